import { about, coreValues } from "./about.ts";
import { claims } from "./claims.ts";
import { company } from "./company.ts";

/** The learning portal's landing page, for signed-in students (specification §2, "LMS landing page"). */
export const portal = {
  meta: {
    title: `Learning portal | ${company.name}`,
    description: "Course outlines, available batches and the recorded lectures of your batch, for signed-in learners.",
  },
  hero: {
    title: "Welcome back",
    lead: "Choose a course to read its outline, look for a batch, or open your batch's recorded lectures with its Secret ID.",
  },
  courses: {
    title: "Courses",
    lead: "Each course has its outline and its batches.",
    durationLabel: "Duration",
    studentsLabel: "Students",
    levelLabel: "Level",
    /** What the cards show for students and level. */
    unknown: "N/A",
    openLabel: "Explore",
    loading: "Loading the courses",
    /** Shown before the message if the list failed to load (specification §8). */
    error: "Error",
    retry: "Try again",
    empty: "No courses are listed yet. Please check again later.",
    allAction: { label: "Browse All Courses", href: "/courses" },
  },
  /** The dialog of a course card; its title is the course's. */
  dialog: {
    prompt: "Choose what you'd like to explore",
    outline: "Course Outline",
    batches: "Available Batches",
    close: "Close",
  },
  stats: { title: "Learning here, in figures", claims: claims.learning },
  mission: about.mission,
  vision: about.vision,
  values: { ...about.values, list: coreValues },
};

import type { IconCard } from "../contracts/content/page-parts.ts";
import { company } from "./company.ts";
import { home } from "./home.ts";

/** A teacher, and the partner university of the programme (specification §3, "Faculty entry"). */
export type FacultyEntry = {
  university: string;
  /** An image address, or null if the university's initials are drawn. */
  logo: string | null;
  program: string;
  name: string;
  /** The person's academic or professional title. */
  title: string;
  /** An image address, or null if the person's initials are shown. */
  image: string | null;
};

/** The six faculty entries. People and partner universities of the demo content are invented. */
export const faculty: FacultyEntry[] = [
  {
    university: "Sheranwala Institute of Technology, Lahore",
    logo: null,
    program: "Full stack web development",
    name: "Hamza Rafiq",
    title: "Senior Lecturer, MSc Software Engineering",
    image: null,
  },
  {
    university: "Soan Valley University, Rawalpindi",
    logo: null,
    program: "Web platform and accessibility",
    name: "Sana Javed",
    title: "Visiting Lecturer, MS Human-Computer Interaction",
    image: null,
  },
  {
    university: "Panjnad University of Applied Science, Bahawalpur",
    logo: null,
    program: "Data analysis and statistics",
    name: "Mahnoor Siddiqui",
    title: "Lecturer, MPhil Statistics",
    image: null,
  },
  {
    university: "Indus Delta University, Karachi",
    logo: null,
    program: "Machine learning and language",
    name: "Dr. Zainab Akhtar",
    title: "Assistant Professor, PhD Computer Science",
    image: null,
  },
  {
    university: "Takht Bahi Institute of Engineering, Mardan",
    logo: null,
    program: "Network security and defence",
    name: "Adeel Nawaz",
    title: "Lecturer, MS Information Security",
    image: null,
  },
  {
    university: "Bolan Valley Institute of Computing, Quetta",
    logo: null,
    program: "Penetration testing and reporting",
    name: "Rabia Anwar",
    title: "Visiting Lecturer, MS Cyber Security",
    image: null,
  },
];

/** The three reasons (specification §2, "Courses page"). */
export const courseReasons: IconCard[] = [
  {
    icon: "award",
    title: "Industry certification",
    text: "A certificate of completion with your capstone behind it. The cyber security course also prepares you for the CEH exam, topic by topic.",
  },
  {
    icon: "people",
    title: "Expert instructors",
    text: "Teachers who build for clients or teach at a university, and who answer in Urdu or English while the code is on the screen.",
  },
  {
    icon: "hammer",
    title: "Hands-on projects",
    text: "From six to twelve projects a course, on local data and real tools, reviewed and kept in your own repository.",
  },
];

/** The courses page's other texts; its cards show the four courses (specification §2, "Courses page"). */
export const coursesPage = {
  meta: {
    title: `Live online courses: web, data, AI, security | ${company.name}`,
    description:
      "Four live courses of three or four months: MERN full stack, data analysis, AI with machine learning and cyber security. Compare modules and projects.",
  },
  hero: {
    title: "Four courses, each ending in work you can show",
    lead: "Live classes twice a week, a guided assignment, and a lab with a named result. Choose by what you want to be able to do.",
    action: { label: "Book your Free Demo", href: "/enrollnow" },
  },
  list: {
    title: "Choose your course",
    lead: "All four start from their foundations and run in evening and weekend batches.",
  },
  /** The texts on each card; both buttons open a new tab. */
  card: {
    duration: "Duration",
    students: "Students",
    rating: "Rating",
    modules: "Modules",
    projects: "Projects",
    level: "Level",
    skills: "You will use",
    enrolAction: { label: "Enrol Now", href: "/enrollnow" },
    outlineAction: { label: "Course Outline" },
    pageLabel: "About this course",
    priceHidden: home.plans.priceHidden,
  },
  faculty: {
    title: "Faculty and partner universities",
    lead: "Who stands in front of the class, and where else they teach.",
    programLabel: "Programme",
  },
  reasons: {
    title: "Why choose us",
    lead: "Three things to compare when you look at other institutes too.",
  },
};

import type { IconCard } from "../contracts/content/page-parts.ts";
import { company } from "./company.ts";

/** What happens in a demo class (specification §2 and §9). */
export const demoSteps: IconCard[] = [
  {
    icon: "calendar",
    title: "Choose a course and a time",
    text: "You see the hours in your own time zone. A confirmation comes by e-mail with an entry for your calendar.",
  },
  {
    icon: "live",
    title: "Join a live class",
    text: "A teacher explains one topic of the course, writes the code or the query in front of you, and lets you try it.",
  },
  {
    icon: "message",
    title: "Ask what you need to know",
    text: "About the outline, your level, the batches and the work it takes. We also say so when another course fits better.",
  },
  {
    icon: "refresh",
    title: "Move it if life intervenes",
    text: "The link in your confirmation changes the time free of charge, or cancels, without a call. We remind you a day and an hour before.",
  },
];

/** The recorded demo, one of our own files (specification §2, "#recorded"). */
export const recordedDemo = {
  title: "Recorded demo: sample of a lecture",
  description:
    "A short sample recording with captions, in the same player in which you watch your batch's lectures. It plays without signing in.",
  url: "/media/lectures/lecture-1.mp4",
  posterUrl: "/media/lectures/lecture-1.jpg",
  captionsUrl: "/media/lectures/lecture-1.vtt",
  captionsLanguage: "en",
  /** ISO 8601. */
  duration: "PT12S",
  durationText: "12 seconds",
  /** ISO 8601 with its time zone. */
  uploadDate: "2025-12-01T10:00:00+05:00",
};

/** The free demo page's other texts (specification §2, "Free demo page"). */
export const demoPage = {
  meta: {
    title: `Book a free live demo class | ${company.name}`,
    description:
      "Sit in a live demo class of 30 to 45 minutes, free and without a card. Choose MERN, data analysis, AI or cyber security, and reschedule free at any time.",
  },
  hero: {
    title: "Try a class before you decide",
    lead: "30 to 45 minutes with a teacher, live and free. Bring your questions; no card and no preparation needed.",
    bookAction: { label: "Book Free Session", href: "#book" },
    recordedAction: { label: "Recorded Demo", href: "#recorded" },
  },
  facts: ["30 to 45 minutes", "Free", "Live, with a teacher", "Reschedule free"],
  steps: {
    title: "What happens in a demo",
    lead: "One real topic, taught as we teach it in the course.",
  },
  book: {
    title: "Book Free Session",
    lead: "A course, a time, and who is coming: that is all we ask. You can still change your mind in the class.",
  },
  chooser: {
    legend: "Which course would you like to try?",
    hint: "Not sure? Take the one whose examples sound like your work.",
  },
  recorded: {
    title: "Recorded Demo",
    lead: "No time for a live class this week? Look at the player and the captions first.",
    captionsNote: "With English captions",
  },
  testimonials: {
    title: "After the demo, after the course",
    lead: "Six learners on how they began and what came of it.",
  },
  faqs: {
    title: "Questions about the demo class",
    lead: "Twelve short answers. For anything else, write to us and you have a reply within 24 hours.",
  },
};

import { company } from "../../content/company.ts";
import { home } from "../../content/home.ts";

/** The batches page's texts (specification §2, "Batches"); the batches come from the database. */
export const batchesPage = {
  meta: (course: { title: string }) => ({
    title: `Batches: ${course.title} | ${company.name}`,
    description: `Batches of ${course.title}: days, hours, teacher, start date and the seats that are left. Choose the one that fits your week.`,
  }),
  crumb: "Batches",
  title: "Available Batches",
  lead: (course: { title: string }) =>
    `${course.title}: the same course at different hours. Choose the one that fits your week.`,
  actions: { outline: "View Course Outline", contact: { label: "Contact Advisor", href: "/contact" } },
  list: "Batches",
  other: {
    title: "None of these fits your week?",
    text: "Tell us the days and hours you have. When five people ask for the same, we open a batch.",
    action: { label: "Ask for other hours", href: "/contact" },
  },
  card: {
    schedule: "Days",
    timing: "Hours",
    instructor: "Teacher",
    dates: "Dates",
    /** Between the first and the last day. */
    until: "to",
    perMonth: "per month",
    priceHidden: home.plans.priceHidden,
    seats: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
    left: (left: number) => (left === 1 ? "1 seat left" : `${left} seats left`),
    enrol: "Enroll Now (Access Videos)",
    lectures: "Watch Recorded Lectures",
    video: "Watch Video",
  },
};

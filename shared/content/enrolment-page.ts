import type { Point } from "../contracts/content/page-parts.ts";
import { company } from "./company.ts";

/** The enrolment page's texts (specification §2 "Enrollment", §3, §5). */
export const enrolmentPage = {
  meta: {
    title: `Enrol in a course | ${company.name}`,
    description: `Ask for a place in a live online course of ${company.name}: MERN, data analysis, AI or cyber security. We answer over WhatsApp within 24 hours.`,
  },
  name: "Enrolment",
  hero: {
    title: "Take your place in the next batch",
    lead: "Tell us which course, and how to reach you. A person answers over WhatsApp, and the first class is a free demo.",
  },
  preparing: "Preparing your experience...",
  withoutScripts: {
    text: "Your browser cannot show the form. Write to us, and we will hold a place for you:",
    contact: { label: "Contact", href: "/contact" },
  },
  form: {
    title: "Your enrolment",
    course: {
      title: "Your course",
      label: "Course",
      placeholder: "Choose a course",
      unknown: "The link you followed names a course we do not offer. Please choose one from the list.",
    },
    plan: {
      title: "Your plan",
      lead: "The classes are the same in each. What changes is how much of a mentor's time is yours.",
      perMonth: "a month",
      unknown: "The link you followed names a plan we do not offer. Please choose one of these.",
    },
    person: { title: "About you" },
    fields: {
      firstName: "First name",
      lastName: "Last name",
      email: "E-mail",
      phone: "Phone (WhatsApp)",
      country: "Country",
      message: "Message (optional)",
    },
    phoneHint: "We answer on this number. From another country, begin with + and its code.",
    messageHint: "Your experience so far, the evenings that suit you, anything you would like to ask.",
    submit: "Send Request",
    submitting: "Sending...",
    refused: "Please check the marked fields and send the form again.",
  },
  /** The start of a message by a visitor without plan selection who comes from a plan's button. */
  planOpening: (plan: string) => `I am interested in the ${plan} plan.\n`,
  panel: {
    /** Shown while no course is chosen. */
    title: "Which course will it be?",
    lead: "Three or four months, a live class twice a week, and projects you can show.",
  },
  summary: {
    title: "Plan summary",
    empty: "Choose a plan to see its total here. In every plan:",
    course: "Course",
    noCourse: "Not chosen yet",
    plan: "Plan",
    fee: "Monthly fee",
    months: (count: number) => `${count} months`,
    duration: "Duration",
    total: "Total",
    button: "Proceed to Payment",
    note: "We store your request first; you pay on the next page. Auto-renewal can be cancelled anytime, and the fee is refundable in full within 7 days from the course start.",
    refund: { label: "Refund policy", href: "/refund-policy" },
  },
  next: {
    title: "What happens next",
    steps: [
      {
        title: "We write to you on WhatsApp",
        text: "Within 24 hours, from a person who knows the course, with the fee and the open batches.",
      },
      {
        title: "You join a free demo class",
        text: "30 to 45 minutes, live, with the teacher you would have.",
      },
      {
        title: "You decide",
        text: "We confirm your seat only when you say so. Until then you owe nothing.",
      },
    ] satisfies Point[],
    chat: "Would you rather ask first?",
    chatAction: "Chat on WhatsApp",
  },
};

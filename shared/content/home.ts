import { company } from "./company.ts";

/** The home page's own texts; the lists in its sections have files of their own (specification §2). */
export const home = {
  meta: {
    title: `${company.name} | Live tech courses and software from ${company.address.city}`,
    description:
      "Live online courses in MERN, data analysis, machine learning and cyber security, and a software team for your business. Book a free demo class.",
  },
  hero: {
    eyebrow: `Live online classes from ${company.address.city}`,
    title: "Learn the craft. Build the thing.",
    lead: "Four practical courses in web development, data analysis, machine learning and cyber security. Small live batches, a lab every week, and teachers who build software for a living.",
    mainAction: { label: "Book Your Free Demo Class", href: "/FreeDemo" },
    secondAction: { label: "View All Courses", href: "/courses" },
    note: "30 to 45 minutes, live and free. No card needed.",
  },
  /** A week in a batch, for the hero's small timetable (specification §9, classes per week). */
  week: {
    title: "Your week in a batch",
    days: [
      { day: "First evening", what: "Live class, 90 minutes", live: true },
      { day: "Second evening", what: "Live class, 90 minutes", live: true },
      { day: "In your own time", what: "Guided assignment", live: false },
    ],
  },
  plans: {
    title: "One course, three ways to be taught",
    lead: "The classes are the same in every plan. What changes is how much of a mentor's time is yours.",
    priceHidden: "Ask us for the fee in your country",
    note: "Every plan starts with a free demo class, and auto-renewal can be cancelled anytime.",
    action: { label: "Enrol Now", href: "/enrollnow" },
  },
  services: {
    title: "Software for your business",
    lead: "The team that teaches also builds. Tell us the problem; we will say what it takes, how long it needs and what we would leave out.",
    action: { label: "View All Services", href: "/services" },
  },
  courses: {
    title: "Courses that end in working projects",
    lead: "Three or four months, a live class twice a week, and a portfolio you can open in front of an employer.",
    enrolAction: { label: "Enrol Now", href: "/enrollnow" },
    outlineAction: { label: "Course Outline" },
    allAction: { label: "View All Courses", href: "/courses" },
  },
  categories: {
    title: "Start from what you want to do",
    lead: "Four fields, each with its own course, teachers and labs.",
  },
  benefits: {
    title: "How learning works here",
    lead: "No secret method. Steady classes, honest feedback and work that leaves the classroom.",
  },
  testimonials: {
    title: "What our learners say",
    lead: "The praise, and the parts they would change.",
  },
  faqs: {
    title: "Questions people ask first",
    lead: "If yours is not here, write to us. We reply within 24 hours.",
    showAll: "Show all 8 questions",
    hideAll: "Hide all questions",
  },
  contact: {
    title: "Talk to us",
    lead: `Ask about a course, a batch or a project. A person in ${company.address.city} reads every message.`,
  },
  learning: {
    title: "Already learning with us?",
    lead: "Outlines, batches and recorded lectures live in the learning portal.",
    action: { label: "Open the LMS", href: "/lms" },
  },
};

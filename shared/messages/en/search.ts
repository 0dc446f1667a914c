import type { Action } from "../../contracts/content/page-parts.ts";

/** Links for an empty or unsuccessful search. */
const suggestions: Action[] = [
  { label: "All courses", href: "/courses" },
  { label: "All services", href: "/services" },
  { label: "Book a free demo class", href: "/FreeDemo" },
  { label: "Refund policy", href: "{policy.refund-policy}" },
];

/** The search page's texts, at `/search?q=`. */
export const searchPage = {
  meta: {
    title: "Search the site | {company.name}",
    description:
      "Search courses, services, projects, questions and policies. Half a word is enough, and a small spelling mistake does not matter.",
  },
  hero: { title: "Search", lead: "Courses, services, projects, questions and policies. Half a word is enough." },
  field: {
    label: "What are you looking for?",
    placeholder: "For example: {examples}",
    submit: "Search",
  },
  /** The kinds of document, as a label on each result. */
  kinds: {
    course: "Course",
    service: "Service",
    project: "Project",
    question: "Question",
    policy: "Policy",
    page: "Page",
  },
  empty: {
    title: "Start with a word",
    lead: "People often look for these:",
    suggestions,
  },
  none: {
    /** Before the search text, which is in quotation marks. */
    title: "Nothing found for",
    lead: "Try a single word, or the English name of the tool. If you do not find it, it may still exist: ask us, and a person will answer within {company.replyTime}.",
    suggestions,
    contactAction: { label: "Ask us", href: "/contact" },
  },
  /** The number of results. */
  count: { one: "{count} result", other: "{count} results" },
};

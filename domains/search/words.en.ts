import type { Action } from "#domains/content/contract/page-parts.ts";

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
      "Search courses, fees, batches, teachers, services and policies. Half a word is enough, and a spelling mistake does not matter.",
  },
  hero: { title: "Search", lead: "Courses, fees, batches, teachers, services and policies. Half a word is enough." },
  field: {
    label: "What are you looking for?",
    placeholder: "For example: {examples}",
    submit: "Search",
  },
  /** The kinds of document, as a label on each result. */
  kinds: {
    answer: "Answer",
    course: "Course",
    service: "Service",
    batches: "Batches",
    outline: "Outline",
    teacher: "Person",
    project: "Project",
    question: "Question",
    policy: "Policy",
    page: "Page",
  },
  /** The texts of results whose documents have no text of their own. */
  texts: {
    batches: {
      title: "{cardTitle}: batches, days and times",
      line: "{name}: {schedule}, {timing}, {mode}, with {instructor}",
    },
    outline: { title: "{cardTitle}: course outline" },
    branch: { title: "{name}: address and batches", keywords: "branch, campus, address, location, map, visit" },
    /** The page where a certificate is verified. */
    verify: {
      keywords: "certificate, verify, verification, check, genuine, fake, employer, number, credential, diploma",
      names: [
        "verify",
        "verify certificate",
        "certificate verification",
        "check a certificate",
        "employer verification",
        "verify a certificate",
        "certificate verify",
        "check certificate",
        "certificate check",
        "certificate number",
        "check certificate number",
        "fake certificate",
        "genuine certificate",
        "real certificate",
        "certificate asli",
        "certificate asli hai",
        "certificate naqli",
        "certificate tasdeeq",
        "tasdeeq",
        "sanad ki tasdeeq",
        "employer",
        "employers",
        "for employers",
        "candidate verification",
        "background check",
        "verification",
        "verification page",
        "qr code certificate",
        "hr verification",
        "confirm certificate",
      ],
    },
    courseQuestion: "{cardTitle}: {question}",
    teacher: {
      teaching: "{title}. {about}",
      team: "{role}. {experience}",
      faculty: "{title}, {university}. Teaches: {program}.",
    },
  },
  /** English words that visitors type that say nothing about the subject, separated by spaces. */
  fillers:
    "a an the of for to in on at by from with and or is are was be am do does did can could will would should may i me my we our us you your it its this that there any some please pls plz tell give show want need like know about how what which who whom where when why get have has take make let if than then so as but not no yes hi hello",
  /** Words for the same thing, a line for each thing. */
  synonyms: [
    "fee fees price prices cost charges tuition",
    "timing timings timetable schedule",
    "teacher instructor tutor trainer",
    "enrol enroll register registration admission",
    "refund reimbursement cancel cancellation",
    "phone telephone mobile",
    "address location directions",
    "certificate certification diploma",
    "syllabus outline curriculum",
  ],
  /** Words typed beside the name of a course or service, by the kind of page they ask for. */
  beside: {
    course:
      "course courses class classes training learn learning study fee fees price cost duration months long certificate",
    service: "service services company agency cost price quote hire build develop developer business project maker",
    batches:
      "batch batches timing timings time times schedule start starts starting date dates day days weekend evening morning seat seats next",
    outline: "outline syllabus curriculum topics contents modules weeks pdf",
    teacher: "teacher teachers instructor trainer tutor sir madam miss dr faculty",
  },
  empty: {
    title: "Start with a word",
    lead: "People often look for these:",
    suggestions,
  },
  none: {
    /** Before the search text, which is in quotation marks. */
    title: "Nothing found for",
    lead: "Try one word, or ask us in your own words: a person answers within {company.replyTime}.",
    suggestions,
    contactAction: { label: "Ask us", href: "/contact" },
  },
  /** Takes the search to the assistant. */
  ask: "Ask the assistant",
  /** The number of results. */
  count: { one: "{count} result", other: "{count} results" },
};

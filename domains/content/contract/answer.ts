import { z } from "zod";
import { language, line, prose, wholeNumber } from "#shared/fields.ts";

/** The kinds of question that institutes receive. */
export const questionKinds = [
  ...["hello", "thanks", "bye", "bot", "about", "staff", "trust", "courses", "course"],
  ...["elsewhere", "parts", "week", "services", "quote", "timeline", "projectTerms", "portfolio", "corporate"],
  ...["fee", "plan", "payment", "instalment", "discount", "free", "demo", "demoLength", "demoReschedule"],
  ...["demoTimes", "demoNext", "demoNeeds", "duration", "start", "late", "timing", "seats", "teacher"],
  ...["online", "abroad", "location", "contact", "reply", "hours", "certificate", "exam", "refund"],
  ...["refundTime", "cancel", "recording", "reschedule", "enrol", "workload", "language", "equipment", "age"],
  ...["beginner", "level", "choose", "several", "syllabus", "projects", "job", "salary", "support"],
  ...["material", "portal", "password", "receipt", "secret", "camera", "women", "partner", "social"],
  ...["privacy", "law", "hiring", "recognised", "registered", "verify", "complaint", "human", "cheapest", "branch"],
  ...["hour", "children", "holidays", "buildElsewhere", "unknown"],
] as const;

export type QuestionKind = (typeof questionKinds)[number];

/**
 * Names in braces that an answer's words can use: figures and links of the institute, and lists about the subjects
 * asked about.
 */
export const answerNames = [
  ...[
    "whatsapp",
    "hours",
    "demoHours",
    "phones",
    "emails",
    "social",
    "transfers",
    "refundTimes",
    "mission",
    "team",
    "faculty",
  ],
  ...["courseCount", "courseLinks", "courseTimes", "serviceCount", "planCount", "projectCount", "portfolio"],
  ...["courses", "fees", "durations", "outlines", "beginnings", "suited", "projectCounts", "levels", "ratings"],
  ...[
    "teachers",
    "teacherTitles",
    "priceNote",
    "planPrices",
    "plansAMonth",
    "plans",
    "askForPrices",
    "services",
    "serviceLinks",
  ],
  ...["timelines", "priceText", "batchLinks", "starts", "running", "late", "timings", "modes", "onSite", "seats"],
  ...["least", "most", "named", "parts", "week", "cheapest", "atHour", "demoMinutes", "branches"],
] as const;

/** Further names for the words about one course or service. */
export const subjectNames = [
  ...["id", "title", "cardTitle", "canonicalPath", "landingPath", "tagline", "description", "duration", "months"],
  ...["weeks", "modules", "moduleList", "projects", "skills", "level", "students", "rating", "beginsWith", "suits"],
  ...["instructors", "features", "technologies", "timelineText", "figures", "outlineLink", "everyWeek"],
] as const;

/** Words whose names in braces are known; names with a dot are facts, which every document may use. */
function wordsWith(known: readonly string[]) {
  return prose(3000).superRefine((text, context) => {
    for (const [, name = ""] of text.matchAll(/\{(\w+)\}/g))
      if (!known.includes(name)) context.addIssue({ code: "custom", message: `No answer can name {${name}}.` });
  });
}

/** The lists, and the parts of sentences, whose words come with an answer in another language. */
export const spokenLines = [
  ...["fees", "cheapest", "starts", "running", "durations", "timings", "seats", "late", "priceNote"],
] as const;

/** The answer to a question in another language than the site's, instead of the one in the site's. */
const spokenAnswer = z.strictObject({
  /** The question's language, one that the assistant recognises: "ur-Latn" is Urdu in Latin letters. */
  lang: language,
  text: wordsWith(answerNames),
  one: wordsWith([...answerNames, ...subjectNames]).optional(),
  several: wordsWith(answerNames).optional(),
  /** For hidden prices, and that about one course; the program's own words if there are none. */
  hidden: wordsWith(answerNames).optional(),
  hiddenOne: wordsWith([...answerNames, ...subjectNames]).optional(),
  /** For an empty list in the text. */
  none: wordsWith(answerNames).optional(),
  /** One line of a list that the text names, with the names that the program's own line has. */
  lines: z.partialRecord(z.enum(spokenLines), prose(300)).optional(),
});

/**
 * The assistant's answer to some questions, in the markup of the chat: `**bold**`, `- lists`, `[links](/contact)`.
 * Without a text it only adds phrasings to the program's own answer to its first kind.
 */
export const answer = z.strictObject({
  position: wholeNumber(0),
  /** The kinds of question that it answers, in place of the program's own answers to them. */
  kinds: z.array(z.enum(questionKinds)).max(20),
  /** Further questions that it answers; `{course}`, `{service}`, `{part}` and `{house}` stand for any name of these. */
  phrasings: z.array(line(300)).max(200),
  /**
   * The answer. It names no price itself, because prices are hidden from some visitors (specification §4); lists such as
   * `{fees}` are empty for these.
   */
  text: wordsWith(answerNames).optional(),
  /** The answer about exactly one course or service, and about several that were named. */
  one: wordsWith([...answerNames, ...subjectNames]).optional(),
  several: wordsWith(answerNames).optional(),
  /** The same in other languages, for questions in these. */
  spoken: z.array(spokenAnswer).max(5).optional(),
  /** For the kind "elsewhere": things people ask for that are not offered. */
  subjects: z.array(line(80)).max(200).optional(),
  /** Questions that use the institute's words but are for someone else; the assistant learns to refuse them. */
  refused: z.array(line(300)).max(500).optional(),
});

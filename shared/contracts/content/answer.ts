import { z } from "zod";
import { line, prose, wholeNumber } from "./fields.ts";

/** The kinds of question that institutes are asked. */
export const questionKinds = [
  ...["hello", "thanks", "bye", "bot", "about", "staff", "trust", "courses", "course"],
  ...["elsewhere", "parts", "week", "services", "quote", "timeline", "projectTerms", "portfolio", "corporate"],
  ...["fee", "plan", "payment", "instalment", "discount", "free", "demo", "demoLength", "demoReschedule"],
  ...["demoTimes", "demoNext", "demoNeeds", "duration", "start", "late", "timing", "seats", "teacher"],
  ...["online", "abroad", "location", "contact", "reply", "hours", "certificate", "exam", "refund"],
  ...["refundTime", "cancel", "recording", "reschedule", "enrol", "workload", "language", "equipment", "age"],
  ...["beginner", "level", "choose", "several", "syllabus", "projects", "job", "salary", "support"],
  ...["material", "portal", "password", "receipt", "secret", "camera", "women", "partner", "social"],
  ...["privacy", "law", "hiring"],
] as const;

export type QuestionKind = (typeof questionKinds)[number];

/** What an answer's words can name in braces: figures and links of the institute, and lists about what was asked. */
export const answerNames = [
  ...["whatsapp", "hours", "phones", "emails", "social", "transfers", "refundTimes", "mission", "team", "faculty"],
  ...["courseCount", "courseLinks", "courseTimes", "serviceCount", "planCount", "projectCount", "portfolio"],
  ...["courses", "fees", "durations", "outlines", "beginnings", "suited", "projectCounts", "levels", "ratings"],
  ...["teachers", "teacherTitles", "priceNote", "planPrices", "plans", "askForPrices", "services", "serviceLinks"],
  ...["timelines", "priceText", "batchLinks", "starts", "running", "late", "timings", "modes", "onSite", "seats"],
  ...["least", "most", "named", "parts", "week"],
] as const;

/** What the words about one course or service can name besides. */
export const subjectNames = [
  ...["id", "title", "cardTitle", "canonicalPath", "landingPath", "tagline", "description", "duration", "months"],
  ...["weeks", "modules", "moduleList", "projects", "skills", "level", "students", "rating", "beginsWith", "suits"],
  ...["instructors", "features", "technologies", "timelineText", "figures", "outlineLink", "everyWeek"],
] as const;

/** Words whose names in braces are known; names with a dot are facts, which every document may name. */
function wordsWith(known: readonly string[]) {
  return prose(3000).superRefine((text, context) => {
    for (const [, name = ""] of text.matchAll(/\{(\w+)\}/g))
      if (!known.includes(name)) context.addIssue({ code: "custom", message: `No answer can name {${name}}.` });
  });
}

/**
 * What the assistant answers to some questions, in the markup of the chat: `**bold**`, `- lists`, `[links](/contact)`.
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
  /** For the kind "elsewhere": what people ask for in vain. */
  subjects: z.array(line(80)).max(200).optional(),
  /** Questions that have words of the institute and are for somebody else; the assistant learns to refuse them. */
  refused: z.array(line(300)).max(500).optional(),
});

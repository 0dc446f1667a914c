import { z } from "zod";
import { because } from "#shared/because.ts";
import { cleanText } from "#shared/clean-text.ts";
import { quizBounds } from "./rules/quiz-bounds.ts";

/** The kinds of questions: one right option, several, a number, a short text, options to put in order, an essay. */
export const questionKinds = ["one", "many", "number", "text", "order", "essay"] as const;
export type QuestionKind = (typeof questionKinds)[number];

const optionId = z.string().regex(/^[\w-]{1,40}$/);
const text = (most: number, missing: Parameters<typeof because>[0]) =>
  z.string().trim().min(1, because(missing)).max(most, because("field.tooLong"));

/** An option of a question. Its id is random, so that it reveals nothing. */
const quizOption = z.object({ id: optionId, text: text(500, "field.quizOptionMissing") });
export type QuizOption = z.infer<typeof quizOption>;

const accepted = z
  .array(text(200, "field.quizAcceptedMissing"))
  .min(1, because("field.quizAcceptedMissing"))
  .max(quizBounds.accepted, because("field.quizAcceptedMany"));

/** The right answer of a question. Only scoring, the editor and shown solutions read it. */
export const quizKey = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("one"), option: z.string(because("field.quizKeyMissing")) }),
  z.object({ kind: z.literal("many"), options: z.array(optionId).min(1, because("field.quizKeyMissing")) }),
  z.object({
    kind: z.literal("number"),
    value: z.number(because("field.quizNumberMissing")),
    /** The allowed distance of an answer from it. */
    tolerance: z.number(because("field.quizNumberMissing")).min(0, because("field.quizNumberMissing")),
  }),
  z.object({ kind: z.literal("text"), accepted }),
  z.object({ kind: z.literal("order"), options: z.array(optionId) }),
  /** An essay is marked by hand: `guide` says what a good one holds. */
  z.object({ kind: z.literal("essay"), guide: z.string().trim().max(4000, because("field.tooLong")) }),
]);
export type QuizKey = z.infer<typeof quizKey>;

const questionPoints = z
  .number(because("field.quizPoints"))
  .positive(because("field.quizPoints"))
  .max(quizBounds.points, because("field.quizPoints"));

/** A question as staff enter it. */
export const quizQuestion = z
  .object({
    text: text(4000, "field.quizTextMissing"),
    points: questionPoints,
    options: z.array(quizOption).max(quizBounds.options, because("field.quizOptionsMany")),
    key: quizKey,
    /** Why the right answer is right; students see it with the right answers. */
    explanation: z.string().trim().max(4000, because("field.tooLong")).default(""),
  })
  .superRefine(({ options, key }, context) => {
    const refuse = (field: string, reason: Parameters<typeof because>[0]) =>
      context.addIssue({ code: "custom", path: [field], message: because(reason) });
    if (key.kind === "number" || key.kind === "text" || key.kind === "essay") return;
    const ids = options.map(({ id }) => id);
    if (ids.length < 2) return refuse("options", "field.quizOptionsFew");
    const named = key.kind === "one" ? [key.option] : key.options;
    const isWhole = key.kind !== "order" || named.length === ids.length;
    const isKnown = named.every((id) => ids.includes(id));
    const isOnce = new Set(named).size === named.length && new Set(ids).size === ids.length;
    if (!isWhole || !isKnown || !isOnce) refuse("key", "field.quizKeyMissing");
  });
export type QuizQuestion = z.infer<typeof quizQuestion>;

const readTopic = (typed: string) => cleanText(typed.replace(/[\p{Cc}\u2028\u2029]+/gu, " "));

/** The topic of a question in the bank; empty for none. */
const questionTopic = z
  .string()
  .transform(readTopic)
  .pipe(z.string().max(quizBounds.topic, because("field.tooLong")));

/** A question of a course's bank as staff enter it. */
export const bankEntry = z.strictObject({ topic: questionTopic, question: quizQuestion });
export type BankEntry = z.infer<typeof bankEntry>;

/** What a quiz draws from the bank of its course for each attempt. */
export const quizDraw = z.strictObject({
  count: z
    .int(because("field.quizDrawCount"))
    .min(1, because("field.quizDrawCount"))
    .max(quizBounds.questions, because("field.quizDrawCount")),
  /** Null for any topic. */
  topic: questionTopic.nullable(),
  /** Of each question. */
  points: questionPoints,
});
export type QuizDrawEntry = z.infer<typeof quizDraw>;

/** Questions as text, in the format GIFT or Aiken. */
export const questionTexts = z.strictObject({
  text: z.string().max(quizBounds.importedText, because("field.tooLong")),
  /** Of each question: the formats say none. */
  points: questionPoints,
  /** The topic of questions under no `$CATEGORY`. */
  topic: questionTopic,
});
export type QuestionTexts = z.infer<typeof questionTexts>;

/** A student's answer. A number is stored as it was typed. */
export const quizAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("one"), option: optionId }),
  z.object({ kind: z.literal("many"), options: z.array(optionId).max(quizBounds.options) }),
  z.object({ kind: z.literal("number"), text: z.string().max(60) }),
  z.object({ kind: z.literal("text"), text: z.string().max(500) }),
  z.object({ kind: z.literal("order"), options: z.array(optionId).max(quizBounds.options) }),
  z.object({ kind: z.literal("essay"), text: z.string().max(quizBounds.essay) }),
]);
export type QuizAnswer = z.infer<typeof quizAnswer>;

/** A question as students see it: without its key. */
export interface AskedQuestion {
  id: string;
  kind: QuestionKind;
  text: string;
  points: number;
  options: QuizOption[];
  /** What its picture shows, for who does not see it; null for no picture. */
  pictureAlt: string | null;
}

/** Points and a comment for an essay. */
export const essayMark = z.strictObject({
  points: z.number(because("field.quizMark")).min(0, because("field.quizMark")),
  comment: z.string().trim().max(4000, because("field.tooLong")),
});
export type EssayMark = z.infer<typeof essayMark>;

/** What one student may have more than the others in a quiz. */
export const quizAllowance = z.strictObject({
  /** Added to the minutes of an attempt, and to the time at which the quiz closes. */
  minutes: z
    .int(because("field.quizMore"))
    .min(0, because("field.quizMore"))
    .max(quizBounds.minutes, because("field.quizMore")),
  /** Added to the attempts. */
  attempts: z
    .int(because("field.quizMoreAttempts"))
    .min(0, because("field.quizMoreAttempts"))
    .max(quizBounds.attempts, because("field.quizMoreAttempts")),
  /** When the quiz closes for them; null for as for all. */
  closesAt: z.coerce.date().nullable(),
});
export type QuizAllowance = z.infer<typeof quizAllowance>;

/** What the picture of a question shows, as text. */
export const pictureAlt = text(300, "field.quizAltMissing");

/** Answers that a page sends while they are typed. */
export const quizSaving = z.object({
  attempt: z.uuid(),
  answers: z
    .array(
      z.object({
        question: z.uuid(),
        answer: quizAnswer,
        /** Grows with each change of an answer; the greater one counts, in whatever order they arrive. */
        sequence: z.int().nonnegative(),
      }),
    )
    .max(quizBounds.questions),
  /** Whether the attempt ends with them. */
  handIn: z.boolean().default(false),
});
export type QuizSaving = z.infer<typeof quizSaving>;

/** The answer to saving: the stored sequence of each question that was sent, and the time left in the attempt. */
export interface QuizSaved {
  saved: { question: string; sequence: number }[];
  isOver: boolean;
  /** Milliseconds; null without an end. */
  left: number | null;
}

/** The staff's settings of a quiz. */
export const quizSettings = z.object({
  title: text(160, "field.quizTitleMissing"),
  instructions: z.string().trim().max(4000, because("field.tooLong")),
  /** The class that it is for. */
  classId: z.uuid().nullable(),
  opensAt: z.coerce.date().nullable(),
  closesAt: z.coerce.date().nullable(),
  minutes: z
    .int(because("field.quizMinutes"))
    .min(1, because("field.quizMinutes"))
    .max(quizBounds.minutes, because("field.quizMinutes"))
    .nullable(),
  attempts: z
    .int(because("field.quizAttempts"))
    .min(1, because("field.quizAttempts"))
    .max(quizBounds.attempts, because("field.quizAttempts")),
  shuffle: z.boolean(),
});
export type QuizSettings = z.infer<typeof quizSettings>;

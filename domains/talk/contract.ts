import { z } from "zod";
import { because } from "#shared/because.ts";
import { requiredLine } from "#shared/fields.ts";

/** The groups that an announcement can go to: of batches, of a class, all who owe, or people chosen one by one. */
export const groups = ["students", "waiting", "owing", "absent", "people"] as const;

export type Group = (typeof groups)[number];

/** The longest announcement, in characters. */
export const longestAnnouncement = 5_000;

/** Maximum number of people chosen one by one. */
const mostChosen = 5_000;

/** Maximum number of files of an announcement. */
export const mostFiles = 10;

/** The time in which an announcement can be taken back before it reaches anybody, in seconds. */
export const undoSeconds = 60;

/** Whether a link of a text would run a script or open a file: it would be shown as text. */
const leadsAstray = (text: string) =>
  text
    .split("](")
    .slice(1)
    .some((after) => /^\s{0,20}(?:javascript|data|vbscript|file|blob):/i.test(after.slice(0, 40)));

/** Whom an announcement goes to, besides its batches: a group of theirs, those of a class, or chosen people. */
export const audience = z.strictObject({
  group: z.enum(groups, because("field.notChosen")),
  /** The class it is about; needed for those who were absent. */
  classId: z.uuid().nullable().default(null),
  personIds: z.array(z.uuid()).max(mostChosen).default([]),
});

export type Audience = z.infer<typeof audience>;

export const newAnnouncement = audience.extend({
  /** The form's own id: the same form sent twice announces once. */
  id: z.uuid().exactOptional(),
  title: requiredLine(120, "field.missing"),
  text: z
    .string()
    .trim()
    .min(1, because("field.messageEmpty"))
    .max(longestAnnouncement, because("field.tooLong"))
    .refine((text) => !leadsAstray(text), because("field.linkWrong")),
  byEmail: z.boolean(),
  /** Files that its author has uploaded, or that stand at an announcement which the author may read. */
  fileIds: z.array(z.uuid()).max(mostFiles, because("field.filesTooMany")).exactOptional(),
  /** Null for now. */
  startsAt: z.coerce.date(because("field.timeWrong")).nullable(),
});

export type NewAnnouncement = z.infer<typeof newAnnouncement>;

/** An announcement that staff use again. */
export const savedAnnouncement = newAnnouncement.pick({ title: true, text: true }).extend({ id: z.uuid() });

export type SavedAnnouncement = z.infer<typeof savedAnnouncement>;

/** The things beside which a student asks. */
export const questionPlaces = ["class", "lecture", "work", "quiz"] as const;

/** A thing beside which a student asks: a class, a recorded lecture, an assignment or a quiz. */
export interface QuestionPlace {
  place: (typeof questionPlaces)[number];
  placeId: string;
}

/** Who may read a question: the teacher and the office alone, or the whole batch. */
export const questionReaders = ["teacher", "batch"] as const;

/** The longest question or answer, in characters. */
const longestQuestion = 5_000;

const message = z
  .string()
  .trim()
  .min(1, because("field.messageEmpty"))
  .max(longestQuestion, because("field.tooLong"))
  .refine((text) => !text.includes("\0"), because("field.messageEmpty"));

/** The largest picture beside a question, in bytes. */
export const questionPictureBytes = 10 * 1024 * 1024;

/** Media type → ending, of the pictures that a question takes. */
export const questionPictures: Partial<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/** A question as a student sends it. */
export const newQuestion = z.strictObject({
  /** Made by the page: the same one again is the same question. */
  key: z.uuid(),
  to: z.enum(questionReaders, because("field.notChosen")),
  text: message,
  /** The second of a recording that it is about. */
  second: z.int().min(0).max(86_400).nullable(),
});

export type NewQuestion = z.infer<typeof newQuestion>;

/** A further message in a thread, or an answer. */
export const threadText = message.refine((text) => !leadsAstray(text), because("field.linkWrong"));

/** One answer to all who asked the same. */
export const newAnswer = z.strictObject({
  /** The form's own id: the same form sent twice answers once. */
  id: z.uuid(),
  questionIds: z.array(z.uuid()).min(1, because("field.notChosen")).max(100),
  text: threadText,
});

export type NewAnswer = z.infer<typeof newAnswer>;

/** An answer that is kept beside a lecture: the question in words that fit everybody, and the answer. */
export const newKeptAnswer = z.strictObject({
  questionId: z.uuid(),
  lectureId: z.string().min(1, because("field.notChosen")).max(200),
  question: message,
  answer: threadText,
});

export type NewKeptAnswer = z.infer<typeof newKeptAnswer>;

/** Why something is hidden from students: one line, which only staff read. */
export const hiding = z.strictObject({
  questionId: z.uuid(),
  /** A message of the thread; null for the question with all of it. */
  messageId: z.uuid().nullable(),
  why: requiredLine(200, "field.missing"),
});

export type Hiding = z.infer<typeof hiding>;

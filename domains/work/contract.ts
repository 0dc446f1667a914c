import { z } from "zod";
import { because } from "#shared/because.ts";
import { requiredLine } from "#shared/fields.ts";
import { readLink } from "#shared/read-link.ts";

/** The kinds of work for the students of a batch. */
export type WorkKind = "assignment" | "quiz";

/** The cost of a late hand-in: `perDay` per cent per day begun, at most `most`; none after `closesAfter` days. */
export interface LateRule {
  perDay: number;
  most: number;
  closesAfter: number | null;
}

/** The accepted kinds of hand-in. */
export const handInKind = z.enum(["text", "file", "link"]);

export type HandInKind = z.infer<typeof handInKind>;

const MB = 1024 * 1024;

/** The largest file of a hand-in that any assignment takes, in bytes. */
export const largestHandInFile = 25 * MB;

/** Maximum number of files of one hand-in. */
export const mostHandInFiles = 10;

/** The longest text of a hand-in, in characters. */
const longestHandIn = 50_000;

const percent = z.number(because("field.percentWrong")).min(0, because("field.percentWrong"));

/** Points, to the hundredth. */
const pointsOf = (least: number) =>
  z
    .number(because("field.pointsWrong"))
    .min(least, because("field.pointsWrong"))
    .max(10_000, because("field.pointsWrong"))
    .refine((points) => Math.abs(points * 100 - Math.round(points * 100)) < 1e-6, because("field.pointsWrong"));

/** The cost of a late hand-in, as `LateRule` says. */
const lateRule: z.ZodType<LateRule> = z.object({
  perDay: percent.max(100, because("field.percentWrong")),
  most: percent.max(100, because("field.percentWrong")),
  closesAfter: z
    .int(because("field.daysWrong"))
    .min(0, because("field.daysWrong"))
    .max(365, because("field.daysWrong"))
    .nullable(),
});

/** A line of a rubric: its criterion and maximum points. */
const criterion = z.object({
  id: z.string().min(1).max(40),
  title: requiredLine(160, "field.criterionMissing"),
  points: pointsOf(0),
});

export type Criterion = z.infer<typeof criterion>;

/** An assignment as staff write it. */
export const newAssignment = z.object({
  title: requiredLine(160, "field.workTitleMissing"),
  instructions: z.string().max(20_000, because("field.tooLong")),
  /** The class that it is for. */
  classId: z.uuid().nullable(),
  points: pointsOf(0.01),
  dueAt: z.coerce.date(because("field.timeWrong")).nullable(),
  lateRule: lateRule.nullable(),
  accepts: z.array(handInKind).min(1, because("field.acceptsNothing")),
  maxFileBytes: z
    .int(because("field.fileSizeWrong"))
    .min(1, because("field.fileSizeWrong"))
    .max(largestHandInFile, because("field.fileSizeWrong")),
  rubric: z.array(criterion).max(20, because("field.rubricTooLong")),
  /** The time from which students see it; null for not yet. */
  publishedAt: z.coerce.date(because("field.timeWrong")).nullable(),
});

export type NewAssignment = z.infer<typeof newAssignment>;

/** A hand-in as a student sends it. */
export const newHandIn = z.object({
  /** Made by the page, once per hand-in: sending it again changes nothing. */
  key: z.uuid(),
  text: z.string().max(longestHandIn, because("field.tooLong")),
  link: z
    .string()
    .overwrite(readLink)
    .max(2000, because("field.tooLong"))
    .refine((text) => text === "" || /^https?:\/\/[^\s]+$/i.test(text), because("field.linkWrong")),
  /** Files that were uploaded before. */
  fileIds: z.array(z.uuid()).max(mostHandInFiles, because("field.filesTooMany")),
});

export type NewHandIn = z.infer<typeof newHandIn>;

/** A teacher's grade of a hand-in. */
export const newGrade = z.object({
  /** Before the late penalty; null for feedback alone. */
  points: pointsOf(0).nullable(),
  /** Criterion's id → points. */
  rubric: z.record(z.string(), pointsOf(0)),
  feedback: z.string().max(20_000, because("field.tooLong")),
});

export type NewGrade = z.infer<typeof newGrade>;

/** A cell of the gradebook as it was typed; `seen` is the version that was shown, 0 for none. */
export const gradebookCell = z.object({
  workId: z.uuid(),
  enrolmentId: z.uuid(),
  points: pointsOf(0).nullable(),
  seen: z.int().min(0),
});

export type GradebookCell = z.infer<typeof gradebookCell>;

import { z } from "zod";
import { holidaysOfCopy } from "#domains/timetable/contract.ts";
import { day, line } from "#shared/fields.ts";

/** A copy of a batch for the next term. */
export const batchCopy = z.object({
  name: line(120),
  startDate: day,
  holidays: holidaysOfCopy,
  withLectures: z.boolean(),
  /** Works and materials move with the first day. */
  withAssignments: z.boolean().default(false),
  withQuizzes: z.boolean().default(false),
  withMaterials: z.boolean().default(false),
});
export type BatchCopy = z.input<typeof batchCopy>;

const fields = z.record(z.string(), z.unknown());

/** A batch as its form holds it, the fields that the form began with, and for a new one its days and hours. */
export const typedBatch = z.strictObject({ fields, seen: fields.optional(), rule: fields.optional() });
export type TypedBatch = z.infer<typeof typedBatch>;

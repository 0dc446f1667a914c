import { z } from "zod";
import { holidaysOfCopy } from "#domains/timetable/contract.ts";
import { day, line } from "#shared/fields.ts";

/** A copy of a batch for the next term. */
export const batchCopy = z.object({
  name: line(120),
  startDate: day,
  holidays: holidaysOfCopy,
  withLectures: z.boolean(),
});
export type BatchCopy = z.infer<typeof batchCopy>;

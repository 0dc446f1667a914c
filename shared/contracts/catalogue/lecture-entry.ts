import { z } from "zod";
import { count, kebabWord, oneLine } from "./entry-fields.ts";
import { lectureAddress } from "./lecture-address.ts";

/** A recorded lecture as the staff write it (specification §3, "Video"). Its id never changes. */
export const lectureEntry = z.strictObject({
  id: kebabWord,
  batchId: kebabWord,
  /** What the batch is called in the lectures table's first column. */
  batchNumber: oneLine(40),
  /** Unique in its batch. */
  lectureNumber: count(1),
  title: oneLine(160),
  url: lectureAddress,
});

export type LectureEntry = z.infer<typeof lectureEntry>;

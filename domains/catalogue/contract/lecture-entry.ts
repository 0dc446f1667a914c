import { z } from "zod";
import { count, kebabWord, oneLine } from "#shared/fields.ts";

/** A recorded lecture as staff enter it (specification §3, "Video"). Its id never changes. */
export const lectureEntry = z.strictObject({
  id: kebabWord,
  batchId: kebabWord,
  /** The batch's name in the lectures table's first column. */
  batchNumber: oneLine(120),
  /** Unique in its batch. */
  lectureNumber: count(1),
  title: oneLine(160),
  /** An address from which a video may be embedded, or one of our own files: "file:lectures/1f0c.mp4". */
  url: oneLine(500),
});

export type LectureEntry = z.infer<typeof lectureEntry>;

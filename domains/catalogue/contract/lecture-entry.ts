import { z } from "zod";
import { kebabWord, line, wholeNumber } from "#shared/fields.ts";
import { readLink } from "#shared/read-link.ts";

/** A recorded lecture as staff enter it (specification §3, "Video"). Its id never changes. */
export const lectureEntry = z.strictObject({
  id: kebabWord,
  batchId: kebabWord,
  /** The batch's name in the lectures table's first column. */
  batchNumber: line(120),
  /** Unique in its batch. */
  lectureNumber: wholeNumber(1),
  title: line(160),
  /** An address from which a video may be embedded, or one of our own files: "file:lectures/1f0c.mp4". */
  url: line(500).overwrite(readLink),
});

export type LectureEntry = z.infer<typeof lectureEntry>;

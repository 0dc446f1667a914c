import { z } from "zod";
import { oneLine } from "#shared/fields.ts";

/** The largest video of a lecture, in bytes. */
export const largestVideo = 4 * 1024 ** 3;

/** A lecture's video as its upload begins. */
export const newUpload = z.object({
  title: oneLine(160),
  fileName: oneLine(255),
  /** In bytes. */
  size: z.int().min(1).max(largestVideo),
  /** When the file was changed last, in milliseconds. */
  modifiedAt: z.int().min(0),
});

export type NewUpload = z.infer<typeof newUpload>;

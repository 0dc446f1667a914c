import { z } from "zod";

/** A recorded lecture as the videos call answers it (specification §3, "Video"). */
export const lecture = z
  .object({
    _id: z.string(),
    batchNumber: z.string(),
    lectureNumber: z.int().positive(),
    title: z.string(),
    /** An embed address, or one of our own files. */
    url: z.string(),
  })
  .meta({ id: "Video" });

export type Lecture = z.infer<typeof lecture>;

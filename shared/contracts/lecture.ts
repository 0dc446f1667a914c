import { z } from "zod";

/** A recorded lecture as the videos call returns it (specification §3, "Video"). */
export const lecture = z
  .object({
    _id: z.string(),
    batchNumber: z.string(),
    lectureNumber: z.int().positive(),
    title: z.string(),
    /** An embed address, or a link to one of our own files; empty if the video cannot be shown. */
    url: z.string(),
    /** A link to its captions (WebVTT), if one of our own files has them. */
    captionsUrl: z.string().optional(),
  })
  .meta({ id: "Video" });

export type Lecture = z.infer<typeof lecture>;

/** `GET /batches/{batchId}/videos`: the lectures in order (specification §7). */
export const lecturesAnswer = z.object({ videos: z.array(lecture) }).meta({ id: "Videos" });

export type LecturesAnswer = z.infer<typeof lecturesAnswer>;

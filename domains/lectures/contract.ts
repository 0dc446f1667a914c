import { z } from "zod";

/** How far a signed-in student has watched a lecture, as the player sends it. */
export const watchedPart = z
  .object({
    /** Where they stopped, from the start. */
    seconds: z.number().min(0).max(86_400),
    isFinished: z.boolean(),
  })
  .meta({ id: "WatchedPart" });

export type WatchedPart = z.infer<typeof watchedPart>;

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
    /** How far the signed-in student has watched it; missing before the first time, and for anybody else. */
    progress: watchedPart
      .extend({
        /** The video's length in seconds; null where the file does not tell it. */
        length: z.number().nullable(),
      })
      .optional(),
  })
  .meta({ id: "Video" });

export type Lecture = z.infer<typeof lecture>;

/** `GET /batches/{batchId}/videos`: the lectures in order (specification §7). */
export const lecturesAnswer = z.object({ videos: z.array(lecture) }).meta({ id: "Videos" });

export type LecturesAnswer = z.infer<typeof lecturesAnswer>;

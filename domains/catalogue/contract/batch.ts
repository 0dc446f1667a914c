import { z } from "zod";

/** A batch of a course that a student can join (specification §3, "Batch"). */
export const batch = z
  .object({
    _id: z.string(),
    courseId: z.string(),
    name: z.string(),
    mode: z.enum(["Online", "On-site", "Hybrid"]),
    /** The days, in words: "Mon, Wed, Fri". */
    schedule: z.string(),
    /** The hours and their zone, in words: "7:00 PM – 8:30 PM PKT". */
    timing: z.string(),
    instructor: z.string(),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    /** US dollars a month. */
    price: z.number().nonnegative(),
    seats: z.int().positive(),
    enrolled: z.int().nonnegative(),
    description: z.string(),
  })
  .meta({ id: "Batch" });

export type Batch = z.infer<typeof batch>;

import { z } from "zod";

/** A course as the course list returns it (specification §3, "Course (remote list)"). */
export const course = z
  .object({
    _id: z.string(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    /** As a card shows it: "4 months". */
    duration: z.string(),
    /** An image URL, or null if the cover is drawn. */
    thumbnail: z.string().nullable(),
    rating: z.number().min(0).max(5),
    /** Count text: "420+". */
    students: z.string(),
    skills: z.array(z.string()),
    level: z.enum(["Beginner", "Intermediate", "Advanced"]),
  })
  .meta({ id: "Course" });

export type Course = z.infer<typeof course>;

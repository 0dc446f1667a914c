import { z } from "zod";
import { course } from "#domains/content/contract/course.ts";
import { kebabWord } from "#shared/fields.ts";

const facts = course.pick({
  ...{ title: true, description: true, duration: true, thumbnail: true, rating: true, students: true },
  ...{ skills: true, level: true, position: true },
});

/**
 * The facts of a course that its row and an imported file hold (specification §3, "Course (remote list)"); its document
 * holds more. Its id never changes.
 */
export const courseEntry = z.strictObject({ id: kebabWord, slug: kebabWord, ...facts.shape });

export type CourseEntry = z.infer<typeof courseEntry>;

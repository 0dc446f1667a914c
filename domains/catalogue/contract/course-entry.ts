import { z } from "zod";
import { kebabWord, line, prose, wholeNumber } from "#shared/fields.ts";

const ratingExpected = "This must be a number from 0 to 5.";

/** A course as staff enter it (specification §3, "Course (remote list)"); its id never changes. */
export const courseEntry = z.strictObject({
  id: kebabWord,
  slug: kebabWord,
  title: line(120),
  description: prose(2000),
  /** As text: "4 months". */
  duration: line(40),
  /** An image address, or null if the cover is drawn. */
  thumbnail: z
    .string()
    .trim()
    .max(500, "Please keep this under 500 characters.")
    .regex(/^(https:\/\/[^\s/]+|\/[^\s/])\S*$/, "This must be an https:// address, or the path of a file of this site.")
    .nullable(),
  rating: z.number().min(0, ratingExpected).max(5, ratingExpected),
  /** Count text: "420+". */
  students: line(20),
  skills: z.array(line(60)).max(40, "Please keep this to 40 at most."),
  level: z.enum(["Beginner", "Intermediate", "Advanced"]),
  /** Place in the list, from 0. */
  position: wholeNumber(0),
});

export type CourseEntry = z.infer<typeof courseEntry>;

import { z } from "zod";
import { day, language, line, portrait, prose, wholeNumber } from "#shared/fields.ts";

/** A learner's opinion of a course (specification §3). */
export const testimonial = z.strictObject({
  position: wholeNumber(0),
  /** The page that shows it. */
  page: z.enum(["home", "demo"]),
  name: line(80),
  /** Their photograph; without it their initials are shown. */
  image: portrait.optional(),
  role: line(80).optional(),
  company: line(120).optional(),
  content: prose(1000),
  rating: z
    .int("This must be a whole number.")
    .min(1, "This must be from 1 to 5.")
    .max(5, "This must be from 1 to 5.")
    .optional(),
  date: day.optional(),
  lang: language.optional(),
});

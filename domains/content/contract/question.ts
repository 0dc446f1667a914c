import { z } from "zod";
import { language, line, prose, wholeNumber } from "#shared/fields.ts";

/**
 * A frequently asked question. No answer names a price, because prices are hidden from visitors in Pakistan and Qatar
 * (specification §4).
 */
export const question = z.strictObject({
  position: wholeNumber(0),
  /** The page that shows it. */
  page: z.enum(["home", "demo"]),
  question: line(200),
  answer: prose(2000),
  lang: language.optional(),
});

import { z } from "zod";
import { amount, line, several, wholeNumber } from "#shared/fields.ts";

/** A plan: the share of a mentor's time that a student has (specification §9). */
export const plan = z.strictObject({
  position: wholeNumber(0),
  title: line(60),
  /** US dollars a month; shown only if the price-visibility rule allows it. */
  monthlyPrice: amount,
  /** The students the plan suits, in one line. */
  summary: line(200),
  /** Its content, as the assistant says it: "adds a mentor call each week". */
  holds: line(300).optional(),
  features: several(line(200), 20),
  highlighted: z.boolean(),
});

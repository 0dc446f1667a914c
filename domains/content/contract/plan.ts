import { z } from "zod";
import { amountsByCurrency } from "#shared/currency-fields.ts";
import { amount, day, line, wholeNumber } from "#shared/fields.ts";

/** A plan: the share of a mentor's time that a student has (specification §9). */
export const plan = z.strictObject({
  position: wholeNumber(0),
  title: line(60),
  /** A month's fee by currency; in any other currency it is asked for. */
  fees: amountsByCurrency.optional(),
  /** Fees that replace these from a day on, by the institute's clock. */
  later: z
    .array(z.strictObject({ from: day, fees: amountsByCurrency.optional() }))
    .max(12)
    .optional(),
  /** A month's fee in the currency of the company's facts, as an earlier release stored it. */
  monthlyPrice: amount.optional(),
  /** The students the plan suits, in one line. */
  summary: line(200),
  /** Its content, as the assistant says it: "adds a mentor call each week". */
  holds: line(300).optional(),
  features: z.array(line(200)).max(20, "Please keep this to 20 at most.").default([]),
  highlighted: z.boolean(),
});

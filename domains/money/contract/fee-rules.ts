import { z } from "zod";
import { amountsByCurrency } from "#shared/currency-fields.ts";

/** The institute's rules for fees at the desk: what happens to who pays late. */
export const feeRules = z.strictObject({
  /** Added to each charge that is not paid on its day, in whole units by currency; none without an amount. */
  lateFee: amountsByCurrency,
});

export type FeeRules = z.infer<typeof feeRules>;

/** The rules as a page sends them; `seen` is the mark of those that it showed. */
export const newFeeRules = z.strictObject({ rules: feeRules, seen: z.string().max(100) });

export type NewFeeRules = z.infer<typeof newFeeRules>;

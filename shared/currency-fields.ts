import { z } from "zod";
import { decimalsOf } from "./decimals-of.ts";
import { amount, hasDecimals } from "./fields.ts";
import { currencies, isCurrency } from "./money.ts";

/** A currency's ISO 4217 code. */
export const currencyCode = z.enum(currencies, "This must be the three letters of a currency, such as USD.");

/** Prices by currency, each with no more decimals than its currency has. */
export const amountsByCurrency = z
  .record(z.string(), amount)
  .superRefine((amounts, context) => {
    for (const [code, value] of Object.entries(amounts)) {
      const [path, decimals] = [[code], decimalsOf(code)];
      if (!isCurrency(code))
        context.addIssue({
          code: "custom",
          path,
          message: "Please begin with the three letters of a currency: USD: 99.",
        });
      else if (!hasDecimals(value, decimals))
        context.addIssue({ code: "custom", path, message: decimalsExpected(code) });
    }
  })
  .meta({ look: "fees" });

/** The error for a price with more decimals than its currency has. */
export function decimalsExpected(currency: string): string {
  const decimals = decimalsOf(currency);
  return decimals === 0 ? `${currency} has no decimals.` : `${currency} has ${decimals} decimals at most.`;
}

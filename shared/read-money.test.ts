import fc from "fast-check";
import { expect, it } from "vitest";
import { typedCases } from "../tests/support/typed-cases.ts";
import { decimalsOf } from "./decimals-of.ts";
import { inWhole } from "./money.ts";
import { readMoney } from "./read-money.ts";

it.each(typedCases<{ typed: string; currency: string; expect: number | null }>("money"))(
  "$typed in $currency is $expect",
  ({ typed, currency, expect: sum }) => {
    expect(readMoney(typed, currency)).toBe(sum);
  },
);

it("a sum is read as formatted in English, of any amount and currency", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom("PKR", "USD", "QAR", "GBP", "JPY", "KWD"),
      (minor, currency) => {
        const decimals = decimalsOf(currency);
        const display = fc.sample(fc.constantFrom("symbol", "code" as const), 1)[0];
        const format = new Intl.NumberFormat("en-IN", {
          style: "currency",
          currency,
          currencyDisplay: display ?? "code",
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        });
        const sum = inWhole(minor, currency);
        expect(readMoney(format.format(sum), currency)).toBe(sum);
      },
    ),
  );
});

it("any text is a sum or none", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typed) => {
      const sum = readMoney(typed, "PKR");
      expect(sum === null || sum >= 0).toBe(true);
    }),
  );
});

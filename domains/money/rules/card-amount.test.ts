import fc from "fast-check";
import { expect, it } from "vitest";
import { decimalsOf } from "#shared/decimals-of.ts";
import { currencies } from "#shared/money.ts";
import { cardAmount } from "./card-amount.ts";

it.each([
  [12_345, "KWD", 12_350],
  [12_350, "KWD", 12_350],
  [1, "BHD", 10],
  [0, "OMR", 0],
  [14_950, "USD", 14_950],
  [14_951, "PKR", 14_951],
  [15_001, "JPY", 15_001],
  [10_050, "MGA", 10_100],
] as const)("of %i minor units in %s a card takes %i", (minor, currency, taken) => {
  expect(cardAmount({ minor, currency })).toBe(taken);
});

it("a card takes at least what is asked, and less than a hundredth more in the currencies of three decimals", () => {
  const three = currencies.filter((code) => decimalsOf(code) === 3);
  fc.assert(
    fc.property(fc.nat(1e12), fc.constantFrom(...three), (minor, currency) => {
      const taken = cardAmount({ minor, currency });
      expect(taken % 10).toBe(0);
      expect(taken - minor).toBeGreaterThanOrEqual(0);
      expect(taken - minor).toBeLessThan(10);
    }),
  );
});

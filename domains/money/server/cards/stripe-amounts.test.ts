import fc from "fast-check";
import { expect, it } from "vitest";
import { cardAmount } from "#domains/money/rules/card-amount.ts";
import { currencies } from "#shared/money.ts";
import { minorOfStripe, stripeAmount } from "./stripe-amounts.ts";

it.each([
  ["dollars have cents", "USD", 14_900, 14_900],
  ["yen have no decimals", "JPY", 15_000, 15_000],
  ["dinars have three", "KWD", 12_350, 12_350],
  ["krónur are counted in hundredths", "ISK", 5_000, 500_000],
  ["shillings are counted in hundredths", "UGX", 5_000, 500_000],
  ["ariary are counted whole", "MGA", 500_000, 5_000],
] as const)("%s", (_, currency, minor, amount) => {
  expect(stripeAmount(minor, currency)).toBe(amount);
  expect(minorOfStripe(amount, currency)).toBe(minor);
});

it("every sum that a card takes comes back from Stripe as it went", () => {
  fc.assert(
    fc.property(fc.nat(1e11), fc.constantFrom(...currencies), (minor, currency) => {
      const taken = cardAmount({ minor, currency });
      expect(minorOfStripe(stripeAmount(taken, currency), currency)).toBe(taken);
    }),
  );
});

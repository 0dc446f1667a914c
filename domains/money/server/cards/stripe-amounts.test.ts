import fc from "fast-check";
import { expect, it } from "vitest";
import { cardAmount } from "#domains/money/rules/card-amount.ts";
import { currencies, inMinor, inWhole } from "#shared/money.ts";
import { leastCharge, minorOfStripe, stripeAmount } from "./stripe-amounts.ts";

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

it("never charges less than Stripe's list of least charges says (docs.stripe.com/currencies)", () => {
  const listed = {
    ...{ USD: 0.5, AED: 2, AUD: 0.5, BRL: 0.5, CAD: 0.5, CHF: 0.5, CZK: 15, DKK: 2.5, EUR: 0.5, GBP: 0.3, HKD: 4 },
    ...{ HUF: 175, INR: 0.5, JPY: 50, MXN: 10, MYR: 2, NOK: 3, NZD: 0.5, PLN: 2, RON: 2, SEK: 3, SGD: 0.5, THB: 10 },
  };
  const below = currencies.filter(
    (code) => leastCharge(code) < inMinor(listed[code as keyof typeof listed] ?? 0, code).minor,
  );
  expect(below).toEqual([]);
});

it.each([
  ["BDT", 122],
  ["KRW", 1_470],
  ["VND", 26_300],
  ["IDR", 16_600],
  ["NGN", 1_450],
  ["PKR", 281],
  ["INR", 88],
  ["KES", 129],
  ["EGP", 48],
  ["TRY", 42],
  ["COP", 3_900],
  ["UGX", 3_600],
  ["KWD", 0.307],
  ["ISK", 125],
] as const)("charges half a dollar's worth of %s at least, and less than a dollar's", (currency, ofDollar) => {
  const dollars = inWhole(leastCharge(currency), currency) / ofDollar;
  expect(dollars).toBeGreaterThanOrEqual(0.5);
  expect(dollars).toBeLessThan(1);
});

it("knows a least charge of each currency, that of dollars only where Stripe lists it or it is worth as much", () => {
  const asDollars = currencies.filter((code) => inWhole(leastCharge(code), code) === 0.5);
  expect(asDollars.join(" ")).toBe("AUD BMD BSD CAD CHF EUR FKP GIP KYD NZD PAB SGD SHP USD");
  for (const code of currencies)
    expect(cardAmount({ minor: leastCharge(code), currency: code })).toBe(leastCharge(code));
});

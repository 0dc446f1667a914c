import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney, plainAmount } from "#shared/formats/format-money.ts";
import { type LocalPrices, planPrice } from "./plan-price.ts";

const plan = { id: "basic", monthlyPrice: 99 };
const local: LocalPrices[] = [{ countryCode: "PK", country: "Pakistan", currency: "PKR", monthly: { basic: 27_500 } }];

describe("a plan's price a month (specification §9)", () => {
  it.each(["PK", "pk", "Pakistan", " pakistan "])(
    "is in rupees for a visitor from %s if the company names a rupee price",
    (country) => {
      expect(planPrice({ plan, country }, local)).toEqual({ minor: 2_750_000, currency: "PKR" });
    },
  );

  it.each([null, "", "DE", "Germany", "PKX"])("is in dollars for a visitor from %j", (country) => {
    expect(planPrice({ plan, country }, local)).toEqual({ minor: 9900, currency: "USD" });
  });

  it("is in dollars for a plan without a rupee price", () => {
    const other = { id: "premium", monthlyPrice: 199 };
    expect(planPrice({ plan: other, country: "PK" }, local)).toEqual({ minor: 19_900, currency: "USD" });
  });

  it("is a whole number of hundredths for any price", () => {
    const price = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(price, (cents) => {
        const { minor } = planPrice({ plan: { id: "any", monthlyPrice: cents / 100 }, country: null }, []);
        expect(minor).toBe(cents);
        expect(plainAmount(minor)).toBe((cents / 100).toFixed(2));
      }),
    );
  });
});

it.each([
  [{ minor: 44_700, currency: "USD" }, "$447"],
  [{ minor: 44_750, currency: "USD" }, "$447.50"],
  [{ minor: 119_900_00, currency: "USD" }, "$119,900"],
  [{ minor: 4_500_000, currency: "PKR" }, "PKR\u00a045,000"],
] as const)("reads %j as %s", (money, words) => {
  expect(formatMoney(money)).toBe(words);
});

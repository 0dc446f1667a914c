import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalsOf } from "#shared/decimals-of.ts";
import { plainAmount } from "#shared/formats/format-money.ts";
import type { Currency } from "#shared/money.ts";
import { type LocalPrices, planPrice } from "./plan-price.ts";

const plan = { id: "basic", monthlyPrice: 99 };
const localPrices: LocalPrices[] = [
  { countryCode: "PK", country: "Pakistan", currency: "PKR", monthly: { basic: 27_500 } },
  { countryCode: "KW", country: "Kuwait", currency: "KWD", monthly: { basic: 30.625 } },
];
const book = { common: "USD" as const, localPrices };

describe("a plan's price a month (specification §9)", () => {
  it.each(["PK", "pk", "Pakistan", " pakistan "])(
    "is in rupees for a visitor from %s if the company names a rupee price",
    (country) => {
      expect(planPrice({ plan, country }, book)).toEqual({ minor: 2_750_000, currency: "PKR" });
    },
  );

  it("is in a currency's own minor units, and in the company's common currency", () => {
    expect(planPrice({ plan, country: "KW" }, book)).toEqual({ minor: 30_625, currency: "KWD" });
    const yen = { common: "JPY" as const, localPrices: [] };
    expect(planPrice({ plan: { id: "basic", monthlyPrice: 14_900 }, country: "PK" }, yen)).toEqual({
      minor: 14_900,
      currency: "JPY",
    });
  });

  it.each([null, "", "DE", "Germany", "PKX"])("is in dollars for a visitor from %j", (country) => {
    expect(planPrice({ plan, country }, book)).toEqual({ minor: 9900, currency: "USD" });
  });

  it("is in dollars for a plan without a rupee price", () => {
    const other = { id: "premium", monthlyPrice: 199 };
    expect(planPrice({ plan: other, country: "PK" }, book)).toEqual({ minor: 19_900, currency: "USD" });
  });

  it("is a whole number of minor units for any price and currency", () => {
    const price = fc.integer({ min: 1, max: 10_000_000_000 });
    fc.assert(
      fc.property(price, fc.constantFrom<Currency>("JPY", "USD", "PKR", "KWD"), (minor, common) => {
        const monthlyPrice = minor / 10 ** decimalsOf(common);
        const money = planPrice({ plan: { id: "any", monthlyPrice }, country: null }, { common, localPrices: [] });
        expect(money).toEqual({ minor, currency: common });
        expect(plainAmount(money)).toBe(monthlyPrice.toFixed(decimalsOf(common)));
      }),
    );
  });
});

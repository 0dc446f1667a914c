import { expect, test } from "vitest";
import type { Currency } from "#shared/money.ts";
import {
  coursePrice,
  feeTexts,
  feeUnit,
  isSoldIn,
  lowestPrice,
  oneFee,
  ownFeeOf,
  paidMonths,
  planOf,
  shownSigns,
  signOf,
  soldIn,
} from "./course-price.ts";

const plans = [
  { id: "basic", fees: { USD: 99, PKR: 6000 } },
  { id: "premium", fees: { USD: 199 } },
];
const [basic] = plans;

test("a course costs what its plan does, unless it names a fee of its own in that currency", () => {
  expect(coursePrice({ fees: {} }, { id: "basic", fees: { USD: 99 } }, "USD")).toBe(99);
  expect(coursePrice({ fees: { USD: { basic: 49.5 } } }, { id: "basic", fees: { USD: 99 } }, "USD")).toBe(49.5);
  expect(coursePrice({ fees: { USD: { basic: 0 } } }, { id: "basic", fees: { USD: 99 } }, "USD")).toBe(0);
  expect(basic && coursePrice({ fees: { USD: { basic: 49.5 } } }, basic, "PKR")).toBe(6000);
});

test("a fee in one currency is never converted to another", () => {
  expect(basic && coursePrice({ fees: {} }, basic, "QAR")).toBeUndefined();
  expect(lowestPrice({ plans: ["basic", "premium"], fees: {} }, plans, "QAR")).toBeUndefined();
  expect(lowestPrice({ plans: ["premium"], fees: {} }, plans, "PKR")).toBeUndefined();
});

test("the fee shown is the lowest of the plans that the course is sold in", () => {
  expect(lowestPrice({ plans: ["basic", "premium"], fees: {} }, plans, "USD")).toBe(99);
  expect(lowestPrice({ plans: ["premium"], fees: {} }, plans, "USD")).toBe(199);
  expect(lowestPrice({ plans: ["basic", "premium"], fees: { USD: { premium: 80 } } }, plans, "USD")).toBe(80);
});

test("a batch's own fee counts in its currency, for whatever plan; an earlier one is in the institute's", () => {
  const own = { amount: 5000, currency: "PKR" as const };
  expect(basic && coursePrice({ fees: {} }, basic, "PKR", own)).toBe(5000);
  expect(basic && coursePrice({ fees: {} }, basic, "USD", own)).toBe(99);
  const site = { company: { currency: { code: "GBP" as const } } };
  expect(ownFeeOf({ price: 0, priceCurrency: "PKR" }, site)).toEqual({ amount: 0, currency: "PKR" });
  expect(ownFeeOf({ price: 80, priceCurrency: null }, site)).toEqual({ amount: 80, currency: "GBP" });
  expect(ownFeeOf({ price: null, priceCurrency: "PKR" }, site)).toBeNull();
});

test("a course without plans is sold at one fee, whatever plan is named; another one in its plans alone", () => {
  const [alone, sold] = [{ plans: [] }, { plans: ["premium"] }];
  expect([soldIn(alone, plans), soldIn(sold, plans)]).toEqual([[oneFee], [plans[1]]]);
  expect([isSoldIn(alone, "gold"), isSoldIn(sold, "premium"), isSoldIn(sold, "basic")]).toEqual([true, true, false]);
  expect([planOf(alone, plans, "gold"), planOf(sold, plans, "premium"), planOf(sold, plans, "gold")]).toEqual([
    ...[oneFee, plans[1], undefined],
  ]);
  expect(lowestPrice({ plans: [], fees: { PKR: { fee: 9000 } } }, plans, "PKR")).toBe(9000);
});

test("a fee for the whole course is asked for once, one for a month in each of them", () => {
  expect([paidMonths({ months: 4 }), paidMonths({ months: 4, feeFor: "month" })]).toEqual([4, 4]);
  expect(paidMonths({ months: 4, feeFor: "course" })).toBe(1);
  const words = { perMonth: "a month", wholeCourse: "for the course" };
  expect([feeUnit({}, words), feeUnit({ feeFor: "course" }, words)]).toEqual(["a month", "for the course"]);
});

test("the fee of a course without plans has no name beside it", () => {
  expect(oneFee.title).toBe("");
});

const market = (currency: Currency, fees: "shown" | "asked" = "shown") => ({ countries: null, currency, fees });
const moneyOf = (symbol: string, ...markets: ReturnType<typeof market>[]) => ({
  company: { currency: { code: "PKR" as const, symbol } },
  money: { currency: "PKR" as const, markets },
});

test.each<[Currency, string]>([
  ["GBP", "£"],
  ["USD", "$"],
  ["PKR", "PKR\u00A0"],
  ["JPY", "¥"],
])("before an amount of %s stands %j", (currency, sign) => {
  expect(signOf(currency)).toBe(sign);
});

test.each([
  ["Rs", "Rs\u00A0"],
  ["روپے", "روپے\u00A0"],
  ["₨", "₨"],
  ["Rs.", "Rs."],
])(
  "the institute's own sign %j is written %j before an amount of its currency, and before no other",
  (symbol, sign) => {
    expect(shownSigns(moneyOf(symbol, market("GBP"), market("PKR"), market("USD", "asked")))).toEqual([
      { code: "GBP", symbol: "£" },
      { code: "PKR", symbol: sign },
    ]);
  },
);

test("a fee is told in each currency that visitors see; nothing is told of one that has none", () => {
  const money = moneyOf("Rs", market("GBP"), market("PKR"), market("USD"));
  expect(feeTexts(money, (currency) => ({ GBP: 80, PKR: 0 })[currency as string])).toEqual([
    ...["£80", "Rs\u00A00", null],
  ]);
});

import { describe, expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import {
  asSaved,
  changedPlans,
  changeMoneyForm,
  currenciesIn,
  feesRead,
  lowestFee,
  type MoneyForm,
  moneyFormOf,
  readMoneyForm,
  settingsOf,
} from "./money-form.ts";

const plans = [
  { id: "monthly", title: "Monthly", fees: { PKR: "25000", USD: "99.50" } },
  { id: "whole", title: "Whole course", fees: { PKR: "1,00,000", USD: "" } },
];
const form: MoneyForm = {
  currency: "PKR",
  markets: [{ countries: ["AE", "SA"], currency: "USD", fees: "shown" }],
  elsewhere: { currency: "GBP", fees: "asked" },
  plans,
};

/** The form as a browser sends it. */
function sent(fields: [string, string][]) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

describe("the form of currency, markets and fees", () => {
  it("asks for fees in each of its currencies once, the institute's first", () => {
    expect(currenciesIn(form)).toEqual(["PKR", "USD", "GBP"]);
    expect(currenciesIn({ ...form, elsewhere: { currency: "nothing", fees: "shown" } })).toEqual(["PKR", "USD"]);
  });

  it("is read as it was typed; a country is chosen once, and a plan keeps fees that were not sent", () => {
    const fields: [string, string][] = [
      ["currency", " AED "],
      ["markets", "1"],
      ["markets.0.currency", "USD"],
      ["markets.0.fees", "asked"],
      ["markets.0.countries", "AE"],
      ["markets.0.countries", "AE"],
      ["markets.0.countries", "nowhere"],
      ["markets.0.add", "QA"],
      ["elsewhere.currency", "EUR"],
      ["elsewhere.fees", "shown"],
      ["fee.monthly.USD", " 120 "],
      ["fee.monthly.AED", "400"],
    ];
    expect(readMoneyForm(sent(fields), form)).toEqual({
      currency: "AED",
      markets: [{ countries: ["AE", "QA"], currency: "USD", fees: "asked" }],
      elsewhere: { currency: "EUR", fees: "shown" },
      plans: [
        { id: "monthly", title: "Monthly", fees: { PKR: "25000", USD: "120", AED: "400" } },
        { id: "whole", title: "Whole course", fees: { PKR: "1,00,000", USD: "" } },
      ],
    });
  });

  it("has twenty markets at most, and none where their count is no number", () => {
    const count = (typed: string) => readMoneyForm(sent([["markets", typed]]), form).markets.length;
    expect([count("7"), count("1000"), count("many"), count("")]).toEqual([7, 20, 0, 0]);
  });

  it("gets and loses a market by a step, and stays as it is at any other", () => {
    const more = changeMoneyForm(form, "add");
    expect(more.markets).toEqual([...form.markets, { countries: [], currency: "PKR", fees: "shown" }]);
    expect(changeMoneyForm(more, "remove:0").markets).toEqual(more.markets.slice(1));
    expect(changeMoneyForm(form, "save")).toBe(form);
  });

  it("says its settings without the fees, which belong to the plans", () => {
    const { plans: _, ...settings } = form;
    expect(settingsOf(form)).toEqual(settings);
  });

  it("reads fees in the way of their currency: an empty one is none, and what is no amount is null", () => {
    const [, whole] = plans;
    expect(whole && feesRead(whole)).toEqual({ PKR: 100_000 });
    expect(feesRead({ id: "a", title: "A", fees: { USD: "99.999", PKR: "much" } })).toEqual({ USD: null, PKR: null });
  });

  it("shows fees as they are stored once they are saved", () => {
    expect(asSaved(form).plans.map(({ fees }) => fees)).toEqual([{ PKR: "25000", USD: "99.5" }, { PKR: "100000" }]);
  });

  it("finds the lowest fee of a currency, and none where it is asked for", () => {
    expect([lowestFee(form, "PKR"), lowestFee(form, "USD"), lowestFee(form, "GBP")]).toEqual([25_000, 99.5, undefined]);
  });

  it("changes only the plans whose fees are others than the published ones", () => {
    const published = [
      { id: "monthly", fees: { PKR: 25_000, USD: 99.5 } },
      { id: "whole", fees: { PKR: 90_000 } },
    ];
    expect(changedPlans(form, published)).toEqual([{ id: "whole", fees: { PKR: 100_000 } }]);
    expect(changedPlans(form, [])).toHaveLength(2);
    const fewer = { ...form, plans: [{ id: "monthly", title: "Monthly", fees: { PKR: "25000" } }] };
    expect(changedPlans(fewer, published)).toEqual([{ id: "monthly", fees: { PKR: 25_000 } }]);
  });

  it("is filled from what is published: each market, and the rest of the world", () => {
    const money: Parameters<typeof moneyFormOf>[0]["money"] = {
      ...demoSite.content.money,
      currency: "PKR",
      markets: [
        { countries: ["AE"], currency: "USD", fees: "asked" },
        { countries: null, currency: "EUR", fees: "shown" },
      ],
    };
    const filled = moneyFormOf({ money, plans: [] });
    expect(filled).toEqual({
      currency: "PKR",
      markets: [{ countries: ["AE"], currency: "USD", fees: "asked" }],
      elsewhere: { currency: "EUR", fees: "shown" },
      plans: [],
    });
  });
});

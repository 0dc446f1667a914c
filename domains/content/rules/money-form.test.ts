import { describe, expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { changeMoneyForm, lowestFees, type MoneyForm, moneyFormOf, readMoneyForm } from "./money-form.ts";

const form: MoneyForm = {
  currency: "PKR",
  markets: [{ countries: ["AE", "SA"], currency: "USD", fees: "shown" }],
  elsewhere: { currency: "GBP", fees: "asked" },
};

/** The form as a browser sends it. */
function sent(fields: [string, string][]) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

describe("the form of currency and markets", () => {
  it("is read as it was typed; a country is chosen once", () => {
    const fields: [string, string][] = [
      ["currency", " AED "],
      ["markets", "1"],
      ["markets.0.currency", "USD"],
      ["markets.0.fees", "asked"],
      ["markets.0.countries", "AE"],
      ["markets.0.countries", "AE"],
      ["markets.0.countries", "nowhere"],
      ["markets.0.countries", "nowhere QA"],
      ["markets.0.countries", "PK and more"],
      ["markets.0.add", "QA"],
      ["elsewhere.currency", "EUR"],
      ["elsewhere.fees", "shown"],
    ];
    expect(readMoneyForm(sent(fields))).toEqual({
      currency: "AED",
      markets: [{ countries: ["AE", "QA"], currency: "USD", fees: "asked" }],
      elsewhere: { currency: "EUR", fees: "shown" },
    });
  });

  it("has twenty markets at most, and none where their count is no number", () => {
    const count = (typed: string) => readMoneyForm(sent([["markets", typed]])).markets.length;
    expect([count("7"), count("1000"), count("many"), count("")]).toEqual([7, 20, 0, 0]);
  });

  it("gets and loses a market by a step, and stays as it is at any other", () => {
    const more = changeMoneyForm(form, "add");
    expect(more.markets).toEqual([...form.markets, { countries: [], currency: "PKR", fees: "shown" }]);
    expect(changeMoneyForm(more, "remove:0").markets).toEqual(more.markets.slice(1));
    expect(changeMoneyForm(form, "save")).toBe(form);
  });

  it("finds the lowest fee of each currency, and none where it is asked for", () => {
    const plans = [{ fees: { PKR: 25_000, USD: 99.5 } }, { fees: { PKR: 9_000 } }, { fees: {} }];
    expect(lowestFees(plans)).toEqual({ PKR: 9_000, USD: 99.5 });
    expect(lowestFees([])).toEqual({});
  });

  it("is filled from what is published: each market, and the rest of the world", () => {
    const money: Parameters<typeof moneyFormOf>[0] = {
      ...demoSite.content.money,
      currency: "PKR",
      markets: [
        { countries: ["AE"], currency: "USD", fees: "asked" },
        { countries: null, currency: "EUR", fees: "shown" },
      ],
    };
    expect(moneyFormOf(money)).toEqual({
      currency: "PKR",
      markets: [{ countries: ["AE"], currency: "USD", fees: "asked" }],
      elsewhere: { currency: "EUR", fees: "shown" },
    });
  });

  it("shows fees in the institute's currency to everyone where nothing says what the rest of the world sees", () => {
    expect(moneyFormOf({ currency: "PKR", markets: [] })).toEqual({
      ...{ currency: "PKR", markets: [], elsewhere: { currency: "PKR", fees: "shown" } },
    });
  });

  it("is empty where nothing was sent", () => {
    const nothing = { currency: "", fees: "" };
    expect(readMoneyForm(sent([["markets", "1"]]))).toEqual({
      ...{ currency: "", markets: [{ ...nothing, countries: [] }], elsewhere: nothing },
    });
  });
});

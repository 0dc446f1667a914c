import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { moneySettings } from "#domains/institute/contract.ts";
import { currencies } from "#shared/money.ts";
import { countryNames } from "./country.ts";
import { deskCurrencies, marketOf, moneyRules } from "./market-of.ts";
import { feesNumber, type MoneyRules, marketCurrencies, sharedTerms } from "./markets.ts";

const feesIn = (country: string | null) => marketOf(demoContent.money, country).fees;

describe("the demo's markets are the rule of specification §4, price visibility", () => {
  test.each(["PK", "pk", "Pakistan", " pakistan ", "QA", "Qatar"])("fees are asked for in %j", (country) => {
    expect(feesIn(country)).toBe("asked");
  });

  test.each(["US", "AE", "sa", "United Kingdom", "India", "XK"])("fees are shown to %j", (country) => {
    expect(feesIn(country)).toBe("shown");
  });

  test.each([null, "", "  "])("fees are asked for while no country is known: %j", (country) => {
    expect(feesIn(country)).toBe("asked");
  });

  test("Pakistan and Qatar never see a fee, in any spelling", () => {
    const blank = fc.constantFrom("", " ", "\t", "  ");
    const country = fc.constantFrom("pk", "qa", "pakistan", "qatar").chain(inAnyCase);
    fc.assert(fc.property(blank, country, blank, (one, name, other) => feesIn(one + name + other) === "asked"));
  });

  test("only a named country sees them", () => {
    fc.assert(fc.property(fc.string(), (name) => feesIn(name) === "asked" || name.trim() !== ""));
  });
});

const inAnyCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => [...text].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter.toLowerCase())).join(""));

describe("another institute's markets", () => {
  const lahore: MoneyRules = moneyRules(
    { currency: "PKR", markets: [], elsewhere: { fees: "shown" } },
    { common: "USD", localPrices: [] },
  );
  const doha: MoneyRules = moneyRules(
    {
      currency: "QAR",
      markets: [
        { countries: ["QA"], fees: "shown" },
        { countries: ["KW", "BH"], currency: "KWD", fees: "shown" },
        { countries: ["PK"], fees: "asked" },
      ],
      elsewhere: { currency: "USD", fees: "shown" },
    },
    { common: "USD", localPrices: [] },
  );

  test("one that shows everyone the same fees needs no country", () => {
    for (const country of ["PK", "QA", "US", null, "", "Atlantis"])
      expect(marketOf(lahore, country)).toMatchObject({ currency: "PKR", fees: "shown" });
    expect(sharedTerms(lahore.markets)).toBeDefined();
    expect(feesNumber(lahore, marketOf(lahore, null))).toBe(1);
  });

  test("each country has the currency of its market; an unknown one is asked in the institute's", () => {
    const seen = (["QA", "Kuwait", "PK", "DE", null] as const).map((country) => {
      const terms = marketOf(doha, country);
      return [terms.currency, feesNumber(doha, terms)];
    });
    expect(seen).toEqual([
      ["QAR", 1],
      ["KWD", 2],
      ["QAR", 0],
      ["USD", 3],
      ["QAR", 0],
    ]);
    expect(marketCurrencies(doha)).toEqual(["QAR", "KWD", "USD"]);
  });

  test("at the desk its currencies come first, then every other one", () => {
    const offered = deskCurrencies(doha);
    expect(offered.slice(0, 3)).toEqual(["QAR", "KWD", "USD"]);
    expect(offered.toSorted()).toEqual(currencies.toSorted());
  });

  test("without settings, everyone sees fees in the currency of the company's facts", () => {
    const rules = moneyRules(undefined, { common: "GBP", localPrices: [] });
    expect(marketOf(rules, null)).toMatchObject({ currency: "GBP", fees: "shown" });
  });

  test("a country that an earlier release had prices for keeps its currency, until the institute chooses one", () => {
    const localPrices = [
      { countryCode: "PK", currency: "PKR" as const, monthly: { basic: 27_500 } },
      { countryCode: "KW", currency: "KWD" as const, monthly: { basic: 30 } },
      { countryCode: "QA", currency: "QAR" as const, monthly: {} },
    ];
    const settings = {
      markets: [{ countries: ["PK", "QA"], fees: "asked" as const }],
      elsewhere: { fees: "shown" as const },
    };
    const rules = moneyRules(settings, { common: "USD", localPrices });
    expect(rules.markets).toEqual([
      { countries: ["PK"], currency: "PKR", fees: "asked" },
      { countries: ["QA"], currency: "USD", fees: "asked" },
      { countries: ["KW"], currency: "KWD", fees: "shown" },
      { countries: null, currency: "USD", fees: "shown" },
    ]);
    const chosen = moneyRules({ ...settings, currency: "GBP" }, { common: "USD", localPrices });
    expect(chosen.markets.map(({ currency }) => currency)).toEqual(["GBP", "GBP"]);
  });
});

describe("what the settings refuse, in words at its field", () => {
  const elsewhere = { fees: "shown" };
  const issuesOf = (settings: object) => {
    const { error } = moneySettings.safeParse({ elsewhere, ...settings });
    return (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);
  };
  const market = (...countries: string[]) => ({ countries, fees: "asked" });

  test("a market twice, and a country in two markets", () => {
    expect(issuesOf({ markets: [market("PK"), market("PK")] })).toEqual([
      ["markets.1.countries.0", "Pakistan is in a market already."],
    ]);
    expect(issuesOf({ markets: [market("PK", "QA"), market("AE", "QA")] })).toEqual([
      ["markets.1.countries.1", "Qatar is in a market already."],
    ]);
  });

  test("a market without a country, a country and a currency that do not exist", () => {
    expect(issuesOf({ markets: [market()] })).toEqual([["markets.0.countries", "This needs at least one entry."]]);
    expect(issuesOf({ markets: [market("XX")] })).toEqual([["markets.0.countries.0", "There is no country XX."]]);
    expect(issuesOf({ markets: [], currency: "XXX" })).toHaveLength(1);
  });

  test("every country and currency there is can be chosen", () => {
    expect(issuesOf({ markets: [market(...Object.keys(countryNames))], currency: "JPY" })).toEqual([]);
  });
});

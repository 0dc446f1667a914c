import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pricesVisible } from "./price-visibility.ts";

describe("price visibility (specification §4)", () => {
  test.each(["PK", "pk", "Pakistan", " pakistan ", "QA", "Qatar"])("hides prices from %j", (country) => {
    expect(pricesVisible(country)).toBe(false);
  });

  test.each(["US", "AE", "sa", "United Kingdom", "India"])("shows prices to %j", (country) => {
    expect(pricesVisible(country)).toBe(true);
  });

  test.each([null, "", "  "])("hides prices while no country is known: %j", (country) => {
    expect(pricesVisible(country)).toBe(false);
  });
});

const inAnyCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => [...text].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter.toLowerCase())).join(""));
const blank = fc.constantFrom("", " ", "\t", "  ");

describe("for every result of a lookup (specification §4)", () => {
  test("Pakistan and Qatar never see a price, in any spelling", () => {
    const country = fc.constantFrom("pk", "qa", "pakistan", "qatar").chain(inAnyCase);
    fc.assert(
      fc.property(blank, country, blank, (before, name, after) => {
        expect(pricesVisible(before + name + after)).toBe(false);
      }),
    );
  });

  test("case and space around a country change nothing", () => {
    fc.assert(
      fc.property(blank, fc.string(), blank, (before, name, after) => {
        expect(pricesVisible(before + name.toLowerCase() + after)).toBe(pricesVisible(name));
      }),
    );
  });

  test("only a named country shows them", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        if (pricesVisible(name)) expect(name.trim()).not.toBe("");
      }),
    );
  });
});

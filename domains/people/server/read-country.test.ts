import { expect, it } from "vitest";
import { countriesIn } from "#domains/institute/rules/countries-in.ts";
import { locales } from "#shared/formats/formats.ts";
import { readCountry } from "./read-country.ts";

it.each([
  ["+92", "PK"],
  ["92", "PK"],
  ["0092", "PK"],
  ["(+۹۲)", "PK"],
  ["Pakistan (+92)", "PK"],
  ["🇵🇰 +92", "PK"],
  ["pk", "PK"],
  ["پاکستان", "PK"],
  ["باكستان", "PK"],
  ["+1", "US"],
  ["+1-868", "TT"],
  ["USA", "US"],
  ["U.S.A.", "US"],
  ["امریکہ", "US"],
  ["UK", "GB"],
  ["KSA", "SA"],
  ["السعودية", "SA"],
  ["the Netherlands", "NL"],
  ["UAE", "AE"],
])("takes %s for a country: %s", (typed, code) => {
  expect(readCountry(typed)).toContain(code);
});

it.each(["", "Wakanda", "+999", "-", "Lahore", "constructor"])("knows no country %j", (typed) => {
  expect(readCountry(typed)).toEqual([]);
});

it("knows every country by its name in every language of the program, and by its code", () => {
  for (const [code, name] of locales.flatMap(countriesIn)) {
    expect([name, readCountry(name)]).toEqual([name, [code]]);
    expect(readCountry(code)).toEqual([code]);
  }
});

import { expect, it } from "vitest";
import { country, countryCodeOf, countryNames } from "./country.ts";

it.each([
  ["Pakistan", "PK"],
  ["pk", "PK"],
  [" QATAR ", "QA"],
  ["Türkiye", "TR"],
])("%s is %s", (text, code) => {
  expect(countryCodeOf(text)).toBe(code);
  expect(country.parse(text)).toBe(countryNames[code as keyof typeof countryNames]);
});

it("knows exactly the 249 countries of ISO 3166-1, each name once", () => {
  expect(Object.keys(countryNames)).toHaveLength(249);
  expect(new Set(Object.values(countryNames)).size).toBe(249);
  for (const text of ["Atlantis", "", "constructor"]) expect(country.safeParse(text).success).toBe(false);
});

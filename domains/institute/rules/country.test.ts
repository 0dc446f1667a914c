import { expect, it } from "vitest";
import { because } from "#shared/because.ts";
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

it("calls each as Unicode's data does in English, apart from names that are longer there", () => {
  const names = new Intl.DisplayNames("en", { type: "region" });
  const others = Object.entries(countryNames).filter(([code, name]) => names.of(code) !== name);
  expect(Object.fromEntries(others)).toEqual({
    ...{ CD: "Congo (Kinshasa)", CG: "Congo (Brazzaville)", HK: "Hong Kong", MM: "Myanmar", MO: "Macao" },
    PS: "Palestine",
  });
});

it("says of a text that is no country, or of none, that it knows no such country", () => {
  for (const text of ["Atlantis", undefined])
    expect(country.safeParse(text).error?.issues).toMatchObject([{ message: because("field.countryUnknown") }]);
});

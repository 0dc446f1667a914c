import { getCountries, getCountryCallingCode } from "libphonenumber-js/max";
import { countriesIn } from "#domains/institute/rules/countries-in.ts";
import { plainText } from "#shared/clean-text.ts";
import { foldText } from "#shared/fold-text.ts";
import { locales } from "#shared/formats/formats.ts";
import { oncePerObject } from "#shared/once-per-object.ts";

/** Names of countries that people write and no list of Unicode's has. */
const usualNames: Record<string, string[]> = {
  AE: ["UAE", "Emirates", "امارات", "متحدہ عرب امارات", "یو اے ای", "الإمارات"],
  AU: ["AUS"],
  BD: ["BGD", "بنگلہ دیش"],
  BH: ["BHR"],
  CA: ["CAN", "کینیڈا"],
  DE: ["DEU", "GER"],
  GB: ["UK", "GBR", "Britain", "Great Britain", "England", "Scotland", "Wales", "برطانیہ", "انگلینڈ", "بريطانيا"],
  IN: ["IND", "بھارت", "انڈیا"],
  KR: ["Korea"],
  KW: ["KWT"],
  OM: ["OMN"],
  PK: ["PAK"],
  QA: ["QAT"],
  RU: ["Russian Federation"],
  SA: ["KSA", "SAU", "Saudi", "Saudia", "سعودیہ", "سعودی عرب", "السعودية"],
  TR: ["Turkey", "ترکی", "ترکیہ"],
  US: ["USA", "America", "United States of America", "امریکہ", "امریکا", "أمريكا"],
};

/** A name as it is compared: "U.S.A." as "usa", "the Netherlands" as "netherlands". */
const keyOf = (name: string) =>
  foldText(name)
    .replace(/^the /, "")
    .replace(/[^\p{L}]+/gu, "");

/** The countries by name, or the code of ISO 3166-1, in every language of the program. */
const named = oncePerObject(
  (names: typeof usualNames) =>
    new Map([
      ...locales
        .flatMap(countriesIn)
        .flatMap(([code, name]) => [[keyOf(code), code] as const, [keyOf(name), code] as const]),
      ...Object.entries(names).flatMap(([code, those]) => those.map((name) => [keyOf(name), code] as const)),
    ]),
);

/** The countries of a dialling code: of +1 more than twenty. */
const dialled = Map.groupBy(getCountries(), (country) => String(getCountryCallingCode(country)));

/**
 * The countries, ISO 3166-1 alpha-2, to which a text may belong that names a country or its dialling code: "+92", "0092",
 * "Pakistan (+92)", "PK", "پاکستان", "+1-868"; none if it cannot be read.
 */
export function readCountry(typed: string): string[] {
  const code = (plainText(typed).match(/\d+/g) ?? []).join("").replace(/^0+/, "");
  // Countries that share +1 have three digits of their own behind it.
  if (code !== "") return dialled.get(code) ?? dialled.get(/^1\d{3}$/.test(code) ? "1" : "") ?? [];
  return [named(usualNames).get(keyOf(typed)) ?? []].flat();
}

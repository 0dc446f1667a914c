import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import { namesIn } from "#shared/formats/names.ts";
import { countryNames } from "./country.ts";

/** A country's name in a language; in the site's own, the one that the contract has. */
export const countryIn = (locale: Locale, code: string): string => {
  const names: Record<string, string> = countryNames;
  const known = names[code] ?? code;
  return locale === siteLocale ? known : (namesIn(locale).country(code) ?? known);
};

/** The countries by code with their names in a language, in its order. */
export function countriesIn(locale: Locale): [code: string, name: string][] {
  const { compare } = new Intl.Collator(locale);
  return Object.keys(countryNames)
    .map((code): [string, string] => [code, countryIn(locale, code)])
    .toSorted(([, one], [, other]) => compare(one, other));
}

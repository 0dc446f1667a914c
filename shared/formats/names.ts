import type { Locale } from "./formats.ts";

/** The names of things in a language, and counts of units: beside `formats`, since no page of the site is sent them. */
export function namesIn(locale: Locale) {
  return {
    /** A currency: "Pakistani Rupee". */
    currency: (code: string): string => new Intl.DisplayNames(locale, { type: "currency" }).of(code) ?? code,
    /** A country by its two letters; undefined for none. */
    country: (code: string) => new Intl.DisplayNames(locale, { type: "region", fallback: "none" }).of(code),
    /** A language by its tag. */
    language: (tag: string) => new Intl.DisplayNames(locale, { type: "language" }).of(tag),
    /** A number of a unit of time, by the unit's name in the singular: "12 months". Digits are Latin. */
    unit: (unit: string, count: number): string =>
      new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: "unit", unit, unitDisplay: "long" }).format(count),
  };
}

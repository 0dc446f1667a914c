import { decimalsOf } from "#shared/decimals-of.ts";
import type { Currency } from "#shared/money.ts";
import { zeroOf } from "./writing.ts";
import { type ByZone, formatOf } from "./zone-formats.ts";

/** The languages that the program can be read in. */
export const locales = ["en", "ur", "ar"] as const;

export type Locale = (typeof locales)[number];

/** The language of the site, of its published documents, and of everyone who has chosen none. */
export const siteLocale = "en" as const satisfies Locale;

/** Whether a document's language is one of the program's. */
export const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text);

/** The language that a record names; the site's own where it names none of the program's. */
export const localeOf = (text: string | null | undefined): Locale => (text && isLocale(text) ? text : siteLocale);

/**
 * How a language writes days and amounts, as tags of `Intl`. English: days as in Britain, amounts as in the United States,
 * and so the months of a calendar, which have three letters each there. Urdu as in Pakistan and Arabic as in the Gulf,
 * with the months of the Gregorian calendar and in the digits that the institute has chosen.
 */
function tagOf(locale: Locale, english: "en-GB" | "en-US"): string {
  if (locale === "en") return english;
  const own = locale === "ur" ? "arabext" : "arab";
  return `${locale}-${locale === "ur" ? "PK" : "AE"}-u-nu-${zeroOf(locale) ? own : "latn"}`;
}

/** Days and times of each language by the clock of a zone; a language's format is made at its first use. */
export function momentsIn(options: Intl.DateTimeFormatOptions): (locale: Locale) => ByZone {
  const made = new Map<string, ByZone>();
  return (locale) => {
    const tag = tagOf(locale, "en-GB");
    const format = made.get(tag) ?? formatOf(tag, options);
    made.set(tag, format);
    return format;
  };
}

/** What stands between two parts of a line: ", ". */
export const commaIn = (locale: Locale): string => (locale === "en" ? ", " : "، ");

/** The formats of a language; nothing is made before it is used, because the first use of `Intl` is slow on a phone. */
export function formats(locale: Locale) {
  const days = tagOf(locale, "en-GB");
  const amounts = tagOf(locale, "en-US");
  return {
    /** Days and times by the clock of a zone. */
    moments: (options: Intl.DateTimeFormatOptions): ByZone => formatOf(days, options),
    /** Parts of a day in a calendar: "Mon", "Sep". */
    calendar: (options: Intl.DateTimeFormatOptions): ByZone => formatOf(amounts, options),
    number: (value: number | bigint): string => value.toLocaleString(amounts),
    /** Amounts in whole units of a currency, with its decimals or none: "$447.50", "PKR 45,000". */
    money: (currency: Currency) => {
      const digits = { minimumFractionDigits: decimalsOf(currency), maximumFractionDigits: decimalsOf(currency) };
      const whole = { ...digits, trailingZeroDisplay: "stripIfInteger" } as const;
      return new Intl.NumberFormat(amounts, { style: "currency", currency, ...whole });
    },
    /** "A, B and C", or "A, B or C". */
    list: (type: "conjunction" | "disjunction") => new Intl.ListFormat(days, { type }),
  };
}

import { type Locale, momentsIn, siteLocale } from "./formats.ts";

const long = momentsIn({ dateStyle: "long" });

const short = momentsIn({ day: "numeric", month: "long" });

/** An ISO date as text, without its year: "2025-06-01" → "1 June". */
export function formatDay(date: string, locale: Locale = siteLocale): string {
  return short(locale)("UTC").format(new Date(date));
}

const month = momentsIn({ month: "long", year: "numeric" });

/** The month of an ISO date as text: "2025-06-01" → "June 2025". */
export function formatMonth(date: string, locale: Locale = siteLocale): string {
  return month(locale)("UTC").format(new Date(date));
}

/** An ISO date as text: "2025-06-01" → "1 June 2025". */
export function formatDate(date: string, locale: Locale = siteLocale): string {
  return long(locale)("UTC").format(new Date(date));
}

/** The day of a moment in a zone as text: "1 December 2026". */
export function dateIn(timeZone: string, at: Date, locale: Locale = siteLocale): string {
  return long(locale)(timeZone).format(at);
}

import { type Locale, momentsIn, siteLocale } from "./formats.ts";
import { withHijri } from "./hijri.ts";

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

/** An ISO date as a text of the server, with the Islamic day where the institute wishes so. */
export const wholeDate = (date: string, locale: Locale): string =>
  withHijri(formatDate(date, locale), new Date(date), "UTC", locale);

/** The day of a moment in a zone as a text of the server: "1 December 2026", with the Islamic day as above. */
export function dateIn(timeZone: string, at: Date, locale: Locale = siteLocale): string {
  return withHijri(long(locale)(timeZone).format(at), at, timeZone, locale);
}

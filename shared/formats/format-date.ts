import { formats, siteLocale } from "./formats.ts";

const { moments } = formats(siteLocale);
const long = moments({ dateStyle: "long" });

const short = moments({ day: "numeric", month: "long" });

/** An ISO date as text, without its year: "2025-06-01" → "1 June". */
export function formatDay(date: string): string {
  return short("UTC").format(new Date(date));
}

const month = moments({ month: "long", year: "numeric" });

/** The month of an ISO date as text: "2025-06-01" → "June 2025". */
export function formatMonth(date: string): string {
  return month("UTC").format(new Date(date));
}

/** An ISO date as text: "2025-06-01" → "1 June 2025". */
export function formatDate(date: string): string {
  return long("UTC").format(new Date(date));
}

/** The day of a moment in a zone as text: "1 December 2026". */
export function dateIn(timeZone: string, at: Date): string {
  return long(timeZone).format(at);
}

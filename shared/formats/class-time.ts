import { type Locale, momentsIn, siteLocale } from "./formats.ts";
import { withHijri } from "./hijri.ts";
import { withDigits, zeroOf } from "./writing.ts";
import { formatOf } from "./zone-formats.ts";

/** Canada writes days as ISO 8601 does. */
const isoDays = /* @__PURE__ */ formatOf("en-CA", { year: "numeric", month: "2-digit", day: "2-digit" });
const longDays = /* @__PURE__ */ momentsIn({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const clockTimes = /* @__PURE__ */ formatOf("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** The day of a moment on a zone's calendar, such as `2026-11-23`. */
export const dayOf = (moment: Date, timeZone: string): string => isoDays(timeZone).format(moment);

/**
 * The day of a moment as text: "Monday 23 November 2026", optionally without the year. Formatted by hand, so that every
 * browser and the server give the same text.
 */
export function dayInWords(
  moment: Date,
  timeZone: string,
  year: "with year" | "without year" = "with year",
  locale: Locale = siteLocale,
): string {
  const shown = longDays(locale)(timeZone).formatToParts(moment);
  const parts = new Map(shown.map(({ type, value }) => [type, value]));
  const day = `${parts.get("weekday")} ${parts.get("day")} ${parts.get("month")}`;
  return year === "with year" ? `${day} ${parts.get("year")}` : day;
}

/** The day of a moment with its year as a text of the server, with the Islamic day where the institute wishes so. */
export const wholeDay = (moment: Date, timeZone: string, locale: Locale = siteLocale): string =>
  withHijri(dayInWords(moment, timeZone, "with year", locale), moment, timeZone, locale);

/**
 * The time of a moment in a zone: "9:30 AM", with a non-breaking space, which Urdu writes in the same way. Put together by
 * hand, because browsers differ in the space and in "am".
 */
export function clockTime(moment: Date, timeZone: string, locale: Locale = siteLocale): string {
  const [hour = 0, minute = 0] = clockTimes(timeZone).format(moment).split(":").map(Number);
  const digits = withDigits(`${hour % 12 || 12}:${String(minute).padStart(2, "0")}`, zeroOf(locale));
  const time = `${digits}\u00a0${(locale === "ar" ? ["ص", "م"] : ["AM", "PM"])[hour < 12 ? 0 : 1]}`;
  // Between words from right to left its Latin letters would change places with the digits.
  return locale === "ur" ? `\u2066${time}\u2069` : time;
}

/** A zone's place: "Asia/Karachi" → "Karachi". */
export function placeOfZone(timeZone: string): string {
  return timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
}

/** The zone with this name if the program knows it; null otherwise. */
export function knownTimeZone(name: string | undefined): string | null {
  try {
    return name ? new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone : null;
  } catch {
    return null;
  }
}

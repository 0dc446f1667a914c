import { clockTime } from "./class-time.ts";
import { commaIn, type Locale, momentsIn, siteLocale } from "./formats.ts";
import { withHijri } from "./hijri.ts";
import { spokenZone } from "./spoken-zone.ts";

const days = momentsIn({ day: "numeric", month: "long", year: "numeric" });

/**
 * A time as ISO 8601, and as text by the clock of a zone: to the day, "21 November 2026", with the Islamic one where the
 * institute wishes so, or to the minute, "21 November 2026, 5:14 PM Pakistan time".
 */
export function shownTime(
  at: Date,
  precision: "day" | "minute",
  timeZone: string,
  locale: Locale = siteLocale,
): { iso: string; words: string } {
  const day = days(locale)(timeZone).format(at);
  if (precision === "day") return { iso: at.toISOString(), words: withHijri(day, at, timeZone, locale) };
  const time = `${clockTime(at, timeZone, locale)} ${spokenZone(at, timeZone, locale)}`;
  return { iso: at.toISOString(), words: `${day}${commaIn(locale)}${time}` };
}

import { clockTime, spokenZone } from "./class-time.ts";
import { formats, siteLocale } from "./formats.ts";

const days = formats(siteLocale).moments({ day: "numeric", month: "long", year: "numeric" });

/**
 * A time as ISO 8601, and as text by the clock of a zone: to the day, "21 November 2026", or to the minute, "21
 * November 2026, 5:14 PM Pakistan time".
 */
export function shownTime(at: Date, precision: "day" | "minute", timeZone: string): { iso: string; words: string } {
  const day = days(timeZone).format(at);
  const time = `${clockTime(at, timeZone)} ${spokenZone(at, timeZone)}`;
  return { iso: at.toISOString(), words: precision === "day" ? day : `${day}, ${time}` };
}

import { formats, type Locale, siteLocale } from "#shared/formats/formats.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";
import { withDigits, zeroOf } from "#shared/formats/writing.ts";

/** A Monday, whose week names the days. */
const monday = Date.UTC(2026, 0, 5);
const names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const day = /\b(?:(?:mon|fri|sun)(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|sat(?:urday)?)\b/gi;

/** The days of a batch, which it names in English, in a language: "Mon, Wed" → "پیر، بدھ". */
export function daysIn(locale: Locale, schedule: string): string {
  if (locale === siteLocale) return schedule;
  const { format } = formats(locale).moments({ weekday: "short" })("UTC");
  const nameOf = (name: string) => format(monday + 86_400_000 * names.indexOf(name.slice(0, 3).toLowerCase()));
  const [, and] = formats(locale).list("conjunction").formatToParts(["-", "-"]);
  return schedule
    .replace(day, nameOf)
    .replaceAll(", ", "، ")
    .replaceAll(" and ", and?.value ?? " ");
}

/** The hours of a batch with their zone, which it names in English, in a language; Urdu writes the hours as English does. */
export function timingIn(locale: Locale, timing: string, timeZone: string, at = new Date()): string {
  if (locale === siteLocale) return timing;
  return timesIn(locale, daysIn(locale, timing.replaceAll(spokenZone(at, timeZone), spokenZone(at, timeZone, locale))));
}

const time = /(\d{1,2}:\d{2})(\s)([AP])M/g;

/** Each time with its half of the day; Urdu's is Latin, and isolated so that it does not change places with the digits. */
function timesIn(locale: Locale, text: string): string {
  return text.replace(time, (_, clock: string, space: string, half: string) => {
    const digits = withDigits(clock, zeroOf(locale));
    return locale === "ar" ? `${digits}${space}${half === "A" ? "ص" : "م"}` : `\u2066${digits}${space}${half}M\u2069`;
  });
}

import { day, hour, minute } from "#shared/durations.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { clockTime, dayOf } from "#shared/formats/class-time.ts";
import { commaIn, type Locale, momentsIn, siteLocale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";

/** A moment by the institute's clock, as short as today's date allows: "2:30 PM", "23 Nov, 2:30 PM", "23 Nov 2025". */
export function shortTime(moment: Date, now: Date, timeZone: string, lang: Locale): string {
  const time = clockTime(moment, timeZone, lang);
  if (dayOf(moment, timeZone) === dayOf(now, timeZone)) return time;
  const { date, year } = shortParts(moment, timeZone, lang);
  const isThisYear = dayOf(moment, timeZone).slice(0, 4) === dayOf(now, timeZone).slice(0, 4);
  return isThisYear ? `${date}${commaIn(lang)}${time}` : `${date} ${year}`;
}

/** A day of the calendar, "2026-11-23", as people write it: "23 Nov 2026". */
export function shortDay(day: string, lang: Locale): string {
  const { date, year } = shortParts(new Date(`${day}T12:00:00Z`), "UTC", lang);
  return `${date} ${year}`;
}

const longMonths = momentsIn({ day: "numeric", month: "long", year: "numeric" });

/** A day without its weekday; English alone shortens its months, to three letters each. */
function shortParts(moment: Date, timeZone: string, lang: Locale) {
  const shown = longMonths(lang)(timeZone).formatToParts(moment);
  const parts = new Map(shown.map(({ type, value }) => [type, value]));
  const month = parts.get("month") ?? "";
  return {
    date: `${parts.get("day")} ${lang === siteLocale ? month.slice(0, 3) : month}`,
    year: parts.get("year") ?? "",
  };
}

/** Urgency of an answer. */
export type Urgency = "late" | "soon" | "calm";

/** The due time of an answer, as text: "in 3 h 40 min", "2 days late". */
export function dueInWords(dueAt: Date, now: Date, words: Messages["admin"]["leads"]["due"]) {
  const left = dueAt.getTime() - now.getTime();
  const time = spanInWords(Math.abs(left), words);
  if (left < 0) return { text: fillText(words.late, { time }), urgency: "late" as const };
  const urgency: Urgency = left < 4 * hour ? "soon" : "calm";
  return { text: fillText(words.in, { time }), urgency };
}

function spanInWords(span: number, words: Messages["admin"]["leads"]["due"]): string {
  if (span >= 2 * day) return fillCount(words.days, Math.floor(span / day));
  const hours = Math.floor(span / hour);
  const minutes = Math.floor((span % hour) / minute);
  if (hours === 0) return fillText(words.minutes, { minutes });
  return hours >= 6 || minutes === 0
    ? fillText(words.hours, { hours })
    : fillText(words.hoursMinutes, { hours, minutes });
}

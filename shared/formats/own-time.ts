import { fillText } from "#shared/fill-text.ts";
import { clockTime, dayInWords } from "./class-time.ts";
import type { Locale } from "./formats.ts";

/** A moment, or a span of time, as ISO 8601. */
export interface TimeSpan {
  from: string;
  to?: string;
}

/** The sentences of a reader's own time: on the same day as the institute's, and on another. */
export interface OwnTimeWords {
  sameDay: string;
  otherDay: string;
}

/**
 * A time by the reader's own clock: "Your time: 11:15 AM – 12:15 PM", with the day where theirs is another; empty where
 * their clock shows the same as the institute's.
 */
export function ownTime(
  { from, to }: TimeSpan,
  zones: { institute: string; own: string },
  words: OwnTimeWords,
  locale: Locale,
): string {
  const begins = new Date(from);
  const dayIn = (zone: string) => dayInWords(begins, zone, "without year", locale);
  const day = dayIn(zones.own);
  const isSameDay = day === dayIn(zones.institute);
  if (isSameDay && clockTime(begins, zones.own) === clockTime(begins, zones.institute)) return "";
  const times = [begins, ...(to ? [new Date(to)] : [])].map((moment) => clockTime(moment, zones.own, locale));
  return fillText(isSameDay ? words.sameDay : words.otherDay, { day, time: times.join(" – ") });
}

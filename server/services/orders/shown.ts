import type { NamedBatch } from "#server/db/queries/courses.ts";

/** A batch on an order's page, its first day in words: "1 December 2026". */
export function shownBatch({ name, schedule, timing, startDate }: NamedBatch) {
  return { name, schedule, timing, start: shownTime(new Date(startDate), "day", "UTC").words };
}

const dayFormat: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };
const formats = {
  day: dayFormat,
  minute: { ...dayFormat, hour: "2-digit", minute: "2-digit", timeZoneName: "short" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * A time as ISO 8601, and in words by the clock of a zone: to the day, "21 November 2026", or to the minute, "21 November
 * 2026 at 17:14 GMT+5".
 */
export function shownTime(at: Date, precision: keyof typeof formats, timeZone: string): { iso: string; words: string } {
  const format = new Intl.DateTimeFormat("en-GB", { ...formats[precision], timeZone });
  return { iso: at.toISOString(), words: format.format(at) };
}

import { Temporal } from "temporal-polyfill";
import type { OwedAge } from "#domains/money/contract/income.ts";
import { day } from "#shared/durations.ts";

/** The moment at which a day, "2026-12-05", begins in a zone. */
export const dayBegins = (on: string, timeZone: string) => momentOf(Temporal.PlainDate.from(on), timeZone);

/** The moment at which the day after another begins. */
export const dayEnds = (on: string, timeZone: string) =>
  momentOf(Temporal.PlainDate.from(on).add({ days: 1 }), timeZone);

const momentOf = (on: Temporal.PlainDate, timeZone: string) => new Date(on.toZonedDateTime(timeZone).epochMilliseconds);

/** The month a number of months after another, or before it. */
export const monthAfter = (month: string, months: number): string =>
  Temporal.PlainYearMonth.from(month).add({ months }).toString();

/** The days of a month, "2026-12-01" and so on. */
export function daysOfMonth(month: string): string[] {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  return Array.from({ length: daysInMonth }, (_, at) => `${month}-${String(at + 1).padStart(2, "0")}`);
}

/** From the beginning of a month to its end, in a zone. */
export function spanOfMonth(month: string, timeZone: string): { from: Date; until: Date } {
  return { from: dayBegins(`${month}-01`, timeZone), until: dayBegins(`${monthAfter(month, 1)}-01`, timeZone) };
}

/** Until when something was due that is of an age now; each age begins where the one before it ends. */
export function endsOfAges(now: Date, month: string, timeZone: string): [age: OwedAge, before: Date][] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  return [
    ["older", daysAgo(60)],
    ["two months", daysAgo(30)],
    ["month", daysAgo(7)],
    ["week", now],
    ["ahead", spanOfMonth(month, timeZone).until],
    ["next", spanOfMonth(monthAfter(month, 1), timeZone).until],
  ];
}

import { Temporal } from "temporal-polyfill";
import type { Site } from "#domains/content/rules/site.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";

/** The moment when a day, "2026-11-23", is over by the clock of a zone. */
export function endOf(date: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds);
}

/** The last moment of a day: what is due on that day may come until then. */
export const lastMomentOf = (date: string, timeZone: string) => new Date(endOf(date, timeZone).getTime() - 1);

/**
 * Until when money that is asked for at a time may come: its last day counts to its end, in the institute's zone. For a
 * batch whose first day is `begins` that is the day before at the latest, unless it begins today or has begun.
 */
export function payableUntil({ site }: { site: () => Site }, from = new Date(), begins?: string): Date {
  const { company, payment } = site().content;
  const { timeZone } = company.hours;
  const until = lastMomentOf(dayOf(new Date(from.getTime() + payment.daysToPay * day), timeZone), timeZone);
  if (begins === undefined) return until;
  const before = lastMomentOf(Temporal.PlainDate.from(begins.slice(0, 10)).subtract({ days: 1 }).toString(), timeZone);
  return before > from && before < until ? before : until;
}

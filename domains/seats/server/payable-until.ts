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

/** Until when money that is asked for at a time may come: its last day counts to its end, in the institute's zone. */
export function payableUntil({ site }: { site: () => Site }, from = new Date()): Date {
  const { company, payment } = site().content;
  const { timeZone } = company.hours;
  return lastMomentOf(dayOf(new Date(from.getTime() + payment.daysToPay * day), timeZone), timeZone);
}

import { type CourseTime, chargesOf, type Entry, type Priced } from "#domains/money/rules/instalments.ts";
import { lastMomentOf } from "#domains/seats/server/payable-until.ts";
import { dayOf } from "#shared/formats/class-time.ts";

/** The days of a course, and the zone whose days count. */
export type CourseDays = CourseTime & { timeZone: string };

/** The charges of a new order, as `chargesOf` reckons them by the days of a zone; each is due until its day is over. */
export function dailyCharges(order: Priced, { timeZone, ...time }: CourseDays): Entry[] {
  const dueAt = new Date(dayOf(order.dueAt, timeZone));
  return chargesOf({ ...order, dueAt }, time).map((entry) => {
    return { ...entry, dueAt: lastMomentOf(entry.dueAt.toISOString().slice(0, 10), timeZone) };
  });
}

import type { DemoSlot } from "#domains/demo-classes/contract.ts";
import { dayOf } from "#shared/formats/class-time.ts";

/** A day of a zone's calendar and its classes, in order. */
export type DayOfSlots = { day: string; slots: DemoSlot[] };

/** The classes by the day on which they begin in `timeZone`; a day without classes is left out. */
export function daysOfSlots(slots: DemoSlot[], timeZone: string): DayOfSlots[] {
  const days = Map.groupBy(slots, ({ start }) => dayOf(new Date(start), timeZone));
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}

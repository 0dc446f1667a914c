import { Temporal } from "temporal-polyfill";
import type { Company } from "#domains/institute/contract.ts";
import { hour, minute } from "#shared/durations.ts";

/** The times of demo classes: the company's weekly windows, in its time zone. */
export type DemoAvailability = Omit<Company["demo"], "joinUrl"> & { timeZone: string };

/** A weekly period in which classes begin. */
export type DemoWindow = DemoAvailability["windows"][number];

/** The times of a company's demo classes. */
export function availabilityOf({ demo, hours }: Pick<Company, "demo" | "hours">): DemoAvailability {
  return { ...demo, timeZone: hours.timeZone };
}

/** A time at which a class of each course can be booked. */
export interface DemoSlot {
  start: Date;
  end: Date;
  /** The number of visitors in it. */
  seats: number;
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/**
 * The classes that can be booked at `now`, earliest first: from `leadHours` ahead until the end of the day
 * `horizonDays` after today, both by the company's calendar (specification §9). A class lasts exactly as long as its
 * window says, lies within the window's hours by the wall clock, also on days when clocks change, and begins after the
 * previous one has ended.
 */
export function demoSlots(availability: DemoAvailability, now: Date): DemoSlot[] {
  const { timeZone, leadHours, horizonDays } = availability;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const days = Array.from({ length: horizonDays + 1 }, (_, ahead) => today.add({ days: ahead }));
  const earliest = now.getTime() + leadHours * hour;
  const slots = days.flatMap((day) => withoutOverlap(slotsOf(availability, day)));
  return slots.filter(({ start }) => start.getTime() >= earliest);
}

function slotsOf({ windows, timeZone }: DemoAvailability, day: Temporal.PlainDate): DemoSlot[] {
  const weekday = weekdays[day.dayOfWeek - 1];
  return windows.filter(({ days }) => days.some((one) => one === weekday)).flatMap((one) => within(one, day, timeZone));
}

/**
 * A window that opens in an hour that clocks skip or repeat opens after that hour; one that closes in it closes before.
 * So the wall clock shows a time of the window throughout.
 */
function within(window: DemoWindow, day: Temporal.PlainDate, timeZone: string): DemoSlot[] {
  const at = (time: string, disambiguation: "later" | "earlier") =>
    day.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds;
  const [opens, closes] = [at(window.opens, "later"), at(window.closes, "earlier")];
  const duration = window.minutes * minute;
  const slots: DemoSlot[] = [];
  for (let start = opens; start + duration <= closes; start += window.everyMinutes * minute)
    slots.push({ start: new Date(start), end: new Date(start + duration), seats: window.seats });
  return slots;
}

/** The slots in order; if two overlap, the later one is left out. */
function withoutOverlap(slots: DemoSlot[]): DemoSlot[] {
  let free = Number.NEGATIVE_INFINITY;
  const inOrder = slots.sort((one, other) => one.start.getTime() - other.start.getTime());
  return inOrder.filter(({ start, end }) => {
    if (start.getTime() < free) return false;
    free = end.getTime();
    return true;
  });
}

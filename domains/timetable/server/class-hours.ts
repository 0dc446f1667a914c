import { Temporal } from "temporal-polyfill";
import type { ClassHours, TimeOfWeek } from "#domains/catalogue/contract/batch.ts";
import { day } from "#shared/durations.ts";

/** "7:00 PM – 8:30 PM Pakistan time": the hours of a class by the institute's clock. */
const hours = /^(\d{1,2}):(\d{2})\s*([AP]M)\s*[–-]\s*(\d{1,2}):(\d{2})\s*([AP]M)\b/i;

/** The class times of a batch: its hours and days as text, the first and the last day. */
interface ClassPlan {
  timing: string;
  schedule: string;
  startDate: string;
  endDate: string;
}

/**
 * The first class of a batch, from its hours as text and its first day in the institute's time zone; null for a text
 * without hours. A class over midnight ends on the next day.
 */
export function firstClass(
  { timing, startDate }: Pick<ClassPlan, "timing" | "startDate">,
  timeZone: string,
): ClassHours | null {
  return classOn(Temporal.PlainDate.from(startDate), timing, timeZone);
}

/**
 * Finds the class of a batch that is under way at `now`, or else the next; null after the last, and for a text without
 * hours. Without weekdays in the text only the first class is known. What many batches share, their days and hours, is
 * worked out once.
 */
export function nextClassFinder(timeZone: string, now: Date): (plan: ClassPlan) => ClassHours | null {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  // A class over midnight may have begun yesterday.
  const yesterday = today.subtract({ days: 1 }).toString();
  const daysOf = keptByText(weekdaysIn);
  const nearOf = keptByText(nineDaysFrom);
  const hoursOn = keptByText((timing) =>
    keptByText((date) => classOn(Temporal.PlainDate.from(date), timing, timeZone)),
  );
  return ({ timing, schedule, startDate, endDate }) => {
    // Two days later its last night is over in every zone.
    if (Date.parse(endDate) + 3 * day < now.getTime()) return null;
    const days = daysOf(schedule);
    const from = startDate > yesterday ? startDate : yesterday;
    const near = nearOf(from).filter(({ date, weekday }) => {
      return date <= endDate && (days.size === 0 ? date === startDate : days.has(weekday));
    });
    const held = near.map(({ date }) => hoursOn(timing)(date));
    return held.find((hours) => hours && hours.to > now) ?? null;
  };
}

/** A day and the eight after it, each with its weekday. */
function nineDaysFrom(first: string) {
  const from = Temporal.PlainDate.from(first);
  return Array.from({ length: 9 }, (_, ahead) => {
    const date = from.add({ days: ahead });
    return { date: date.toString(), weekday: date.dayOfWeek };
  });
}

/** A function of a text that works out each result once. */
function keptByText<Result>(make: (text: string) => Result): (text: string) => Result {
  const kept = new Map<string, Result>();
  return (text) => {
    const found = kept.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    kept.set(text, made);
    return made;
  };
}

/** The first hour of the evening. */
const evening = 17;
const [saturday, sunday] = [6, 7];

/**
 * Whether a batch's classes are in the evening by the institute's clock, and whether they are at the weekend: on both
 * of its days, or on no other day.
 */
export function timesOfWeek({ schedule }: Pick<ClassPlan, "schedule">, hours: ClassHours | null, timeZone: string) {
  const days = weekdaysIn(schedule);
  const begins = hours && Temporal.Instant.fromEpochMilliseconds(hours.from.getTime()).toZonedDateTimeISO(timeZone);
  const isAtWeekend =
    (days.has(saturday) && days.has(sunday)) || (days.size > 0 && [...days].every((one) => one >= saturday));
  const times: TimeOfWeek[] = [];
  if (begins && begins.hour >= evening) times.push("evening");
  if (isAtWeekend) times.push("weekend");
  return times;
}

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const namedDay = "(mon|tue|wed|thu|fri|sat|sun)(?:s|rs|nes|ur)?(?:days?)?";
const namedDays = new RegExp(`\\b${namedDay}(?:\\s*(?:–|-|to)\\s*${namedDay})?\\b`, "gi");

/** The weekdays that a schedule names, from 1 for Monday: "Mon, Wed", "Monday to Thursday", "Fri – Sun". */
function weekdaysIn(schedule: string): Set<number> {
  return new Set(
    Array.from(schedule.matchAll(namedDays), ([, first = "", last = first]) => {
      const [from, to] = [weekdays.indexOf(first.toLowerCase()), weekdays.indexOf(last.toLowerCase())];
      return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => ((from + index) % 7) + 1);
    }).flat(),
  );
}

/** The class on a day; null for a text without hours. */
function classOn(on: Temporal.PlainDate, timing: string, timeZone: string): ClassHours | null {
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = hours.exec(timing) ?? [];
  const from = clockOf(fromHour, fromMinute, fromHalf);
  const to = clockOf(toHour, toMinute, toHalf);
  if (!from || !to) return null;
  const lastDay = Temporal.PlainTime.compare(to, from) > 0 ? on : on.add({ days: 1 });
  const at = (date: Temporal.PlainDate, time: Temporal.PlainTime) =>
    new Date(date.toPlainDateTime(time).toZonedDateTime(timeZone).epochMilliseconds);
  return { from: at(on, from), to: at(lastDay, to) };
}

function clockOf(hour = "", minute = "", half = ""): Temporal.PlainTime | null {
  const [on, past] = [Number(hour), Number(minute)];
  if (on < 1 || on > 12 || past > 59 || half === "") return null;
  return Temporal.PlainTime.from({ hour: (on % 12) + (half.toUpperCase() === "PM" ? 12 : 0), minute: past });
}

import { Temporal } from "temporal-polyfill";
import type { TimetableException, TimetableRule } from "#domains/timetable/contract.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";

/** A class as a rule gives it. */
export interface PlannedClass {
  /** The day that the rule gives it, "2026-11-23": it is found again by this. */
  ruleDay: string;
  startsAt: Date;
  endsAt: Date;
}

/** The parts of a rule that decide when classes are. */
export type Repetition = Pick<
  TimetableRule,
  ("weekdays" | "startsAt" | "endsAt" | "timeZone" | "fromDay" | "untilDay" | "holidays" | "exceptions") | "dayHours"
>;

/** Hours by a clock, "19:00" to "20:30". */
type Hours = Pick<TimetableException, "startsAt" | "endsAt">;

/** The longest class over midnight, in minutes: a longer one has its end before its start. */
const longestNight = 6 * 60;

/**
 * The length of hours, in minutes by the clock; null if the end is before the start. Hours over midnight may be up to
 * six long.
 */
export function lengthOf({ startsAt, endsAt }: Hours): number | null {
  const [from, to] = [startsAt, endsAt].map((time) => Temporal.PlainTime.from(time));
  if (!from || !to) return null;
  const minutes = to.since(from).total("minutes");
  if (minutes > 0) return minutes;
  const overNight = minutes + 24 * 60;
  return minutes < 0 && overNight <= longestNight ? overNight : null;
}

/**
 * The start and the end of hours on a day, by the clock of a zone. Hours stay as the clock shows them when its zone
 * changes to daylight saving time and back. A start that the clock skips comes later by as much as it skips, and the
 * class keeps its length; of a time that comes twice, the first counts. A class over midnight ends on the next day.
 */
export function momentsOf(day: string, hours: Hours, timeZone: string): { startsAt: Date; endsAt: Date } {
  const date = Temporal.PlainDate.from(day);
  const begin = date.toPlainDateTime(Temporal.PlainTime.from(hours.startsAt));
  const length = { minutes: lengthOf(hours) ?? 0 };
  const start = begin.toZonedDateTime(timeZone, { disambiguation: "compatible" });
  const isSkipped = !start.toPlainDateTime().equals(begin);
  const end = isSkipped ? start.add(length) : begin.add(length).toZonedDateTime(timeZone);
  return { startsAt: new Date(start.epochMilliseconds), endsAt: new Date(end.epochMilliseconds) };
}

/** The classes that a rule makes, in order: its weekdays from the first to the last day, without holidays. */
export function planClasses(rule: Repetition): PlannedClass[] {
  const weekdays = new Set(rule.weekdays);
  const holidays = new Set(rule.holidays);
  const classes: PlannedClass[] = [];
  const last = Temporal.PlainDate.from(rule.untilDay);
  for (
    let date = Temporal.PlainDate.from(rule.fromDay);
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  ) {
    const ruleDay = date.toString();
    if (!weekdays.has(date.dayOfWeek) || holidays.has(ruleDay)) continue;
    const hours =
      rule.exceptions.find(({ from, until }) => from <= ruleDay && ruleDay <= until) ??
      rule.dayHours?.find(({ weekday }) => weekday === date.dayOfWeek) ??
      rule;
    classes.push({ ruleDay, ...momentsOf(ruleDay, hours, rule.timeZone) });
  }
  return classes;
}

/** The ISO weekday of a day, from 1 for Monday. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;

const weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The days of a rule as a batch shows them (specification §3, "Batch"): "Mon, Wed, Fri". */
export function scheduleInWords({ weekdays }: Pick<TimetableRule, "weekdays">): string {
  return weekdays.map((day) => weekdayNames[day - 1]).join(", ");
}

/** The hours of a rule as a batch shows them (specification §3, "Batch"): "7:00 PM – 8:30 PM Pakistan time". */
export function timingInWords({
  startsAt,
  endsAt,
  timeZone,
  fromDay,
  note,
  ...days
}: Pick<TimetableRule, "startsAt" | "endsAt" | "timeZone" | "fromDay" | "note" | "weekdays" | "dayHours">): string {
  const zone = spokenZone(new Date(fromDay), timeZone);
  return `${hoursOfWeek({ startsAt, endsAt, ...days })} ${zone}${note && ` (${note})`}`;
}

/** The hours of a week: "6:00 PM – 8:00 PM, Sat 10:00 AM – 1:00 PM", with the days that have hours of their own. */
function hoursOfWeek({ weekdays, dayHours, ...usual }: Hours & Pick<TimetableRule, "weekdays" | "dayHours">): string {
  const others = (dayHours ?? []).filter(({ weekday }) => weekdays.includes(weekday));
  const groups = Map.groupBy(others, rangeInWords);
  const own = [...groups].map(([hours, days]) => {
    return `${scheduleInWords({ weekdays: days.map(({ weekday }) => weekday).toSorted() })} ${hours}`;
  });
  return [...(others.length < weekdays.length ? [rangeInWords(usual)] : []), ...own].join(", ");
}

const rangeInWords = ({ startsAt, endsAt }: Hours) => `${halfDayTime(startsAt)} – ${halfDayTime(endsAt)}`;

function halfDayTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? "AM" : "PM"}`;
}

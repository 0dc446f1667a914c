import type { HolidaysOfCopy, TimetableRule } from "#domains/timetable/contract.ts";
import type { Database } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { beginTimetable } from "./begin-timetable.ts";
import { requireBatch } from "./manage-timetable.ts";
import { findRule } from "./queries.ts";

interface Copying {
  /** The batch that has the timetable, and the one that gets it. */
  from: string;
  to: string;
  /** The first day of the new one. */
  startDate: string;
  holidays: HolidaysOfCopy;
  now: Date;
}

/**
 * Gives a batch the timetable of another, moved to its own first day; nothing where the other has none. Throws as
 * `saveTimetable` does. Call it with the catalogue locked.
 */
export async function copyTimetable(
  transaction: Database,
  { from, to, startDate, holidays, now }: Copying,
): Promise<void> {
  const rule = await findRule(transaction, from);
  if (!rule) return;
  const move = movedBy((await requireBatch(transaction, from)).startDate, startDate);
  const moved = { ...ruleFrom(rule, holidays, move), fromDay: startDate };
  await beginTimetable(transaction, to, moved, now);
}

/** Makes a function that moves a day by as many days as there are from one first day to another. */
export function movedBy(from: string, to: string): (date: string) => string {
  const by = Date.parse(to) - Date.parse(from);
  return (date) => new Date(Date.parse(date) + Math.round(by / day) * day).toISOString().slice(0, 10);
}

/** A stored rule on other days; its holidays and weeks with other hours as they are asked for. */
function ruleFrom(rule: TimetableRule, holidays: HolidaysOfCopy, move: (date: string) => string): TimetableRule {
  const { weekdays, startsAt, endsAt, dayHours, timeZone, note, meetingUrl, fromDay, untilDay } = rule;
  const place = holidays === "moved" ? move : (date: string) => date;
  const ranges = <Range extends { from: string; until: string }>(all: Range[]) =>
    holidays === "none" ? [] : all.map((one) => ({ ...one, from: place(one.from), until: place(one.until) }));
  return {
    ...{ weekdays, startsAt, endsAt, dayHours, timeZone, note, meetingUrl },
    ...{ fromDay: move(fromDay), untilDay: move(untilDay) },
    holidays: holidays === "none" ? [] : rule.holidays.map(place),
    closures: rule.closures ? ranges(rule.closures) : null,
    exceptions: ranges(rule.exceptions),
  };
}

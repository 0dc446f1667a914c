import { Temporal } from "temporal-polyfill";
import type { Database } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { findClasses, findRule } from "./queries.ts";

/** Where the times and classes of a batch are in a copy of it that begins on another day. */
export interface MovedTimes {
  /** As many days later, at the same time by the clock. */
  time(moment: Date): Date;
  /** The copy's class on the moved day of a class, or the next one, or else its last; null where it has none. */
  classOf(classId: string | null): string | null;
}

interface Moving {
  /** The batch, and its copy with its classes. */
  from: string;
  to: string;
  /** Their first days. */
  days: [from: string, to: string];
  /** The zone of a batch without a timetable. */
  timeZone: string;
}

export async function movedTimes(database: Database, { from, to, days, timeZone }: Moving): Promise<MovedTimes> {
  const zone = (await findRule(database, from))?.timeZone ?? timeZone;
  const by = Math.round((Date.parse(days[1]) - Date.parse(days[0])) / day);
  const time = (moment: Date) => {
    const moved = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).add({ days: by });
    return new Date(moved.epochMilliseconds);
  };
  const held = (await findClasses(database, to)).filter(({ isCancelled }) => !isCancelled);
  const placed = held.map(({ id, startsAt }) => ({ id, day: dayOf(startsAt, zone) }));
  const found = new Map(
    (await findClasses(database, from)).map(({ id, startsAt }) => {
      const moved = dayOf(time(startsAt), zone);
      return [id, placed.find((one) => one.day >= moved) ?? placed.at(-1)];
    }),
  );
  return { time, classOf: (classId) => (classId === null ? null : (found.get(classId)?.id ?? null)) };
}

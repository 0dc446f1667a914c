import { and, asc, count, eq, gt, gte, lt, lte, not, sql } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import { batches } from "#domains/catalogue/server/tables.ts";
import { nextClassFinder } from "#domains/timetable/server/class-hours.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import type { Within } from "#server/within.ts";
import { dayOf } from "#shared/formats/class-time.ts";

interface Asked {
  database: Database;
  /** The institute's, whose day it is. */
  timeZone: string;
  now: Date;
  /** Of these branches alone. */
  within: Within | undefined;
  /** The most classes that are answered. */
  limit: number;
}

interface ClassToday {
  id: string;
  name: string;
  instructor: string;
  from: Date;
  to: Date;
}

/**
 * The next class of each batch that is today and not over, the earliest first, and how many there are: from a batch's
 * timetable, or from its texts where it has none. Batches of the same days and hours are counted together, so that
 * thousands cost little.
 */
export async function findClassesToday(asked: Asked): Promise<{ all: number; first: ClassToday[] }> {
  const planned = await findPlanned(asked);
  const groups = await findGroups(asked);
  const told: ClassToday[] = [];
  for (const group of groups) {
    if (told.length >= asked.limit) break;
    told.push(...(await findOfGroup(asked, group, asked.limit - told.length)));
  }
  const sorted = [...planned, ...told].toSorted((one, other) => one.from.getTime() - other.from.getTime());
  const all = groups.reduce((sum, group) => sum + group.batches, planned.length);
  return { all, first: sorted.slice(0, asked.limit) };
}

/** The classes of timetables. */
async function findPlanned({ database, timeZone, now, within }: Asked): Promise<ClassToday[]> {
  const midnight = Temporal.PlainDate.from(dayOf(now, timeZone)).toZonedDateTime(timeZone);
  const { startsAt, endsAt } = batchClasses;
  const instructor = sql<string>`coalesce(${batchClasses.teacher}, ${batches.instructor})`;
  return await database
    .selectDistinctOn([batches.id], { id: batches.id, name: batches.name, instructor, from: startsAt, to: endsAt })
    .from(batchClasses)
    .innerJoin(batches, eq(batches.id, batchClasses.batchId))
    .where(
      and(
        ...[gte(startsAt, new Date(midnight.epochMilliseconds)), gt(endsAt, now), not(batchClasses.isCancelled)],
        lt(startsAt, new Date(midnight.add({ days: 1 }).epochMilliseconds)),
        within?.has("batch", batches.id),
      ),
    )
    .orderBy(asc(batches.id), asc(startsAt));
}

/** The batches without a timetable that run on a day. */
const runsByText = ({ timeZone, now, within }: Asked) => {
  const today = dayOf(now, timeZone);
  const hasTimetable = sql`exists (select from ${batchClasses} where ${batchClasses.batchId} = ${batches.id})`;
  const isOfBranches = within?.has("batch", batches.id);
  return and(lte(batches.startDate, today), gte(batches.endDate, today), sql`not ${hasTimetable}`, isOfBranches);
};

interface Group {
  schedule: string;
  timing: string;
  /** Whether its batches begin today: words without weekdays tell of the first class alone. */
  begins: boolean;
  batches: number;
  from: Date;
  to: Date;
}

/** The days and hours that these batches have in words, and have a class by today; the earliest first. */
async function findGroups(asked: Asked): Promise<Group[]> {
  const { database, timeZone, now } = asked;
  const today = dayOf(now, timeZone);
  const { schedule, timing, startDate } = batches;
  const begins = sql<boolean>`${startDate} = ${today}`;
  const found = await database
    .select({ schedule, timing, begins, batches: count() })
    .from(batches)
    .where(runsByText(asked))
    // By the third column: its day is another parameter each time that it is written.
    .groupBy(schedule, timing, sql`3`);
  const nextClass = nextClassFinder(timeZone, now);
  const dayBefore = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString();
  return found
    .flatMap((group) => {
      const days = { startDate: group.begins ? today : dayBefore, endDate: today };
      const hours = nextClass({ ...group, ...days });
      return hours && dayOf(hours.from, timeZone) === today ? [{ ...group, ...hours }] : [];
    })
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
}

async function findOfGroup(asked: Asked, group: Group, limit: number): Promise<ClassToday[]> {
  const { id, name, instructor, schedule, timing, startDate } = batches;
  const begins = sql`(${startDate} = ${dayOf(asked.now, asked.timeZone)}) = ${group.begins}`;
  const found = await asked.database
    .select({ id, name, instructor })
    .from(batches)
    .where(and(runsByText(asked), eq(schedule, group.schedule), eq(timing, group.timing), begins))
    .orderBy(asc(startDate), asc(id))
    .limit(limit);
  return found.map((batch) => ({ ...batch, from: group.from, to: group.to }));
}

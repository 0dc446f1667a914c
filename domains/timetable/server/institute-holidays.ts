import { randomUUID } from "node:crypto";
import { and, asc, eq, gte, inArray } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import { batches } from "#domains/catalogue/server/tables.ts";
import type { Holiday, ToldClass } from "#domains/timetable/contract.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { day as oneDay } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { type PlannedClass, planClasses, type Repetition, weekdayOf } from "./plan-classes.ts";
import {
  type BatchClass,
  insertClasses,
  removeClasses,
  type StoredRule,
  usualTeacher,
  writeBatchWords,
} from "./queries.ts";
import { changesOf } from "./rule-changes.ts";
import { batchClasses, batchRules, instituteHolidays } from "./tables.ts";
import { refuseClashes } from "./teacher-clashes.ts";
import { beforeOf } from "./tell-of-changes.ts";

/** The holidays of the institute and of its branches that last until a day or longer, the earliest first. */
export async function findHolidays(database: Database, from?: string): Promise<Holiday[]> {
  const { name, fromDay, untilDay, branchId } = instituteHolidays;
  return await database
    .select({ name, from: fromDay, until: untilDay, branchId })
    .from(instituteHolidays)
    .where(from === undefined ? undefined : gte(untilDay, from))
    .orderBy(asc(fromDay), asc(untilDay), asc(name));
}

/** Writes the holidays that last until a day or longer, replacing those before; earlier ones stay. */
export async function writeHolidays(transaction: Database, from: string, holidays: Holiday[]): Promise<void> {
  await transaction.delete(instituteHolidays).where(gte(instituteHolidays.untilDay, from));
  const rows = holidays.map(({ name, from: fromDay, until: untilDay, branchId }) => ({
    ...{ id: randomUUID(), name, fromDay, untilDay, branchId },
  }));
  if (rows.length > 0) await transaction.insert(instituteHolidays).values(rows);
}

/** A batch's rule with the holidays of the institute, and of the batch's branch, beside its own. */
export function withHolidays<Rule extends Repetition>(rule: Rule, holidays: Holiday[], branchId: string | null): Rule {
  return { ...rule, holidays: [...rule.holidays, ...daysOff(holidays, branchId).keys()] };
}

/** The days without classes at a branch, or online with null, each with its holiday's name. */
function daysOff(holidays: Holiday[], branchId: string | null): Map<string, string> {
  const days = new Map<string, string>();
  for (const { name, from, until, branchId: of } of holidays) {
    if (of !== null && of !== branchId) continue;
    for (let day = from; day <= until; day = Temporal.PlainDate.from(day).add({ days: 1 }).toString())
      days.set(day, days.get(day) ?? name);
  }
  return days;
}

/** A batch whose classes change with the holidays. */
export interface HolidayEffect {
  batch: Awaited<ReturnType<typeof findRuledBatches>>[number]["batch"];
  rule: StoredRule;
  /** The classes that are no longer held, each with its holiday's name. */
  leftOut: { batchClass: BatchClass; holiday: string }[];
  /** The classes that are held after all. */
  putBack: PlannedClass[];
  /** The classes on a new holiday that staff set by hand: they stay. */
  staying: BatchClass[];
  days: { first: string; last: string };
}

interface Change {
  before: Holiday[];
  after: Holiday[];
  now: Date;
  /** One batch alone, and the branch that it was at. */
  moved?: { batchId: string; from: string | null };
}

/**
 * The batches whose classes to come change with the holidays, as `changesOf` says. Throws `invalid` for one that would
 * have no class left.
 */
export async function effectsOf(database: Database, { before, after, now, moved }: Change): Promise<HolidayEffect[]> {
  // A class of today may have begun yesterday by its zone's clock.
  const earliest = new Date(now.getTime() - oneDay).toISOString().slice(0, 10);
  const formerOf = ({ branchId }: HolidayEffect["batch"]) => (moved ? moved.from : branchId);
  const ruled = (await findRuledBatches(database, earliest, moved?.batchId)).map((one) => {
    const [off, wasOff] = [daysOff(after, one.batch.branchId), daysOff(before, formerOf(one.batch))];
    const isClass =
      ({ weekdays, fromDay, untilDay, holidays }: StoredRule) =>
      (day: string) =>
        day >= earliest &&
        fromDay <= day &&
        day <= untilDay &&
        !holidays.includes(day) &&
        weekdays.includes(weekdayOf(day));
    const closed = [...off.keys()].filter((day) => !wasOff.has(day)).filter(isClass(one.rule));
    const opened = [...wasOff.keys()].filter((day) => !off.has(day)).filter(isClass(one.rule));
    return { ...one, off, closed: new Set(closed), opened: new Set(opened) };
  });
  const changed = ruled.filter(({ closed, opened }) => closed.size + opened.size > 0);
  const classes = Map.groupBy(
    await findClassesIn(
      database,
      changed.map(({ batch }) => batch.id),
    ),
    ({ batchId }) => batchId,
  );
  const effects = changed.map(({ batch, rule, off, closed, opened }): HolidayEffect => {
    const ofBatch = classes.get(batch.id) ?? [];
    const withOld = withHolidays(rule, before, formerOf(batch));
    const withNew = withHolidays(rule, after, batch.branchId);
    const { removed, added, days } = changesOf({ before: withOld, after: withNew, classes: ofBatch, now });
    if (!days || planClasses(withNew).length === 0)
      throw new AppError("invalid", "timetable.holidaysTooMany", { values: { batch: batch.name } });
    const leftOut = removed
      .filter(({ ruleDay }) => closed.has(ruleDay ?? ""))
      .map((batchClass) => ({ batchClass, holiday: off.get(batchClass.ruleDay ?? "") ?? "" }));
    const gone = new Set(leftOut.map(({ batchClass }) => batchClass.id));
    const staying = ofBatch.filter(
      ({ id, startsAt, isCancelled }) =>
        !isCancelled && startsAt > now && !gone.has(id) && closed.has(dayOf(startsAt, rule.timeZone)),
    );
    const putBack = added.filter(({ ruleDay }) => opened.has(ruleDay));
    return { batch, rule, leftOut, putBack, staying, days };
  });
  return effects.filter(({ leftOut, putBack, staying }) => leftOut.length + putBack.length + staying.length > 0);
}

/** Makes and removes a batch's classes as a change of holidays says; answers what its people are told. */
export async function applyEffect(
  transaction: Database,
  { batch, rule, leftOut, putBack, days }: HolidayEffect,
  now: Date,
): Promise<ToldClass[]> {
  await removeClasses(
    transaction,
    leftOut.map(({ batchClass }) => batchClass.id),
  );
  const { name: teacher, teacherId } = usualTeacher(batch);
  const made = putBack.map((one) => ({
    ...one,
    ...{ id: randomUUID(), batchId: batch.id, teacher, teacherId, changedAt: now },
  }));
  const placed = { _id: batch.id, name: batch.name, roomId: batch.roomId };
  await refuseClashes(transaction, { wanted: made, batch: placed, timeZone: rule.timeZone });
  await insertClasses(transaction, made);
  if (batch.startDate !== days.first || batch.endDate !== days.last)
    await writeBatchWords(transaction, batch.id, {
      ...{ schedule: batch.schedule, timing: batch.timing },
      ...{ startDate: days.first, endDate: days.last },
    });
  return [
    ...leftOut.map(({ batchClass, holiday }): ToldClass => {
      const { id: sessionId, sequence } = batchClass;
      return { sessionId, what: "left out", sequence: sequence + 1, was: beforeOf(batchClass), holiday };
    }),
    ...made.map(({ id }): ToldClass => ({ sessionId: id, what: "restored", sequence: 0, was: null })),
  ];
}

/** The batches whose rule lasts until a day or longer, or one of them, each with it. */
async function findRuledBatches(database: Database, from: string, batchId?: string) {
  const { id, name, courseId, instructor, teacherId, branchId, roomId, schedule, timing, startDate, endDate } = batches;
  const batch = { id, name, courseId, instructor, teacherId, branchId, roomId, schedule, timing, startDate, endDate };
  return await database
    .select({ batch, rule: batchRules })
    .from(batchRules)
    .innerJoin(batches, eq(batches.id, batchRules.batchId))
    .where(and(gte(batchRules.untilDay, from), batchId === undefined ? undefined : eq(id, batchId)))
    .orderBy(asc(name), asc(id));
}

async function findClassesIn(database: Database, batchIds: string[]): Promise<BatchClass[]> {
  if (batchIds.length === 0) return [];
  return await database
    .select()
    .from(batchClasses)
    .where(inArray(batchClasses.batchId, batchIds))
    .orderBy(asc(batchClasses.startsAt), asc(batchClasses.id));
}

import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { lockCatalogue } from "#domains/catalogue/server/entry-queries.ts";
import { refuseOffSite } from "#domains/catalogue/server/withdrawn-courses.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { findBatch, type StoredBatch } from "#domains/seats/server/batches-with-seats.ts";
import { offerFreedSeats } from "#domains/seats/server/release-holds.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import { isSameTeacher } from "#domains/staff/rules/same-teacher.ts";
import { findTeachers } from "#domains/staff/server/teachers.ts";
import { type TimetableRule, timetableRule } from "#domains/timetable/contract.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { ContentChanges } from "#server/db/content-changes.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { byBatch, holders, ofClass, query, verb } from "#server/verb.ts";
import { ofBatch } from "#server/within.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { nameOfChange } from "./change-names.ts";
import { findLatestChange } from "./change-queries.ts";
import { type Told, toldOf } from "./class-news.ts";
import { findHolidays, withHolidays } from "./institute-holidays.ts";
import { lengthOf, planClasses, scheduleInWords, timingInWords } from "./plan-classes.ts";
import {
  type BatchClass,
  type BatchWords,
  findClasses,
  findRule,
  insertClasses,
  removeClasses,
  type StoredRule,
  teacherOf,
  updateClass,
  usualTeacher,
  writeBatchWords,
  writeRule,
} from "./queries.ts";
import { changesOf, isAt } from "./rule-changes.ts";
import { refuseClashes } from "./teacher-clashes.ts";
import { tellOfChange } from "./tell-of-changes.ts";

export interface TimetableDeps {
  database: Database;
  emailQueue: EmailQueue;
  announce: ContentChanges["announce"];
  site: () => Site;
  siteUrl: string;
  clock: () => Date;
}

/** The longest span of a rule, in days. */
const longestRule = 731;

/**
 * A batch's rule, if it has one, its classes, and the teachers to choose from. `closed` are the
 * institute's holidays, which its rule leaves out. A class `isChanged` if it is not as the rule and the batch say: at another
 * time, or still to come with another teacher than the batch's. Throws `not_found` for an unknown batch.
 */
export const showTimetable = query(
  { may: ofClass, scope: byBatch },
  async ({ database, clock }: Pick<TimetableDeps, "database" | "clock">, batchId: string) => {
    const batch = await requireBatch(database, batchId);
    const rule = (await findRule(database, batchId)) ?? null;
    const holidays = await findHolidays(database);
    const whole = rule && withHolidays(rule, holidays, batch.branchId);
    const planned = new Map(whole ? planClasses(whole).map((one) => [one.ruleDay, one]) : []);
    const now = clock();
    const isChanged = (one: BatchClass) =>
      one.sequence > 0 &&
      (!isAt(one, planned.get(one.ruleDay ?? "")) ||
        (one.endsAt > now && !isSameTeacher(teacherOf(one), usualTeacher(batch))));
    const classes = (await findClasses(database, batchId)).map((one) => ({ ...one, isChanged: isChanged(one) }));
    const teachers = (await findTeachers(database)).map(({ id, name }) => ({ id, name }));
    const closed = holidays.filter(
      ({ branchId, until }) => (branchId === null || branchId === batch.branchId) && until >= dayOf(now, "UTC"),
    );
    return { batch, rule, classes, teachers, closed };
  },
);

/** The changes that saving a rule would make, and the resulting texts of the batch; or its refusal. Writes nothing. */
export const previewTimetable = query(
  { may: holders("batches"), takes: [z.string(), timetableRule], branch: ofBatch },
  async ({ database, clock }: TimetableDeps, batchId: string, rule: TimetableRule) => {
    const batch = await requireBatch(database, batchId);
    const { changes, words } = await plan(database, batch, { rule, now: clock() });
    const { added, moved, removed, kept } = changes;
    return { words, added: added.length, moved: moved.length, removed: removed.length, kept: kept.length };
  },
);

/** A rule to save; `seen` is the version that the page showed, 0 for none. */
const savedRule = z.strictObject({ rule: timetableRule, seen: z.int() });

/**
 * Saves the rule of a batch: makes, moves and removes classes as `changesOf` says, writes the batch's days, hours and
 * dates from it, and notifies everyone in it once. Throws `conflict` if another person has saved another since or a
 * teacher would have two classes at once, `invalid` for a rule that makes no class, and `not_found`.
 */
export const saveTimetable = verb(
  { may: holders("batches"), takes: [z.string(), savedRule], branch: ofBatch },
  async (
    deps: TimetableDeps & SeatDeps,
    actor: Actor,
    batchId: string,
    { rule, seen }: z.infer<typeof savedRule>,
  ): Promise<Told | null> => {
    const change = await deps.database.transaction(async (transaction) => {
      await lockCatalogue(transaction);
      const now = deps.clock();
      const batch = await requireBatch(transaction, batchId);
      const before = await findRule(transaction, batchId);
      if (before && isSame(before, rule)) return await findLatestChange(transaction, batchId, null);
      if ((before?.version ?? 0) !== seen) {
        const by = await nameOfChange(transaction, before?.changedAt, [batchId]);
        throw new AppError("conflict", "timetable.changed", { values: { by } });
      }
      const { changes, words } = await applyRule(transaction, batch, { rule, version: seen + 1, now });
      const { added, moved, removed } = changes;
      // A batch that had ended gives its free seats again.
      await offerFreedSeats(deps, transaction, [batchId]);
      const counts = { added: added.length, moved: moved.length, removed: removed.length };
      const act = { verb: "saveTimetable", subject: "timetable", subjectId: batchId, details: counts } as const;
      await audit(transaction, actor, act, now);
      await deps.announce(transaction);
      const isNews = before ? added.length + moved.length + removed.length > 0 : !isSameWords(batch, words);
      if (!isNews) return undefined;
      return await tellOfChange(
        transaction,
        { ...deps, actor, at: now },
        { batchId, classes: null, teachers: [usualTeacher(batch)] },
      );
    });
    return await toldOf(deps, change);
  },
);

/**
 * Writes the rule of a batch, its classes, and its days, hours and dates, which follow from it; answers what changed.
 * Throws as `saveTimetable` does. Call it with the catalogue locked.
 */
export async function applyRule(
  transaction: Database,
  batch: StoredBatch,
  { rule, version, now }: { rule: TimetableRule; version: number; now: Date },
) {
  const { changes, words } = await plan(transaction, batch, { rule, now });
  const { _id: batchId, instructor: teacher, teacherId } = batch;
  await removeClasses(transaction, idsOf(changes.removed));
  for (const { batchClass, to } of changes.moved) {
    const { startsAt, endsAt } = to;
    const sequence = batchClass.sequence + 1;
    await updateClass(transaction, batchClass.id, { startsAt, endsAt, sequence, changedAt: now });
  }
  await insertClasses(
    transaction,
    changes.added.map((one) => ({ ...one, id: randomUUID(), batchId, teacher, teacherId, changedAt: now })),
  );
  await writeRule(transaction, { ...rule, batchId, version, changedAt: now });
  await writeBatchWords(transaction, batchId, words);
  await refuseOffSite(transaction, [batchId]);
  return { changes, words };
}

async function plan(database: Database, batch: StoredBatch, { rule, now }: { rule: TimetableRule; now: Date }) {
  refuseWrongTimes(rule);
  const before = await findRule(database, batch._id);
  const classes = await findClasses(database, batch._id);
  const holidays = await findHolidays(database);
  const whole = (one: TimetableRule) => withHolidays(one, holidays, batch.branchId);
  const changes = changesOf({ before: before && whole(before), after: whole(rule), classes, now });
  const { days } = changes;
  if (!days || planClasses(whole(rule)).length === 0) throw new AppError("invalid", "timetable.noClass");
  await refuseClashes(database, {
    wanted: [
      ...changes.added.map((one) => ({ ...one, id: "", teacher: batch.instructor, teacherId: batch.teacherId })),
      ...changes.moved.map(({ batchClass, to }) => ({ ...batchClass, ...to })),
    ].filter(({ endsAt }) => endsAt > now),
    gone: idsOf(changes.removed),
    ...{ batch, timeZone: rule.timeZone },
  });
  const words: BatchWords = {
    ...{ schedule: scheduleInWords(rule), timing: timingInWords(rule) },
    ...{ startDate: days.first, endDate: days.last },
  };
  return { changes, words };
}

/** Throws `invalid` for a rule whose end is before its start: of its days, of its hours, or of an exception's. */
function refuseWrongTimes(rule: TimetableRule): void {
  const length = (Date.parse(rule.untilDay) - Date.parse(rule.fromDay)) / day;
  if (length < 0) throw fieldError("untilDay", "timetable.daysReversed");
  if (length > longestRule) throw fieldError("untilDay", "timetable.tooLong");
  if (lengthOf(rule) === null) throw fieldError("endsAt", "timetable.hoursReversed");
  for (const [at, hours] of (rule.dayHours ?? []).entries()) {
    if (lengthOf(hours) === null) throw fieldError(`dayHours.${at}.endsAt`, "timetable.hoursReversed");
    const isTwice = (rule.dayHours ?? []).findIndex(({ weekday }) => weekday === hours.weekday) !== at;
    if (isTwice) throw fieldError(`dayHours.${at}.weekday`, "timetable.dayTwice");
    if (!rule.weekdays.includes(hours.weekday)) throw fieldError(`dayHours.${at}.weekday`, "timetable.noClassDay");
  }
  const wrong = rule.exceptions.findIndex((hours) => lengthOf(hours) === null);
  if (wrong !== -1) throw fieldError(`exceptions.${wrong}.endsAt`, "timetable.hoursReversed");
}

const idsOf = (classes: BatchClass[]) => classes.map(({ id }) => id);

function isSame(
  { batchId: _, version: _version, changedAt: _at, ...before }: StoredRule,
  rule: TimetableRule,
): boolean {
  // The database keeps the parts of a range in an order of its own.
  return isDeepStrictEqual(before, { ...rule, closures: rule.closures ?? null, dayHours: rule.dayHours ?? null });
}

function isSameWords(batch: StoredBatch, words: BatchWords): boolean {
  return (["schedule", "timing", "startDate", "endDate"] as const).every((name) => batch[name] === words[name]);
}

export async function requireBatch(database: Database, batchId: string): Promise<StoredBatch> {
  const batch = await findBatch(database, batchId);
  if (!batch) throw new AppError("not_found", "lecture.noBatch");
  return batch;
}

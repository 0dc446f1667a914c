import { z } from "zod";
import { lockCatalogue } from "#domains/catalogue/server/entry-queries.ts";
import type { StoredBatch } from "#domains/seats/server/batches-with-seats.ts";
import { isSameTeacher } from "#domains/staff/rules/same-teacher.ts";
import { chosenTeacher } from "#domains/staff/server/teachers.ts";
import { type ClassFields, cancelReason, classFields, type ToldClass } from "#domains/timetable/contract.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { byBatch, verb, workOfClass } from "#server/verb.ts";
import { clockTime, dayInWords } from "#shared/formats/class-time.ts";
import { nameOfChange } from "./change-names.ts";
import { type ClassChange, findLatestChange } from "./change-queries.ts";
import { type Told, toldOf } from "./class-news.ts";
import { requireBatch, type TimetableDeps } from "./manage-timetable.ts";
import { lengthOf, momentsOf } from "./plan-classes.ts";
import {
  type BatchClass,
  findClassesById,
  findRule,
  insertClasses,
  type StoredRule,
  teacherOf,
  updateClass,
} from "./queries.ts";
import { refuseClashes } from "./teacher-clashes.ts";
import { beforeOf, tellOfChange } from "./tell-of-changes.ts";

/** A class of a batch; `seen` is the time of its last change, as the page showed it. */
const namedClass = z.strictObject({ classId: z.string(), seen: z.coerce.date() });

type Named = z.infer<typeof namedClass>;

/**
 * Changes day, hours, teacher, title or meeting address of a class. The people concerned are notified of a new time or
 * teacher. Throws `conflict` if another person has changed it since, it is cancelled, or its teacher would have two
 * classes at once; `invalid` for an end before its start; and `not_found`.
 */
export const changeClass = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), namedClass.extend({ fields: classFields })] },
  async (
    deps: TimetableDeps,
    actor: Actor,
    batchId: string,
    { fields, ...named }: Named & { fields: ClassFields },
  ): Promise<Told | null> => {
    return await onClass(
      deps,
      actor,
      { ...named, batchId, verb: "changeClass" },
      async ({ transaction, batchClass, rule, refuseClash }) => {
        const wanted = await wantedOf(transaction, fields, rule);
        const isMoved =
          !isSameMoment(batchClass.startsAt, wanted.startsAt) || !isSameMoment(batchClass.endsAt, wanted.endsAt);
        const isNews = isMoved || !isSameTeacher(teacherOf(batchClass), teacherOf(wanted));
        if (!isNews && batchClass.title === wanted.title && batchClass.meetingUrl === wanted.meetingUrl) return null;
        return {
          what: "changed",
          changes: wanted,
          isNews,
          async check() {
            if (batchClass.isCancelled) throw new AppError("conflict", "timetable.isCancelled");
            if (isNews) await refuseClash({ ...batchClass, ...wanted });
          },
        };
      },
    );
  },
);

/** Cancels a class, and sends the reason. Throws `conflict` if another person has changed it since, `not_found`. */
export const cancelClass = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), namedClass.extend({ reason: cancelReason.nullable() })] },
  async (
    deps: TimetableDeps,
    actor: Actor,
    batchId: string,
    { reason, ...named }: Named & { reason: string | null },
  ): Promise<Told | null> => {
    return await onClass(deps, actor, { ...named, batchId, verb: "cancelClass" }, async ({ batchClass }) => {
      if (batchClass.isCancelled) return null;
      return { what: "cancelled", changes: { isCancelled: true, cancelReason: reason }, isNews: true };
    });
  },
);

/** Restores a cancelled class. Throws as `changeClass` does. */
export const restoreClass = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), namedClass] },
  async (deps: TimetableDeps, actor: Actor, batchId: string, named: Named): Promise<Told | null> => {
    return await onClass(
      deps,
      actor,
      { ...named, batchId, verb: "restoreClass" },
      async ({ batchClass, refuseClash }) => {
        if (!batchClass.isCancelled) return null;
        const check = () => refuseClash(batchClass);
        return { what: "restored", changes: { isCancelled: false, cancelReason: null }, isNews: true, check };
      },
    );
  },
);

/**
 * Adds a class beside those of the rule, and notifies the people concerned. `id` is chosen by the caller, so that
 * asking twice adds it once. Throws `conflict` if its teacher would have two classes at once, `invalid`, `not_found`.
 */
export const addClass = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), z.strictObject({ id: z.uuid(), fields: classFields })] },
  async (
    deps: TimetableDeps,
    actor: Actor,
    batchId: string,
    { id, fields }: { id: string; fields: ClassFields },
  ): Promise<Told | null> => {
    return await inTimetable(deps, batchId, async ({ transaction, batch, rule, now }) => {
      const [there] = await findClassesById(transaction, [id]);
      if (there && there.batchId !== batchId) throw new AppError("not_found", "timetable.classGone");
      if (there) return await findLatestChange(transaction, batchId, id);
      const wanted = await wantedOf(transaction, fields, rule);
      await refuseClashes(transaction, { wanted: [{ id, ...wanted }], batch, timeZone: rule.timeZone });
      await insertClasses(transaction, [{ id, batchId, ...wanted, changedAt: now }]);
      await audit(transaction, actor, { verb: "addClass", subject: "session", subjectId: id }, now);
      await deps.announce(transaction);
      if (wanted.endsAt <= now) return undefined;
      const told: ToldClass = { sessionId: id, what: "added", sequence: 0, was: null };
      const news = { batchId, classes: [told], teachers: [teacherOf(wanted)] };
      return await tellOfChange(transaction, { ...deps, actor, at: now }, news);
    });
  },
);

interface Ground {
  transaction: Database;
  batch: StoredBatch;
  rule: StoredRule;
  now: Date;
}

/** Changes a batch's classes exclusively; returns the notification that was sent. */
export async function inTimetable(
  deps: TimetableDeps,
  batchId: string,
  act: (ground: Ground) => Promise<ClassChange | undefined>,
): Promise<Told | null> {
  const change = await deps.database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    const batch = await requireBatch(transaction, batchId);
    const rule = await findRule(transaction, batchId);
    if (!rule) throw new AppError("conflict", "timetable.noRule");
    return await act({ transaction, batch, rule, now: deps.clock() });
  });
  return await toldOf(deps, change);
}

/** The change to a class; null if it is already so. */
type Wish = {
  what: ToldClass["what"];
  changes: Partial<BatchClass>;
  /** Whether the people concerned are notified, and calendars get a new sequence. */
  isNews: boolean;
  /** Throws the refusal. */
  check?: () => Promise<void>;
} | null;

type Chosen = Ground & { batchClass: BatchClass; refuseClash: (wanted: BatchClass) => Promise<void> };

async function onClass(
  deps: TimetableDeps,
  actor: Actor,
  { batchId, classId, seen, verb }: Named & { batchId: string; verb: string },
  choose: (chosen: Chosen) => Promise<Wish>,
): Promise<Told | null> {
  return await inTimetable(deps, batchId, async (ground) => {
    const { transaction, batch, rule, now } = ground;
    const [batchClass] = await findClassesById(transaction, [classId]);
    if (batchClass?.batchId !== batchId) throw new AppError("not_found", "timetable.classGone");
    const refuseClash = async (wanted: BatchClass) => {
      if (wanted.endsAt > now) await refuseClashes(transaction, { wanted: [wanted], batch, timeZone: rule.timeZone });
    };
    const wish = await choose({ ...ground, batchClass, refuseClash });
    if (!wish) return await findLatestChange(transaction, batchId, classId);
    if (!isSameMoment(batchClass.changedAt, seen)) throw await changedMeanwhile(transaction, batchClass, rule.timeZone);
    await wish.check?.();
    const { what, changes, isNews } = wish;
    const sequence = batchClass.sequence + (isNews ? 1 : 0);
    const changed = { ...batchClass, ...changes, sequence, changedAt: now };
    await updateClass(transaction, classId, changed);
    await audit(transaction, actor, { verb, subject: "session", subjectId: classId }, now);
    await deps.announce(transaction);
    const isOver = batchClass.endsAt <= now && changed.endsAt <= now;
    if (!isNews || isOver) return undefined;
    const told: ToldClass = {
      sessionId: classId,
      what,
      sequence,
      was: what === "changed" ? beforeOf(batchClass) : null,
    };
    const teachers = [batchClass, changed].map(teacherOf);
    return await tellOfChange(transaction, { ...deps, actor, at: now }, { batchId, classes: [told], teachers });
  });
}

const isSameMoment = (one: Date, other: Date) => one.getTime() === other.getTime();

async function wantedOf(
  transaction: Database,
  { day, startsAt, endsAt, title, meetingUrl, ...teacher }: ClassFields,
  { timeZone }: StoredRule,
) {
  if (lengthOf({ startsAt, endsAt }) === null) throw fieldError("endsAt", "timetable.hoursReversed");
  const moments = momentsOf(day, { startsAt, endsAt }, timeZone);
  return { title, meetingUrl, ...(await chosenTeacher(transaction, teacher)), ...moments };
}

/** The refusal that says what the class is now, and who changed it. */
async function changedMeanwhile(transaction: Database, batchClass: BatchClass, zone: string): Promise<AppError> {
  const by = await nameOfChange(transaction, batchClass.changedAt, [batchClass.id, batchClass.batchId]);
  const values = {
    ...{ by, teacher: batchClass.teacher, day: dayInWords(batchClass.startsAt, zone, "without year") },
    ...{ from: clockTime(batchClass.startsAt, zone), to: clockTime(batchClass.endsAt, zone) },
  };
  const reason = batchClass.isCancelled ? "timetable.nowCancelled" : "timetable.nowClass";
  return new AppError("conflict", reason, { values });
}

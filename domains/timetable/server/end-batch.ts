import { z } from "zod";
import { lockCatalogue } from "#domains/catalogue/server/entry-queries.ts";
import { type BatchEnd, batchEnd, type ToldClass } from "#domains/timetable/contract.ts";
import { fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { holders, verb } from "#server/verb.ts";
import { ofBatch } from "#server/within.ts";
import { fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { formatDay } from "#shared/formats/format-date.ts";
import type { ClassChange } from "./change-queries.ts";
import { type Told, toldOf } from "./class-news.ts";
import { requireBatch, type TimetableDeps } from "./manage-timetable.ts";
import { findClasses, findRule, teacherOf, updateClass, writeBatchWords, writeRule } from "./queries.ts";
import { tellOfChange } from "./tell-of-changes.ts";

/**
 * Ends a batch with a day: after it no one can order a place, and the classes to come are cancelled, of which its students
 * and teachers are notified once. Students keep what they have. Answers the number of cancelled classes. Throws `invalid`
 * for a day before its first or after its last one, and `not_found`.
 */
export const endBatch = verb(
  { may: holders("batches"), takes: [z.string(), batchEnd], branch: ofBatch },
  async (
    deps: TimetableDeps,
    actor: Actor,
    batchId: string,
    { lastDay }: BatchEnd,
  ): Promise<{ cancelled: number; told: Told | null }> => {
    const { cancelled, change } = await deps.database.transaction(async (transaction) => {
      await lockCatalogue(transaction);
      const { startDate, endDate } = await requireBatch(transaction, batchId);
      if (lastDay < startDate)
        throw fieldError("lastDay", "batch.endsBeforeFirst", {
          values: { day: (locale) => formatDay(startDate, locale) },
        });
      if (lastDay > endDate)
        throw fieldError("lastDay", "batch.endsLater", { values: { day: (locale) => formatDay(endDate, locale) } });
      const at = deps.clock();
      const reason = fillText(deps.site().messages.admin.batches.life.ended, { day: formatDay(lastDay) });
      const done = await endTimetable(transaction, { ...deps, actor, at }, { batchId, lastDay, reason });
      const details = { lastDay, cancelled: done.cancelled };
      await audit(transaction, actor, { verb: "endBatch", subject: "batch", subjectId: batchId, details }, at);
      await deps.announce(transaction);
      return done;
    });
    return { cancelled, told: await toldOf(deps, change) };
  },
);

interface Ending {
  batchId: string;
  /** "2026-11-23", inclusive. */
  lastDay: string;
  /** The reason that students read. */
  reason: string;
}

/**
 * Makes a day the last one of a batch: its rule ends there, and the classes to come after it are cancelled; students and
 * teachers are notified of them once. Answers the number of these classes, and the notification.
 */
async function endTimetable(
  transaction: Database,
  { emailQueue, actor, at }: Pick<TimetableDeps, "emailQueue"> & { actor: Actor; at: Date },
  { batchId, lastDay, reason }: Ending,
): Promise<{ cancelled: number; change: ClassChange | undefined }> {
  const { schedule, timing, startDate } = await requireBatch(transaction, batchId);
  await writeBatchWords(transaction, batchId, { schedule, timing, startDate, endDate: lastDay });
  const rule = await findRule(transaction, batchId);
  if (!rule) return { cancelled: 0, change: undefined };
  if (rule.untilDay > lastDay)
    await writeRule(transaction, { ...rule, untilDay: lastDay, version: rule.version + 1, changedAt: at });
  const after = (await findClasses(transaction, batchId)).filter(
    ({ startsAt, isCancelled }) => !isCancelled && startsAt > at && dayOf(startsAt, rule.timeZone) > lastDay,
  );
  for (const { id, sequence } of after) {
    const cancelled = { isCancelled: true, cancelReason: reason, sequence: sequence + 1, changedAt: at };
    await updateClass(transaction, id, cancelled);
  }
  if (after.length === 0) return { cancelled: 0, change: undefined };
  const classes = after.map(({ id, sequence }): ToldClass => {
    return { sessionId: id, what: "cancelled", sequence: sequence + 1, was: null };
  });
  const teachers = after.map(teacherOf);
  const change = await tellOfChange(transaction, { emailQueue, actor, at }, { batchId, classes, teachers });
  return { cancelled: after.length, change };
}

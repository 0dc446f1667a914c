import { isSameTeacher, type NamedTeacher } from "#domains/staff/rules/same-teacher.ts";
import type { ToldClass } from "#domains/timetable/contract.ts";
import type { Actor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { applyEffect, effectsOf, findHolidays } from "./institute-holidays.ts";
import { requireBatch } from "./manage-timetable.ts";
import { findClasses, findRule, teacherOf, updateClass, usualTeacher } from "./queries.ts";
import { refuseClashes } from "./teacher-clashes.ts";
import { beforeOf, tellOfChange } from "./tell-of-changes.ts";

/**
 * Gives one teacher's upcoming classes of a batch to another, and notifies the people concerned once. Call it in the
 * transaction that gives the batch its new teacher. Throws `conflict` if that one would have two at once.
 */
export async function replaceTeacher(
  transaction: Database,
  { emailQueue, actor, at }: { emailQueue: EmailQueue; actor: Actor; at: Date },
  batchId: string,
  { from, to }: { from: NamedTeacher; to: NamedTeacher },
): Promise<void> {
  const rule = await findRule(transaction, batchId);
  if (!rule || isSameTeacher(from, to)) return;
  const theirs = (await findClasses(transaction, batchId)).filter(
    (one) => !one.isCancelled && one.endsAt > at && isSameTeacher(teacherOf(one), from),
  );
  if (theirs.length === 0) return;
  const given = { teacher: to.name, teacherId: to.teacherId };
  const wanted = theirs.map((batchClass) => ({ ...batchClass, ...given, sequence: batchClass.sequence + 1 }));
  const batch = await requireBatch(transaction, batchId);
  await refuseClashes(transaction, { wanted, batch, timeZone: rule.timeZone });
  for (const { id, sequence } of wanted) await updateClass(transaction, id, { ...given, sequence, changedAt: at });
  const classes = theirs.map((batchClass): ToldClass => {
    return { sessionId: batchClass.id, what: "changed", sequence: batchClass.sequence + 1, was: beforeOf(batchClass) };
  });
  await tellOfChange(transaction, { emailQueue, actor, at }, { batchId, classes, teachers: [from, to] });
}

/** Throws `conflict` if another batch has a class in the room of this one while it has one to come. */
export async function refuseTakenRoom(transaction: Database, batchId: string, at: Date): Promise<void> {
  const rule = await findRule(transaction, batchId);
  const batch = await requireBatch(transaction, batchId);
  if (!rule || batch.roomId === null) return;
  const wanted = (await findClasses(transaction, batchId)).filter((one) => !one.isCancelled && one.endsAt > at);
  await refuseClashes(transaction, { wanted, batch, timeZone: rule.timeZone });
}

/**
 * Gives a batch that has come to another branch the holidays there, and notifies the people concerned once. Call it in
 * the transaction that moves the batch. Throws `invalid` if no class would be left, and `conflict` for a clash.
 */
export async function followBranch(
  transaction: Database,
  { emailQueue, actor, at }: { emailQueue: EmailQueue; actor: Actor; at: Date },
  batchId: string,
  from: string | null,
): Promise<void> {
  const holidays = await findHolidays(transaction);
  const change = { before: holidays, after: holidays, now: at, moved: { batchId, from } };
  for (const effect of await effectsOf(transaction, change)) {
    const classes = await applyEffect(transaction, effect, at);
    if (classes.length === 0) continue;
    const teachers = [usualTeacher(effect.batch), ...effect.leftOut.map(({ batchClass }) => teacherOf(batchClass))];
    await tellOfChange(transaction, { emailQueue, actor, at }, { batchId, classes, teachers });
  }
}

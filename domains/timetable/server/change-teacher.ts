import type { ToldClass } from "#domains/timetable/contract.ts";
import type { Actor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { findClasses, findRule, foldedName, updateClass } from "./queries.ts";
import { refuseClashes } from "./teacher-clashes.ts";
import { beforeOf, tellOfChange } from "./tell-of-changes.ts";

/**
 * Gives one teacher's upcoming classes of a batch to another, and notifies the people concerned once. Call it in the
 * transaction that gives the batch its new teacher. Throws `conflict` if that one would have two at once.
 */
export async function changeTeacher(
  transaction: Database,
  { emailQueue, actor, at }: { emailQueue: EmailQueue; actor: Actor; at: Date },
  { batchId, batch, from, to }: { batchId: string; batch: string; from: string; to: string },
): Promise<void> {
  const rule = await findRule(transaction, batchId);
  if (!rule || from === to) return;
  const theirs = (await findClasses(transaction, batchId)).filter(
    ({ teacher, endsAt, isCancelled }) => !isCancelled && endsAt > at && foldedName(teacher) === foldedName(from),
  );
  if (theirs.length === 0) return;
  const wanted = theirs.map((batchClass) => ({ ...batchClass, teacher: to, sequence: batchClass.sequence + 1 }));
  await refuseClashes(transaction, { wanted, batch, timeZone: rule.timeZone });
  for (const { id, teacher, sequence } of wanted)
    await updateClass(transaction, id, { teacher, sequence, changedAt: at });
  const classes = theirs.map((batchClass): ToldClass => {
    return { sessionId: batchClass.id, what: "changed", sequence: batchClass.sequence + 1, was: beforeOf(batchClass) };
  });
  await tellOfChange(transaction, { emailQueue, actor, at }, { batchId, classes, teachers: [from, to] });
}

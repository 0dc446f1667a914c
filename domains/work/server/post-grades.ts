import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { removeWaitingEmails } from "#server/jobs/pending.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { byBatch, verb, workOfClass } from "#server/verb.ts";
import { second } from "#shared/durations.ts";
import { findTold, type Grade, markTold, unmarkTold } from "./grade-queries.ts";
import { lockWork } from "./manage-work.ts";
import { updateWork } from "./queries.ts";

interface Deps {
  database: Database;
  emailQueue: EmailQueue;
}

/** Time in which grades can be hidden again before an email leaves, in milliseconds. */
const undoneWithin = 60 * second;

/** What the email about a grade names. */
const aboutGrade = (workId: string, { enrolmentId, version }: Pick<Grade, "enrolmentId" | "version">) =>
  `${workId} ${enrolmentId} ${version}`;

/**
 * Shows all students of an assignment or quiz their grades, and notifies by email, in a minute, those whose grade is new
 * since their last one; returns how many. Posted again, it tells only of new grades. Throws `not_found`.
 */
export const postGrades = verb(
  { may: workOfClass, scope: byBatch },
  async ({ database, emailQueue }: Deps, actor: Actor, batchId: string, workId: string): Promise<number> => {
    const at = new Date();
    return await database.transaction(async (transaction) => {
      const { gradesPostedAt } = await lockWork(transaction, batchId, workId);
      const told = await markTold(transaction, workId);
      if (gradesPostedAt !== null && told.length === 0) return 0;
      if (gradesPostedAt === null) await updateWork(transaction, workId, { gradesPostedAt: at });
      const requests = told.map((grade) => ({ email: "grade-posted" as const, about: aboutGrade(workId, grade) }));
      const leavesAt = new Date(at.getTime() + undoneWithin);
      if (requests.length > 0) await emailQueue.enqueue(transaction, requests, leavesAt);
      const details = { told: told.length };
      await audit(transaction, actor, { verb: "postGrades", subject: "work", subjectId: workId, details }, at);
      return told.length;
    });
  },
);

/** Hides the grades of a work again; emails about them that wait never leave. Throws `not_found`. */
export const hideGrades = verb(
  { may: workOfClass, scope: byBatch },
  async ({ database }: Pick<Deps, "database">, actor: Actor, batchId: string, workId: string): Promise<void> => {
    await database.transaction(async (transaction) => {
      const { gradesPostedAt } = await lockWork(transaction, batchId, workId);
      if (gradesPostedAt === null) return;
      await updateWork(transaction, workId, { gradesPostedAt: null });
      const told = new Map((await findTold(transaction, workId)).map((grade) => [aboutGrade(workId, grade), grade]));
      const unsent = await removeWaitingEmails(transaction, "grade-posted", [...told.keys()]);
      const unaware = unsent.flatMap((about) => told.get(about)?.enrolmentId ?? []);
      await unmarkTold(transaction, workId, unaware);
      await audit(transaction, actor, { verb: "hideGrades", subject: "work", subjectId: workId }, new Date());
    });
  },
);

import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { type CopiedBatch, copyWorks } from "#domains/work/server/copy-assignments.ts";
import { classWork } from "#domains/work/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { courseOf, findDraws, lockBank } from "./bank-queries.ts";
import { shortagesOf } from "./bank-shortages.ts";
import { quizDraws } from "./tables/bank-tables.ts";
import { quizDetails, quizQuestions } from "./tables.ts";

/**
 * Copies the quizzes of a batch with their questions and what they draw from the bank, without attempts. Right answers
 * that students have been shown are hidden again. A quiz that the bank cannot fill any more becomes a draft.
 */
export async function copyQuizzes(transaction: Database, copied: CopiedBatch): Promise<void> {
  const ids = await copyWorks(transaction, copied, "quiz");
  if (ids.size === 0) return;
  const from = [...ids.keys()];
  const toOf = (id: string) => ids.get(id) ?? id;
  const details = await transaction.select().from(quizDetails).where(inArray(quizDetails.workId, from));
  await transaction.insert(quizDetails).values(
    details.map(({ opensAt, ...row }) => ({
      ...{ ...row, workId: toOf(row.workId), solutionsShownAt: null },
      opensAt: opensAt && copied.moved.time(opensAt),
    })),
  );
  const isOwn = and(inArray(quizQuestions.workId, from), isNull(quizQuestions.drawId));
  const questions = await transaction.select().from(quizQuestions).where(isOwn);
  const questionCopies = questions.map((row) => ({ ...row, id: randomUUID(), workId: toOf(row.workId) }));
  if (questionCopies.length > 0) await transaction.insert(quizQuestions).values(questionCopies);
  const draws = await transaction.select().from(quizDraws).where(inArray(quizDraws.workId, from));
  const drawCopies = draws.map((row) => ({ ...row, id: randomUUID(), workId: toOf(row.workId) }));
  if (drawCopies.length === 0) return;
  await transaction.insert(quizDraws).values(drawCopies);
  await hideShort(transaction, copied.to, [...new Set(drawCopies.map(({ workId }) => workId))]);
}

async function hideShort(transaction: Database, batchId: string, workIds: string[]): Promise<void> {
  const courseId = await courseOf(transaction, batchId);
  await lockBank(transaction, courseId);
  for (const id of workIds) {
    const short = await shortagesOf(transaction, { id }, courseId, await findDraws(transaction, id));
    if (short.length > 0) await transaction.update(classWork).set({ publishedAt: null }).where(eq(classWork.id, id));
  }
}

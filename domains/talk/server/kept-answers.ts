import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { findLecturesOfBatch } from "#domains/lectures/server/queries.ts";
import { lectureOfKept } from "#domains/talk/rules/lecture-of-kept.ts";
import { AppError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import { byBatch, type Caller, ofClass, query, verb } from "#server/verb.ts";
import { findBatchOfQuestion } from "./question-place.ts";
import { deleteKeptAnswer, findKeptAnswers } from "./question-queries.ts";
import { keptAnswers } from "./tables/question-tables.ts";

interface Deps {
  database: Database;
  clock: () => Date;
}

interface ListedLecture {
  id: string;
  lectureNumber: number;
  title: string;
}

/** The answers that are kept for a batch's course, each with the lecture of this batch beside which it stands. */
async function findKeptBeside<Listed extends ListedLecture>(database: Database, batchId: string, lectures: Listed[]) {
  const batch = await findBatchOfQuestion(database, batchId);
  const kept = batch ? await findKeptAnswers(database, [batch.courseId]) : [];
  return kept.map((one) => ({ ...one, beside: lectureOfKept(one, lectures) ?? null }));
}

/** The number of kept answers beside each of a batch's lectures, by the lecture's id; lectures without one are missing. */
export async function countKeptBeside(
  database: Database,
  batchId: string,
  lectures: ListedLecture[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { beside } of await findKeptBeside(database, batchId, lectures))
    if (beside) counts.set(beside.id, (counts.get(beside.id) ?? 0) + 1);
  return counts;
}

/**
 * The answers that are kept for the course of a batch, of this batch and of earlier ones, each with the lecture of this
 * batch beside which its students find it; null while there is none.
 */
export const listKeptAnswers = query(
  { may: ofClass, scope: byBatch },
  async ({ database }: Pick<Deps, "database">, batchId: string) => {
    const kept = await findKeptBeside(database, batchId, await findLecturesOfBatch(database, batchId));
    return kept.map(({ id, question, answer, questionId, keptAt, beside }) => ({
      ...{ id, question, answer, questionId, keptAt },
      beside: beside && { lectureNumber: beside.lectureNumber, title: beside.title },
    }));
  },
);

/**
 * Takes an answer away from all batches of its course, also one whose question is no longer there. Throws `not_found` for
 * one of another course.
 */
export const removeKeptAnswer = verb(
  { may: ofClass, scope: byBatch, takes: [z.string(), z.string()] },
  async ({ database, clock }: Deps, who: Caller, batchId: string, id: string): Promise<void> => {
    await database.transaction(async (transaction) => {
      const batch = await findBatchOfQuestion(transaction, batchId);
      const isIt = batch && isUuid(id) && and(eq(keptAnswers.id, id), eq(keptAnswers.courseId, batch.courseId));
      const [kept] = isIt ? await transaction.select().from(keptAnswers).where(isIt).for("update") : [];
      if (!kept) throw new AppError("not_found", "question.notKept");
      await deleteKeptAnswer(transaction, kept.id);
      const details = { lecture: kept.lectureId };
      const act = { verb: "removeKeptAnswer", subject: "question", subjectId: kept.questionId ?? "", details } as const;
      await audit(transaction, who, act, clock());
    });
  },
);

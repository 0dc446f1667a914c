import { nameOfLast } from "#domains/staff/server/last-actor.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { findQuiz, hasBegun, type Quiz } from "./queries.ts";
import { findQuestion, type KeyedQuestion } from "./question-queries.ts";

/** A quiz of a batch, locked for a change on request. Throws `not_found`: the named batch decides about access. */
export async function requireQuiz(
  database: Database,
  batchId: string,
  workId: string,
  locking: "change" | "leave" = "leave",
): Promise<Quiz> {
  const quiz = await findQuiz(database, workId, locking);
  if (quiz?.batchId !== batchId) throw new AppError("not_found", "quiz.unknown");
  return quiz;
}

/** A question of a quiz with its key. Throws `not_found`. */
export async function requireQuestion(database: Database, { id }: Quiz, questionId: string): Promise<KeyedQuestion> {
  const found = await findQuestion(database, id, questionId);
  if (!found) throw new AppError("not_found", "quiz.unknown");
  return found;
}

/** Throws `conflict` if a quiz differs from the version on the page. */
export async function refuseChanged(transaction: Database, { id, version }: Quiz, seen: number): Promise<void> {
  if (version === seen) return;
  const by = await nameOfLast(transaction, { subject: "work", subjectId: id });
  throw new AppError("conflict", "quiz.changed", { values: { by } });
}

/** Throws `conflict` once a student has begun a quiz: their questions must not change. */
export async function refuseBegun(transaction: Database, { id }: Quiz): Promise<void> {
  if (await hasBegun(transaction, id)) throw new AppError("conflict", "quiz.begun");
}

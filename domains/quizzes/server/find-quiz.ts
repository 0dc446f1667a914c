import { nameOfLast } from "#domains/staff/server/last-actor.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { findQuiz, hasBegun, type Quiz } from "./queries.ts";

/** A quiz of a batch, locked for a change if so asked. Throws `not_found`: the batch that is named decides who may. */
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

/** Throws `conflict` if a quiz is not as the page showed it. */
export async function refuseChanged(transaction: Database, { id, version }: Quiz, seen: number): Promise<void> {
  if (version === seen) return;
  const by = await nameOfLast(transaction, { subject: "work", subjectId: id });
  throw new AppError("conflict", "quiz.changed", { values: { by } });
}

/** Throws `conflict` once somebody has begun a quiz: what they were asked must not change. */
export async function refuseBegun(transaction: Database, { id }: Quiz): Promise<void> {
  if (await hasBegun(transaction, id)) throw new AppError("conflict", "quiz.begun");
}

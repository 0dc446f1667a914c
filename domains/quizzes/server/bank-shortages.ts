import { findShortages, type Shortage } from "#domains/quizzes/rules/draw-shortage.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import {
  countTopics,
  courseOf,
  findCopied,
  findDrawingQuizzes,
  findDraws,
  lockBank,
  type QuizDraw,
} from "./bank-queries.ts";
import type { Quiz } from "./queries.ts";

/** The draws of a quiz that the bank of its course cannot fill. */
export async function shortagesOf(
  transaction: Database,
  quiz: Pick<Quiz, "id">,
  courseId: string,
  draws: QuizDraw[],
): Promise<Shortage[]> {
  const copied = await findCopied(transaction, quiz.id);
  return findShortages(draws, await countTopics(transaction, courseId, copied));
}

/** Throws `conflict` if the bank has too few questions for what a quiz draws. */
export async function refuseShort(transaction: Database, quiz: Pick<Quiz, "id" | "batchId">): Promise<void> {
  const draws = await findDraws(transaction, quiz.id);
  if (draws.length === 0) return;
  const courseId = await courseOf(transaction, quiz.batchId);
  await lockBank(transaction, courseId);
  const [short] = await shortagesOf(transaction, quiz, courseId, draws);
  const draw = draws.find(({ id }) => id === short?.id);
  if (!short || !draw) return;
  throw new AppError("conflict", "quiz.bankShort", { values: { count: draw.count, has: short.has } });
}

/** Throws `conflict`, with its name, if a published quiz draws more than what a changed bank has. The bank is locked. */
export async function refuseNeeded(transaction: Database, courseId: string): Promise<void> {
  for (const quiz of await findDrawingQuizzes(transaction, courseId, new Date())) {
    const short = await shortagesOf(transaction, quiz, courseId, await findDraws(transaction, quiz.id));
    if (short.length > 0)
      throw new AppError("conflict", "quiz.bankNeeded", { values: { quiz: quiz.title, batch: quiz.batchName } });
  }
}

import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { topicsFirst } from "#domains/quizzes/rules/draw-shortage.ts";
import { quizBounds } from "#domains/quizzes/rules/quiz-bounds.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { type BankQuestion, courseOf, findCopied, findDraws, pickFromBank, type QuizDraw } from "./bank-queries.ts";
import type { Quiz } from "./queries.ts";
import { quizDrawn, quizQuestions } from "./tables.ts";

/** A question of the bank, and the draw that chose it. */
interface Picked {
  draw: QuizDraw;
  question: BankQuestion;
}

/**
 * Draws the questions of a new attempt from the bank, none twice, and keeps them for good: the quiz gets a copy of each,
 * one for all attempts, which no later change of the bank reaches. Throws `conflict` if the bank has too few.
 */
export async function drawQuestions(transaction: Database, quiz: Quiz, attemptId: string): Promise<void> {
  const draws = await findDraws(transaction, quiz.id);
  if (draws.length === 0) return;
  const courseId = await courseOf(transaction, quiz.batchId);
  const without = await findCopied(transaction, quiz.id);
  const picked: Picked[] = [];
  for (const draw of topicsFirst(draws)) {
    const found = await pickFromBank(transaction, courseId, { ...draw, without });
    if (found.length < draw.count) throw new AppError("conflict", "quiz.bankTooSmall");
    picked.push(...found.map((question) => ({ draw, question })));
    without.push(...found.map(({ id }) => id));
  }
  const copies = await copiesOf(transaction, quiz, picked);
  const inOrder = picked.toSorted((one, other) => one.draw.position - other.draw.position);
  await transaction
    .insert(quizDrawn)
    .values(inOrder.map((one, position) => ({ attemptId, questionId: copies.get(nameOf(one)) ?? "", position })));
}

const nameOf = ({ draw, question }: Picked) => `${draw.id} ${question.id} ${question.version}`;

/** The ids of the quiz's copies of these questions; makes those that no attempt has drawn yet. */
async function copiesOf(transaction: Database, quiz: Quiz, picked: Picked[]): Promise<Map<string, string>> {
  const found = await findCopies(transaction, quiz, picked);
  const missing = picked.filter((one) => !found.has(nameOf(one)));
  if (missing.length === 0) return found;
  // In one order, whoever inserts: two students who begin at once never wait for each other.
  const rows = missing.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)).map(copyOf);
  await transaction.insert(quizQuestions).values(rows).onConflictDoNothing();
  return await findCopies(transaction, quiz, picked);
}

async function findCopies(transaction: Database, { id: workId }: Quiz, picked: Picked[]): Promise<Map<string, string>> {
  const { id, drawId, bankId, bankVersion } = quizQuestions;
  const ids = picked.map(({ question }) => question.id);
  const found = await transaction
    .select({ id, drawId, bankId, bankVersion })
    .from(quizQuestions)
    .where(and(eq(quizQuestions.workId, workId), inArray(bankId, ids)));
  return new Map(found.map((copy) => [`${copy.drawId} ${copy.bankId} ${copy.bankVersion}`, copy.id]));
}

function copyOf({ draw, question }: Picked): typeof quizQuestions.$inferInsert {
  const { id: bankId, version: bankVersion, kind, text, options, key, explanation, ...picture } = question;
  const { pictureKey, pictureSize, pictureAlt } = picture;
  return {
    ...{ id: randomUUID(), workId: draw.workId, drawId: draw.id, bankId, bankVersion },
    // Behind the questions of the quiz itself, draw after draw.
    position: quizBounds.questions + draw.position,
    ...{ kind, text, options, key, explanation, points: draw.points },
    ...{ pictureKey, pictureSize, pictureAlt },
  };
}

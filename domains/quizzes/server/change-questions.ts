import { inArray } from "drizzle-orm";
import type { QuizQuestion } from "#domains/quizzes/contract.ts";
import { quizBounds } from "#domains/quizzes/rules/quiz-bounds.ts";
import { AppError } from "#server/app-error.ts";
import { type Act, type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { findDraws } from "./bank-queries.ts";
import { refuseShort } from "./bank-shortages.ts";
import { refuseBegun, requireQuiz } from "./find-quiz.ts";
import { changeWork, countQuestions, type Quiz } from "./queries.ts";
import { findOwnQuestions, type KeyedQuestion } from "./question-queries.ts";
import { releasePictures } from "./release-pictures.ts";
import { quizQuestions } from "./tables.ts";

interface Deps {
  database: Database;
  fileRemovals: FileRemovals;
}

const noPicture = { pictureKey: null, pictureSize: null, pictureAlt: null };
const ofQuizAlone = { drawId: null, bankId: null, bankVersion: null };

/** A new question of a quiz, whose place follows from the list it joins. */
export const questionRow = (
  question: QuizQuestion,
  { id, workId }: Pick<KeyedQuestion, "id" | "workId">,
): KeyedQuestion => ({
  ...{ ...question, id, workId, position: 0, kind: question.key.kind },
  ...noPicture,
  ...ofQuizAlone,
});

interface Ground {
  transaction: Database;
  quiz: Quiz;
  questions: KeyedQuestion[];
}

/**
 * Replaces the list of the questions that every attempt at a quiz asks; null changes nothing. Throws `conflict` once a
 * student has begun, for more questions than a quiz may have, and for none in a published one.
 */
export async function changeQuestions(
  { database, fileRemovals }: Deps,
  actor: Actor,
  { batchId, workId }: { batchId: string; workId: string },
  change: (ground: Ground) => Promise<(Pick<Act, "verb"> & { questions: KeyedQuestion[] }) | null>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const quiz = await requireQuiz(transaction, batchId, workId, "change");
    await refuseBegun(transaction, quiz);
    const before = await findOwnQuestions(transaction, workId);
    const changed = await change({ transaction, quiz, questions: before });
    if (!changed) return;
    const { verb, questions } = changed;
    const gone = before.filter(({ id }) => questions.every((question) => question.id !== id));
    await transaction.delete(quizQuestions).where(
      inArray(
        quizQuestions.id,
        gone.map(({ id }) => id),
      ),
    );
    await releasePictures(transaction, fileRemovals, gone);
    for (const [position, question] of questions.entries()) {
      const row = { ...question, position };
      await transaction
        .insert(quizQuestions)
        .values(row)
        .onConflictDoUpdate({ target: quizQuestions.id, set: { position } });
    }
    const asked = await countQuestions(transaction, workId);
    if (questions.length > before.length) {
      refuseMany(asked);
      // A question that is copied from the bank is no longer drawn from it.
      if (quiz.publishedAt) await refuseShort(transaction, quiz);
    }
    if (asked === 0 && quiz.publishedAt) throw new AppError("conflict", "quiz.noQuestions");
    await writePoints(transaction, workId);
    await audit(transaction, actor, { verb, subject: "work", subjectId: workId }, new Date());
  });
}

/** Throws `conflict` for more questions than a quiz may have. */
export function refuseMany(questions: number): void {
  if (questions > quizBounds.questions)
    throw new AppError("conflict", "quiz.questionsMany", { values: { most: quizBounds.questions } });
}

/** A quiz's points are the sum of its questions' and of what it draws. */
export async function writePoints(transaction: Database, workId: string): Promise<void> {
  const questions = await findOwnQuestions(transaction, workId);
  const draws = await findDraws(transaction, workId);
  const own = questions.reduce((total, { points }) => total + points, 0);
  const sum = draws.reduce((total, { count, points }) => total + count * points, own);
  await changeWork(transaction, workId, { points: sum > 0 ? Math.round(sum * 100) / 100 : 1 });
}

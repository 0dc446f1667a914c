import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import { type QuestionTexts, questionTexts } from "#domains/quizzes/contract.ts";
import { quizBounds } from "#domains/quizzes/rules/quiz-bounds.ts";
import { type ReadQuestions, readQuestions } from "#domains/quizzes/rules/read-questions.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { byBatch, query, verb, workOfClass } from "#server/verb.ts";
import { ownTurn } from "#shared/serving/own-turn.ts";
import { courseOf } from "./bank-queries.ts";
import { changeQuestions, questionRow } from "./change-questions.ts";
import { insertIntoBank } from "./question-bank.ts";

interface Deps {
  database: Database;
  fileRemovals: FileRemovals;
  site: () => Pick<Site, "messages">;
}

/** Reads questions in slices, so that a long text holds up no one else. Throws `invalid` for more than an import takes. */
async function readInSlices({ site }: Pick<Deps, "site">, given: QuestionTexts): Promise<ReadQuestions> {
  if (given.text.trim() === "") throw fieldError("text", "import.empty");
  const { yes, no } = site().messages.admin.quizzes.import;
  const reading = readQuestions(questionTexts.parse(given), { yes, no });
  for (let read = 1; ; read += 1) {
    const { done, value } = reading.next();
    if (done) return value;
    if (read > quizBounds.imported)
      throw fieldError("text", "import.tooMany", { values: { most: quizBounds.imported } });
    if (read % 10 === 0) await ownTurn();
  }
}

/** The questions that a text in GIFT or Aiken has, and what cannot be taken, by line. Writes nothing. */
export const previewQuestions = query(
  { may: workOfClass, scope: byBatch, takes: [z.string(), questionTexts] },
  async (deps: Deps, _batchId: string, given: QuestionTexts) => await readInSlices(deps, given),
);

async function requireSome(deps: Deps, given: QuestionTexts) {
  const { questions } = await readInSlices(deps, given);
  if (questions.length === 0) throw new AppError("invalid", "import.none");
  return questions;
}

/**
 * Adds the questions of a text in GIFT or Aiken to the bank of a batch's course; what cannot be taken is left out. Throws
 * `invalid` for none, `conflict` for a full bank, and a `ZodError`.
 */
export const importToBank = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), questionTexts] },
  async (deps: Deps, actor: Actor, batchId: string, given: QuestionTexts): Promise<{ count: number }> => {
    const questions = await requireSome(deps, given);
    await deps.database.transaction(async (transaction) => {
      const courseId = await courseOf(transaction, batchId);
      await insertIntoBank(
        transaction,
        courseId,
        questions.map(({ topic, question }) => ({ topic, question })),
      );
      const details = { count: questions.length };
      const act = { verb: "importToBank", subject: "course", subjectId: courseId, details } as const;
      await audit(transaction, actor, act, new Date());
    });
    return { count: questions.length };
  },
);

const forQuiz = z.strictObject({ ...questionTexts.shape, workId: z.string() });

/**
 * Adds the questions of a text in GIFT or Aiken to the end of a quiz; what cannot be taken is left out. Throws `invalid`
 * for none, `conflict` once a student has begun and for more than a quiz may have, `not_found`, and a `ZodError`.
 */
export const importToQuiz = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), forQuiz] },
  async (
    deps: Deps,
    actor: Actor,
    batchId: string,
    { workId, ...given }: QuestionTexts & { workId: string },
  ): Promise<{ count: number }> => {
    const read = await requireSome(deps, given);
    await changeQuestions(deps, actor, { batchId, workId }, async ({ questions }) => {
      const rows = read.map(({ question }) => questionRow(question, { id: randomUUID(), workId }));
      return { verb: "importToQuiz", questions: [...questions, ...rows] };
    });
    return { count: read.length };
  },
);

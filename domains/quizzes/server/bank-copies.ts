import { randomUUID } from "node:crypto";
import { z } from "zod";
import { quizBounds } from "#domains/quizzes/rules/quiz-bounds.ts";
import { AppError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { byBatch, verb, workOfClass } from "#server/verb.ts";
import { courseOf, findBankQuestions } from "./bank-queries.ts";
import { changeQuestions, questionRow } from "./change-questions.ts";
import { requireQuestion, requireQuiz } from "./find-quiz.ts";
import { auditBank, insertIntoBank } from "./question-bank.ts";

interface Deps {
  database: Database;
  fileRemovals: FileRemovals;
}

const namedQuestion = z.strictObject({ workId: z.string(), questionId: z.string() });

/** Copies a question of a quiz, with its picture, into the bank of the batch's course. Throws `conflict` for a full bank, and `not_found`. */
export const copyToBank = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), namedQuestion] },
  async (
    { database }: Deps,
    actor: Actor,
    batchId: string,
    { workId, questionId }: z.infer<typeof namedQuestion>,
  ): Promise<{ bankId: string }> =>
    await database.transaction(async (transaction) => {
      const quiz = await requireQuiz(transaction, batchId, workId, "change");
      const question = await requireQuestion(transaction, quiz, questionId);
      const courseId = await courseOf(transaction, batchId);
      const { text, points, options, key, explanation, pictureKey, pictureSize, pictureAlt } = question;
      const entry = { topic: "", question: { text, points, options, key, explanation } };
      const [bankId = ""] = await insertIntoBank(transaction, courseId, [
        { ...entry, pictureKey, pictureSize, pictureAlt },
      ]);
      await auditBank(transaction, actor, { verb: "copyToBank", courseId, bankId });
      return { bankId };
    }),
);

const chosen = z.strictObject({ workId: z.string(), bankIds: z.array(z.string()).max(quizBounds.questions) });

/**
 * Copies chosen questions of the bank, with their pictures, to the end of a quiz; from then on the two know nothing of
 * each other, and the quiz no longer draws them. Throws `conflict` once a student has begun, for more questions than a
 * quiz may have and for a published quiz that could not draw any more, `invalid` for none, and `not_found` for an unknown one.
 */
export const copyFromBank = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), chosen] },
  async (
    deps: Deps,
    actor: Actor,
    batchId: string,
    { workId, bankIds }: z.infer<typeof chosen>,
  ): Promise<{ copied: number }> => {
    const wanted = new Set(bankIds);
    if (wanted.size === 0) throw new AppError("invalid", "quiz.bankNone");
    await changeQuestions(deps, actor, { batchId, workId }, async ({ questions, transaction }) => {
      const found = await findBankQuestions(transaction, await courseOf(transaction, batchId), [...wanted]);
      if (found.length < wanted.size) throw new AppError("not_found", "quiz.bankUnknown");
      const copies = found.map(({ id: bankId, version: bankVersion, ...question }) => {
        const { text, points, options, key, explanation, pictureKey, pictureSize, pictureAlt } = question;
        return {
          ...questionRow({ text, points, options, key, explanation }, { id: randomUUID(), workId }),
          ...{ pictureKey, pictureSize, pictureAlt, bankId, bankVersion },
        };
      });
      return { verb: "copyFromBank", questions: [...questions, ...copies] };
    });
    return { copied: wanted.size };
  },
);

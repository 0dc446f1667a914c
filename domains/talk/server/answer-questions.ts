import { z } from "zod";
import { type NewAnswer, newAnswer } from "#domains/talk/contract.ts";
import { AppError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { byBatches, type Caller, ofClass, verb } from "#server/verb.ts";
import { batchList } from "./announce.ts";
import {
  findAnswer,
  findMessages,
  lockQuestions,
  type Question,
  removeMessages,
  updateQuestion,
} from "./question-queries.ts";
import { answerThreads, isWithin, takenBackWithin, unknownQuestion } from "./thread.ts";

interface Deps {
  database: Database;
  emailQueue: EmailQueue;
  clock: () => Date;
}

/** The batches in whose name a member asks; null where that is every batch. */
export const withinOf = (batchIds: string[]) => (batchIds.length > 0 ? batchIds : null);

/** A question of these batches, locked. Throws `not_found`. */
export async function requireQuestion(transaction: Database, batchIds: string[], id: string): Promise<Question> {
  const [found] = isUuid(id) ? await lockQuestions(transaction, [id]) : [];
  if (!found || !isWithin(found, withinOf(batchIds))) throw unknownQuestion();
  return found;
}

/**
 * One answer to every student who asked the same: it stands on their pages at once, and in a minute they are told by
 * email. The same `id` again changes nothing. Throws `not_found`, and `conflict` for a hidden question.
 */
export const answerQuestions = verb(
  { may: ofClass, scope: byBatches, takes: [batchList, newAnswer] },
  async (deps: Deps, who: Caller, batchIds: string[], { id, questionIds, text }: NewAnswer): Promise<void> => {
    const threadIds = [...new Set(questionIds)];
    const answering = { who, threadIds, within: withinOf(batchIds), at: deps.clock() };
    await answerThreads(deps, { id, text, ...answering });
  },
);

/** Takes back an answer before its email leaves: the questions wait as before. Throws `conflict` later, and `not_found`. */
export const takeBackAnswer = verb(
  { may: ofClass, scope: byBatches, takes: [batchList, z.string()] },
  async ({ database, clock }: Deps, who: Caller, batchIds: string[], answerId: string): Promise<void> => {
    const at = clock();
    await database.transaction(async (transaction) => {
      const messages = isUuid(answerId) ? await findAnswer(transaction, answerId) : [];
      const questions = await lockQuestions(
        transaction,
        messages.map(({ questionId }) => questionId),
      );
      if (questions.length === 0 || !questions.every((one) => isWithin(one, withinOf(batchIds))))
        throw unknownQuestion();
      if (messages.some((one) => at.getTime() - one.at.getTime() > takenBackWithin))
        throw new AppError("conflict", "question.told");
      await removeMessages(
        transaction,
        messages.map(({ id }) => id),
      );
      for (const { questionId, waitedSince } of messages) {
        // The student may have written in between: the question has waited since the earlier of the two.
        const [now] = questions.filter(({ id }) => id === questionId);
        await updateQuestion(transaction, questionId, { waitsSince: earlierOf(waitedSince, now?.waitsSince) });
      }
      const [first] = questions;
      const details = { questions: messages.length };
      const act = { verb: "takeBackAnswer", subject: "question", subjectId: first?.id ?? "", details } as const;
      await audit(transaction, who, act, at);
    });
  },
);

const earlierOf = (one: Date | null, other: Date | null = null): Date | null =>
  one && other && other < one ? other : (one ?? other);

const settling = z.strictObject({ questionId: z.string(), isSettled: z.boolean() });

/** Says that a question needs no answer, or that it waits after all. Throws `not_found`. */
export const settleQuestion = verb(
  { may: ofClass, scope: byBatches, takes: [batchList, settling] },
  async (
    { database, clock }: Deps,
    who: Caller,
    batchIds: string[],
    { questionId, isSettled }: z.infer<typeof settling>,
  ): Promise<void> => {
    const at = clock();
    await database.transaction(async (transaction) => {
      const question = await requireQuestion(transaction, batchIds, questionId);
      if ((question.waitsSince === null) === isSettled) return;
      const waitsSince = isSettled ? null : await lastWords(transaction, question);
      await updateQuestion(transaction, question.id, { waitsSince });
      const act = { verb: "settleQuestion", subject: "question", subjectId: question.id } as const;
      await audit(transaction, who, { ...act, details: { isSettled } }, at);
    });
  },
);

/** When the student who asked last wrote. */
async function lastWords(database: Database, { id, enrolmentId, askedAt }: Question): Promise<Date> {
  const messages = await findMessages(database, [id]);
  return messages.findLast(({ message }) => message.enrolmentId === enrolmentId)?.message.at ?? askedAt;
}

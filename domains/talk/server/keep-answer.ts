import { randomUUID } from "node:crypto";
import { z } from "zod";
import { findLecturesOfBatch } from "#domains/lectures/server/queries.ts";
import { type Hiding, hiding, type NewKeptAnswer, newKeptAnswer } from "#domains/talk/contract.ts";
import { fieldError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { byBatches, type Caller, ofClass, verb } from "#server/verb.ts";
import { batchList } from "./announce.ts";
import { requireQuestion } from "./answer-questions.ts";
import { findBatchOfQuestion } from "./question-place.ts";
import {
  deleteKeptAnswer,
  findKeptAnswerOf,
  findMessages,
  putKeptAnswer,
  updateMessage,
  updateQuestion,
} from "./question-queries.ts";
import { unknownQuestion } from "./thread.ts";

interface Deps {
  database: Database;
  clock: () => Date;
}

/**
 * Keeps an answer beside a lecture, in words that fit everybody: the students of this batch and of the next ones of its
 * course find it there. Keeping another answer to the same question changes it. Throws `not_found`, and `invalid` for a
 * lecture of another batch.
 */
export const keepAnswer = verb(
  { may: ofClass, scope: byBatches, takes: [batchList, newKeptAnswer] },
  async ({ database, clock }: Deps, who: Caller, batchIds: string[], entry: NewKeptAnswer): Promise<void> => {
    const at = clock();
    await database.transaction(async (transaction) => {
      const { id: questionId, batchId, second } = await requireQuestion(transaction, batchIds, entry.questionId);
      const batch = await findBatchOfQuestion(transaction, batchId);
      const lecture = (await findLecturesOfBatch(transaction, batchId)).find(({ id }) => id === entry.lectureId);
      if (!batch || !lecture) throw fieldError("lectureId", "field.notChosen");
      const { id: lectureId, lectureNumber, title: lectureTitle } = lecture;
      const { question, answer } = entry;
      await putKeptAnswer(transaction, {
        ...{ id: randomUUID(), courseId: batch.courseId, lectureId, lectureNumber, lectureTitle },
        ...{ second, question, answer, questionId, keptAt: at, changedAt: at },
      });
      const details = { lecture: lectureId };
      await audit(transaction, who, { verb: "keepAnswer", subject: "question", subjectId: questionId, details }, at);
    });
  },
);

/** Takes away the answer to a question that stands beside a lecture. Throws `not_found`. */
export const dropKeptAnswer = verb(
  { may: ofClass, scope: byBatches, takes: [batchList, z.string()] },
  async ({ database, clock }: Deps, who: Caller, batchIds: string[], questionId: string): Promise<void> => {
    await database.transaction(async (transaction) => {
      const { id } = await requireQuestion(transaction, batchIds, questionId);
      const kept = await findKeptAnswerOf(transaction, id);
      if (!kept) return;
      await deleteKeptAnswer(transaction, kept.id);
      await audit(transaction, who, { verb: "dropKeptAnswer", subject: "question", subjectId: id }, clock());
    });
  },
);

/** Hides a question with its thread, or one message of it, from students, with a reason that only staff read. Throws `not_found`. */
export const hideQuestion = verb(
  { may: ofClass, scope: byBatches, takes: [batchList, hiding] },
  async (
    { database, clock }: Deps,
    who: Caller,
    batchIds: string[],
    { questionId, messageId, why }: Hiding,
  ): Promise<void> => {
    const at = clock();
    await database.transaction(async (transaction) => {
      const { id } = await requireQuestion(transaction, batchIds, questionId);
      await setHidden(transaction, { questionId: id, messageId }, { hiddenAt: at, hiddenWhy: why });
      const details = { message: messageId };
      await audit(transaction, who, { verb: "hideQuestion", subject: "question", subjectId: id, details }, at);
    });
  },
);

const unhiding = hiding.omit({ why: true });

/** Shows again what was hidden. Throws `not_found`. */
export const unhideQuestion = verb(
  { may: ofClass, scope: byBatches, takes: [batchList, unhiding] },
  async (
    { database, clock }: Deps,
    who: Caller,
    batchIds: string[],
    { questionId, messageId }: z.infer<typeof unhiding>,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      const { id } = await requireQuestion(transaction, batchIds, questionId);
      await setHidden(transaction, { questionId: id, messageId }, { hiddenAt: null, hiddenWhy: null });
      const details = { message: messageId };
      await audit(transaction, who, { verb: "unhideQuestion", subject: "question", subjectId: id, details }, clock());
    });
  },
);

async function setHidden(
  transaction: Database,
  { questionId, messageId }: Pick<Hiding, "questionId" | "messageId">,
  hidden: { hiddenAt: Date | null; hiddenWhy: string | null },
): Promise<void> {
  if (messageId === null) return await updateQuestion(transaction, questionId, hidden);
  const messages = await findMessages(transaction, [questionId]);
  if (!messages.some(({ message }) => message.id === messageId)) throw unknownQuestion();
  await updateMessage(transaction, messageId, hidden);
}

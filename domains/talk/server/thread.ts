import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { findSeatsOf, isSeated } from "#domains/money/server/own-seats.ts";
import { lockEnrolment } from "#domains/work/server/hand-in-queries.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { second } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { findBatchOfQuestion } from "./question-place.ts";
import {
  findMessages,
  findQuestions,
  insertMessage,
  lockQuestions,
  type Question,
  updateQuestion,
} from "./question-queries.ts";
import { questions } from "./tables/question-tables.ts";

/** Time in which an answer can be taken back before its email leaves, in milliseconds. */
export const takenBackWithin = 60 * second;

/** Maximum number of messages of a thread. */
const mostMessages = 200;

interface Deps {
  database: Database;
  emailQueue: EmailQueue;
}

/** What is written in a thread; `id` is made by whoever sends it, and the same one again changes nothing. */
export interface Written {
  id: string;
  text: string;
}

/** A thread by its name, with who asked it and what was written in it; undefined for an unknown one. */
export async function findThread(database: Database, threadId: string) {
  const isIt = isUuid(threadId) ? eq(questions.id, threadId) : undefined;
  const [found] = isIt ? await findQuestions(database, isIt, { limit: 1 }) : [];
  return found && { ...found, messages: await findMessages(database, [found.question.id]) };
}

/** Whether students ask and write in a batch no more: its last day is over. */
export async function isClosed(database: Database, batchId: string, now: Date, timeZone: string): Promise<boolean> {
  const batch = await findBatchOfQuestion(database, batchId);
  return batch === undefined || dayOf(now, timeZone) > batch.endDate;
}

/**
 * A member of the staff answers these threads at once, each of which stops waiting; the students are told in a minute,
 * until which it can be taken back. Whether the member may answer them is the caller's to check. Throws `not_found`, and
 * `conflict` for a hidden thread.
 */
export async function answerThreads(
  { database, emailQueue }: Deps,
  { who, threadIds, id: answerId, text, within, at }: Written & Answering,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await lockQuestions(transaction, threadIds);
    const isMissing = (id: string) => !found.some((one) => one.id === id && isWithin(one, within));
    if (threadIds.some(isMissing)) throw unknownQuestion();
    if (found.some(({ hiddenAt }) => hiddenAt !== null)) throw new AppError("conflict", "question.hidden");
    let answered = 0;
    for (const { id: questionId, waitsSince } of found) {
      const row = { id: randomUUID(), questionId, authorId: who.id, answerId, text, at, waitedSince: waitsSince };
      if (!(await insertMessage(transaction, row))) continue;
      answered += 1;
      await updateQuestion(transaction, questionId, { waitsSince: null });
      const told = [{ email: "question-answered" as const, about: row.id }];
      await emailQueue.enqueue(transaction, told, new Date(at.getTime() + takenBackWithin));
    }
    if (answered === 0) return;
    const details = { questions: answered };
    const act = { verb: "answerQuestions", subject: "question", subjectId: found[0]?.id ?? "", details } as const;
    await audit(transaction, who, act, at);
  });
}

interface Answering {
  who: Actor;
  threadIds: string[];
  /** The batches that they have to be of; null for any. */
  within: string[] | null;
  at: Date;
}

/** Whether a question is of one of these batches; null for any. */
export const isWithin = ({ batchId }: Pick<Question, "batchId">, within: string[] | null) =>
  within === null || within.includes(batchId);

/**
 * A student writes further in a thread: who asked waits again from now on, and the teacher is told; a student of the batch
 * may write below a question to the batch. Throws `not_found` for a thread that is not theirs to read, `conflict` once the
 * batch is over, and `forbidden` without a seat.
 */
export async function writeInThread(
  { database, emailQueue }: Deps,
  { actor, personId, threadId, id, text, timeZone, at }: Written & Writing,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const writing = { personId, threadId, timeZone, at };
    const { question, enrolmentId } = await requireWritable(transaction, writing);
    const isOwn = enrolmentId === question.enrolmentId;
    const row = { id: randomUUID(), questionId: question.id, enrolmentId, answerId: id, text, at };
    if (!(await insertMessage(transaction, row))) return;
    if (!isOwn) await emailQueue.enqueue(transaction, [{ email: "question-answered", about: row.id }]);
    else if (question.waitsSince === null) {
      await updateQuestion(transaction, question.id, { waitsSince: at });
      await emailQueue.enqueue(transaction, [{ email: "question-asked", about: `${question.id}.${row.id}` }]);
    }
    await audit(transaction, actor, { verb: "writeInThread", subject: "question", subjectId: question.id }, at);
  });
}

/** A thread in which a person may write now, locked, and the place in whose name they do. Throws as `writeInThread` does. */
async function requireWritable(
  transaction: Database,
  { personId, threadId, timeZone, at }: Omit<Writing, "actor">,
): Promise<{ question: Question; enrolmentId: string }> {
  const [question] = isUuid(threadId) ? await lockQuestions(transaction, [threadId]) : [];
  const enrolmentId = question && (await placeInThread(transaction, question, { personId, at }));
  if (!question || question.hiddenAt || !enrolmentId) throw unknownQuestion();
  const locked = await lockEnrolment(transaction, enrolmentId);
  if (!locked || !isSeated(locked)) throw new AppError("forbidden", "question.noSeat");
  if (await isClosed(transaction, question.batchId, at, timeZone)) throw new AppError("conflict", "question.closed");
  const earlier = await findMessages(transaction, [question.id]);
  if (earlier.length >= mostMessages) throw new AppError("conflict", "question.tooLong");
  return { question, enrolmentId };
}

/** The place of a person who may read a thread; undefined for others. */
async function placeInThread(
  transaction: Database,
  question: Question,
  { personId, at }: Pick<Writing, "personId" | "at">,
): Promise<string | undefined> {
  const seats = await findSeatsOf(transaction, personId, at);
  if (seats.some(({ id }) => id === question.enrolmentId)) return question.enrolmentId;
  return question.to === "batch" ? seats.find(({ batchId }) => batchId === question.batchId)?.id : undefined;
}

interface Writing {
  actor: Actor;
  personId: string;
  threadId: string;
  timeZone: string;
  at: Date;
}

/** The refusal of a question that does not exist, or is not for this person. */
export const unknownQuestion = () => new AppError("not_found", "question.unknown");

import type { ThreadKind } from "#domains/replies/server/threads.ts";
import { findMember } from "#domains/staff/server/queries.ts";
import { findBatchesOf } from "#domains/timetable/server/batches-of-member.ts";
import { system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { isAllowed } from "#server/verb.ts";
import { answerQuestions } from "./answer-questions.ts";
import { findBatchOfQuestion } from "./question-place.ts";
import { answerThreads, findThread, isClosed, unknownQuestion, writeInThread } from "./thread.ts";

/** The batch of a thread that is neither hidden nor over; null for any other. */
async function openBatchOf(database: Database, threadId: string, timeZone: string): Promise<string | null> {
  const thread = await findThread(database, threadId);
  if (!thread || thread.question.hiddenAt) return null;
  const { batchId } = thread.question;
  return (await isClosed(database, batchId, new Date(), timeZone)) ? null : batchId;
}

/** The thread of a student's question: an answer by e-mail is what they write further, until the batch is over. */
export const questionThread: ThreadKind = {
  kind: "question",
  async isOpen({ database, site }, { threadId }) {
    return (await openBatchOf(database, threadId, site().content.company.hours.timeZone)) !== null;
  },
  async post({ emailQueue, site }, transaction, { id, threadId, personId, at, text }) {
    if (personId === null) throw unknownQuestion();
    const { timeZone } = site().content.company.hours;
    const written = { id, text, at, timeZone };
    await writeInThread({ database: transaction, emailQueue }, { ...written, actor: system, personId, threadId });
  },
};

/** The same thread for the teacher who was told of it: an answer by e-mail is as one given in the office. */
export const answerThread: ThreadKind = {
  kind: "answer",
  async isOpen({ database, site }, { threadId, memberId }) {
    const { timeZone } = site().content.company.hours;
    const batchId = await openBatchOf(database, threadId, timeZone);
    return batchId !== null && memberId !== null && (await mayAnswer(database, { memberId, batchId, timeZone }));
  },
  async post({ emailQueue }, transaction, { id, threadId, memberId, at, text }) {
    if (memberId === null) throw unknownQuestion();
    const who = { kind: "staff" as const, id: memberId };
    const answer = { id, text, at, who, threadIds: [threadId], within: null };
    await answerThreads({ database: transaction, emailQueue }, answer);
  },
};

/** Whether a member of the staff could answer this batch's questions in the office now: as its teacher, or standing in. */
async function mayAnswer(
  database: Database,
  { memberId, batchId, timeZone }: { memberId: string; batchId: string; timeZone: string },
): Promise<boolean> {
  const member = await findMember(database, memberId);
  if (!member) return false;
  const batchIds = await findBatchesOf(database, member, { now: new Date(), timeZone });
  if (!isAllowed(answerQuestions, { ...member, batchIds }, [[batchId]])) return false;
  const { branchIds } = member;
  const branchId = (await findBatchOfQuestion(database, batchId))?.branchId ?? null;
  return branchIds.length === 0 || (branchId !== null && branchIds.includes(branchId));
}

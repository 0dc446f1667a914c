import type { ThreadKind } from "#domains/replies/server/threads.ts";
import { system } from "#server/audit/actor.ts";
import { isUuid } from "#server/db/columns.ts";
import { findThread, isClosed, writeInThread } from "./thread.ts";

/** The longest message of a thread, in characters. */
const longestMessage = 5_000;

/** The thread of a student's question: an answer by e-mail is what they write further, until the batch is over. */
export const questionThread: ThreadKind = {
  kind: "question",
  async isOpen({ database, site }, { threadId }) {
    const thread = isUuid(threadId) ? await findThread(database, threadId) : undefined;
    if (!thread || thread.question.hiddenAt) return false;
    return !(await isClosed(database, thread.question.batchId, new Date(), site().content.company.hours.timeZone));
  },
  async post({ emailQueue, site }, transaction, { id, threadId, personId, at, text }) {
    const { timeZone } = site().content.company.hours;
    const written = { id, text: text.slice(0, longestMessage), at, timeZone };
    await writeInThread({ database: transaction, emailQueue }, { ...written, actor: system, personId, threadId });
  },
};

import { findPeopleByIds } from "#domains/people/server/queries.ts";
import type { PostedReply, ThreadKind } from "#domains/replies/server/threads.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { recordIncoming } from "./incoming-messages.ts";
import { findLead } from "./queries.ts";

/** How long an answer is still taken in the thread of a lead that was won or lost, in milliseconds. */
const openAfterEnd = 30 * day;

/** A lead's conversation: an answer lets it wait again. */
const ofLead: ThreadKind = {
  kind: "lead",
  async isOpen({ database }, { threadId }) {
    const lead = (await findLead(database, threadId))?.lead;
    if (!lead) return false;
    const hasEnded = lead.state === "won" || lead.state === "lost";
    return !hasEnded || Date.now() - lead.changedAt.getTime() < openAfterEnd;
  },
  post: async (_, transaction, reply) => await record(transaction, reply, reply.threadId),
};

/** What staff wrote to a person apart from a lead: an answer opens one. */
const ofPerson: ThreadKind = {
  kind: "person",
  async isOpen({ database }, { threadId }) {
    const [person] = await findPeopleByIds(database, [threadId]);
    return person?.email != null;
  },
  post: async (_, transaction, reply) => await record(transaction, reply, null),
};

async function record(transaction: Database, reply: PostedReply, leadId: string | null): Promise<void> {
  const { id, personId, at, text, messageId } = reply;
  if (personId === null) throw new AppError("not_found", "reply.noThread");
  await recordIncoming(transaction, {
    ...{ id, personId, leadId, channel: "email", text, at },
    messageId: messageId && `<${messageId}>`,
  });
}

/** The threads in which people answer what staff wrote to them. */
export const leadThreads = [ofLead, ofPerson];

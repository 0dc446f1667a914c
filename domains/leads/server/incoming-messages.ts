import { randomUUID } from "node:crypto";
import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import { cutText } from "#shared/cut-text.ts";
import { openLeads } from "./open-leads.ts";
import { answerDueAt, changeLead, type Lead, lockLead } from "./queries.ts";
import { incomingMessages, personMessages } from "./tables.ts";

export type IncomingMessage = typeof incomingMessages.$inferSelect;

/** What a person said, and how it reached us. */
interface Incoming extends Pick<IncomingMessage, "personId" | "channel" | "text"> {
  /** The lead whose thread it continues; null for a new one. */
  leadId: string | null;
  at: Date;
  /** The whole Message-ID of an e-mail, with its brackets: the same e-mail twice is kept once. */
  messageId?: string | null;
  courseId?: string | null;
  /** The account of the member of staff who notes it; null for what came by itself. */
  notedBy?: string | null;
  /** The id of the form that notes it: the same form twice is kept once. */
  id?: string;
}

/** The longest text that is kept of a message, in characters: more than an answer by e-mail with the names of its files. */
const longestIncoming = 60_000;

/**
 * Keeps what a person said, as part of `transaction`. Its lead waits for an answer again, due in 24 hours, with its
 * owner; without a lead, or after one that was won, a new one opens. Returns the message's lead, or null if the same
 * e-mail or form was kept before.
 */
export async function recordIncoming(transaction: Database, incoming: Incoming): Promise<{ leadId: string } | null> {
  const { personId, channel, at, messageId = null, courseId = null, notedBy = null, id = randomUUID() } = incoming;
  const found = incoming.leadId === null ? undefined : await lockLead(transaction, incoming.leadId);
  const lead = found?.state === "won" ? undefined : found;
  const text = cutText(incoming.text, longestIncoming);
  const [written] = await transaction
    .insert(incomingMessages)
    .values({ ...{ id, at, personId, channel, courseId, text, notedBy, messageId }, leadId: lead?.id ?? null })
    .onConflictDoNothing()
    .returning({ id: incomingMessages.id });
  if (!written) return null;
  if (lead) {
    await reopen(transaction, lead, at);
    return { leadId: lead.id };
  }
  const [leadId = ""] = await openLeads(transaction, [{ personId, source: channel, about: id, isSuspect: false }], at);
  await transaction.update(incomingMessages).set({ leadId }).where(eq(incomingMessages.id, id));
  return { leadId };
}

/** A lead that already waits keeps its due time: the first question counts. */
async function reopen(transaction: Database, lead: Lead, at: Date): Promise<void> {
  const waits = lead.state === "new" && lead.comesBackAt === null;
  const dueAt = waits ? lead.dueAt : answerDueAt(at);
  await changeLead(transaction, lead.id, { state: "new", dueAt, comesBackAt: null, changedAt: at });
}

/** The lead of a message that staff noted before. */
export async function findNotedLead(database: Database, id: string): Promise<string> {
  const { leadId } = incomingMessages;
  return (await database.select({ leadId }).from(incomingMessages).where(eq(incomingMessages.id, id)))[0]?.leadId ?? "";
}

/** The latest thing that was said in each of these leads, by the lead's id; none where only a form opened it. */
export async function findLatestIncoming(
  database: Database,
  leadIds: string[],
): Promise<Map<string, Pick<IncomingMessage, "at" | "channel" | "text" | "messageId">>> {
  if (leadIds.length === 0) return new Map();
  const { leadId, at, channel, text, messageId } = incomingMessages;
  const found = await database
    .selectDistinctOn([leadId], { leadId, at, channel, text, messageId })
    .from(incomingMessages)
    .where(inArray(leadId, leadIds))
    .orderBy(leadId, desc(at));
  return new Map(found.map(({ leadId: of, ...message }) => [of ?? "", message]));
}

/** What these people said, the oldest first. */
export async function findIncomingOf(database: Database, personIds: string[]): Promise<IncomingMessage[]> {
  return await database
    .select()
    .from(incomingMessages)
    .where(inArray(incomingMessages.personId, personIds))
    .orderBy(asc(incomingMessages.at), asc(incomingMessages.id));
}

/**
 * The person and the lead of the staff's text to which an e-mail answers, by the left part of the Message-ID that it
 * names; undefined if none of ours has it.
 */
export async function findThread(
  database: Database,
  id: string,
): Promise<{ personId: string; leadId: string | null } | undefined> {
  if (!isUuid(id)) return undefined;
  const { personId, leadId } = personMessages;
  return (await database.select({ personId, leadId }).from(personMessages).where(eq(personMessages.id, id)))[0];
}

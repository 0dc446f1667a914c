import { randomUUID } from "node:crypto";
import { z } from "zod";
import { replyLanguage } from "#domains/leads/contract/conversation.ts";
import { personMessage } from "#domains/leads/contract.ts";
import { findSamePeopleById } from "#domains/people/server/queries.ts";
import { findMember } from "#domains/staff/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { office, verb } from "#server/verb.ts";
import { cutText } from "#shared/cut-text.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { findLatestIncoming } from "./incoming-messages.ts";
import type { LeadListDeps } from "./manage-leads.ts";
import { findLastAnswer, insertPersonMessage } from "./person-messages.ts";
import { lockLead } from "./queries.ts";
import { answerLead } from "./settle-lead.ts";
import { findLeadSubjects } from "./subjects.ts";

interface Deps extends LeadListDeps {
  emailQueue: EmailQueue;
}

/** The longest part of a question that its answer repeats, in characters. */
const longestQuote = 600;

/** A staff text: an email that we send, a WhatsApp message that they send themselves, or a note for staff only. */
const newPersonMessage = personMessage.extend({
  personId: z.string(),
  /** The lead that it answers; null for none. */
  leadId: z.string().nullable(),
  kind: z.enum(["email", "whatsapp", "note"]),
  /** The form's own id: the same form sent twice writes once. */
  id: z.uuid().optional(),
  /** The id of the latest answer that its page showed, empty for none: a second answer is refused. */
  seen: z.string().max(36).optional(),
  language: replyLanguage.optional(),
  /** When the lead waits again if no answer comes; null for never. */
  comesBackAt: z.iso.datetime({ offset: true }).nullable().optional(),
});
type NewPersonMessage = z.infer<typeof newPersonMessage>;

/**
 * Keeps a staff text on the person's record; an email is queued, and an email or WhatsApp message answers its lead.
 * Throws `not_found` for an unknown person, `invalid` for an email or message without an address to send it to, and
 * `conflict` if somebody else has answered since the page was opened.
 */
export const writeToPerson = verb(
  { may: office, takes: [newPersonMessage], branch: ({ personId: person, leadId: lead }) => ({ person, lead }) },
  async (deps: Deps, actor: Actor, written: NewPersonMessage): Promise<{ id: string }> => {
    const {
      personId,
      leadId,
      kind,
      text,
      id = randomUUID(),
      seen,
      language = siteLocale,
      comesBackAt = null,
    } = written;
    const now = new Date();
    return await deps.database.transaction(async (transaction) => {
      await requireWayTo(transaction, personId, kind);
      const answers = kind !== "note" && leadId !== null;
      const asked = answers ? await findQuestion(deps, transaction, { leadId, id, seen }) : null;
      const quote = kind === "email" && asked ? { quoted: asked.text, inReplyTo: asked.messageId } : {};
      const message = { id, at: now, personId, leadId, kind, authorId: actor.id, text, language, ...quote };
      if (!(await insertPersonMessage(transaction, message))) return { id };
      if (kind === "email") await deps.emailQueue.enqueue(transaction, [{ email: "person-message", about: id }]);
      if (answers) await answerLead(transaction, actor, leadId, comesBackAt === null ? null : new Date(comesBackAt));
      const act = { verb: "writeToPerson", subject: "person", subjectId: personId, details: { kind } } as const;
      await audit(transaction, actor, act, now);
      return { id };
    });
  },
);

/** Throws `not_found` for an unknown person, and `invalid` where a text of this kind cannot reach them. */
async function requireWayTo(transaction: Database, personId: string, kind: NewPersonMessage["kind"]): Promise<void> {
  const person = (await findSamePeopleById(transaction, personId)).find((one) => one.id === personId);
  if (!person) throw new AppError("not_found", "person.gone");
  if (kind === "email" && person.email === null) throw new AppError("invalid", "person.noAddress");
  if (kind === "whatsapp" && person.phone === null) throw new AppError("invalid", "person.noPhone");
}

/** What an answer to a lead repeats, and the Message-ID that it names. Throws `conflict` for a second answer. */
async function findQuestion(
  { leadSubjects }: Deps,
  transaction: Database,
  { leadId, id, seen }: { leadId: string; id: string; seen: string | undefined },
): Promise<{ text: string; messageId: string | null } | null> {
  const lead = await lockLead(transaction, leadId);
  if (!lead) return null;
  const last = await findLastAnswer(transaction, leadId);
  if (seen !== undefined && last && last.id !== seen && last.id !== id) {
    const name = last.authorId === null ? undefined : (await findMember(transaction, last.authorId))?.name;
    throw new AppError("conflict", "lead.answered", { values: { by: name ?? { reason: "lead.somebody" } } });
  }
  return await findAsked({ leadSubjects }, transaction, lead);
}

/** What a lead's person asked last, cut to what an answer repeats; null for a lead without words. */
export async function findAsked(
  { leadSubjects }: Pick<LeadListDeps, "leadSubjects">,
  database: Database,
  { id, about }: { id: string; about: string },
): Promise<{ text: string; messageId: string | null } | null> {
  const said = (await findLatestIncoming(database, [id])).get(id);
  const text = said?.text ?? (await findLeadSubjects(database, [about], leadSubjects)).get(about)?.text ?? "";
  return text === "" ? null : { text: cutText(text, longestQuote), messageId: said?.messageId ?? null };
}

import { randomUUID } from "node:crypto";
import { z } from "zod";
import { personMessage } from "#domains/leads/contract.ts";
import { findSamePeopleById } from "#domains/people/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { office, verb } from "#server/verb.ts";
import { answerLead } from "./manage-leads.ts";
import { insertPersonMessage } from "./person-messages.ts";

interface Deps {
  database: Database;
  emailQueue: EmailQueue;
}

/** A staff text: an email that we send, a WhatsApp message that they send themselves, or a note for staff only. */
const newPersonMessage = personMessage.extend({
  personId: z.string(),
  /** The lead that it answers; null for none. */
  leadId: z.string().nullable(),
  kind: z.enum(["email", "whatsapp", "note"]),
  /** The form's own id: the same form sent twice writes once. */
  id: z.uuid().optional(),
});

/**
 * Keeps a staff text on the person's record; an email is queued, and an email or WhatsApp message answers its lead.
 * Throws `not_found` for an unknown person, `invalid` for an email or message without an address to send it to.
 */
export const writeToPerson = verb(
  { may: office, takes: [newPersonMessage], branch: ({ personId: person, leadId: lead }) => ({ person, lead }) },
  async (
    { database, emailQueue }: Deps,
    actor: Actor,
    { personId, leadId, kind, text, id = randomUUID() }: z.infer<typeof newPersonMessage>,
  ): Promise<{ id: string }> => {
    const now = new Date();
    return await database.transaction(async (transaction) => {
      const person = (await findSamePeopleById(transaction, personId)).find((one) => one.id === personId);
      if (!person) throw new AppError("not_found", "person.gone");
      if (kind === "email" && person.email === null) throw new AppError("invalid", "person.noAddress");
      if (kind === "whatsapp" && person.phone === null) throw new AppError("invalid", "person.noPhone");
      const message = { id, at: now, personId, leadId, kind, authorId: actor.id, text };
      if (!(await insertPersonMessage(transaction, message))) return { id };
      if (kind === "email") await emailQueue.enqueue(transaction, [{ email: "person-message", about: id }]);
      if (kind !== "note" && leadId !== null) await answerLead(transaction, actor, leadId);
      const act = { verb: "writeToPerson", subject: "person", subjectId: personId, details: { kind } } as const;
      await audit(transaction, actor, act, now);
      return { id };
    });
  },
);

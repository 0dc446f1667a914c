import type { Database } from "#server/db/client.ts";
import type { Page, PageRequest } from "#server/db/queries/keyset.ts";
import { changeLead, listLeads as findLeadPage, type Lead, lockLead, lockLeadAbout } from "#server/db/queries/leads.ts";
import { type Actor, audit } from "#server/services/actor.ts";
import { AppError } from "#server/services/app-error.ts";

/** A lead as the staff's list shows it. */
export type ListedLead = Pick<Lead, "id" | "source" | "about" | "owner" | "state" | "createdAt" | "dueAt"> & {
  person: { name: string; email: string | null; phone: string | null };
};

/** A page of the leads, or of those in a state: new ones the most overdue first, all others the latest first. */
export async function listLeads(
  { database }: { database: Database },
  request: PageRequest,
  state?: Lead["state"],
): Promise<Page<ListedLead>> {
  const { entries, next } = await findLeadPage(database, request, state);
  return {
    entries: entries.map(({ lead, person: { name, email, phone } }) => {
      const { id, source, about, owner, state, createdAt, dueAt } = lead;
      return { id, source, about, owner, state, createdAt, dueAt, person: { name, email, phone } };
    }),
    next,
  };
}

/** A lead after a change by the staff; `changed` is false if it was in that state already. */
export type SettledLead = Pick<Lead, "id" | "state"> & { changed: boolean };

/** What staff make of a lead. */
export type LeadOutcome = Exclude<Lead["state"], "new">;

/**
 * Says what became of a lead: it was answered, won or lost. A mistake is mended by another outcome; the same one twice
 * changes nothing. A member of staff who acts on a lead without an owner becomes its owner. Throws `not_found` for an
 * unknown lead.
 */
export async function settleLead(
  { database }: { database: Database },
  actor: Actor,
  id: string,
  state: LeadOutcome,
): Promise<SettledLead> {
  return await database.transaction(async (transaction) => {
    const lead = await lockLead(transaction, id);
    if (!lead) throw new AppError("not_found", "lead.unknown", { values: { id } });
    if (lead.state === state) return { id, state, changed: false };
    await change(transaction, actor, lead, state);
    return { id, state, changed: true };
  });
}

/** Says that the lead of a record is answered, if it still waits, as part of `transaction`. */
export async function answerLeadAbout(transaction: Database, actor: Actor, about: string): Promise<void> {
  const lead = await lockLeadAbout(transaction, about);
  if (lead?.state === "new") await change(transaction, actor, lead, "answered");
}

async function change(transaction: Database, actor: Actor, lead: Lead, state: LeadOutcome): Promise<void> {
  const { id } = lead;
  const now = new Date();
  const owner = lead.owner ?? (actor.kind === "staff" ? actor.id : null);
  await changeLead(transaction, id, { state, owner, changedAt: now });
  const details = { from: lead.state, to: state };
  await audit(transaction, actor, { verb: "settleLead", subject: "lead", subjectId: id, details }, now);
}

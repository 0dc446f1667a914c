import { z } from "zod";
import { leadAssignment, leadFilter, leadSettlement } from "#domains/leads/contract.ts";
import { findMember } from "#domains/staff/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { Page, PageRequest } from "#server/db/keyset.ts";
import { pageRequest } from "#server/db/keyset.ts";
import { office, query, verb } from "#server/verb.ts";
import { type KnowsBranches, ofLead } from "#server/within.ts";
import {
  changeLead,
  findLead,
  listLeads as findLeadPage,
  type Lead,
  type LeadFilter,
  lockLead,
  lockLeadAbout,
} from "./queries.ts";
import { findLeadSubjects, type LeadSubject, type SubjectFinder } from "./subjects.ts";

interface Deps {
  database: Database;
}

/** The further dependencies of listing leads: finders for the subjects of other domains' records that opened leads. */
export interface LeadListDeps extends Deps {
  leadSubjects: SubjectFinder[];
}

/** A lead as the staff's list shows it; `subject` is null once the record that opened it is gone. */
export type ListedLead = Pick<
  Lead,
  "id" | "source" | "about" | "isSuspect" | "owner" | "state" | "createdAt" | "dueAt"
> & {
  person: { id: string; name: string; email: string | null; phone: string | null };
  subject: LeadSubject | null;
};

/** A page of the leads, as `filter` says: new ones the most overdue first, all others the latest first. */
export const listLeads = query(
  { may: office, takes: [pageRequest, leadFilter.optional()], branch: "own" },
  async (
    { database, leadSubjects, within }: LeadListDeps & KnowsBranches,
    request: PageRequest,
    filter: LeadFilter = {},
  ): Promise<Page<ListedLead>> => {
    const { entries, next } = await findLeadPage(database, request, { ...filter, within });
    const subjects = await findLeadSubjects(
      database,
      entries.map(({ lead }) => lead.about),
      leadSubjects,
    );
    return { entries: entries.map(({ lead, person }) => listed(lead, person, subjects)), next };
  },
);

/** A lead by its id. Throws `not_found`. */
export const showLead = query(
  { may: office, branch: ofLead },
  async ({ database, leadSubjects }: LeadListDeps, id: string): Promise<ListedLead> => {
    const found = await findLead(database, id);
    if (!found) throw unknownLead(id);
    return listed(found.lead, found.person, await findLeadSubjects(database, [found.lead.about], leadSubjects));
  },
);

function listed(lead: Lead, person: ListedLead["person"], subjects: Map<string, LeadSubject>): ListedLead {
  const { id, source, about, isSuspect, owner, state, createdAt, dueAt } = lead;
  const { id: personId, name, email, phone } = person;
  const subject = subjects.get(about) ?? null;
  return {
    ...{ id, source, about, isSuspect, owner, state, createdAt, dueAt },
    ...{ person: { id: personId, name, email, phone }, subject },
  };
}

/** A lead after a change by the staff; `changed` is false if it was in that state already. */
export type SettledLead = Pick<Lead, "id" | "state"> & { changed: boolean };

/**
 * Sets the outcome of a lead: answered, won or lost. A mistake is corrected by another outcome; the same one twice
 * changes nothing. A member of staff who acts on a lead without an owner becomes its owner. `seen` is the state that
 * its page showed: throws `conflict` if someone has changed it since. Throws `not_found` for an unknown lead.
 */
export const settleLead = verb(
  { may: office, takes: [z.uuid(), leadSettlement], branch: ofLead },
  async (
    { database }: Deps,
    actor: Actor,
    id: string,
    { state, seen }: { state: Lead["state"]; seen?: Lead["state"] },
  ): Promise<SettledLead> => {
    return await database.transaction(async (transaction) => {
      const lead = await lockLead(transaction, id);
      if (!lead) throw unknownLead(id);
      if (lead.state === state) return { id, state, changed: false };
      if (seen !== undefined && lead.state !== seen) throw await changedMeanwhile(transaction, lead);
      await change(transaction, actor, lead, { state });
      return { id, state, changed: true };
    });
  },
);

/**
 * Sets the member of staff who answers a lead; null for none. `seen` is the owner that its page showed: throws
 * `conflict` if someone else took it since. Throws `not_found` for an unknown lead or member.
 */
export const assignLead = verb(
  { may: office, takes: [z.uuid(), leadAssignment], branch: ofLead },
  async (
    { database }: Deps,
    actor: Actor,
    id: string,
    { owner, seen }: Record<"owner" | "seen", string | null>,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      const lead = await lockLead(transaction, id);
      if (!lead) throw unknownLead(id);
      if (owner !== null && !(await findMember(transaction, owner))) throw new AppError("not_found", "staff.unknown");
      if (lead.owner === owner) return;
      if (lead.owner !== seen) throw await changedMeanwhile(transaction, lead);
      const now = new Date();
      await changeLead(transaction, id, { state: lead.state, owner, changedAt: now });
      const details = { from: lead.owner, to: owner };
      await audit(transaction, actor, { verb: "assignLead", subject: "lead", subjectId: id, details }, now);
    });
  },
);

/** Marks the lead of a record as answered, if it still waits, as part of `transaction`. */
export async function answerLeadAbout(transaction: Database, actor: Actor, about: string): Promise<void> {
  const lead = await lockLeadAbout(transaction, about);
  if (lead?.state === "new") await change(transaction, actor, lead, { state: "answered" });
}

/** The same for a lead by its id; a missing one is ignored. */
export async function answerLead(transaction: Database, actor: Actor, id: string): Promise<void> {
  const lead = await lockLead(transaction, id);
  if (lead?.state === "new") await change(transaction, actor, lead, { state: "answered" });
}

async function change(transaction: Database, actor: Actor, lead: Lead, { state }: Pick<Lead, "state">): Promise<void> {
  const { id } = lead;
  const now = new Date();
  const owner = lead.owner ?? (actor.kind === "staff" ? actor.id : null);
  await changeLead(transaction, id, { state, owner, changedAt: now });
  const details = { from: lead.state, to: state };
  await audit(transaction, actor, { verb: "settleLead", subject: "lead", subjectId: id, details }, now);
}

const unknownLead = (id: string) => new AppError("not_found", "lead.unknown", { values: { id } });

async function changedMeanwhile(transaction: Database, { owner, state }: Lead): Promise<AppError> {
  const name = owner === null ? undefined : (await findMember(transaction, owner))?.name;
  const by = name ?? { reason: "lead.somebody" as const };
  return new AppError("conflict", "lead.changed", { values: { by, state: { reason: `lead.is.${state}` } } });
}

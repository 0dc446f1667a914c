import { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import { type channels, leadAssignment, leadFilter, leadSettlement } from "#domains/leads/contract.ts";
import { findMember } from "#domains/staff/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { Page, PageRequest } from "#server/db/keyset.ts";
import { pageRequest } from "#server/db/keyset.ts";
import { office, query, verb } from "#server/verb.ts";
import { type KnowsBranches, ofLead } from "#server/within.ts";
import { findLatestIncoming } from "./incoming-messages.ts";
import { findLastAnswer } from "./person-messages.ts";
import {
  countLaterLeads,
  countNewLeads,
  findLead,
  listLeads as findLeadPage,
  type Lead,
  type LeadFilter,
  lockLead,
} from "./queries.ts";
import { assign, changedMeanwhile, settle, unknownLead } from "./settle-lead.ts";
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
  "id" | "source" | "about" | "isSuspect" | "owner" | "state" | "createdAt" | "dueAt" | "comesBackAt" | "country"
> & {
  person: { id: string; name: string; email: string | null; phone: string | null };
  subject: LeadSubject | null;
  /** What they said last, besides the form that opened it; null for nothing. */
  said: { at: Date; channel: (typeof channels)[number]; text: string } | null;
  /** The account of who is writing an answer now; null for nobody. */
  answering: string | null;
};

/** A page of the leads, as `filter` says: new ones the most overdue first, all others the latest first. */
export const listLeads = query(
  { may: office, takes: [pageRequest, leadFilter.optional()], branch: "own" },
  async (
    { database, leadSubjects, site, within }: LeadListDeps & KnowsBranches & { site: () => Site },
    request: PageRequest,
    filter: LeadFilter = {},
  ): Promise<Page<ListedLead>> => {
    const country = site().content.company.address.countryCode;
    const { entries, next } = await findLeadPage(database, request, { ...filter, within, country });
    return { entries: await listed({ database, leadSubjects }, entries), next };
  },
);

/** A lead by its id, with the latest answer to it. Throws `not_found`. */
export const showLead = query(
  { may: office, branch: ofLead },
  async ({ database, leadSubjects }: LeadListDeps, id: string) => {
    const found = await findLead(database, id);
    if (!found) throw unknownLead(id);
    const [lead] = await listed({ database, leadSubjects }, [found]);
    if (!lead) throw unknownLead(id);
    return { ...lead, lastAnswer: await findLastAnswer(database, id) };
  },
);

/** The numbers of leads that wait now, those of one owner, and those that come back later. */
export const countLeads = query(
  { may: office, takes: [z.string()], branch: "own" },
  async ({ database, within }: Deps & KnowsBranches, owner: string) => ({
    new: await countNewLeads(database, { within }),
    mine: await countNewLeads(database, { within, owner }),
    later: await countLaterLeads(database, { within }),
  }),
);

async function listed(
  { database, leadSubjects }: LeadListDeps,
  found: { lead: Lead; person: ListedLead["person"] }[],
): Promise<ListedLead[]> {
  const leads = found.map(({ lead }) => lead);
  const abouts = leads.map(({ about }) => about);
  const subjects = await findLeadSubjects(database, abouts, leadSubjects);
  const said = await findLatestIncoming(
    database,
    leads.map(({ id }) => id),
  );
  const now = new Date();
  return found.map(({ lead, person: { id: personId, name, email, phone } }) => {
    const { id, source, about, isSuspect, owner, state, createdAt, dueAt, comesBackAt, country } = lead;
    const last = said.get(id);
    return {
      ...{ id, source, about, isSuspect, owner, state, createdAt, dueAt, comesBackAt, country },
      ...{ person: { id: personId, name, email, phone }, subject: subjects.get(about) ?? null },
      said: last ? { at: last.at, channel: last.channel, text: last.text } : null,
      answering: lead.answeringUntil !== null && lead.answeringUntil > now ? lead.answeringBy : null,
    };
  });
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
      if (lead.state === state && lead.comesBackAt === null) return { id, state, changed: false };
      if (seen !== undefined && lead.state !== seen) throw await changedMeanwhile(transaction, lead);
      await settle(transaction, actor, lead, { state });
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
      await assign(transaction, actor, lead, owner);
    });
  },
);

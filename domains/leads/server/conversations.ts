import { z } from "zod";
import { findOrInsertPerson } from "#domains/accounts/server/find-or-insert-people.ts";
import type { Site } from "#domains/content/rules/site.ts";
import {
  type Heard,
  heard,
  type LeadReminder,
  type LeadsChange,
  leadReminder,
  leadsChange,
  type NewLead,
  newLead,
} from "#domains/leads/contract/conversation.ts";
import { readPhoneOfField } from "#domains/people/server/read-any-phone.ts";
import { findMember } from "#domains/staff/server/queries.ts";
import { fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { type Caller, office, verb } from "#server/verb.ts";
import { ofLead } from "#server/within.ts";
import { minute } from "#shared/durations.ts";
import { isEmail, readEmail } from "#shared/read-email.ts";
import { findNotedLead, recordIncoming } from "./incoming-messages.ts";
import { changeLead, holdAnswer, lockLead } from "./queries.ts";
import { assign, changedMeanwhile, settle, unknownLead } from "./settle-lead.ts";

interface Deps {
  database: Database;
}

/** Time for which somebody is believed to be writing an answer after they last typed. */
const typingLasts = 2 * minute;

/**
 * Says that the caller is writing an answer to a lead, for two minutes, unless somebody else is. Returns the name of who
 * is writing; null for the operator, who writes none, and for a lead that is gone.
 */
export const holdLead = verb(
  { may: office, takes: [z.uuid()], branch: ofLead, unaudited: true },
  async ({ database }: Deps, who: Caller, id: string): Promise<{ by: string | null }> => {
    if (who.id === null) return { by: null };
    const now = new Date();
    const holder = await holdAnswer(database, id, { by: who.id, now, until: new Date(now.getTime() + typingLasts) });
    if (holder === null || holder === who.id) return { by: holder && who.name };
    return { by: (await findMember(database, holder))?.name ?? null };
  },
);

/**
 * Sets when a lead comes back to those that wait, or lets it come back now. `seen` is the time that its page showed:
 * throws `conflict` if somebody has changed it since, `invalid` for a time that has passed, and `not_found`.
 */
export const remindOfLead = verb(
  { may: office, takes: [z.uuid(), leadReminder], branch: ofLead },
  async ({ database }: Deps, actor: Actor, id: string, { comesBackAt, seen }: LeadReminder): Promise<void> => {
    await database.transaction(async (transaction) => {
      const lead = await lockLead(transaction, id);
      if (!lead) throw unknownLead(id);
      if ((lead.comesBackAt?.toISOString() ?? null) !== (seen && new Date(seen).toISOString()))
        throw await changedMeanwhile(transaction, lead);
      await setReminder(transaction, actor, id, comesBackAt === null ? null : new Date(comesBackAt));
    });
  },
);

async function setReminder(transaction: Database, actor: Actor, id: string, at: Date | null): Promise<void> {
  const now = new Date();
  if (at && at <= now) throw fieldError("comesBackAt", "lead.past");
  await changeLead(transaction, id, { comesBackAt: at, changedAt: now, ...(at && { dueAt: at }) });
  await audit(transaction, actor, { verb: "remindOfLead", subject: "lead", subjectId: id }, now);
}

/**
 * Settles several leads, gives them to somebody, or lets them come back later; returns how many were changed. A lead that
 * is gone is left out. Throws `not_found` for an unknown member.
 */
export const changeLeads = verb(
  { may: office, takes: [leadsChange], branch: ({ ids }: LeadsChange) => ({ lead: ids }) },
  async ({ database }: Deps, actor: Actor, { ids, to }: LeadsChange): Promise<{ changed: number }> => {
    return await database.transaction(async (transaction) => {
      let changed = 0;
      // In one order, so that two transactions never wait for each other.
      for (const id of [...new Set(ids)].sort()) {
        const lead = await lockLead(transaction, id);
        if (!lead) continue;
        if ("comesBackAt" in to) await setReminder(transaction, actor, id, new Date(to.comesBackAt));
        else if ("owner" in to) await assign(transaction, actor, lead, to.owner);
        else if (lead.state === to.state) continue;
        else await settle(transaction, actor, lead, { state: to.state });
        changed += 1;
      }
      return { changed };
    });
  },
);

/**
 * Notes somebody who called, came to the desk or wrote elsewhere: their lead waits for an answer. They are found by the
 * address or number, with the name; nobody is told. The same form twice writes once. Throws `invalid` for a contact that
 * is neither an address nor a number.
 */
export const addLead = verb(
  { may: office, takes: [newLead], branch: "no branch" },
  async (
    { database, site }: Deps & { site: () => Site },
    actor: Actor,
    { id, name, contact, channel, courseId, text }: NewLead,
  ): Promise<{ leadId: string }> => {
    const isAddress = /^[^@]+@/.test(contact);
    const email = isAddress ? (readEmail(contact) ?? contact) : null;
    if (email !== null && !isEmail(email)) throw fieldError("contact", "lead.contact");
    const country = site().content.company.address.countryCode;
    const phone = isAddress ? null : readPhoneOfField(contact || null, "contact", country);
    return await database.transaction(async (transaction) => {
      const personId = await findOrInsertPerson(transaction, { name, email, phone }, "address and name");
      const noted = { personId, leadId: null, channel, courseId, text, at: new Date(), notedBy: actor.id, id };
      const recorded = await recordIncoming(transaction, noted);
      if (!recorded) return { leadId: await findNotedLead(transaction, id) };
      const { leadId } = recorded;
      const act = { verb: "addLead", subject: "lead", subjectId: leadId, details: { kind: channel } } as const;
      await audit(transaction, actor, act, noted.at);
      return { leadId };
    });
  },
);

/** Notes what somebody said, in the thread of their lead, which waits for an answer again. Throws `not_found`. */
export const noteHeard = verb(
  { may: office, takes: [heard], branch: ({ leadId }: Heard) => ofLead(leadId) },
  async ({ database }: Deps, actor: Actor, { id, leadId, channel, text }: Heard): Promise<{ leadId: string }> => {
    return await database.transaction(async (transaction) => {
      const lead = await lockLead(transaction, leadId);
      if (!lead) throw unknownLead(leadId);
      const at = new Date();
      const noted = { personId: lead.personId, leadId, channel, text, at, notedBy: actor.id, id };
      const recorded = await recordIncoming(transaction, noted);
      if (!recorded) return { leadId: await findNotedLead(transaction, id) };
      const act = { verb: "noteHeard", subject: "lead", subjectId: leadId, details: { kind: channel } } as const;
      await audit(transaction, actor, act, at);
      return recorded;
    });
  },
);

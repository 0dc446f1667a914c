import { randomUUID } from "node:crypto";
import { and, asc, count, eq, gt, gte, inArray, isNull, like, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { saysWords as peopleSay } from "#domains/people/server/find-by-folded-words.ts";
import type { Person } from "#domains/people/server/queries.ts";
import { digitsIn, wordsOf } from "#domains/people/server/search-words.ts";
import { people } from "#domains/people/server/tables.ts";
import { textSays } from "#domains/people/server/text-says.ts";
import type { Database } from "#server/db/client.ts";
import { keyset, type Page, type PageRequest, pageOf } from "#server/db/keyset.ts";
import type { Within } from "#server/within.ts";
import { day } from "#shared/durations.ts";
import { foldText } from "#shared/fold-text.ts";
import { incomingMessages, inquiries, leads } from "./tables.ts";

export type Lead = typeof leads.$inferSelect;

/** A lead and its person. */
interface LeadOfPerson {
  lead: Lead;
  person: Person;
}

/** The time by which somebody who wrote at `at` is answered: within 24 hours (specification §9). */
export const answerDueAt = (at: Date) => new Date(at.getTime() + day);

/** Opens leads, and returns the ids of the new ones; a record that has one keeps it. */
export async function insertLeads(
  transaction: Database,
  opened: Pick<Lead, "personId" | "source" | "about" | "isSuspect" | "dueAt">[],
  at: Date,
): Promise<string[]> {
  if (opened.length === 0) return [];
  const inserted = await transaction
    .insert(leads)
    .values(opened.map((lead) => ({ ...lead, id: randomUUID(), createdAt: at, changedAt: at })))
    .onConflictDoNothing({ target: leads.about })
    .returning({ id: leads.id });
  return inserted.map(({ id }) => id);
}

/** A lead and its person. */
export async function findLead(database: Database, id: string): Promise<LeadOfPerson | undefined> {
  const [found] = await database
    .select({ lead: leads, person: people })
    .from(leads)
    .innerJoin(people, eq(people.id, leads.personId))
    .where(eq(leads.id, id));
  return found;
}

/** A lead, locked until the transaction ends. */
export async function lockLead(transaction: Database, id: string): Promise<Lead | undefined> {
  return (await transaction.select().from(leads).where(eq(leads.id, id)).for("update"))[0];
}

/** The lead that a record has opened, locked. */
export async function lockLeadAbout(transaction: Database, about: string): Promise<Lead | undefined> {
  const [lead] = await transaction.select().from(leads).where(eq(leads.about, about)).for("update");
  return lead;
}

export async function changeLead(
  transaction: Database,
  id: string,
  change: Partial<
    Pick<Lead, "state" | "changedAt" | "owner" | "dueAt" | "comesBackAt" | "answeringBy" | "answeringUntil">
  >,
): Promise<void> {
  await transaction.update(leads).set(change).where(eq(leads.id, id));
}

/**
 * Writes who is writing an answer to a lead, unless somebody else is believed to; returns the account of who is, or null
 * for a lead that is gone.
 */
export async function holdAnswer(
  database: Database,
  id: string,
  { by, now, until }: { by: string; now: Date; until: Date },
): Promise<string | null> {
  const isFree = or(isNull(leads.answeringBy), eq(leads.answeringBy, by), lte(leads.answeringUntil, now));
  const held = { answeringBy: by, answeringUntil: until };
  const [mine] = await database
    .update(leads)
    .set(held)
    .where(and(eq(leads.id, id), isFree))
    .returning({ id: leads.id });
  if (mine) return by;
  return (await database.select({ by: leads.answeringBy }).from(leads).where(eq(leads.id, id)))[0]?.by ?? null;
}

const latestFirst = keyset([leads.createdAt, leads.id], "desc");
const mostOverdueFirst = keyset([leads.dueAt, leads.id], "asc");

/** Filters of a list of leads; without any of these all. */
export interface LeadFilter {
  state?: Lead["state"] | undefined;
  source?: Lead["source"] | undefined;
  /** Only those that come back later. */
  isLater?: true | undefined;
  /** The account of the member of staff who answers. */
  owner?: string | undefined;
  /** A part of a name, an address, a number or a message. */
  words?: string | undefined;
  /** The branches that they are limited to. */
  within?: Within | undefined;
}

/**
 * A page of the leads with their people, as `filter` says: waiting ones by their due time, the most overdue first, all
 * others the latest first. `country` is the one whose numbers the office types.
 */
export async function listLeads(
  database: Database,
  { after, limit }: PageRequest,
  { state, isLater, source, owner, words, country, within }: LeadFilter & { country: string },
): Promise<Page<LeadOfPerson>> {
  const order = state === "new" || isLater ? mostOverdueFirst : latestFirst;
  const now = new Date();
  const rows = database
    .select({ lead: leads, person: people, key: order.key })
    .from(leads)
    .innerJoin(people, eq(people.id, leads.personId))
    .where(
      and(
        state && (state === "new" ? waitsAt(now) : eq(leads.state, state)),
        isLater && comesLater(now),
        words?.trim() ? saysWords(database, words, country) : undefined,
        source && eq(leads.source, source),
        owner === undefined ? undefined : eq(leads.owner, owner),
        within?.has("lead", leads.id),
        order.after(after),
      ),
    )
    .orderBy(order.order);
  return await pageOf(rows, limit);
}

export async function findLeadsOfPeople(database: Database, personIds: string[]): Promise<Lead[]> {
  return await database.select().from(leads).where(inArray(leads.personId, personIds)).orderBy(asc(leads.createdAt));
}

/** Whether a lead waits for an answer now: a new one, unless it comes back later, and one that has come back. */
const waitsAt = (now: Date) =>
  or(
    and(eq(leads.state, "new"), or(isNull(leads.comesBackAt), lte(leads.comesBackAt, now))),
    and(eq(leads.state, "answered"), lte(leads.comesBackAt, now)),
  );

const comesLater = (now: Date) => and(inArray(leads.state, ["new", "answered"]), gt(leads.comesBackAt, now));

/** Whether the person's name, address or number, or a message of the lead, says these words. */
function saysWords(database: Database, typed: string, country: string): SQL | undefined {
  const words = wordsOf(foldText(typed));
  const digits = digitsIn(typed, country);
  const inquiry = database
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(textSays(sql`${inquiries.message}`, typed));
  const message = database
    .select({ id: incomingMessages.leadId })
    .from(incomingMessages)
    .where(textSays(sql`${incomingMessages.text}`, typed));
  return or(
    words.length > 0 ? peopleSay(words) : undefined,
    digits ? like(people.phone, `%${digits}%`) : undefined,
    inArray(leads.about, inquiry),
    inArray(leads.id, message),
  );
}

/** The leads that no one answered in time, the most overdue first, at most `limit`. */
export async function findOverdueLeads(database: Database, now: Date, limit: number): Promise<LeadOfPerson[]> {
  return await database
    .select({ lead: leads, person: people })
    .from(leads)
    .innerJoin(people, eq(people.id, leads.personId))
    .where(and(waitsAt(now), lt(leads.dueAt, now)))
    .orderBy(asc(leads.dueAt), asc(leads.id))
    .limit(limit);
}

/** The number of leads that wait for an answer, of all or of one owner. */
export async function countNewLeads(
  database: Database,
  { owner, within }: Pick<LeadFilter, "owner" | "within"> = {},
): Promise<number> {
  const chosen = and(
    waitsAt(new Date()),
    owner === undefined ? undefined : eq(leads.owner, owner),
    within?.has("lead", leads.id),
  );
  return (await database.select({ all: count() }).from(leads).where(chosen))[0]?.all ?? 0;
}

/** The number of leads that wait for an answer due before `to`, and at `from` or later if that is given. */
export async function countLeadsDue(database: Database, { from, to }: { from?: Date; to: Date }): Promise<number> {
  const isDue = and(waitsAt(to), lt(leads.dueAt, to), from && gte(leads.dueAt, from));
  return (await database.select({ all: count() }).from(leads).where(isDue))[0]?.all ?? 0;
}

/** The number of leads that come back later. */
export async function countLaterLeads(
  database: Database,
  { within }: Pick<LeadFilter, "within"> = {},
): Promise<number> {
  const chosen = and(comesLater(new Date()), within?.has("lead", leads.id));
  return (await database.select({ all: count() }).from(leads).where(chosen))[0]?.all ?? 0;
}

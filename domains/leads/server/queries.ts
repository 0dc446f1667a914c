import { randomUUID } from "node:crypto";
import { and, asc, count, eq, gte, inArray, lt } from "drizzle-orm";
import type { Person } from "#domains/people/server/queries.ts";
import { people } from "#domains/people/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { keyset, type Page, type PageRequest, pageOf } from "#server/db/keyset.ts";
import type { Within } from "#server/within.ts";
import { day } from "#shared/durations.ts";
import { leads } from "./tables.ts";

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
  change: Pick<Lead, "state" | "changedAt"> & Partial<Pick<Lead, "owner" | "dueAt" | "comesBackAt">>,
): Promise<void> {
  await transaction.update(leads).set(change).where(eq(leads.id, id));
}

const latestFirst = keyset([leads.createdAt, leads.id], "desc");
const mostOverdueFirst = keyset([leads.dueAt, leads.id], "asc");

/** Filters of a list of leads; without any of these all. */
export interface LeadFilter {
  state?: Lead["state"] | undefined;
  source?: Lead["source"] | undefined;
  /** The account of the member of staff who answers. */
  owner?: string | undefined;
  /** The branches that they are limited to. */
  within?: Within | undefined;
}

/**
 * A page of the leads with their people, as `filter` says: waiting ones by their due time, the most overdue first, all
 * others the latest first.
 */
export async function listLeads(
  database: Database,
  { after, limit }: PageRequest,
  { state, source, owner, within }: LeadFilter,
): Promise<Page<LeadOfPerson>> {
  const order = state === "new" ? mostOverdueFirst : latestFirst;
  const rows = database
    .select({ lead: leads, person: people, key: order.key })
    .from(leads)
    .innerJoin(people, eq(people.id, leads.personId))
    .where(
      and(
        state && eq(leads.state, state),
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

const isNew = eq(leads.state, "new");

/** The leads that no one answered in time, the most overdue first, at most `limit`. */
export async function findOverdueLeads(database: Database, now: Date, limit: number): Promise<LeadOfPerson[]> {
  return await database
    .select({ lead: leads, person: people })
    .from(leads)
    .innerJoin(people, eq(people.id, leads.personId))
    .where(and(isNew, lt(leads.dueAt, now)))
    .orderBy(asc(leads.dueAt), asc(leads.id))
    .limit(limit);
}

/** The number of leads that wait for an answer, of all or of one owner. */
export async function countNewLeads(
  database: Database,
  { owner, within }: Pick<LeadFilter, "owner" | "within"> = {},
): Promise<number> {
  const chosen = and(isNew, owner === undefined ? undefined : eq(leads.owner, owner), within?.has("lead", leads.id));
  return (await database.select({ all: count() }).from(leads).where(chosen))[0]?.all ?? 0;
}

/** The number of leads that wait for an answer due before `to`, and at `from` or later if that is given. */
export async function countLeadsDue(database: Database, { from, to }: { from?: Date; to: Date }): Promise<number> {
  const isDue = and(isNew, lt(leads.dueAt, to), from && gte(leads.dueAt, from));
  return (await database.select({ all: count() }).from(leads).where(isDue))[0]?.all ?? 0;
}

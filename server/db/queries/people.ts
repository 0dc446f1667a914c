import { randomUUID } from "node:crypto";
import { eq, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { leads, people } from "#server/db/schema/people.ts";

export type Lead = typeof leads.$inferSelect;

/** How somebody who wrote can be reached. */
export interface Contact {
  name: string;
  email: string;
  /** E.164; null if they gave none. */
  phone: string | null;
}

/** The e-mail address by which a person is found again. */
function normalisedEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The ids of the people with these e-mail addresses, by normalised address; a person who was merged into another answers
 * for that one. Missing people are made. A known one keeps the name and gets the number if they had none. An address
 * alone finds a person: anybody may type somebody else's number.
 */
export async function findOrInsertPeople(transaction: Database, contacts: Contact[]): Promise<Map<string, string>> {
  // One row each, in one order, so that two transactions never wait for each other.
  const byEmail = new Map(contacts.map((contact) => [normalisedEmail(contact.email), contact]));
  const rows = [...byEmail].sort(([one], [other]) => (one < other ? -1 : 1));
  if (rows.length === 0) return new Map();
  const found = await transaction
    .insert(people)
    .values(rows.map(([email, { name, phone }]) => ({ id: randomUUID(), name, email, phone })))
    .onConflictDoUpdate({
      target: people.email,
      set: { phone: sql`coalesce(${people.phone}, excluded.phone)` },
    })
    .returning({ id: people.id, email: people.email, mergedInto: people.mergedInto });
  return new Map(found.map(({ id, email, mergedInto }) => [email ?? "", mergedInto ?? id]));
}

/** The id of the person with an address, among those that `findOrInsertPeople` answered. */
export function personOf(found: Map<string, string>, email: string): string {
  const id = found.get(normalisedEmail(email));
  if (!id) throw new Error("The person was not written.");
  return id;
}

/** The id of one person, as `findOrInsertPeople` finds or makes them. */
export async function findOrInsertPerson(transaction: Database, contact: Contact): Promise<string> {
  return personOf(await findOrInsertPeople(transaction, [contact]), contact.email);
}

/** Gives an account to the person with its address; false if there is none. */
export async function linkAccount(
  database: Database,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const linked = await database
    .update(people)
    .set({ userId })
    .where(eq(people.email, normalisedEmail(email)))
    .returning({ id: people.id });
  return linked.length > 0;
}

/** The ids of the people whose records belong to an account: its person and those merged with it. */
export async function findPeopleOfAccount(database: Database, userId: string): Promise<string[]> {
  const [own] = await database
    .select({ id: people.id, mergedInto: people.mergedInto })
    .from(people)
    .where(eq(people.userId, userId));
  if (!own) return [];
  const root = own.mergedInto ?? own.id;
  const all = await database
    .select({ id: people.id })
    .from(people)
    .where(or(eq(people.id, root), eq(people.mergedInto, root)));
  return all.map(({ id }) => id);
}

/** Opens leads; a record that has one keeps it. */
export async function insertLeads(
  transaction: Database,
  opened: Pick<Lead, "personId" | "source" | "about" | "dueAt">[],
  at: Date,
): Promise<void> {
  if (opened.length === 0) return;
  await transaction
    .insert(leads)
    .values(opened.map((lead) => ({ ...lead, id: randomUUID(), createdAt: at, changedAt: at })))
    .onConflictDoNothing({ target: leads.about });
}

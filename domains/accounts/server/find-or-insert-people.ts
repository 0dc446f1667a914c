import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Contact, contactKey, findPeopleWithoutEmail } from "#domains/people/server/queries.ts";
import { people } from "#domains/people/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { linkNewPeople } from "./account-people.ts";

/**
 * The ids of the people with these contact details, by `contactKey`. Missing people are made. A known one keeps the name
 * and gets the number if they had none. An address alone finds a person who has one: anyone may type another person's
 * number. Somebody without an address, whom only staff write down, is found by number and name among others without one.
 * A person merged into another still gets their own records, so that the merge can be undone. A new person belongs to the
 * account that has confirmed the address.
 */
export async function findOrInsertPeople(transaction: Database, contacts: Contact[]): Promise<Map<string, string>> {
  // One row each, in one order, so that two transactions never wait for each other.
  const byKey = new Map(contacts.map((contact) => [contactKey(contact), contact]));
  const rows = [...byKey].sort(([one], [other]) => (one < other ? -1 : 1));
  const addressed = rows.flatMap(([key, { name, email, phone }]) =>
    email === null ? [] : { name, email: key, phone },
  );
  const unaddressed = rows.flatMap(([, contact]) => (contact.email === null ? [contact] : []));
  return new Map([...(await byAddress(transaction, addressed)), ...(await byNumber(transaction, unaddressed))]);
}

async function byAddress(transaction: Database, rows: (Contact & { email: string })[]): Promise<[string, string][]> {
  if (rows.length === 0) return [];
  const found = await transaction
    .insert(people)
    .values(rows.map(({ name, email, phone }) => ({ id: randomUUID(), name, email, phone })))
    .onConflictDoUpdate({
      target: people.email,
      set: { phone: sql`coalesce(${people.phone}, excluded.phone)` },
    })
    // A row that was there already carries the mark of the transaction that has just locked it.
    .returning({ id: people.id, email: people.email, isNew: sql<boolean>`xmax = 0` });
  await linkNewPeople(
    transaction,
    found.filter(({ isNew }) => isNew),
    new Date(),
  );
  return found.map(({ id, email }) => [email ?? "", id]);
}

async function byNumber(transaction: Database, contacts: Contact[]): Promise<[string, string][]> {
  if (contacts.length === 0) return [];
  // Two presses at once make one person; no index says so.
  await transaction.execute(sql`select pg_advisory_xact_lock(9, 0)`);
  const present = await findPeopleWithoutEmail(
    transaction,
    contacts.flatMap(({ phone }) => phone ?? []),
  );
  const known = new Map(present.reverse().map((person) => [contactKey(person), person.id]));
  const made = contacts
    .filter((contact) => !known.has(contactKey(contact)))
    .map(({ name, phone }) => ({ id: randomUUID(), name, email: null, phone }));
  if (made.length > 0) await transaction.insert(people).values(made);
  return [...known, ...made.map((person): [string, string] => [contactKey(person), person.id])];
}

/** The id of the person with these contact details, among those that `findOrInsertPeople` answered. */
export function personOf(found: Map<string, string>, contact: Contact): string {
  const id = found.get(contactKey(contact));
  if (!id) throw new Error("The person was not written.");
  return id;
}

/** The id of one person, as `findOrInsertPeople` finds or makes them. */
export async function findOrInsertPerson(transaction: Database, contact: Contact): Promise<string> {
  return personOf(await findOrInsertPeople(transaction, [contact]), contact);
}

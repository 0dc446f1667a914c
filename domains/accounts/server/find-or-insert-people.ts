import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Contact, normalisedEmail } from "#domains/people/server/queries.ts";
import { people } from "#domains/people/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { linkNewPeople } from "./account-people.ts";

/**
 * The ids of the people with these e-mail addresses, by normalised address. Missing people are made. A known one keeps
 * the name and gets the number if they had none. An address alone finds a person: anyone may type another person's
 * number. A person merged into another still gets their own records, so that the merge can be undone. A new person
 * belongs to the account that has confirmed the address.
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
    // A row that was there already carries the mark of the transaction that has just locked it.
    .returning({ id: people.id, email: people.email, isNew: sql<boolean>`xmax = 0` });
  await linkNewPeople(
    transaction,
    found.filter(({ isNew }) => isNew),
    new Date(),
  );
  return new Map(found.map(({ id, email }) => [email ?? "", id]));
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

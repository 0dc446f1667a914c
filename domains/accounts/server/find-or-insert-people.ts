import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { meantAmong } from "#domains/people/rules/same-name.ts";
import {
  type Contact,
  contactKey,
  findPeopleOfAddresses,
  findPeopleWithoutEmail,
  lockPeopleOfAddresses,
  normalisedEmail,
  onePersonEach,
  type Person,
} from "#domains/people/server/queries.ts";
import { people } from "#domains/people/server/tables.ts";
import { fieldError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { linkNewPeople } from "./account-people.ts";

/**
 * By what people are found: anyone may send a form, where an address alone says who they are as long as one person has
 * it; staff mean the name as well, so that a brother and a sister of one address stay two people.
 */
type FoundBy = "address" | "address and name";

/**
 * The ids of the people with these contact details, in their order. Missing people are made. A known one keeps the name
 * and gets the number if they had none. No number finds a person who has an address: anyone may type another person's.
 * Somebody without an address, whom only staff write down, is found by number and name among others without one. A
 * person merged into another still gets their own records, so that the merge can be undone. A new person belongs to the
 * account that has confirmed the address, unless another person has it too.
 */
export async function findOrInsertPeople(
  transaction: Database,
  contacts: Contact[],
  by: FoundBy = "address",
): Promise<string[]> {
  // Each once, in one order, so that two transactions never wait for each other.
  const named = contacts.map((contact) => ({ ...contact, key: `${contactKey(contact)} ${contact.name}` }));
  const distinct = [...new Map(named.map((contact) => [contact.key, contact])).values()].sort((one, other) =>
    one.key < other.key ? -1 : 1,
  );
  const addressed = distinct.flatMap(({ email, ...contact }) =>
    email === null ? [] : { ...contact, email: normalisedEmail(email) },
  );
  const unaddressed = distinct.filter(({ email }) => email === null);
  const found = new Map([
    ...(await byAddress(transaction, addressed, by)),
    ...(await byNumber(transaction, unaddressed)),
  ]);
  return named.map(({ key }) => {
    const id = found.get(key);
    if (!id) throw new Error("The person was not written.");
    return id;
  });
}

/**
 * The people whom contact details mean by "address and name", in their order, and the others who have the same address;
 * nobody is made.
 */
export async function findMeantPeople(
  database: Database,
  contacts: Contact[],
): Promise<{ meant: Person | undefined; sharing: Person[] }[]> {
  const emails = contacts.flatMap(({ email }) => (email === null ? [] : normalisedEmail(email)));
  const byEmail = Map.groupBy(await findPeopleOfAddresses(database, emails), ({ email }) => email);
  const withoutEmail = await findPeopleWithoutEmail(
    database,
    contacts.flatMap(({ email, phone }) => (email === null && phone !== null ? phone : [])),
  );
  const byKey = new Map(withoutEmail.reverse().map((person) => [contactKey(person), person]));
  return contacts.map((contact) => {
    if (contact.email === null) return { meant: byKey.get(contactKey(contact)), sharing: [] };
    const own = byEmail.get(normalisedEmail(contact.email)) ?? [];
    const meant = meantAmong(own, contact.name);
    return { meant, sharing: onePersonEach(own).filter(({ id }) => id !== meant?.id) };
  });
}

/** The id of one person, as `findOrInsertPeople` finds or makes them. */
export async function findOrInsertPerson(transaction: Database, contact: Contact, by?: FoundBy): Promise<string> {
  const [id = ""] = await findOrInsertPeople(transaction, [contact], by);
  return id;
}

/**
 * The id of a student whom staff write down by hand. Throws `conflict` for the address of somebody of another name,
 * unless they say that the two share it.
 */
export async function findOrInsertStudent(
  transaction: Database,
  contact: Contact,
  { shares }: { shares: boolean },
): Promise<string> {
  const [found] = await findMeantPeople(transaction, [contact]);
  if (!shares && found && !found.meant && found.sharing.length > 0) {
    const name = found.sharing.map((one) => one.name).join(", ");
    throw fieldError("email", "person.addressOf", { code: "conflict", values: { name } });
  }
  return await findOrInsertPerson(transaction, contact, "address and name");
}

type Keyed = Contact & { key: string };

/** One of the people who have an address. */
interface Holder extends Pick<Person, "id" | "name" | "phone"> {
  email: string;
  leading: string;
}

async function byAddress(
  transaction: Database,
  contacts: (Keyed & { email: string })[],
  by: FoundBy,
): Promise<[string, string][]> {
  if (contacts.length === 0) return [];
  if (by === "address and name") await lockNewPeople(transaction);
  const holders = await lockPeopleOfAddresses(
    transaction,
    contacts.map(({ email }) => email),
  );
  const known: Holder[] = holders.map((one) => ({
    ...{ id: one.id, name: one.name, phone: one.phone, email: one.email ?? "" },
    leading: one.mergedInto ?? one.id,
  }));
  const [first, others, numbered]: [Holder[], Holder[], Holder[]] = [[], [], []];
  const found = contacts.map(({ key, name, email, phone }): [string, Holder] => {
    const own = known.filter((one) => one.email === email);
    const isShared = new Set(own.map(({ leading }) => leading)).size > 1;
    const meant = by === "address" && !isShared ? own[0] : meantAmong(own, name);
    if (!meant) {
      const id = randomUUID();
      const made = { id, name, email, phone, leading: id };
      known.push(made);
      (own.length === 0 ? first : others).push(made);
      return [key, made];
    }
    if (meant.phone === null && phone !== null) {
      meant.phone = phone;
      numbered.push(meant);
    }
    return [key, meant];
  });
  for (const { id, phone } of numbered)
    await transaction
      .update(people)
      .set({ phone })
      .where(and(eq(people.id, id), isNull(people.phone)));
  const written = await insertFirst(transaction, first);
  if (others.length > 0)
    await transaction
      .insert(people)
      .values(others.map(({ id, name, email, phone }) => ({ id, name, sharedEmail: email, phone })));
  return found.map(([key, { id }]) => [key, written.get(id) ?? id]);
}

/** Writes the first people of their addresses; the id of each, where another transaction was quicker that one's. */
async function insertFirst(transaction: Database, made: Holder[]): Promise<Map<string, string>> {
  if (made.length === 0) return new Map();
  const written = await transaction
    .insert(people)
    .values(made.map(({ id, name, email, phone }) => ({ id, name, ownEmail: email, phone })))
    .onConflictDoUpdate({
      target: people.ownEmail,
      set: { phone: sql`coalesce(${people.phone}, excluded.phone)` },
    })
    // A row that was there already carries the mark of the transaction that has just locked it.
    .returning({ id: people.id, email: people.ownEmail, isNew: sql<boolean>`xmax = 0` });
  await linkNewPeople(
    transaction,
    written.filter(({ isNew }) => isNew),
    new Date(),
  );
  const idOf = new Map(written.map(({ id, email }) => [email, id]));
  return new Map(made.map(({ id, email }) => [id, idOf.get(email) ?? id]));
}

/** Two presses at once make one person of a name; no index says so. */
async function lockNewPeople(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(9, 0)`);
}

async function byNumber(transaction: Database, contacts: Keyed[]): Promise<[string, string][]> {
  if (contacts.length === 0) return [];
  await lockNewPeople(transaction);
  const present = await findPeopleWithoutEmail(
    transaction,
    contacts.flatMap(({ phone }) => phone ?? []),
  );
  const known = new Map(present.reverse().map((person) => [contactKey(person), person.id]));
  const made: { id: string; name: string; phone: string | null }[] = [];
  const found = contacts.map((contact): [string, string] => {
    const { key, name, phone } = contact;
    const id = known.get(contactKey(contact)) ?? randomUUID();
    if (!known.has(contactKey(contact))) made.push({ id, name, phone });
    known.set(contactKey(contact), id);
    return [key, id];
  });
  if (made.length > 0) await transaction.insert(people).values(made);
  return found;
}

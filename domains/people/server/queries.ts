import { and, asc, desc, eq, inArray, isNull, like, notInArray, or, type SQL, sql } from "drizzle-orm";

import type { Database } from "#server/db/client.ts";
import type { KnowsBranches } from "#server/within.ts";
import { foldText } from "#shared/fold-text.ts";
import { people, personChanges } from "./tables.ts";

export type Person = typeof people.$inferSelect;

/** The contact details of a person who wrote, or whom staff write down. */
export interface Contact {
  name: string;
  /** Null for a student of whom staff know a number alone. */
  email: string | null;
  /** E.164; null if they gave none. */
  phone: string | null;
}

/** The e-mail address by which a person is found again. */
export function normalisedEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The key of a person: the address; without one, number and name together, as families share a number. */
export function contactKey({ name, email, phone }: Contact): string {
  return email === null ? `${phone} ${foldText(name)}` : normalisedEmail(email);
}

/** The ids, as a subquery, of a person and of all who are merged with them. `id` is a value or a subquery. */
export function sameAs(id: SQL): SQL {
  return sql`(
    select one.id from ${people} as own
    join ${people} as one
      on one.id = coalesce(own.merged_into, own.id) or one.merged_into = coalesce(own.merged_into, own.id)
    where own.id = ${id})`;
}

/**
 * Each of these people's ids with those of all who are merged with them. Lists of ids, as a join would make the embedded
 * database, which counts nothing, read everybody.
 */
export async function findSameAsEach(database: Database, ids: string[]): Promise<Map<string, string[]>> {
  const first = sql<string>`coalesce(${people.mergedInto}, ${people.id})`;
  const own = await database.select({ id: people.id, first }).from(people).where(inArray(people.id, ids));
  const firsts = own.map((one) => one.first);
  const merged = await database.select({ id: people.id, first }).from(people).where(inArray(people.mergedInto, firsts));
  const membersOf = Map.groupBy(merged, (one) => one.first);
  return new Map(own.map((one) => [one.id, [one.first, ...(membersOf.get(one.first) ?? []).map(({ id }) => id)]]));
}

export async function findPeopleByIds(database: Database, ids: string[]): Promise<Person[]> {
  return await database.select().from(people).where(inArray(people.id, ids));
}

/** The first to have an address before others who share it, those before the later ones. */
const holdersFirst = [sql`${people.ownEmail} is null`, asc(people.createdAt), asc(people.id)];

/** Everybody with an e-mail address, the first to have it first. */
export async function findPeopleByEmail(database: Database, email: string): Promise<Person[]> {
  return await database
    .select()
    .from(people)
    .where(eq(people.email, normalisedEmail(email)))
    .orderBy(...holdersFirst);
}

/** The addresses among these that two people have who are not merged with one another. */
export async function findSharedAddresses(database: Database, emails: string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const found = await database
    .select({ email: people.email })
    .from(people)
    .where(inArray(people.email, emails))
    .groupBy(people.email)
    .having(sql`count(distinct coalesce(${people.mergedInto}, ${people.id})) > 1`);
  return new Set(found.flatMap(({ email }) => email ?? []));
}

/** The people with one of these addresses besides these. */
export async function findOthersOfAddresses(database: Database, emails: string[], ids: string[]): Promise<Person[]> {
  if (emails.length === 0) return [];
  return await database
    .select()
    .from(people)
    .where(and(inArray(people.email, emails), notInArray(people.id, ids)));
}

const ofAddresses = (database: Database, emails: string[]) =>
  database
    .select()
    .from(people)
    .where(inArray(people.email, emails))
    .orderBy(asc(people.email), ...holdersFirst);

/** Everybody with one of these addresses, which are in lower case, the first to have one first. */
export async function findPeopleOfAddresses(database: Database, emails: string[]): Promise<Person[]> {
  return emails.length === 0 ? [] : await ofAddresses(database, emails);
}

/** The same, locked until the transaction ends. */
export async function lockPeopleOfAddresses(transaction: Database, emails: string[]): Promise<Person[]> {
  return await ofAddresses(transaction, emails).for("update");
}

/** Everybody with an e-mail address, and all who are merged with them. */
export async function findSamePeople(database: Database, email: string): Promise<Person[]> {
  const holders = await findPeopleByEmail(database, email);
  const leading = [...new Set(holders.map(({ id, mergedInto }) => mergedInto ?? id))];
  return await database
    .select()
    .from(people)
    .where(or(inArray(people.id, leading), inArray(people.mergedInto, leading)))
    .orderBy(asc(people.createdAt), asc(people.id));
}

/** People, locked until the transaction ends. */
export async function lockPeople(transaction: Database, ids: string[]): Promise<void> {
  // In the order of `findOrInsertPeople`, so that two transactions never wait for each other.
  await transaction
    .select()
    .from(people)
    .where(inArray(people.id, ids))
    .orderBy(asc(people.email), ...holdersFirst)
    .for("update");
}

/** People with a word in their name or address that begins with each of these, latest first. */
export async function findPeopleByWords(
  database: Database,
  words: string[],
  { limit, within }: { limit: number } & KnowsBranches,
): Promise<Person[]> {
  const document = sql`to_tsvector('simple', translate(${people.name} || ' ' || coalesce(${people.ownEmail}, ''), '@.+-_', '     '))`;
  const query = words.map((word) => `'${word}':*`).join(" & ");
  return await database
    .select()
    .from(people)
    .where(
      and(
        isNull(people.mergedInto),
        sql`${document} @@ to_tsquery('simple', ${query})`,
        within?.has("person", people.id),
      ),
    )
    .orderBy(desc(people.createdAt))
    .limit(limit);
}

/** People whose number holds these digits. */
export async function findPeopleByPhone(
  database: Database,
  digits: string,
  { limit, within }: { limit: number } & KnowsBranches,
): Promise<Person[]> {
  const isThere = and(isNull(people.mergedInto), within?.has("person", people.id));
  const isOne = and(like(people.phone, `%${digits}%`), isThere);
  return await database.select().from(people).where(isOne).orderBy(desc(people.createdAt)).limit(limit);
}

/** A person by id and all who are merged with them, the one they lead to first. */
export async function findSamePeopleById(database: Database, id: string): Promise<Person[]> {
  return await database
    .select()
    .from(people)
    .where(inArray(people.id, sameAs(sql`cast(${sql.param(id, people.id)} as uuid)`)))
    .orderBy(sql`${people.mergedInto} is not null`, people.createdAt, people.id);
}

/** The people who have a number, in E.164, each of those that are one only once. */
export async function findPeopleByNumber(database: Database, phone: string): Promise<Person[]> {
  const found = await database.select().from(people).where(eq(people.phone, phone)).orderBy(asc(people.createdAt));
  return onePersonEach(found);
}

/** People, each of those that are one only once: the first. */
export const onePersonEach = (found: Person[]): Person[] => [
  ...new Map(found.toReversed().map((one) => [one.mergedInto ?? one.id, one])).values(),
];

/** The people without an address who have one of these numbers, the earliest first. */
export async function findPeopleWithoutEmail(database: Database, phones: string[]): Promise<Person[]> {
  const isOne = and(isNull(people.email), inArray(people.phone, phones));
  return await database.select().from(people).where(isOne).orderBy(asc(people.createdAt), asc(people.id));
}

/** Writes a person's address, or that they have none: their own, or one that another person had first. */
export async function setEmail(
  transaction: Database,
  id: string,
  { email, isShared }: { email: string | null; isShared: boolean },
): Promise<void> {
  const held = isShared ? { ownEmail: null, sharedEmail: email } : { ownEmail: email, sharedEmail: null };
  // A refusal was of the address before.
  await transaction
    .update(people)
    .set({ ...held, refusedAt: null, refusal: null })
    .where(eq(people.id, id));
}

/** Whether there is any person. */
export async function holdsPeople(database: Database): Promise<boolean> {
  return (await database.select({ id: people.id }).from(people).limit(1)).length > 0;
}

/** What staff have changed of these people, the latest first. */
export async function findPersonChanges(database: Database, ids: string[]) {
  return await database
    .select()
    .from(personChanges)
    .where(inArray(personChanges.personId, ids))
    .orderBy(desc(personChanges.at), asc(personChanges.id));
}

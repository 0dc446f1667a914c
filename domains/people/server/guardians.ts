import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { onePersonEach, type Person } from "./queries.ts";
import { guardians, people } from "./tables.ts";

export type Guardian = typeof guardians.$inferSelect;

/** The guardian of a person, given with all who are merged with them; the first one's before the others'. */
export async function findGuardian(database: Database, personIds: string[]): Promise<Guardian | undefined> {
  const found = await database.select().from(guardians).where(inArray(guardians.personId, personIds));
  return found.sort((one, other) => personIds.indexOf(one.personId) - personIds.indexOf(other.personId))[0];
}

/** Writes the guardian of a person, in place of the one they had. */
export async function setGuardian(transaction: Database, guardian: Guardian): Promise<void> {
  const { personId: _, ...details } = guardian;
  await transaction.insert(guardians).values(guardian).onConflictDoUpdate({ target: guardians.personId, set: details });
}

/** Writes guardians for those of these people who have none. */
export async function addGuardians(transaction: Database, added: Guardian[]): Promise<void> {
  if (added.length > 0) await transaction.insert(guardians).values(added).onConflictDoNothing();
}

/** A person as lists of a family show them. */
export type Relative = Pick<Person, "id" | "name" | "email" | "phone">;

const relative = { id: people.id, name: people.name, email: people.email, phone: people.phone };
const byName = [asc(people.sortName), asc(people.id)];

/** The others of a person's family, by name. The person is given with all who are merged with them. */
export async function findFamily(database: Database, same: Pick<Person, "id" | "familyId">[]): Promise<Relative[]> {
  const families = same.flatMap(({ familyId }) => familyId ?? []);
  if (families.length === 0) return [];
  const members = database
    .select({ id: sql`coalesce(${people.mergedInto}, ${people.id})` })
    .from(people)
    .where(inArray(people.familyId, families));
  return await database
    .select(relative)
    .from(people)
    .where(and(inArray(people.id, members), notInArray(people.id, idsOf(same))))
    .orderBy(...byName);
}

/** The others whose guardian has the name and the addresses of a person's, by name: whoever pays for one pays for them. */
export async function findSameGuardian(database: Database, personIds: string[]): Promise<Relative[]> {
  const guardian = await findGuardian(database, personIds);
  if (!guardian) return [];
  const { name, phone, email } = guardian;
  return await database
    .select(relative)
    .from(guardians)
    .innerJoin(people, eq(people.id, guardians.personId))
    .where(
      and(
        sql`lower(${guardians.name}) = lower(${name})`,
        sql`${guardians.phone} is not distinct from ${phone}`,
        sql`${guardians.email} is not distinct from ${email}`,
        and(notInArray(people.id, personIds), isNull(people.mergedInto)),
      ),
    )
    .orderBy(...byName)
    .limit(mostTogether);
}

/** The most people who are offered to be paid for together. */
const mostTogether = 30;

/** The most people of one address or number who are offered as a family: more share the address of an office. */
const mostAlike = 8;

/** Those with an address or a number of a person who are not yet of their family, by name. */
export async function findAlike(database: Database, same: Person[], family: Relative[]): Promise<Relative[]> {
  const emails = same.flatMap(({ email }) => email ?? []);
  const phones = same.flatMap(({ phone }) => phone ?? []);
  const isAlike = or(inArray(people.email, emails), inArray(people.phone, phones));
  const isOther = notInArray(people.id, idsOf([...same, ...family]));
  return await database
    .select(relative)
    .from(people)
    .where(and(isAlike, isOther, isNull(people.mergedInto)))
    .orderBy(...byName)
    .limit(mostAlike);
}

const idsOf = (those: { id: string }[]) => those.map(({ id }) => id);

/** Makes one family of people and of the families they have. Answers whether they were not one before. */
export async function joinFamilies(transaction: Database, personIds: string[]): Promise<boolean> {
  const isOne = inArray(people.id, personIds);
  const were = await transaction.select({ familyId: people.familyId }).from(people).where(isOne);
  const families = [...new Set(were.flatMap(({ familyId }) => familyId ?? []))];
  if (families.length === 1 && were.every(({ familyId }) => familyId !== null)) return false;
  const familyId = families[0] ?? randomUUID();
  if (families.length > 1) await transaction.update(people).set({ familyId }).where(inArray(people.familyId, families));
  await transaction.update(people).set({ familyId }).where(isOne);
  return true;
}

/** Takes a person, with all who are merged with them, out of a family; who is left alone has none either. */
export async function partFromFamily(transaction: Database, same: Pick<Person, "id" | "familyId">[]): Promise<void> {
  await transaction
    .update(people)
    .set({ familyId: null })
    .where(inArray(people.id, idsOf(same)));
  for (const familyId of new Set(same.flatMap((one) => one.familyId ?? []))) {
    const isOfIt = eq(people.familyId, familyId);
    const left = onePersonEach(await transaction.select().from(people).where(isOfIt));
    if (left.length === 1) await transaction.update(people).set({ familyId: null }).where(isOfIt);
  }
}

import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNotNull, ne } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { guardians, people } from "./tables.ts";

export type Guardian = typeof guardians.$inferSelect;

/** The guardian of a person; undefined without one. */
export async function findGuardian(database: Database, personId: string): Promise<Guardian | undefined> {
  return (await database.select().from(guardians).where(eq(guardians.personId, personId)))[0];
}

/** Writes the guardians of people, in place of those they had. */
export async function setGuardian(transaction: Database, guardian: Guardian): Promise<void> {
  const { personId: _, ...details } = guardian;
  await transaction.insert(guardians).values(guardian).onConflictDoUpdate({ target: guardians.personId, set: details });
}

/** Writes guardians for those of these people who have none. */
export async function addGuardians(transaction: Database, added: Guardian[]): Promise<void> {
  if (added.length > 0) await transaction.insert(guardians).values(added).onConflictDoNothing();
}

export async function removeGuardian(transaction: Database, personId: string): Promise<void> {
  await transaction.delete(guardians).where(eq(guardians.personId, personId));
}

/** The others of a person's family, by name. */
export async function findFamily(database: Database, familyId: string | null, besides: string) {
  if (familyId === null) return [];
  const { id, name, email, phone } = people;
  return await database
    .select({ id, name, email, phone })
    .from(people)
    .where(and(eq(people.familyId, familyId), ne(id, besides)))
    .orderBy(asc(people.sortName), asc(id));
}

/** Makes one family of people and of the families they have. */
export async function joinFamilies(transaction: Database, personIds: string[]): Promise<void> {
  const isOne = inArray(people.id, personIds);
  const had = await transaction
    .selectDistinct({ familyId: people.familyId })
    .from(people)
    .where(and(isOne, isNotNull(people.familyId)));
  const families = had.flatMap(({ familyId }) => familyId ?? []);
  const familyId = families[0] ?? randomUUID();
  if (families.length > 1) await transaction.update(people).set({ familyId }).where(inArray(people.familyId, families));
  await transaction.update(people).set({ familyId }).where(isOne);
}

/** Takes a person out of their family; somebody who is left alone has none either. */
export async function leaveFamily(transaction: Database, personId: string): Promise<void> {
  const [person] = await transaction.select({ familyId: people.familyId }).from(people).where(eq(people.id, personId));
  if (!person?.familyId) return;
  await transaction.update(people).set({ familyId: null }).where(eq(people.id, personId));
  const left = await transaction.select({ id: people.id }).from(people).where(eq(people.familyId, person.familyId));
  if (left.length === 1)
    await transaction.update(people).set({ familyId: null }).where(eq(people.familyId, person.familyId));
}

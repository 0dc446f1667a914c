import { and, asc, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { people, personMerges } from "#domains/people/server/tables.ts";
import type { Database } from "#server/db/client.ts";

export type PersonMerge = typeof personMerges.$inferSelect;

/** Makes other transactions that merge, unmerge or erase people wait until this one ends. */
export async function lockMerges(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(3, 0)`);
}

export async function insertMerge(transaction: Database, merge: Omit<PersonMerge, "undoneAt">): Promise<void> {
  await transaction.insert(personMerges).values(merge);
}

export async function findMerge(database: Database, id: string): Promise<PersonMerge | undefined> {
  return (await database.select().from(personMerges).where(eq(personMerges.id, id)))[0];
}

/** The merge by which a person leads to another now. */
export async function findMergeOf(database: Database, mergedId: string): Promise<PersonMerge | undefined> {
  const isOpen = and(eq(personMerges.mergedId, mergedId), isNull(personMerges.undoneAt));
  return (await database.select().from(personMerges).where(isOpen).orderBy(desc(personMerges.at)).limit(1))[0];
}

/** Every merge of these people, undone ones too, the earliest first. */
export async function findMergesOfPeople(database: Database, personIds: string[]): Promise<PersonMerge[]> {
  const { keptId, mergedId, at } = personMerges;
  return await database
    .select()
    .from(personMerges)
    .where(or(inArray(keptId, personIds), inArray(mergedId, personIds)))
    .orderBy(asc(at));
}

export async function markUndone(transaction: Database, id: string, undoneAt: Date): Promise<void> {
  await transaction.update(personMerges).set({ undoneAt }).where(eq(personMerges.id, id));
}

/** The ids of the people who were merged into a person. */
export async function findFollowers(database: Database, id: string): Promise<string[]> {
  const found = await database.select({ id: people.id }).from(people).where(eq(people.mergedInto, id));
  return found.map((follower) => follower.id);
}

/**
 * Separates others from people who are erased: people merged into one of these lead again to the person they led to
 * before, and these merges are removed.
 */
export async function partFrom(transaction: Database, ids: string[]): Promise<void> {
  const { keptId, mergedId, undoneAt, at, followers } = personMerges;
  const stays = (id: string) => !ids.includes(id);
  const open = await transaction
    .select()
    .from(personMerges)
    .where(and(inArray(keptId, ids), isNull(undoneAt)))
    .orderBy(desc(at));
  for (const merge of open.filter((one) => stays(one.mergedId))) {
    await pointPeople(transaction, merge.followers.filter(stays), merge.mergedId);
    await pointPeople(transaction, [merge.mergedId], null);
  }
  await transaction.update(people).set({ mergedInto: null }).where(inArray(people.mergedInto, ids));
  await transaction.delete(personMerges).where(or(inArray(keptId, ids), inArray(mergedId, ids)));
  const theirs = sql`array[${sql.join(ids, sql`, `)}]::text[]`;
  await transaction
    .update(personMerges)
    .set({ followers: sql`${followers} - ${theirs}` })
    .where(sql`${followers} ?| ${theirs}`);
}

/** Makes people lead to another person, or to no one. */
export async function pointPeople(transaction: Database, ids: string[], mergedInto: string | null): Promise<void> {
  await transaction.update(people).set({ mergedInto }).where(inArray(people.id, ids));
}

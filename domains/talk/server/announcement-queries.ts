import { randomUUID } from "node:crypto";
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { keyset, type PageRequest, pageOf } from "#server/db/keyset.ts";
import { announcements, newsVisits, announcementReaders as readers } from "./tables.ts";

export type Announcement = typeof announcements.$inferSelect;

/** Stores an announcement; false if it is there already. */
export async function insertAnnouncement(
  transaction: Database,
  announcement: typeof announcements.$inferInsert,
): Promise<boolean> {
  const { id } = announcements;
  const written = await transaction.insert(announcements).values(announcement).onConflictDoNothing().returning({ id });
  return written.length > 0;
}

/** Stores the people whom staff have chosen, before they are reached. */
export async function insertChosen(transaction: Database, announcementId: string, among: SQL): Promise<void> {
  await transaction.execute(sql`
    insert into ${readers} (id, announcement_id, person_id)
    select gen_random_uuid(), ${announcementId}, chosen.id from (${among}) as chosen (id)
    on conflict do nothing`);
}

/** An announcement, locked until the transaction ends with "lock". */
export async function findAnnouncement(
  database: Database,
  id: string,
  locking?: "lock",
): Promise<Announcement | undefined> {
  const found = database.select().from(announcements).where(eq(announcements.id, id));
  return (await (locking ? found.for("update") : found))[0];
}

export async function updateAnnouncement(
  transaction: Database,
  id: string,
  changes: Partial<typeof announcements.$inferInsert>,
): Promise<void> {
  await transaction.update(announcements).set(changes).where(eq(announcements.id, id));
}

/** Whether an announcement goes to one of these batches. */
const isTo = (batchIds: string[]) => sql`exists (
  select from jsonb_array_elements_text(${announcements.batchIds}) as batch (id) where batch.id in ${batchIds})`;

const latest = keyset([announcements.createdAt, announcements.id], "desc");

/** A page of the announcements to these batches, or all for null, the latest first, each with how many have it and have seen it. */
export async function findAnnouncements(database: Database, batchIds: string[] | null, { after, limit }: PageRequest) {
  const counted = database
    .select({
      announcementId: readers.announcementId,
      reached: count(readers.reachedAt).as("reached"),
      seen: count(readers.seenAt).as("seen"),
    })
    .from(readers)
    .groupBy(readers.announcementId)
    .as("counted");
  const rows = database
    .select({
      key: latest.key,
      announcement: announcements,
      reached: sql`coalesce(${counted.reached}, 0)`.mapWith(Number),
      seen: sql`coalesce(${counted.seen}, 0)`.mapWith(Number),
    })
    .from(announcements)
    .leftJoin(counted, eq(counted.announcementId, announcements.id))
    .where(and(batchIds ? isTo(batchIds) : undefined, isNull(announcements.takenBackAt), latest.after(after)))
    .orderBy(latest.order);
  return await pageOf(rows, limit);
}

/** The people whom an announcement has reached, by name; with batches only those with a place there. */
export async function findReaders(database: Database, announcementId: string, batchIds: string[] | null) {
  const hasPlace = sql`exists (select from ${enrolments}
    where ${enrolments.personId} = ${readers.personId} and ${enrolments.batchId} in ${batchIds})`;
  const { id, personId, seenAt, remindedAt } = readers;
  return await database
    .select({ id, personId, seenAt, remindedAt, name: people.name, email: people.email, phone: people.phone })
    .from(readers)
    .innerJoin(people, eq(people.id, personId))
    .where(
      and(
        eq(readers.announcementId, announcementId),
        isNotNull(readers.reachedAt),
        batchIds === null ? undefined : hasPlace,
      ),
    )
    .orderBy(asc(people.sortName), asc(people.id));
}

/** The announcements whose time has come and that are not spread, or whose reminder's time has come. */
export async function findDue(database: Database, now: Date): Promise<string[]> {
  const isDue = and(isNull(announcements.spreadAt), lte(announcements.startsAt, now));
  const found = await database
    .select({ id: announcements.id })
    .from(announcements)
    .where(and(isNull(announcements.takenBackAt), or(isDue, lte(announcements.remindsAt, now))))
    .orderBy(asc(announcements.startsAt));
  return found.map(({ id }) => id);
}

/** Puts an announcement on the pages of the next of these people; returns the new rows' ids with the addresses. */
export async function reachNext(
  transaction: Database,
  { id, among, at, limit }: { id: string; among: SQL; at: Date; limit: number },
): Promise<{ id: string; hasEmail: boolean }[]> {
  const reached = transaction
    .select({ personId: readers.personId })
    .from(readers)
    .where(eq(readers.announcementId, id));
  const next = await transaction
    .select({ personId: people.id, email: people.email })
    .from(people)
    .where(and(sql`${people.id} in (${among})`, sql`${people.id} not in (${reached})`))
    .orderBy(asc(people.id))
    .limit(limit);
  if (next.length === 0) return [];
  const rows = next.map(({ personId }) => ({ id: randomUUID(), announcementId: id, personId, reachedAt: at }));
  await transaction.insert(readers).values(rows);
  return rows.map((row, place) => ({ id: row.id, hasEmail: next[place]?.email != null }));
}

/** Reaches the next of the people who were chosen one by one. */
export async function reachNextChosen(
  transaction: Database,
  { id, at, limit }: { id: string; at: Date; limit: number },
): Promise<{ id: string; hasEmail: boolean }[]> {
  const next = await transaction
    .select({ id: readers.id, email: people.email })
    .from(readers)
    .innerJoin(people, eq(people.id, readers.personId))
    .where(and(eq(readers.announcementId, id), isNull(readers.reachedAt)))
    .orderBy(asc(readers.id))
    .limit(limit);
  const ids = next.map((one) => one.id);
  if (ids.length > 0) await transaction.update(readers).set({ reachedAt: at }).where(inArray(readers.id, ids));
  return next.map(({ id: readerId, email }) => ({ id: readerId, hasEmail: email !== null }));
}

/** Notes that the next people who have not seen an announcement are reminded; returns their rows. */
export async function remindNext(
  transaction: Database,
  { id, at, limit }: { id: string; at: Date; limit: number },
): Promise<{ id: string; hasEmail: boolean }[]> {
  const isNext = or(isNull(readers.remindedAt), sql`${readers.remindedAt} < ${at.toISOString()}`);
  const next = await transaction
    .select({ id: readers.id, email: people.email })
    .from(readers)
    .innerJoin(people, eq(people.id, readers.personId))
    .where(and(eq(readers.announcementId, id), isNotNull(readers.reachedAt), isNull(readers.seenAt), isNext))
    .orderBy(asc(readers.id))
    .limit(limit);
  const ids = next.map((one) => one.id);
  if (ids.length > 0) await transaction.update(readers).set({ remindedAt: at }).where(inArray(readers.id, ids));
  return next.map(({ id: readerId, email }) => ({ id: readerId, hasEmail: email !== null }));
}

/** Announcements with the person each row is for, by the rows' ids. */
export async function findLetters(database: Database, ids: string[]) {
  return await database
    .select({
      id: readers.id,
      seenAt: readers.seenAt,
      announcement: announcements,
      name: people.name,
      email: people.email,
      locale: people.locale,
    })
    .from(readers)
    .innerJoin(announcements, eq(announcements.id, readers.announcementId))
    .innerJoin(people, eq(people.id, readers.personId))
    .where(inArray(readers.id, ids));
}

/** The announcements to these people, the latest first. */
export async function findAnnouncementsOf(database: Database, personIds: string[], limit: number) {
  const { title, text, fileIds, batchIds, classId } = announcements;
  return await database
    .select({
      id: readers.id,
      at: sql<Date>`${readers.reachedAt}`.mapWith(readers.reachedAt),
      seenAt: readers.seenAt,
      ...{
        announcementId: announcements.id,
        title,
        text,
        fileIds,
        batchIds,
        classId,
        authorId: announcements.authorId,
      },
    })
    .from(readers)
    .innerJoin(announcements, eq(announcements.id, readers.announcementId))
    .where(and(inArray(readers.personId, personIds), isNotNull(readers.reachedAt)))
    .orderBy(desc(readers.reachedAt), desc(readers.id))
    .limit(limit);
}

/** Notes that a person has seen these; the first time counts. */
export async function markSeen(transaction: Database, ids: string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .update(readers)
    .set({ seenAt: at })
    .where(and(inArray(readers.id, ids), isNull(readers.seenAt)));
}

/** The number of announcements that a person has not seen. */
export async function countUnseen(database: Database, personId: string): Promise<number> {
  const [found] = await database
    .select({ count: count() })
    .from(readers)
    .where(and(eq(readers.personId, personId), isNotNull(readers.reachedAt), isNull(readers.seenAt)));
  return found?.count ?? 0;
}

/** When a person last opened their news; undefined for one who never did. */
export async function findNewsVisit(database: Database, personId: string): Promise<Date | undefined> {
  return (await database.select().from(newsVisits).where(eq(newsVisits.personId, personId)))[0]?.at;
}

export async function putNewsVisit(transaction: Database, personId: string, at: Date): Promise<void> {
  await transaction
    .insert(newsVisits)
    .values({ personId, at })
    .onConflictDoUpdate({ target: newsVisits.personId, set: { at } });
}

/** When these people last opened their news. */
export async function findNewsVisitsOf(database: Database, personIds: string[]) {
  return await database.select().from(newsVisits).where(inArray(newsVisits.personId, personIds));
}

/** What these people were told, for their export. */
export async function findReadersOf(database: Database, personIds: string[]) {
  return await database
    .select()
    .from(readers)
    .where(inArray(readers.personId, personIds))
    .orderBy(asc(readers.reachedAt), asc(readers.id));
}

/** The announcements that went to these people. */
export async function findTold(database: Database, personIds: string[]): Promise<Announcement[]> {
  const told = database
    .select({ id: readers.announcementId })
    .from(readers)
    .where(and(inArray(readers.personId, personIds), isNotNull(readers.reachedAt)));
  return await database
    .select()
    .from(announcements)
    .where(inArray(announcements.id, told))
    .orderBy(asc(announcements.createdAt), asc(announcements.id));
}

/** Forgets what these people were told, and announcements to chosen people that nobody is left of. */
export async function forgetReaders(transaction: Database, personIds: string[]): Promise<void> {
  const gone = await transaction
    .delete(readers)
    .where(inArray(readers.personId, personIds))
    .returning({ id: readers.announcementId });
  await transaction.delete(newsVisits).where(inArray(newsVisits.personId, personIds));
  const ids = [...new Set(gone.map(({ id }) => id))];
  if (ids.length === 0) return;
  const isEmpty = sql`not exists (select from ${readers} where ${readers.announcementId} = ${announcements.id})`;
  await transaction
    .delete(announcements)
    .where(and(inArray(announcements.id, ids), eq(announcements.group, "people"), isEmpty));
}

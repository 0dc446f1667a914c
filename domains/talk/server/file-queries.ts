import { and, eq, exists, inArray, isNotNull, isNull, lt, ne, not, or, sql } from "drizzle-orm";
import { enrolments } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import type { StorageKey } from "#server/storage/port.ts";
import type { Announcement } from "./announcement-queries.ts";
import { announcements, announcementFiles as files, announcementReaders as readers } from "./tables.ts";

export type AnnouncementFile = typeof files.$inferSelect;

/** Stores a file's row; false if its id is taken. */
export async function insertFile(database: Database, row: typeof files.$inferInsert): Promise<boolean> {
  return (await database.insert(files).values(row).onConflictDoNothing().returning({ id: files.id })).length > 0;
}

/** These files, in any order; held against removal until the transaction ends with "hold". */
export async function findFiles(database: Database, ids: string[], holding?: "hold"): Promise<AnnouncementFile[]> {
  if (ids.length === 0) return [];
  const found = database.select().from(files).where(inArray(files.id, ids));
  return await (holding ? found.for("share") : found);
}

/** The files of an announcement that are stored, in its order. */
export async function findFilesOf(
  database: Database,
  { fileIds }: Pick<Announcement, "fileIds">,
): Promise<AnnouncementFile[]> {
  return inOrder(fileIds, await findFiles(database, fileIds));
}

/** Those of these files that an announcement names, in its order. */
export function inOrder<File extends { id: string }>(fileIds: string[], found: File[]): File[] {
  return fileIds.flatMap((id) => found.find((file) => file.id === id) ?? []);
}

/** The announcements that stand and name one of these files. */
export async function findNaming(database: Database, fileIds: string[]): Promise<Announcement[]> {
  const names = fileIds.map((id) => sql`${announcements.fileIds} ? ${id}`);
  return await database
    .select()
    .from(announcements)
    .where(and(isNull(announcements.takenBackAt), or(...names)));
}

const isNamed = (database: Database) =>
  exists(
    database
      .select({ id: announcements.id })
      .from(announcements)
      .where(and(isNull(announcements.takenBackAt), sql`${announcements.fileIds} ? ${files.id}::text`)),
  );

/** The number of a member's files that no announcement names. */
export async function countUnnamed(database: Database, uploaderId: string): Promise<number> {
  return await database.$count(files, and(eq(files.uploaderId, uploaderId), not(isNamed(database))));
}

/** Files uploaded before a time that no announcement names. */
export async function findUnnamed(database: Database, before: Date, limit: number): Promise<string[]> {
  const isLeft = and(lt(files.uploadedAt, before), not(isNamed(database)));
  return (await database.select({ id: files.id }).from(files).where(isLeft).limit(limit)).map(({ id }) => id);
}

/** Removes those of these files that no announcement names; returns the keys of the removed files. */
export async function removeUnnamed(transaction: Database, ids: string[]): Promise<StorageKey[]> {
  // Locked first: an announcement that is being written holds its files, and is seen afterwards.
  await transaction.select({ id: files.id }).from(files).where(inArray(files.id, ids)).for("update");
  const gone = await transaction
    .delete(files)
    .where(and(inArray(files.id, ids), not(isNamed(transaction))))
    .returning({ key: files.storageKey });
  return gone.map(({ key }) => key);
}

/**
 * The ids of the announcements whose files a person may open: those that have reached them, as long as they have a place
 * in one of its batches, if it names any.
 */
export async function findOpenTo(database: Database, personId: string): Promise<Set<string>> {
  const hasPlace = exists(
    database
      .select({ id: enrolments.id })
      .from(enrolments)
      .where(
        and(
          eq(enrolments.personId, personId),
          ne(enrolments.state, "withdrawn"),
          sql`${announcements.batchIds} ? ${enrolments.batchId}`,
        ),
      ),
  );
  const found = await database
    .select({ id: announcements.id })
    .from(readers)
    .innerJoin(announcements, eq(announcements.id, readers.announcementId))
    .where(
      and(
        eq(readers.personId, personId),
        isNotNull(readers.reachedAt),
        isNull(announcements.takenBackAt),
        or(sql`${announcements.batchIds} = '[]'::jsonb`, hasPlace),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** The files of the announcements that went to these people, for their export. */
export async function findFilesTold(database: Database, told: Announcement[]): Promise<AnnouncementFile[]> {
  return await findFiles(database, [...new Set(told.flatMap(({ fileIds }) => fileIds))]);
}

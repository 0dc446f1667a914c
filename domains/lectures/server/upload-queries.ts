import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import type { StorageKey } from "#server/storage/port.ts";
import { lectureUploadParts, lectureUploads } from "./tables.ts";

/** An upload with the number of its stored bytes. */
export type LectureUpload = typeof lectureUploads.$inferSelect & { received: number };
export type UploadPart = typeof lectureUploadParts.$inferSelect;

const received = sql<number>`coalesce((
  select sum(${lectureUploadParts.size}) from ${lectureUploadParts}
  where ${lectureUploadParts.uploadId} = ${lectureUploads.id}), 0)`.mapWith(Number);

const select = (database: Database) =>
  database
    .select({
      ...{ id: lectureUploads.id, batchId: lectureUploads.batchId, userId: lectureUploads.userId },
      ...{ title: lectureUploads.title, fileName: lectureUploads.fileName, size: lectureUploads.size },
      ...{ modifiedAt: lectureUploads.modifiedAt, createdAt: lectureUploads.createdAt },
      ...{ changedAt: lectureUploads.changedAt, refused: lectureUploads.refused, received },
      classId: lectureUploads.classId,
    })
    .from(lectureUploads);

export async function findUpload(database: Database, id: string): Promise<LectureUpload | undefined> {
  return (await select(database).where(eq(lectureUploads.id, id)))[0];
}

/** The uploads of a batch, the latest first. */
export async function findUploadsOfBatch(database: Database, batchId: string): Promise<LectureUpload[]> {
  return await select(database).where(eq(lectureUploads.batchId, batchId)).orderBy(desc(lectureUploads.createdAt));
}

export async function countUploadsOf(database: Database, userId: string): Promise<number> {
  const [counted] = await database
    .select({ all: count() })
    .from(lectureUploads)
    .where(eq(lectureUploads.userId, userId));
  return counted?.all ?? 0;
}

export async function insertUpload(transaction: Database, row: typeof lectureUploads.$inferInsert): Promise<void> {
  await transaction.insert(lectureUploads).values(row);
}

/**
 * Enters a stored piece that continues an upload, and answers how much is stored now; null if the upload is gone, or
 * another piece came to this place first.
 */
export async function insertPart(transaction: Database, part: UploadPart, at: Date): Promise<number | null> {
  const changed = await transaction
    .update(lectureUploads)
    .set({ changedAt: at })
    .where(and(eq(lectureUploads.id, part.uploadId), eq(received, part.start)))
    .returning({ id: lectureUploads.id });
  if (changed.length === 0) return null;
  // The update does not count a piece that came to this place while it waited for its transaction.
  const entered = await transaction.insert(lectureUploadParts).values(part).onConflictDoNothing().returning();
  return entered.length === 0 ? null : part.start + part.size;
}

/** The pieces of an upload in order. */
export async function findParts(database: Database, uploadId: string): Promise<UploadPart[]> {
  return await database
    .select()
    .from(lectureUploadParts)
    .where(eq(lectureUploadParts.uploadId, uploadId))
    .orderBy(asc(lectureUploadParts.start));
}

export async function refuseUpload(
  database: Database,
  id: string,
  refused: (typeof lectureUploads.$inferInsert)["refused"],
): Promise<void> {
  await database.update(lectureUploads).set({ refused }).where(eq(lectureUploads.id, id));
}

/** Removes an upload and answers the keys of its pieces. */
export async function removeUpload(transaction: Database, id: string): Promise<StorageKey[]> {
  const parts = await findParts(transaction, id);
  await transaction.delete(lectureUploads).where(eq(lectureUploads.id, id));
  return parts.map(({ key }) => key);
}

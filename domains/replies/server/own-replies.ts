import { asc, eq, getTableColumns, inArray, lt } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { type StorageKey, storageKey } from "#server/storage/port.ts";
import { replies, replyAddresses, replyFiles } from "./tables.ts";

/** The answers that came from these people by e-mail, the oldest first. */
export async function findRepliesOf(database: Database, personIds: string[]) {
  if (personIds.length === 0) return [];
  const of = inArray(replies.personId, personIds);
  return await database.select().from(replies).where(of).orderBy(asc(replies.at), asc(replies.id));
}

/** The files that came with them. */
export async function findReplyFilesOf(database: Database, personIds: string[]) {
  if (personIds.length === 0) return [];
  return await database
    .select(getTableColumns(replyFiles))
    .from(replyFiles)
    .innerJoin(replies, eq(replies.id, replyFiles.replyId))
    .where(inArray(replies.personId, personIds));
}

/** Removes the answers of these people, and the addresses at which they could answer; their files are the caller's to remove. */
export async function removeRepliesOf(transaction: Database, personIds: string[]): Promise<void> {
  await transaction.delete(replies).where(inArray(replies.personId, personIds));
  await transaction.delete(replyAddresses).where(inArray(replyAddresses.personId, personIds));
}

/** The ids of answers that came before `before`. */
export async function findOldReplies(database: Database, before: Date, limit: number): Promise<string[]> {
  const found = await database.select({ id: replies.id }).from(replies).where(lt(replies.at, before)).limit(limit);
  return found.map(({ id }) => id);
}

/** Removes answers with their files; returns the files' keys, for the caller to remove. */
export async function removeReplies(transaction: Database, ids: string[]): Promise<StorageKey[]> {
  const files = await transaction.delete(replyFiles).where(inArray(replyFiles.replyId, ids)).returning();
  await transaction.delete(replies).where(inArray(replies.id, ids));
  return files.map(({ fileKey }) => storageKey(fileKey));
}

import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { deleteFileRows } from "#server/storage/shared-files.ts";
import { workFiles } from "./tables.ts";

/** A file that students begin an assignment with, as it is stored. */
export type WorkFile = typeof workFiles.$inferSelect;

/** Such a file as staff and students see it. */
export type StarterFile = Pick<WorkFile, "id" | "name" | "size">;

/** The files of an assignment, in the order in which they were added. */
export async function findWorkFiles(database: Database, workId: string): Promise<WorkFile[]> {
  return await database
    .select()
    .from(workFiles)
    .where(eq(workFiles.workId, workId))
    .orderBy(asc(workFiles.addedAt), asc(workFiles.id));
}

/** The files of an assignment as staff and students see them. */
export async function findStarterFiles(database: Database, workId: string): Promise<StarterFile[]> {
  return (await findWorkFiles(database, workId)).map(({ id, name, size }) => ({ id, name, size }));
}

const fileRows = { table: workFiles, id: workFiles.id, key: workFiles.storageKey };

/** Removes a file, and answers the keys that no other row names: a copy of a batch names the same. */
export const deleteWorkFile = async (transaction: Database, id: string) =>
  (await deleteFileRows(transaction, fileRows, eq(workFiles.id, id))).keys;

/** Files whose assignment is gone; at most `limit`. */
export async function findLeftStarterFiles(database: Database, _before: Date, limit: number): Promise<string[]> {
  const { id, workId } = workFiles;
  return (await database.select({ id }).from(workFiles).where(isNull(workId)).limit(limit)).map((row) => row.id);
}

/** Removes them, and answers the keys of what is stored. */
export async function removeLeftStarterFiles(transaction: Database, ids: string[]) {
  const isLeft = and(inArray(workFiles.id, ids), isNull(workFiles.workId));
  const { count, keys } = await deleteFileRows(transaction, fileRows, isLeft);
  return { count, proofs: [], files: keys };
}

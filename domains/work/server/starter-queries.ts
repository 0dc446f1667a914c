import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
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

/** Files whose assignment is gone; at most `limit`. */
export async function findLeftStarterFiles(database: Database, _before: Date, limit: number): Promise<string[]> {
  const { id, workId } = workFiles;
  return (await database.select({ id }).from(workFiles).where(isNull(workId)).limit(limit)).map((row) => row.id);
}

/** Removes them, and answers the keys of what is stored. */
export async function removeLeftStarterFiles(transaction: Database, ids: string[]) {
  const isLeft = and(inArray(workFiles.id, ids), isNull(workFiles.workId));
  const gone = await transaction.delete(workFiles).where(isLeft).returning({ key: workFiles.storageKey });
  return { count: gone.length, proofs: [], files: gone.map(({ key }) => key) };
}

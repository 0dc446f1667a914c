import { and, count, desc, eq, inArray, lt, max, sql } from "drizzle-orm";
import { enrolments } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import type { StorageKey } from "#server/storage/port.ts";
import { grades, handInFiles, handIns } from "./tables.ts";

/** A student's hand-in. */
export type HandIn = typeof handIns.$inferSelect;
/** A file that a student uploaded. */
export type HandInFile = typeof handInFiles.$inferSelect;

/** The hand-ins of a work by one student, or by all; latest first. */
export async function findHandIns(
  database: Database,
  { workId, enrolmentId }: { workId: string; enrolmentId?: string },
): Promise<HandIn[]> {
  const isTheirs = enrolmentId === undefined ? undefined : eq(handIns.enrolmentId, enrolmentId);
  return await database
    .select()
    .from(handIns)
    .where(and(eq(handIns.workId, workId), isTheirs))
    .orderBy(desc(handIns.version));
}

/** The time of the last hand-in of each work by each of these enrolments. */
export async function findLastHandIns(database: Database, enrolmentIds: string[]) {
  return await database
    .select({ workId: handIns.workId, enrolmentId: handIns.enrolmentId, at: max(handIns.handedInAt) })
    .from(handIns)
    .where(inArray(handIns.enrolmentId, enrolmentIds))
    .groupBy(handIns.workId, handIns.enrolmentId);
}

/** The hand-in that a page's key names. */
export async function findHandInByKey(database: Database, { enrolmentId, key }: Pick<HandIn, "enrolmentId" | "key">) {
  const [found] = await database
    .select()
    .from(handIns)
    .where(and(eq(handIns.enrolmentId, enrolmentId), eq(handIns.key, key)));
  return found;
}

export async function insertHandIn(transaction: Database, row: typeof handIns.$inferInsert): Promise<void> {
  await transaction.insert(handIns).values(row);
}

/** An enrolment, locked: no one hands in for it, and no one changes it, until the transaction ends. */
export async function lockEnrolment(transaction: Database, id: string) {
  const [found] = await transaction.select().from(enrolments).where(eq(enrolments.id, id)).for("no key update");
  return found;
}

/** These files of a student; with "lock" they are not removed until the transaction ends. */
export async function findFiles(
  database: Database,
  { workId, enrolmentId, ids }: Pick<HandInFile, "workId" | "enrolmentId"> & { ids: string[] },
  locking: "lock" | "leave" = "leave",
): Promise<HandInFile[]> {
  const ofStudent = and(eq(handInFiles.workId, workId), eq(handInFiles.enrolmentId, enrolmentId));
  const query = database
    .select()
    .from(handInFiles)
    .where(and(ofStudent, inArray(handInFiles.id, ids)));
  return await (locking === "lock" ? query.for("key share") : query);
}

export async function findFile(database: Database, id: string): Promise<HandInFile | undefined> {
  const [found] = await database.select().from(handInFiles).where(eq(handInFiles.id, id));
  return found;
}

/** All files of a work. */
export async function findFilesOfWork(database: Database, workId: string): Promise<HandInFile[]> {
  return await database.select().from(handInFiles).where(eq(handInFiles.workId, workId));
}

export async function countFiles(
  database: Database,
  { workId, enrolmentId }: Pick<HandInFile, "workId" | "enrolmentId">,
): Promise<number> {
  const [found] = await database
    .select({ files: count() })
    .from(handInFiles)
    .where(and(eq(handInFiles.workId, workId), eq(handInFiles.enrolmentId, enrolmentId)));
  return found?.files ?? 0;
}

/** Adds a file; returns false if there is one with its id. */
export async function insertFile(transaction: Database, row: typeof handInFiles.$inferInsert): Promise<boolean> {
  const written = await transaction.insert(handInFiles).values(row).onConflictDoNothing().returning();
  return written.length > 0;
}

/** Removes all hand-ins and grades of these enrolments; returns the keys of the files. */
export async function removeWorkOf(transaction: Database, enrolmentIds: string[]): Promise<StorageKey[]> {
  const gone = await transaction
    .delete(handInFiles)
    .where(inArray(handInFiles.enrolmentId, enrolmentIds))
    .returning({ key: handInFiles.storageKey });
  await transaction.delete(handIns).where(inArray(handIns.enrolmentId, enrolmentIds));
  await transaction.delete(grades).where(inArray(grades.enrolmentId, enrolmentIds));
  return gone.map(({ key }) => key);
}

const isNamed = sql`exists (select from ${handIns} where ${handIns.enrolmentId} = ${handInFiles.enrolmentId}
  and ${handIns.fileIds} ? ${handInFiles.id}::text)`;

/** Files uploaded before a time that no hand-in names. */
export async function findUnusedFiles(database: Database, before: Date, limit: number): Promise<string[]> {
  const found = await database
    .select({ id: handInFiles.id })
    .from(handInFiles)
    .where(and(lt(handInFiles.uploadedAt, before), sql`not ${isNamed}`))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** Removes those of these files that no hand-in names; returns the keys of the removed files. */
export async function removeUnusedFiles(transaction: Database, ids: string[]): Promise<StorageKey[]> {
  // Locked first: a hand-in that is being written holds its files, and is seen afterwards.
  await transaction.select({ id: handInFiles.id }).from(handInFiles).where(inArray(handInFiles.id, ids)).for("update");
  const gone = await transaction
    .delete(handInFiles)
    .where(and(inArray(handInFiles.id, ids), sql`not ${isNamed}`))
    .returning({ key: handInFiles.storageKey });
  return gone.map(({ key }) => key);
}

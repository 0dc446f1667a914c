import { and, asc, eq, gt, inArray, lt, lte, not, sql } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import { isTaughtBy } from "#domains/staff/server/teachers.ts";
import type { TimetableRule } from "#domains/timetable/contract.ts";
import type { Database } from "#server/db/client.ts";
import { batchClasses, batchRules } from "./tables.ts";

export type StoredRule = typeof batchRules.$inferSelect;
export type BatchClass = typeof batchClasses.$inferSelect;

/** The number of rows per statement: Postgres takes 65,535 values at most. */
const rowsAtOnce = 500;

export async function findRule(database: Database, batchId: string): Promise<StoredRule | undefined> {
  return (await database.select().from(batchRules).where(eq(batchRules.batchId, batchId)))[0];
}

/** Writes the rule of a batch, replacing the one before. */
export async function writeRule(
  transaction: Database,
  row: TimetableRule & Pick<StoredRule, "batchId" | "version" | "changedAt">,
): Promise<void> {
  const whole = { ...row, closures: row.closures ?? null, dayHours: row.dayHours ?? null };
  await transaction.insert(batchRules).values(whole).onConflictDoUpdate({ target: batchRules.batchId, set: whole });
}

/** The days and hours of a batch as text, and its first and last day. */
export type BatchWords = Pick<typeof batches.$inferSelect, "schedule" | "timing" | "startDate" | "endDate">;

export async function writeBatchWords(transaction: Database, batchId: string, words: BatchWords): Promise<void> {
  await transaction.update(batches).set(words).where(eq(batches.id, batchId));
}

/** The classes of a batch, the earliest first. */
export async function findClasses(database: Database, batchId: string): Promise<BatchClass[]> {
  return await database
    .select()
    .from(batchClasses)
    .where(eq(batchClasses.batchId, batchId))
    .orderBy(asc(batchClasses.startsAt), asc(batchClasses.id));
}

/** The classes with these ids, the earliest first; unknown ids are left out. */
export async function findClassesById(database: Database, ids: string[]): Promise<BatchClass[]> {
  return await database
    .select()
    .from(batchClasses)
    .where(inArray(batchClasses.id, ids))
    .orderBy(asc(batchClasses.startsAt), asc(batchClasses.id));
}

export async function insertClasses(transaction: Database, rows: (typeof batchClasses.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await transaction.insert(batchClasses).values(rows.slice(at, at + rowsAtOnce));
}

export async function updateClass(
  transaction: Database,
  id: string,
  changes: Partial<typeof batchClasses.$inferInsert>,
): Promise<void> {
  await transaction.update(batchClasses).set(changes).where(eq(batchClasses.id, id));
}

export async function removeClasses(transaction: Database, ids: string[]): Promise<void> {
  await transaction.delete(batchClasses).where(inArray(batchClasses.id, ids));
}

/** The teacher of a class. */
export const teacherOf = ({ teacherId, teacher }: Pick<BatchClass, "teacherId" | "teacher">) => ({
  ...{ teacherId, name: teacher },
});

/** The usual teacher of a batch. */
export const usualTeacher = ({ teacherId, instructor }: { teacherId: string | null; instructor: string }) => ({
  ...{ teacherId, name: instructor },
});

/** The classes of all batches between two times that are not cancelled, each with its batch's name. */
export async function findClassesBetween(database: Database, { from, until }: { from: Date; until: Date }) {
  const { id, batchId, startsAt, endsAt, teacher, teacherId, isCancelled } = batchClasses;
  return await database
    .select({ id, batchId, startsAt, endsAt, teacher, teacherId, batch: batches.name, roomId: batches.roomId })
    .from(batchClasses)
    .innerJoin(batches, eq(batches.id, batchClasses.batchId))
    .where(and(lt(startsAt, until), gt(endsAt, from), not(isCancelled)))
    .orderBy(asc(startsAt), asc(id));
}

/** Those of these batches with classes, each with its first one that is not cancelled and ends after a given time. */
export async function findNextClasses(
  database: Database,
  batchIds: string[],
  after: Date,
): Promise<Map<string, BatchClass | null>> {
  if (batchIds.length === 0) return new Map();
  const ofThem = inArray(batchClasses.batchId, batchIds);
  const having = await database.selectDistinct({ batchId: batchClasses.batchId }).from(batchClasses).where(ofThem);
  const next = await database
    .selectDistinctOn([batchClasses.batchId])
    .from(batchClasses)
    .where(and(ofThem, gt(batchClasses.endsAt, after), not(batchClasses.isCancelled)))
    .orderBy(batchClasses.batchId, asc(batchClasses.startsAt), asc(batchClasses.id));
  const found = new Map<string, BatchClass | null>(having.map(({ batchId }) => [batchId, null]));
  for (const one of next) found.set(one.batchId, one);
  return found;
}

/** The number of classes of a batch that were held before a given time. */
export async function countHeldClasses(database: Database, batchId: string, before: Date): Promise<number> {
  const wasHeld = and(
    eq(batchClasses.batchId, batchId),
    lte(batchClasses.endsAt, before),
    not(batchClasses.isCancelled),
  );
  return await database.$count(batchClasses, wasHeld);
}

/** The classes in their owners' calendars: those of these batches, and those that a teacher gives elsewhere. */
export async function findClassesOf(
  database: Database,
  { batchIds, teacher }: { batchIds: string[]; teacher: { userId: string; name: string } | null },
) {
  const { batchId } = batchClasses;
  const ofBatches = batchIds.length > 0 ? inArray(batchId, batchIds) : sql`false`;
  const naming = { teacherId: batchClasses.teacherId, name: batchClasses.teacher };
  const ofTeacher = teacher === null ? sql`false` : isTaughtBy(naming, teacher);
  return await database
    .select({ batchClass: batchClasses, batch: { name: batches.name, courseId: batches.courseId, mode: batches.mode } })
    .from(batchClasses)
    .innerJoin(batches, eq(batches.id, batchId))
    .where(sql`${ofBatches} or ${ofTeacher}`)
    .orderBy(asc(batchClasses.startsAt), asc(batchClasses.id));
}

/** The classes of these batches with their batch, the earliest first. */
export async function findClassesOfBatches(database: Database, batchIds: string[]) {
  const { id, name, courseId, startDate } = batches;
  return await database
    .select({ batchClass: batchClasses, batch: { id, name, courseId, startDate } })
    .from(batchClasses)
    .innerJoin(batches, eq(id, batchClasses.batchId))
    .where(inArray(batchClasses.batchId, batchIds))
    .orderBy(asc(batchClasses.startsAt), asc(batchClasses.id));
}

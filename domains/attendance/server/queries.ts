import { and, asc, eq, gt, inArray, lt, not, sql } from "drizzle-orm";
import type { AttendanceMark } from "#domains/attendance/contract.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { staff } from "#domains/staff/server/tables.ts";
import type { BatchClass } from "#domains/timetable/server/class-with-batch.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { attendance, attendanceChanges, attendanceSheets } from "./tables.ts";

type Change = typeof attendanceChanges.$inferInsert;

/** The classes of a batch, the earliest first. */
export async function findClassesOfBatch(database: Database, batchId: string): Promise<BatchClass[]> {
  return await database
    .select()
    .from(batchClasses)
    .where(eq(batchClasses.batchId, batchId))
    .orderBy(asc(batchClasses.startsAt), asc(batchClasses.id));
}

/** The classes that are held, and begin between two moments. */
export async function findClassesBetween(database: Database, from: Date, until: Date): Promise<BatchClass[]> {
  const { startsAt, isCancelled } = batchClasses;
  return await database
    .select()
    .from(batchClasses)
    .where(and(gt(startsAt, from), lt(startsAt, until), not(isCancelled)))
    .orderBy(asc(startsAt));
}

/** The students of a batch by name: those who have a seat there, or had one to its end. */
export async function findStudentsOfBatch(database: Database, batchId: string) {
  const { id, name, email, phone, locale } = people;
  return await database
    .select({ enrolmentId: enrolments.id, locale, person: { id, name, email, phone } })
    .from(enrolments)
    .innerJoin(people, eq(people.id, enrolments.personId))
    .where(and(eq(enrolments.batchId, batchId), inArray(enrolments.state, ["active", "completed"])))
    .orderBy(asc(sql`lower(${name})`), asc(enrolments.id));
}

/** The marks of a class. */
export async function findMarks(database: Database, classId: string) {
  return await database.select().from(attendance).where(eq(attendance.classId, classId));
}

/** The marks in the classes of a batch that were not cancelled. */
export async function findMarksOfBatch(database: Database, batchId: string) {
  const { enrolmentId, mark, classId } = attendance;
  return await database
    .select({ enrolmentId, mark, classId })
    .from(attendance)
    .innerJoin(batchClasses, eq(batchClasses.id, classId))
    .where(and(eq(batchClasses.batchId, batchId), not(batchClasses.isCancelled)));
}

/** The changes of a class's marks with the names of the staff who made them, the earliest first. */
export async function findChanges(database: Database, classId: string) {
  return await database
    .select({ change: attendanceChanges, by: staff.name })
    .from(attendanceChanges)
    .leftJoin(staff, eq(staff.userId, attendanceChanges.actorId))
    .where(eq(attendanceChanges.classId, classId))
    .orderBy(asc(attendanceChanges.id));
}

/** Records that a sheet was saved; false if it was before. */
export async function insertSheet(
  transaction: Database,
  sheet: typeof attendanceSheets.$inferInsert,
): Promise<boolean> {
  return (await transaction.insert(attendanceSheets).values(sheet).onConflictDoNothing().returning()).length > 0;
}

/** Whether a sheet that was saved is one of this class. */
export async function isSheetOf(
  transaction: Database,
  { id, classId }: Pick<typeof attendanceSheets.$inferInsert, "id" | "classId">,
): Promise<boolean> {
  const isThis = and(eq(attendanceSheets.id, id), eq(attendanceSheets.classId, classId));
  return (await transaction.$count(attendanceSheets, isThis)) > 0;
}

/** Stores marks in place of those there were, and adds the changes to the history. */
export async function putMarks(transaction: Database, changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  await transaction
    .insert(attendance)
    .values(changes.map(markOf))
    .onConflictDoUpdate({
      target: [attendance.classId, attendance.enrolmentId],
      set: { mark: sql`excluded.mark`, source: sql`excluded.source`, markedAt: sql`excluded.marked_at` },
    });
  await transaction.insert(attendanceChanges).values(changes);
}

/** Stores a mark where there is none; false if there is one. */
export async function insertMark(transaction: Database, change: Change): Promise<boolean> {
  const added = await transaction.insert(attendance).values(markOf(change)).onConflictDoNothing().returning();
  if (added.length === 0) return false;
  await transaction.insert(attendanceChanges).values(change);
  return true;
}

const markOf = ({ classId, enrolmentId, to, source, at }: Change) => {
  return { classId, enrolmentId, mark: to, source, markedAt: at };
};

/** The mark of one enrolment in a class; null if there is none. */
export async function findMark(
  database: Database,
  { classId, enrolmentId }: { classId: string; enrolmentId: string },
): Promise<AttendanceMark | null> {
  const isIt = and(eq(attendance.classId, classId), eq(attendance.enrolmentId, enrolmentId));
  return (await database.select({ mark: attendance.mark }).from(attendance).where(isIt))[0]?.mark ?? null;
}

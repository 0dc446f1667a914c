import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { foldedName, type NamedTeacher } from "#domains/staff/rules/same-teacher.ts";
import { staff } from "#domains/staff/server/tables.ts";
import { findTeachers } from "#domains/staff/server/teachers.ts";
import type { Database } from "#server/db/client.ts";
import { batchRules, classChanges } from "./tables.ts";

export type ClassChange = typeof classChanges.$inferSelect;

export async function insertChange(transaction: Database, change: ClassChange): Promise<void> {
  await transaction.insert(classChanges).values(change);
}

/** The changes with these ids, each with its batch and the batch's rule; unknown ids are left out. */
export async function findChanges(database: Database, ids: string[]) {
  return await database
    .select({ change: classChanges, batch: batches, rule: batchRules })
    .from(classChanges)
    .innerJoin(batches, eq(batches.id, classChanges.batchId))
    .innerJoin(batchRules, eq(batchRules.batchId, classChanges.batchId))
    .where(inArray(classChanges.id, ids));
}

/** The latest notified change of a class of a batch, or with null that of its rule. */
export async function findLatestChange(
  database: Database,
  batchId: string,
  classId: string | null,
): Promise<ClassChange | undefined> {
  const names = sql`${classChanges.classes} @> ${JSON.stringify([{ sessionId: classId }])}::jsonb`;
  const [found] = await database
    .select()
    .from(classChanges)
    .where(and(eq(classChanges.batchId, batchId), classId === null ? isNull(classChanges.classes) : names))
    .orderBy(desc(classChanges.at))
    .limit(1);
  return found;
}

/** The students with a seat in one of these batches who have an address, a row for each seat. */
export async function findReachableStudents(database: Database, batchIds: string[]) {
  if (batchIds.length === 0) return [];
  const { id: enrolmentId, personId, batchId } = enrolments;
  return await database
    .select({ enrolmentId, personId, batchId, name: people.name, email: people.email, locale: people.locale })
    .from(enrolments)
    .innerJoin(people, eq(people.id, enrolments.personId))
    .where(and(inArray(batchId, batchIds), eq(enrolments.state, "active"), isNotNull(people.email)));
}

/** The accounts of these teachers; one without an account is the member of staff of the same name. */
export async function findStaffOf(database: Database, named: NamedTeacher[]): Promise<{ userId: string }[]> {
  const known = new Map((await findTeachers(database)).map((teacher) => [teacher.id, teacher.userId]));
  const accounts = new Set(named.map(({ teacherId }) => known.get(teacherId ?? "")));
  const withoutAccount = named.filter(({ teacherId }) => !known.get(teacherId ?? ""));
  const folded = new Set(withoutAccount.map(({ name }) => foldedName(name)));
  const members = await database.select({ userId: staff.userId, name: staff.name }).from(staff);
  return members.filter(({ userId, name }) => accounts.has(userId) || folded.has(foldedName(name)));
}

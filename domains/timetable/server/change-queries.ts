import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { staff } from "#domains/staff/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { foldedName } from "./queries.ts";
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

/** The students with a seat in a batch who have an address. */
export async function findReachableStudents(database: Database, batchId: string) {
  return await database
    .select({ enrolmentId: enrolments.id, name: people.name, email: people.email })
    .from(enrolments)
    .innerJoin(people, eq(people.id, enrolments.personId))
    .where(and(eq(enrolments.batchId, batchId), eq(enrolments.state, "active"), isNotNull(people.email)));
}

/** The members of staff with one of these names. */
export async function findStaffByName(database: Database, names: string[]) {
  const folded = new Set(names.map(foldedName));
  const members = await database.select({ userId: staff.userId, name: staff.name, email: staff.email }).from(staff);
  return members.filter(({ name }) => folded.has(foldedName(name)));
}

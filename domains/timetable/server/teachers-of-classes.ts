import { inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import { foldedName } from "#domains/staff/rules/same-teacher.ts";
import { staff, teachers } from "#domains/staff/server/tables.ts";
import { addTeacherFor, findTeachers, teachersNamed } from "#domains/staff/server/teachers.ts";
import type { Database } from "#server/db/client.ts";
import { batchClasses } from "./tables.ts";

/** Those of all teachers who are named by a batch or a class. */
export async function findTeachersInUse(database: Database): Promise<Set<string>> {
  const ofBatches = await database
    .selectDistinct({ id: batches.teacherId })
    .from(batches)
    .where(isNotNull(batches.teacherId));
  const { teacherId } = batchClasses;
  const ofClasses = await database.selectDistinct({ id: teacherId }).from(batchClasses).where(isNotNull(teacherId));
  return new Set([...ofBatches, ...ofClasses].flatMap(({ id }) => id ?? []));
}

/** Gives all batches and classes of some teachers to one, with the name as it is now. */
export async function giveEverythingTo(
  transaction: Database,
  { from, to }: { from: string[]; to: { id: string; name: string } },
): Promise<void> {
  const { id: teacherId, name } = to;
  await transaction.update(batches).set({ teacherId, instructor: name }).where(inArray(batches.teacherId, from));
  const given = { teacherId, teacher: name };
  await transaction.update(batchClasses).set(given).where(inArray(batchClasses.teacherId, from));
}

/**
 * Gives each batch and class that an earlier release has written, and whose teacher is so only a name, its teacher by id:
 * one spelling is one teacher, without an account. A member with the role of a teacher is one too. Does nothing where all
 * have theirs, so that it may run at each start.
 */
export async function adoptTypedTeachers(database: Database): Promise<void> {
  const [typed, members] = [await findTyped(database), await findMembersWithout(database)];
  if (typed.length === 0 && members.length === 0) return;
  await database.transaction(async (transaction) => {
    const named = await teachersNamed(transaction, typed);
    for (const spelling of typed) {
      const teacher = named.get(foldedName(spelling));
      if (!teacher) continue;
      const { id: teacherId, name } = teacher;
      const isIts = (column: typeof batches.instructor | typeof batchClasses.teacher) => sql`${column} = ${spelling}`;
      await transaction.update(batches).set({ teacherId, instructor: name }).where(isIts(batches.instructor));
      await transaction.update(batchClasses).set({ teacherId, teacher: name }).where(isIts(batchClasses.teacher));
    }
    for (const member of members) await addTeacherFor(transaction, member);
  });
}

/** The spellings of names without a teacher, or with one of another name. */
async function findTyped(database: Database): Promise<string[]> {
  const isTyped = (
    row: typeof batches | typeof batchClasses,
    name: typeof batches.instructor | typeof batchClasses.teacher,
  ) => or(isNull(row.teacherId), ne(teachers.name, name));
  const ofBatches = await database
    .selectDistinct({ name: batches.instructor })
    .from(batches)
    .leftJoin(teachers, sql`${teachers.id} = ${batches.teacherId}`)
    .where(isTyped(batches, batches.instructor));
  const ofClasses = await database
    .selectDistinct({ name: batchClasses.teacher })
    .from(batchClasses)
    .leftJoin(teachers, sql`${teachers.id} = ${batchClasses.teacherId}`)
    .where(isTyped(batchClasses, batchClasses.teacher));
  return [...new Set([...ofBatches, ...ofClasses].map(({ name }) => name))];
}

/** The members with the role of a teacher who are none of the teachers yet, and whose name no other has. */
async function findMembersWithout(database: Database) {
  const known = await findTeachers(database);
  const members = await database.select().from(staff).where(sql`${staff.role} = 'teacher'`);
  return members.filter(({ userId }) => known.every((teacher) => teacher.userId !== userId));
}

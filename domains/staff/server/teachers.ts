import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { foldedName } from "#domains/staff/rules/same-teacher.ts";
import { fieldError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import { teachers } from "./tables.ts";

export type Teacher = typeof teachers.$inferSelect;

/** Every teacher, by name. */
export async function findTeachers(database: Database): Promise<Teacher[]> {
  return await database.select().from(teachers).orderBy(asc(teachers.name), asc(teachers.id));
}

/** Makes everybody else who adds or changes a teacher wait until the transaction ends: a name is one record. */
export async function lockTeachers(transaction: Database): Promise<void> {
  await transaction.execute(sql`lock table ${teachers} in share row exclusive mode`);
}

/** The teacher with this id. Throws `invalid` at `field` for an unknown one. */
export async function requireTeacher(database: Database, id: string, field = "teacherId"): Promise<Teacher> {
  const known = isUuid(id) ? await database.select().from(teachers).where(eq(teachers.id, id)) : [];
  const [found] = known;
  if (!found) throw fieldError(field, "teacher.unknown");
  return found;
}

/**
 * The teachers of these names, by the folded name: one spelling is one record, and a name that nobody has yet becomes a
 * teacher without an account.
 */
export async function teachersNamed(
  transaction: Database,
  names: string[],
  now = new Date(),
): Promise<Map<string, Teacher>> {
  const known = async () => {
    const oldestFirst = (await findTeachers(transaction)).toSorted((one, other) => +other.createdAt - +one.createdAt);
    return new Map(oldestFirst.map((teacher) => [foldedName(teacher.name), teacher]));
  };
  const asked = new Map(names.map((name) => [foldedName(name), name.trim().replace(/\s+/g, " ")]));
  const isNew = (found: Map<string, Teacher>) => [...asked].filter(([folded]) => !found.has(folded));
  const found = await known();
  if (isNew(found).length === 0) return found;
  await lockTeachers(transaction);
  const added = isNew(await known()).map(([, name]) => ({ id: randomUUID(), name, createdAt: now }));
  if (added.length > 0) await transaction.insert(teachers).values(added);
  return await known();
}

/** The teacher that a form names: chosen by id, else typed as a name. */
export async function chosenTeacher(
  transaction: Database,
  { teacherId, teacher }: { teacherId?: string | undefined; teacher?: string | undefined },
): Promise<{ teacherId: string; teacher: string }> {
  const found = teacher
    ? (await teachersNamed(transaction, [teacher])).get(foldedName(teacher))
    : await requireTeacher(transaction, teacherId ?? "");
  if (!found) throw new Error("A teacher was neither found nor added.");
  return { teacherId: found.id, teacher: found.name };
}

/**
 * Makes a member of the staff a teacher; not where they are one already, nor where a teacher without an account has their
 * name: staff say whether the two are one.
 */
export async function addTeacherFor(
  transaction: Database,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  await lockTeachers(transaction);
  const isThere = ({ userId: account, name: other }: Teacher) =>
    account === userId || foldedName(other) === foldedName(name);
  if ((await findTeachers(transaction)).some(isThere)) return;
  await transaction.insert(teachers).values({ id: randomUUID(), name, userId, createdAt: new Date() });
}

export async function insertTeacher(transaction: Database, teacher: Omit<Teacher, "keptApart">): Promise<void> {
  await transaction.insert(teachers).values(teacher);
}

export async function updateTeacher(transaction: Database, id: string, change: Partial<Teacher>): Promise<void> {
  await transaction.update(teachers).set(change).where(eq(teachers.id, id));
}

export async function deleteTeacher(transaction: Database, id: string): Promise<void> {
  await transaction.delete(teachers).where(eq(teachers.id, id));
}

/** Removes those of these teachers who have no account. */
export async function dropTeachers(transaction: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await transaction.delete(teachers).where(and(inArray(teachers.id, ids), isNull(teachers.userId)));
}

/** Makes an account that of a teacher who has none yet; does nothing where either of them has another already. */
export async function linkTeacher(transaction: Database, id: string, userId: string): Promise<void> {
  await lockTeachers(transaction);
  if (await transaction.$count(teachers, eq(teachers.userId, userId))) return;
  const isFree = and(eq(teachers.id, id), isNull(teachers.userId));
  await transaction.update(teachers).set({ userId }).where(isFree);
}

/** The columns by which a row names its teacher. */
interface Naming {
  teacherId: SQL.Aliased | typeof teachers.id | { getSQL(): SQL };
  name: { getSQL(): SQL };
}

/**
 * Whether a row's teacher is this member: by the account of its teacher. A teacher without an account is the member of the
 * same name.
 */
export function isTaughtBy({ teacherId, name }: Naming, member: { userId: string; name: string }): SQL<boolean> {
  const ofAccount = sql`${teacherId} in (select ${teachers.id} from ${teachers} where ${teachers.userId} = ${member.userId})`;
  const withAccount = sql`${teacherId} in (select ${teachers.id} from ${teachers} where ${teachers.userId} is not null)`;
  return sql<boolean>`coalesce(${ofAccount} or (lower(${name}) = lower(${member.name}) and not coalesce(${withAccount}, false)), false)`;
}

import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { lectures } from "#domains/catalogue/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { classMaterials, lectureClasses, lectureProgress } from "./tables.ts";

export type ClassMaterial = typeof classMaterials.$inferSelect;

/** The slides, notes and links of a class, in the order in which they were added. */
export async function findMaterials(database: Database, classId: string): Promise<ClassMaterial[]> {
  return await database
    .select()
    .from(classMaterials)
    .where(eq(classMaterials.classId, classId))
    .orderBy(asc(classMaterials.addedAt), asc(classMaterials.id));
}

/** One of them with the batch of its class. */
export async function findMaterial(database: Database, id: string) {
  const [found] = await database
    .select({ material: classMaterials, batchId: batchClasses.batchId })
    .from(classMaterials)
    .innerJoin(batchClasses, eq(batchClasses.id, classMaterials.classId))
    .where(eq(classMaterials.id, id));
  return found;
}

export async function insertMaterial(transaction: Database, material: ClassMaterial): Promise<void> {
  await transaction.insert(classMaterials).values(material);
}

/** Sets the time from which students see it; null to hide it. */
export async function setMaterialPublished(transaction: Database, id: string, publishedAt: Date | null): Promise<void> {
  await transaction.update(classMaterials).set({ publishedAt }).where(eq(classMaterials.id, id));
}

export async function deleteMaterial(transaction: Database, id: string): Promise<void> {
  await transaction.delete(classMaterials).where(eq(classMaterials.id, id));
}

/** Each lecture of a batch that is the recording of a class: the lecture's id → the class's. */
export async function findClassesOfLectures(database: Database, batchId: string): Promise<Map<string, string>> {
  const { lectureId, classId } = lectureClasses;
  const found = await database
    .select({ lectureId, classId })
    .from(lectureClasses)
    .innerJoin(lectures, eq(lectures.id, lectureId))
    .where(eq(lectures.batchId, batchId));
  return new Map(found.map((one) => [one.lectureId, one.classId]));
}

/** Sets the class of a lecture; null for none. */
export async function putClassOfLecture(
  transaction: Database,
  { lectureId, classId }: { lectureId: string; classId: string | null },
): Promise<void> {
  if (classId === null) {
    await transaction.delete(lectureClasses).where(eq(lectureClasses.lectureId, lectureId));
    return;
  }
  await transaction
    .insert(lectureClasses)
    .values({ lectureId, classId })
    .onConflictDoUpdate({ target: lectureClasses.lectureId, set: { classId } });
}

/**
 * The number of published lectures of a batch that each of its students has watched to the end, and when they last
 * watched.
 */
export async function findWatchedByStudents(database: Database, batchId: string, now: Date) {
  const { rows } = await database.execute(sql`
    select ${enrolments.id} as "enrolmentId",
      count(distinct ${lectures.id}) filter (where ${lectureProgress.isFinished})::int as finished,
      max(${lectureProgress.updatedAt}) as "lastAt"
    from ${enrolments}
    join ${people} as own on own.id = ${enrolments.personId}
    join ${people} as same on coalesce(same.merged_into, same.id) = coalesce(own.merged_into, own.id)
    join ${lectureProgress} on ${lectureProgress.userId} = same.user_id
    join ${lectures} on ${lectures.id} = ${lectureProgress.lectureId} and ${lectures.batchId} = ${batchId}
      and ${lectures.publishedAt} <= ${now.toISOString()}
    where ${enrolments.batchId} = ${batchId}
    group by ${enrolments.id}`);
  return new Map(
    rows.map(({ enrolmentId, finished, lastAt }) => [
      String(enrolmentId),
      { finished: Number(finished), lastAt: new Date(String(lastAt)) },
    ]),
  );
}

/** The number of lectures of a batch that students see. */
export async function countPublishedLectures(database: Database, batchId: string, now: Date): Promise<number> {
  return await database.$count(lectures, and(eq(lectures.batchId, batchId), lte(lectures.publishedAt, now)));
}

/** Slides, notes and links whose class is gone; at most `limit`. */
export async function findLeftMaterials(database: Database, _before: Date, limit: number): Promise<string[]> {
  const { id, classId } = classMaterials;
  return (await database.select({ id }).from(classMaterials).where(isNull(classId)).limit(limit)).map((row) => row.id);
}

/** Removes them, and answers the keys of their files. */
export async function removeLeftMaterials(transaction: Database, ids: string[]) {
  const isLeft = and(inArray(classMaterials.id, ids), isNull(classMaterials.classId));
  const gone = await transaction.delete(classMaterials).where(isLeft).returning({ key: classMaterials.fileKey });
  return { count: gone.length, proofs: [], files: gone.flatMap(({ key }) => key ?? []) };
}

import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { lectures } from "#domains/catalogue/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import type { MovedTimes } from "#domains/timetable/server/moved-times.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { deleteFileRows } from "#server/storage/shared-files.ts";
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

const fileRows = { table: classMaterials, id: classMaterials.id, key: classMaterials.fileKey };

/** Removes one, and answers the keys of the files that no other names: a copy of a batch names the same. */
export const deleteMaterial = async (transaction: Database, id: string) =>
  (await deleteFileRows(transaction, fileRows, eq(classMaterials.id, id))).keys;

/** The number of slides, notes and links of a batch's classes. */
export const countMaterials = async (database: Database, batchId: string): Promise<number> =>
  await database.$count(classMaterials, inArray(classMaterials.classId, classesOf(database, batchId)));

const classesOf = (database: Database, batchId: string) =>
  database.select({ id: batchClasses.id }).from(batchClasses).where(eq(batchClasses.batchId, batchId));

/** Gives the classes of a batch's copy the materials of its own. The files are the same, and stay until no class has them. */
export async function copyMaterials(
  transaction: Database,
  batchId: string,
  { time, classOf }: MovedTimes,
): Promise<void> {
  const found = await transaction
    .select()
    .from(classMaterials)
    .where(inArray(classMaterials.classId, classesOf(transaction, batchId)))
    .orderBy(asc(classMaterials.id))
    .for("share");
  const copies = found.flatMap(({ publishedAt, ...material }) => {
    const classId = classOf(material.classId);
    if (classId === null) return [];
    return { ...material, id: randomUUID(), formId: null, classId, publishedAt: publishedAt && time(publishedAt) };
  });
  if (copies.length > 0) await transaction.insert(classMaterials).values(copies);
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
  const { count, keys } = await deleteFileRows(transaction, fileRows, isLeft);
  return { count, proofs: [], files: keys };
}

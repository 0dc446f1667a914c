import { asc, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { seatsTaken } from "#domains/seats/server/queries.ts";
import { batches, courses, outlines } from "./tables.ts";
import type { Batch } from "#domains/catalogue/contract/batch.ts";
import type { Course } from "#domains/catalogue/contract/course.ts";
import type { Outline } from "#domains/catalogue/contract/outline.ts";

/** What everybody may see of a course. */
const shownCourse = {
  _id: courses.id,
  slug: courses.slug,
  title: courses.title,
  description: courses.description,
  duration: courses.duration,
  thumbnail: courses.thumbnail,
  rating: courses.rating,
  students: courses.students,
  skills: courses.skills,
  level: courses.level,
};

/** What everybody may see of a batch: never the hash of its Secret ID. */
const shownBatch = {
  _id: batches.id,
  courseId: batches.courseId,
  name: batches.name,
  mode: batches.mode,
  schedule: batches.schedule,
  timing: batches.timing,
  instructor: batches.instructor,
  startDate: batches.startDate,
  endDate: batches.endDate,
  price: batches.price,
  seats: batches.seats,
  description: batches.description,
};

/** What names a batch to a person: in an email, on an order's page. */
export const namedBatch = {
  id: batches.id,
  name: batches.name,
  schedule: batches.schedule,
  timing: batches.timing,
  instructor: batches.instructor,
  startDate: batches.startDate,
  endDate: batches.endDate,
};

export type NamedBatch = Pick<typeof batches.$inferSelect, keyof typeof namedBatch>;

/** The batches with these ids, as people read of them; unknown ids are left out. */
export async function findNamedBatches(database: Database, ids: string[]): Promise<NamedBatch[]> {
  return await database.select(namedBatch).from(batches).where(inArray(batches.id, ids));
}

/** The seats that are taken: of the students enrolled here, and of those from elsewhere. */
const enrolledOf = (taken: ReturnType<typeof seatsTaken>) =>
  sql`${batches.enrolledElsewhere} + coalesce(${taken.taken}, 0)`.mapWith(Number);

/** All courses in the order of their list. */
export async function findCourses(database: Database): Promise<Course[]> {
  return await database.select(shownCourse).from(courses).orderBy(asc(courses.position), asc(courses.id));
}

/** The course with this id, else the one with this slug. */
export async function findCourse(database: Database, idOrSlug: string): Promise<Course | undefined> {
  const found = await database
    .select(shownCourse)
    .from(courses)
    .where(or(eq(courses.id, idOrSlug), eq(courses.slug, idOrSlug)));
  return found.find(({ _id }) => _id === idOrSlug) ?? found[0];
}

/** The outline of a course. */
export async function findOutline(database: Database, courseId: string): Promise<Outline | undefined> {
  const { courseId: _course, ...shown } = getTableColumns(outlines);
  const [outline] = await database.select(shown).from(outlines).where(eq(outlines.courseId, courseId));
  return outline;
}

/** A batch as it is stored; without a price of its own it costs what its course does. */
export type StoredBatch = Omit<Batch, "price"> & { price: number | null };

/** All batches, or those of one course, the earliest to start first. */
export async function findBatches(database: Database, courseId?: string): Promise<StoredBatch[]> {
  return await selectBatches(database, courseId === undefined ? undefined : eq(batches.courseId, courseId));
}

export async function findBatch(database: Database, id: string): Promise<StoredBatch | undefined> {
  return (await selectBatches(database, eq(batches.id, id)))[0];
}

async function selectBatches(database: Database, which: SQL | undefined): Promise<StoredBatch[]> {
  const taken = seatsTaken(database);
  return await database
    .select({ ...shownBatch, enrolled: enrolledOf(taken) })
    .from(batches)
    .leftJoin(taken, eq(taken.batchId, batches.id))
    .where(which)
    .orderBy(asc(batches.startDate), asc(batches.id));
}

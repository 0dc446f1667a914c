import { and, asc, count, eq, getTableColumns, inArray, isNull, lte, or } from "drizzle-orm";
import type { Course } from "#domains/catalogue/contract/course.ts";
import type { Outline } from "#domains/catalogue/contract/outline.ts";
import type { Database } from "#server/db/client.ts";
import { batches, courses, lectures, outlines } from "./tables.ts";

/** The public fields of a course. */
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

/** The fields that name a batch to a person: in an email, on an order's page. */
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

/** The batches with these ids, by the fields that name them; unknown ids are left out. */
export async function findNamedBatches(database: Database, ids: string[]): Promise<NamedBatch[]> {
  return await database.select(namedBatch).from(batches).where(inArray(batches.id, ids));
}

const isOnSite = isNull(courses.withdrawnAt);

/** All courses that visitors see, in the order of their list. */
export async function findCourses(database: Database): Promise<Course[]> {
  return await database
    .select(shownCourse)
    .from(courses)
    .where(isOnSite)
    .orderBy(asc(courses.position), asc(courses.id));
}

/** The course with this id, else the one with this slug, if visitors see it. */
export async function findCourse(database: Database, idOrSlug: string): Promise<Course | undefined> {
  const found = await database
    .select(shownCourse)
    .from(courses)
    .where(and(isOnSite, or(eq(courses.id, idOrSlug), eq(courses.slug, idOrSlug))));
  return found.find(({ _id }) => _id === idOrSlug) ?? found[0];
}

/** The course that a batch belongs to, whether visitors see it or not. */
export async function findCourseOfBatch(database: Database, courseId: string): Promise<Course | undefined> {
  return (await database.select(shownCourse).from(courses).where(eq(courses.id, courseId)))[0];
}

/** The outline of a course. */
export async function findOutline(database: Database, courseId: string): Promise<Outline | undefined> {
  const { courseId: _course, ...shown } = getTableColumns(outlines);
  const [outline] = await database.select(shown).from(outlines).where(eq(outlines.courseId, courseId));
  return outline;
}

/** The number of published recordings of each batch, by its id; none for a batch without any. */
export async function countRecordings({ database }: { database: Database }): Promise<Map<string, number>> {
  const { batchId, publishedAt } = lectures;
  const found = await database
    .select({ batchId, recordings: count() })
    .from(lectures)
    .where(lte(publishedAt, new Date()))
    .groupBy(batchId);
  return new Map(found.map((one) => [one.batchId, one.recordings]));
}

/** Whether there is a batch at all. */
export async function hasBatch(database: Database): Promise<boolean> {
  return (await database.select({ id: batches.id }).from(batches).limit(1)).length > 0;
}

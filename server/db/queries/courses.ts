import { asc, eq, or } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { courses } from "#server/db/schema/courses.ts";
import type { Course } from "#shared/contracts/course.ts";

const shown = {
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

/** All courses in the order of their list. */
export async function findCourses(database: Database): Promise<Course[]> {
  return await database.select(shown).from(courses).orderBy(asc(courses.position), asc(courses.id));
}

/** The course with this id, or with this slug where no id is the same; undefined where there is none. */
export async function findCourse(database: Database, idOrSlug: string): Promise<Course | undefined> {
  const found = await database
    .select(shown)
    .from(courses)
    .where(or(eq(courses.id, idOrSlug), eq(courses.slug, idOrSlug)));
  return found.find(({ _id }) => _id === idOrSlug) ?? found[0];
}

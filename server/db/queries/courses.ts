import { asc, eq } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { courses } from "#server/db/schema/courses.ts";
import type { Course } from "#shared/contracts/course.ts";

/** All courses in the order of their list. */
export async function findCourses(database: Database): Promise<Course[]> {
  return await database
    .select({
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
    })
    .from(courses)
    .orderBy(asc(courses.position), asc(courses.id));
}

/** Whether there is a course with this id. */
export async function hasCourse(database: Database, courseId: string): Promise<boolean> {
  const found = await database.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).limit(1);
  return found.length > 0;
}

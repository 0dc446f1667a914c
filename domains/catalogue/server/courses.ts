import type { Course } from "#domains/catalogue/contract/course.ts";
import type { Outline } from "#domains/catalogue/contract/outline.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { findCourse, findCourses, findOutline } from "./queries.ts";

interface Deps {
  database: Database;
}

/** The courses on offer, in the order of their list (specification §7, `GET /courses`). */
export async function listCourses({ database }: Deps): Promise<Course[]> {
  return await findCourses(database);
}

/** A course, named by its id or slug, with its outline; null if there is no such course, or no outline yet. */
export async function showOutline(
  { database }: Deps,
  courseId: string,
): Promise<{ course: Course; outline: Outline } | null> {
  const course = await findCourse(database, courseId);
  const outline = course && (await findOutline(database, course._id));
  return outline ? { course, outline } : null;
}

/**
 * The outline of a course, named by its id or slug (specification §7). Throws `not_found` in the words of specification §8.
 */
export async function getOutline(deps: Deps, courseId: string): Promise<Outline> {
  const page = await showOutline(deps, courseId);
  if (!page) throw new AppError("not_found", "course.unknown");
  return page.outline;
}

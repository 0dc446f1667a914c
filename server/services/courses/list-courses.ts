import type { Database } from "#server/db/client.ts";
import { findCourses } from "#server/db/queries/courses.ts";
import type { Course } from "#shared/contracts/course.ts";

/** The courses on offer, in the order of their list (specification §7, `GET /courses`). */
export async function listCourses({ database }: { database: Database }): Promise<Course[]> {
  return await findCourses(database);
}

import type { Database } from "#server/db/client.ts";
import { findCourse } from "#server/db/queries/courses.ts";
import { findOutline } from "#server/db/queries/outlines.ts";
import type { Course } from "#shared/contracts/course.ts";
import type { Outline } from "#shared/contracts/outline.ts";

/** What the outline page shows. */
export type OutlinePage = { course: Course; outline: Outline };

/** A course, named by its id or slug, with its outline; null where there is no such course, or no outline yet. */
export async function showOutline({ database }: { database: Database }, courseId: string): Promise<OutlinePage | null> {
  const course = await findCourse(database, courseId);
  const outline = course && (await findOutline(database, course._id));
  return outline ? { course, outline } : null;
}

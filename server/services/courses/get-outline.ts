import type { Database } from "#server/db/client.ts";
import { findCourse } from "#server/db/queries/courses.ts";
import { findOutline } from "#server/db/queries/outlines.ts";
import { AppError } from "#server/services/app-error.ts";
import { failures } from "#shared/content/messages.ts";
import type { Outline } from "#shared/contracts/outline.ts";

/**
 * The outline of a course, named by its id or slug (specification §7). Throws `not_found` where there is none, in the
 * words of specification §8.
 */
export async function getOutline({ database }: { database: Database }, courseId: string): Promise<Outline> {
  const course = await findCourse(database, courseId);
  const outline = course && (await findOutline(database, course._id));
  if (!outline) throw new AppError("not_found", failures.outlineMissing);
  return outline;
}

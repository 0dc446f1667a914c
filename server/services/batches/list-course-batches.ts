import type { Database } from "#server/db/client.ts";
import { findCourseBatches } from "#server/db/queries/batches.ts";
import { findCourse } from "#server/db/queries/courses.ts";
import { AppError } from "#server/services/app-error.ts";
import { failures } from "#shared/content/messages.ts";
import type { Batch } from "#shared/contracts/batch.ts";

/**
 * The batches of a course, named by its id or slug, the earliest to start first; an empty list where none is planned
 * (specification §7). Throws `not_found` for an unknown course.
 */
export async function listCourseBatches({ database }: { database: Database }, courseId: string): Promise<Batch[]> {
  const course = await findCourse(database, courseId);
  if (!course) throw new AppError("not_found", failures.outlineMissing);
  return await findCourseBatches(database, course._id);
}

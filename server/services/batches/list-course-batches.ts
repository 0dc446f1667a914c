import type { Database } from "#server/db/client.ts";
import { findCourseBatches } from "#server/db/queries/batches.ts";
import { hasCourse } from "#server/db/queries/courses.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Batch } from "#shared/contracts/batch.ts";

/**
 * A course's batches, the earliest to start first; an empty list where none is planned (specification §7). Throws
 * `not_found` for an unknown course.
 */
export async function listCourseBatches({ database }: { database: Database }, courseId: string): Promise<Batch[]> {
  const found = await findCourseBatches(database, courseId);
  if (found.length === 0 && !(await hasCourse(database, courseId))) throw new AppError("not_found", "Course Not Found");
  return found;
}

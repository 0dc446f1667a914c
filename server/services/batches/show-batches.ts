import type { Database } from "#server/db/client.ts";
import { findCourseBatches } from "#server/db/queries/batches.ts";
import { findCourse } from "#server/db/queries/courses.ts";
import type { Batch } from "#shared/contracts/batch.ts";
import type { Course } from "#shared/contracts/course.ts";

/** What the batches page shows. */
export type BatchesPage = { course: Course; batches: Batch[] };

/** A course, named by its id or slug, with its batches, the earliest first; null where there is no such course. */
export async function showBatches({ database }: { database: Database }, courseId: string): Promise<BatchesPage | null> {
  const course = await findCourse(database, courseId);
  return course ? { course, batches: await findCourseBatches(database, course._id) } : null;
}

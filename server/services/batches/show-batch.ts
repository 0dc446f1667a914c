import type { Database } from "#server/db/client.ts";
import { findBatch } from "#server/db/queries/batches.ts";
import { findCourse } from "#server/db/queries/courses.ts";
import type { Batch } from "#shared/contracts/batch.ts";
import type { Course } from "#shared/contracts/course.ts";

/** What the page of a batch's recorded lectures shows before they are unlocked. */
export type BatchPage = { batch: Batch; course: Course };

/** A batch with its course; null where there is no such batch. */
export async function showBatch({ database }: { database: Database }, batchId: string): Promise<BatchPage | null> {
  const batch = await findBatch(database, batchId);
  const course = batch && (await findCourse(database, batch.courseId));
  return course ? { batch, course } : null;
}

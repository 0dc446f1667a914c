import type { Database } from "#server/db/client.ts";
import { findBatch, findBatches, findCourseBatches } from "#server/db/queries/batches.ts";
import { findCourse } from "#server/db/queries/courses.ts";
import { AppError } from "#server/services/app-error.ts";
import { failures } from "#shared/content/messages.ts";
import type { Batch } from "#shared/contracts/batch.ts";
import type { Course } from "#shared/contracts/course.ts";

interface Deps {
  database: Database;
}

/** The batches of all courses, the earliest to start first (specification §7, `GET /batches/`). */
export async function listBatches({ database }: Deps): Promise<Batch[]> {
  return await findBatches(database);
}

/** What the page of a batch's recorded lectures shows before they are unlocked. */
export type BatchPage = { batch: Batch; course: Course };

/** A batch with its course; null where there is no such batch. */
export async function showBatch({ database }: Deps, batchId: string): Promise<BatchPage | null> {
  const batch = await findBatch(database, batchId);
  const course = batch && (await findCourse(database, batch.courseId));
  return course ? { batch, course } : null;
}

/** What the batches page shows. */
export type BatchesPage = { course: Course; batches: Batch[] };

/** A course, named by its id or slug, with its batches, the earliest first; null where there is no such course. */
export async function showBatches({ database }: Deps, courseId: string): Promise<BatchesPage | null> {
  const course = await findCourse(database, courseId);
  return course ? { course, batches: await findCourseBatches(database, course._id) } : null;
}

/**
 * The batches of a course, named by its id or slug, the earliest to start first; an empty list where none is planned
 * (specification §7). Throws `not_found` for an unknown course.
 */
export async function listCourseBatches(deps: Deps, courseId: string): Promise<Batch[]> {
  const page = await showBatches(deps, courseId);
  if (!page) throw new AppError("not_found", failures.outlineMissing);
  return page.batches;
}

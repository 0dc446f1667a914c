import type { Database } from "#server/db/client.ts";
import { findCourses, findOutlines } from "#server/db/queries/courses.ts";
import { isOpen, listBatches, type OpenBatch, withTimes } from "#server/services/batches/batches.ts";
import type { Course } from "#shared/contracts/course.ts";
import type { Outline } from "#shared/contracts/outline.ts";
import type { Site } from "#shared/rules/site.ts";

/** What public pages show of the database. */
export interface Catalogue {
  /** In the order of their list. */
  courses: Course[];
  /** By course. */
  outlines: Map<string, Outline>;
  /** All batches, the earliest to start first. */
  batches: OpenBatch[];
  /** Those that have not ended. */
  openBatches: OpenBatch[];
}

/** Reads all courses, outlines and batches in five queries, however many there are. */
export async function readCatalogue(deps: { database: Database; site: () => Site }): Promise<Catalogue> {
  const courses = await findCourses(deps.database);
  const outlines = new Map(
    (await findOutlines(deps.database)).map(({ courseId, ...outline }) => [courseId, outline] as const),
  );
  const batches = await withTimes(deps, await listBatches(deps));
  return { courses, outlines, batches, openBatches: batches.filter(isOpen(deps)) };
}

import { and, asc, eq, gte, inArray, isNotNull, sql } from "drizzle-orm";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { batches, courses } from "./tables.ts";

/** The batches of a course with their last days, the earliest to start first. */
export async function findBatchesOfCourse(database: Database, courseId: string) {
  const { name, endDate, startDate, id } = batches;
  return await database
    .select({ name, endDate })
    .from(batches)
    .where(eq(batches.courseId, courseId))
    .orderBy(asc(startDate), asc(id));
}

/** Keeps a course for its batches alone; another may have its slug. */
export async function withdrawCourse(transaction: Database, id: string, at: Date): Promise<void> {
  await transaction
    .update(courses)
    .set({ slug: sql`'~' || ${courses.id}`, withdrawnAt: at })
    .where(eq(courses.id, id));
}

/** Throws `conflict` for a batch of a course off the site that has not ended. */
export async function refuseOffSite(transaction: Database, batchIds: string[]): Promise<void> {
  // Where the day is the latest on earth: one that ends today may still be written anywhere.
  const today = dayOf(new Date(), "Pacific/Kiritimati");
  const [found] = await transaction
    .select({ course: courses.title })
    .from(batches)
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .where(and(inArray(batches.id, batchIds), isNotNull(courses.withdrawnAt), gte(batches.endDate, today)))
    .limit(1);
  if (found) throw new AppError("conflict", "catalogue.courseOff", { values: found });
}

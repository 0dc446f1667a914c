import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { lectures } from "#domains/catalogue/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { lectureProgress } from "./tables.ts";

/**
 * Stores the part of a lecture that a student has watched. The later save counts, but a lecture that was finished once
 * stays finished.
 */
export async function upsertLectureProgress(
  database: Database,
  row: typeof lectureProgress.$inferInsert,
): Promise<void> {
  await database
    .insert(lectureProgress)
    .values(row)
    .onConflictDoUpdate({
      target: [lectureProgress.userId, lectureProgress.lectureId],
      set: {
        seconds: sql`excluded.seconds`,
        isFinished: sql`${lectureProgress.isFinished} or excluded.is_finished`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}

/**
 * The published lectures of these batches, in order, each with the part that a student has watched; null before the
 * first time.
 */
export async function findWatchedLectures(
  database: Database,
  { userId, batchIds }: { userId: string; batchIds: string[] },
) {
  const { id, batchId, lectureNumber, title, url } = lectures;
  const { seconds, isFinished, updatedAt } = lectureProgress;
  return await database
    .select({ lecture: { id, batchId, lectureNumber, title, url }, progress: { seconds, isFinished, updatedAt } })
    .from(lectures)
    .leftJoin(lectureProgress, and(eq(lectureProgress.lectureId, id), eq(lectureProgress.userId, userId)))
    .where(and(inArray(batchId, batchIds), lte(lectures.publishedAt, new Date())))
    .orderBy(asc(batchId), asc(lectureNumber));
}

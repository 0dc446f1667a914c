import { asc, eq } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { lectures } from "#server/db/schema/lectures.ts";

export type StoredLecture = typeof lectures.$inferSelect;

/** The recorded lectures of a batch, in their order. */
export async function findLectures(database: Database, batchId: string): Promise<StoredLecture[]> {
  return await database
    .select()
    .from(lectures)
    .where(eq(lectures.batchId, batchId))
    .orderBy(asc(lectures.lectureNumber));
}

/** A recorded lecture, or undefined where there is none. */
export async function findLecture(database: Database, lectureId: string): Promise<StoredLecture | undefined> {
  return (await database.select().from(lectures).where(eq(lectures.id, lectureId)))[0];
}

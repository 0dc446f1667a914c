import { eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { lectures } from "./tables.ts";

/** The files that are stored for a lecture. */
export type LectureFiles = Pick<typeof lectures.$inferSelect, "id" | "url" | "filmKey" | "captionsKey">;

export async function findLectureFiles(database: Database, ids: string[]): Promise<LectureFiles[]> {
  const { id, url, filmKey, captionsKey } = lectures;
  return await database.select({ id, url, filmKey, captionsKey }).from(lectures).where(inArray(lectures.id, ids));
}

/** Says which files are stored for a lecture. */
export async function setLectureFiles(
  database: Database,
  lectureId: string,
  files: Partial<Pick<LectureFiles, "filmKey" | "captionsKey">>,
): Promise<void> {
  await database.update(lectures).set(files).where(eq(lectures.id, lectureId));
}

/** Hides the lectures of a batch from its students, until staff publish each. */
export async function unpublishLectures(transaction: Database, batchId: string): Promise<void> {
  await transaction.update(lectures).set({ publishedAt: null }).where(eq(lectures.batchId, batchId));
}

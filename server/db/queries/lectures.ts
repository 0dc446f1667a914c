import { asc, eq } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { batches } from "#server/db/schema/batches.ts";
import { lectures } from "#server/db/schema/lectures.ts";

export type StoredLecture = typeof lectures.$inferSelect;

/** What a batch's lectures are locked with: the hash of its Secret ID; null keeps them shut. */
interface Locked {
  secretIdHash: string | null;
}

/** A batch's recorded lectures in their order. */
export type LockedLectures = Locked & { lectures: StoredLecture[] };

/** Where a recorded lecture is. */
export type LockedLecture = Locked & { batchId: string; url: string };

/** A batch's lock and its recorded lectures, in one query; undefined where there is no such batch. */
export async function findLockedLectures(database: Database, batchId: string): Promise<LockedLectures | undefined> {
  const rows = await database
    .select({ secretIdHash: batches.secretIdHash, lecture: lectures })
    .from(batches)
    .leftJoin(lectures, eq(lectures.batchId, batches.id))
    .where(eq(batches.id, batchId))
    .orderBy(asc(lectures.lectureNumber));
  const [first] = rows;
  return first && { secretIdHash: first.secretIdHash, lectures: rows.flatMap(({ lecture }) => lecture ?? []) };
}

/** A recorded lecture with its batch's lock, or undefined where there is none. */
export async function findLockedLecture(database: Database, lectureId: string): Promise<LockedLecture | undefined> {
  const found = await database
    .select({ batchId: lectures.batchId, url: lectures.url, secretIdHash: batches.secretIdHash })
    .from(lectures)
    .innerJoin(batches, eq(batches.id, lectures.batchId))
    .where(eq(lectures.id, lectureId));
  return found[0];
}

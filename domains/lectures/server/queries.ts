import { asc, eq, sql } from "drizzle-orm";
import { batches, lectures } from "#domains/catalogue/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { knownNetworks } from "./tables.ts";

export type StoredLecture = typeof lectures.$inferSelect;

/** The recorded lectures of a batch, in order, with the hash of its Secret ID; undefined if there is no such batch. */
export async function findLockedLectures(database: Database, batchId: string) {
  const rows = await database
    .select({ secretIdHash: batches.secretIdHash, lecture: lectures })
    .from(batches)
    .leftJoin(lectures, eq(lectures.batchId, batches.id))
    .where(eq(batches.id, batchId))
    .orderBy(asc(lectures.lectureNumber));
  const [first] = rows;
  return first && { secretIdHash: first.secretIdHash, lectures: rows.flatMap(({ lecture }) => lecture ?? []) };
}

/** A recorded lecture's batch and video, with the hash of the batch's Secret ID; undefined if there is no such lecture. */
export async function findLockedLecture(database: Database, lectureId: string) {
  const { batchId, url, captionsKey, publishedAt } = lectures;
  const [found] = await database
    .select({ batchId, url, captionsKey, publishedAt, secretIdHash: batches.secretIdHash })
    .from(lectures)
    .innerJoin(batches, eq(batches.id, lectures.batchId))
    .where(eq(lectures.id, lectureId));
  return found;
}

/** The lectures of a batch in order, published or not. */
export async function findLecturesOfBatch(database: Database, batchId: string): Promise<StoredLecture[]> {
  return await database
    .select()
    .from(lectures)
    .where(eq(lectures.batchId, batchId))
    .orderBy(asc(lectures.lectureNumber));
}

/** Sets the time from which students see a lecture; null for not yet. */
export async function setPublishedAt(transaction: Database, id: string, publishedAt: Date | null): Promise<void> {
  await transaction.update(lectures).set({ publishedAt }).where(eq(lectures.id, id));
}

/** Whether a network is known, by its key. */
export async function isKnownNetwork(database: Database, key: string): Promise<boolean> {
  const found = await database.select({ key: knownNetworks.key }).from(knownNetworks).where(eq(knownNetworks.key, key));
  return found.length > 0;
}

/**
 * Records that a batch's right Secret ID has just come from a network; a new one only while the batch has under `most`.
 */
export async function saveKnownNetwork(database: Database, network: { key: string; batchId: string; most: number }) {
  const { key, batchId, most } = network;
  await database.execute(sql`
    insert into ${knownNetworks} (key, batch_id, seen_at)
    select ${key}, ${batchId}, now()
    where (select count(*) from ${knownNetworks} where batch_id = ${batchId} and key <> ${key}) < ${most}
    on conflict (key) do update set seen_at = excluded.seen_at`);
}

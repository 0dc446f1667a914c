import { asc, eq } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { batches } from "#server/db/schema/batches.ts";
import type { Batch } from "#shared/contracts/batch.ts";

/** What everybody may know of a batch: never the hash of its Secret ID. */
const shown = {
  _id: batches.id,
  courseId: batches.courseId,
  name: batches.name,
  mode: batches.mode,
  schedule: batches.schedule,
  timing: batches.timing,
  instructor: batches.instructor,
  startDate: batches.startDate,
  endDate: batches.endDate,
  price: batches.price,
  seats: batches.seats,
  enrolled: batches.enrolled,
  description: batches.description,
};

/** All batches, the earliest to start first. */
export async function findBatches(database: Database): Promise<Batch[]> {
  return await database.select(shown).from(batches).orderBy(asc(batches.startDate), asc(batches.id));
}

/** The batches of a course, the earliest to start first; none for an unknown course. */
export async function findCourseBatches(database: Database, courseId: string): Promise<Batch[]> {
  return await database
    .select(shown)
    .from(batches)
    .where(eq(batches.courseId, courseId))
    .orderBy(asc(batches.startDate), asc(batches.id));
}

/** A batch, or undefined where there is none. */
export async function findBatch(database: Database, batchId: string): Promise<Batch | undefined> {
  return (await database.select(shown).from(batches).where(eq(batches.id, batchId)))[0];
}

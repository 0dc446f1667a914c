import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Batch } from "#domains/catalogue/contract/batch.ts";
import { batches, courses } from "#domains/catalogue/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import type { Currency } from "#shared/money.ts";
import { seatsTaken } from "./queries.ts";

/** The public fields of a batch: never the hash of its Secret ID. */
const shownBatch = {
  _id: batches.id,
  courseId: batches.courseId,
  name: batches.name,
  mode: batches.mode,
  schedule: batches.schedule,
  timing: batches.timing,
  instructor: batches.instructor,
  teacherId: batches.teacherId,
  branchId: batches.branchId,
  roomId: batches.roomId,
  startDate: batches.startDate,
  endDate: batches.endDate,
  price: batches.price,
  priceCurrency: batches.priceCurrency,
  seats: batches.seats,
  description: batches.description,
  isHidden: sql<boolean>`${batches.hiddenAt} is not null or ${courses.withdrawnAt} is not null`.mapWith(Boolean),
};

/** The taken seats: of the students enrolled here, and of those from elsewhere. */
const enrolledOf = (taken: ReturnType<typeof seatsTaken>) =>
  sql`${batches.enrolledElsewhere} + coalesce(${taken.taken}, 0)`.mapWith(Number);

/**
 * A batch as it is stored; without its own price it costs what its course does. Without a currency, as an earlier release
 * stored it, the price is in the one of the company's facts. Visitors see only one that is not hidden, of a course that
 * is on the site.
 */
export type StoredBatch = Omit<Batch, "price"> & {
  teacherId: string | null;
  branchId: string | null;
  roomId: string | null;
  price: number | null;
  priceCurrency: Currency | null;
  isHidden: boolean;
};

/** All batches, hidden ones too, or those of one course, the earliest to start first. */
export async function findBatches(database: Database, courseId?: string): Promise<StoredBatch[]> {
  return await selectBatches(database, courseId === undefined ? undefined : eq(batches.courseId, courseId));
}

export async function findBatch(database: Database, id: string): Promise<StoredBatch | undefined> {
  return (await selectBatches(database, eq(batches.id, id)))[0];
}

async function selectBatches(database: Database, which: SQL | undefined): Promise<StoredBatch[]> {
  const taken = seatsTaken(database);
  return await database
    .select({ ...shownBatch, enrolled: enrolledOf(taken) })
    .from(batches)
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .leftJoin(taken, eq(taken.batchId, batches.id))
    .where(which)
    .orderBy(asc(batches.startDate), asc(batches.id));
}

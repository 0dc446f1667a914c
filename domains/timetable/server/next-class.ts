import type { ClassHours } from "#domains/catalogue/contract/batch.ts";
import type { NamedBatch } from "#domains/catalogue/server/queries.ts";
import type { Database } from "#server/db/client.ts";
import { firstClass, nextClassFinder } from "./class-hours.ts";
import { type BatchClass, findNextClasses } from "./queries.ts";

/** The texts of a batch about its class times, where it has no timetable. */
type InWords = Pick<NamedBatch, "id" | "schedule" | "timing" | "startDate" | "endDate">;

/** The time of a class; `batchClass` is the class itself, unless only the batch's texts tell of it. */
export type FoundClass = ClassHours & { batchClass: BatchClass | null };

/**
 * For each batch the class that is under way at `now`, or else the next: from its timetable, without cancelled classes,
 * or from its texts by the institute's clock where it has none. Batches without an upcoming class are left out.
 */
export async function nextClassOf(
  database: Database,
  batches: InWords[],
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<Map<string, FoundClass>> {
  return await findEach(database, batches, now, nextClassFinder(timeZone, now));
}

/** For each batch the very first class, found as `nextClassOf` does. */
export async function firstClassOf(
  database: Database,
  batches: InWords[],
  timeZone: string,
): Promise<Map<string, FoundClass>> {
  return await findEach(database, batches, new Date(0), (batch) => firstClass(batch, timeZone));
}

async function findEach(
  database: Database,
  batches: InWords[],
  after: Date,
  inWords: (batch: InWords) => ClassHours | null,
): Promise<Map<string, FoundClass>> {
  const ids = batches.map(({ id }) => id);
  const stored = await findNextClasses(database, ids, after);
  const found = batches.flatMap((batch): [string, FoundClass][] => {
    const batchClass = stored.get(batch.id);
    if (batchClass) return [[batch.id, { from: batchClass.startsAt, to: batchClass.endsAt, batchClass }]];
    const hours = batchClass === null ? null : inWords(batch);
    return hours ? [[batch.id, { ...hours, batchClass: null }]] : [];
  });
  return new Map(found);
}

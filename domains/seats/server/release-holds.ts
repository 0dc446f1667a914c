import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { repeat } from "#server/jobs/repeat.ts";
import { findBatchesToRelease } from "./queries.ts";
import { releaseHolds, type SeatDeps } from "./seats.ts";
import { findBatchesWaitedFor } from "./waiting-list.ts";

/** Interval between checks of the holds, in milliseconds: a seat passes on this soon after its hold ends. */
const interval = 2_000;

/**
 * Withdraws each hold soon after it ends, and gives its seat on, until the returned function is called. Begins with every
 * batch that somebody waits for: an earlier release may have left seats free beside them.
 */
export function releaseHoldsRegularly(deps: SeatDeps & { database: Database; log: Log }): () => void {
  const { database, log, keepsHold } = deps;
  let isFirst = true;
  const release = async () => {
    const waitedFor = isFirst ? await findBatchesWaitedFor(database) : [];
    const over = await findBatchesToRelease(database, new Date(), keepsHold);
    for (const batchId of new Set([...waitedFor, ...over]))
      await database.transaction((transaction) => releaseHolds(deps, transaction, batchId));
    isFirst = false;
  };
  return repeat(release, { every: interval, log, failed: "held seats could not be released" });
}

/**
 * Gives the free seats of batches to those who wait for one, in turn. Whatever changes the room of a batch without a
 * change of its enrolments calls it in its transaction.
 */
export async function offerFreedSeats(deps: SeatDeps, transaction: Database, batchIds: string[]): Promise<void> {
  for (const id of await findBatchesWaitedFor(transaction, { batchIds })) await releaseHolds(deps, transaction, id);
}

/** Gives these people the free seats that they wait for, in turn with others, after a merged record has become two. */
export async function offerSeatsTo(deps: SeatDeps, transaction: Database, personIds: string[]): Promise<void> {
  for (const id of await findBatchesWaitedFor(transaction, { personIds })) await releaseHolds(deps, transaction, id);
}

import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { findBatchesToRelease } from "#server/db/queries/enrolments.ts";
import { releaseHolds, type SeatDeps } from "#server/services/enrolments/seats.ts";

/** How often holds are looked at, in milliseconds: a seat passes on this soon after its hold ends. */
const interval = 2_000;

/** Withdraws each hold soon after it ends, and gives its seat on, until the answered function is called. */
export function releaseHoldsRegularly(deps: SeatDeps & { database: Database; log: Log }): () => void {
  const { database, log } = deps;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const release = async () => {
    try {
      for (const batchId of await findBatchesToRelease(database, new Date()))
        await database.transaction((transaction) => releaseHolds(deps, transaction, batchId));
    } catch (err) {
      // An outage ends by itself; what is due then is released later.
      log.warn({ err }, "held seats could not be released");
    }
    if (!isStopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => void release(), interval);
    timer.unref();
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

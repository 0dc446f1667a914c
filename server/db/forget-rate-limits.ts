import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { deleteExpiredRateLimits } from "#server/db/queries/rate-limits.ts";
import { minute } from "#shared/rules/durations.ts";

const forgetEvery = 10 * minute;

/** Deletes the counts of limits whose period is over, again and again. Answers the function that ends it. */
export function forgetRateLimits(database: Database, log: Log): () => void {
  const timer = setInterval(() => {
    deleteExpiredRateLimits(database).catch((err: unknown) =>
      log.warn({ err }, "forgetting what limits counted failed"),
    );
  }, forgetEvery).unref();
  return () => clearInterval(timer);
}

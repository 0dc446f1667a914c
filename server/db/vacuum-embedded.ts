import type { PGlite } from "@electric-sql/pglite";
import type { Log } from "#server/config/log.ts";
import { hour } from "#shared/durations.ts";

const vacuumEvery = 6 * hour;

/**
 * Keeps the embedded database small and its plans good: it has no autovacuum, so the rows that jobs leave behind would
 * only grow. Returns the function that stops it.
 */
export function vacuumRegularly(pglite: PGlite, log: Log): () => void {
  const timer = setInterval(() => {
    pglite.exec("vacuum (analyze)").catch((err: unknown) => log.warn({ err }, "tidying the database failed"));
  }, vacuumEvery).unref();
  return () => clearInterval(timer);
}

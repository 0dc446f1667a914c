import type { PGlite } from "@electric-sql/pglite";
import type { Log } from "#server/config/log.ts";

/** How often the embedded database is tidied, in milliseconds: every six hours. */
const vacuumEvery = 6 * 60 * 60 * 1_000;

/**
 * Keeps the embedded database small and its plans good: a Postgres inside a process has no autovacuum, so what jobs
 * leave behind would only ever grow. Answers the function that ends it.
 */
export function vacuumRegularly(pglite: PGlite, log: Log): () => void {
  const timer = setInterval(() => {
    pglite.exec("vacuum (analyze)").catch((err: unknown) => log.warn({ err }, "tidying the database failed"));
  }, vacuumEvery).unref();
  return () => clearInterval(timer);
}

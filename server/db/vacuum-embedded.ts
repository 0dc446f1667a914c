import type { PGlite } from "@electric-sql/pglite";
import type { Log } from "#server/config/log.ts";
import { hour } from "#shared/rules/durations.ts";

/** How often the embedded database is vacuumed. */
const vacuumEvery = 6 * hour;

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

import { sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { AppError } from "#server/services/app-error.ts";

/** How long the database may take to answer, in milliseconds. */
const patience = 3_000;

/** Resolves if the database answers in time; throws `unavailable` otherwise. */
export async function checkHealth(deps: { database: Database }): Promise<void> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new Error("The database took too long.")), patience);
  try {
    await Promise.race([deps.database.execute(sql`select 1`), tooLate.promise]);
  } catch (cause) {
    throw new AppError("unavailable", "health.database", { cause });
  } finally {
    clearTimeout(timer);
  }
}

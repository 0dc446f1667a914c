import { sql } from "drizzle-orm";
import type { PublishedSite } from "#domains/content/server/published-site.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";

/** Timeout of the database's answer, in milliseconds. */
const patience = 3_000;

interface Deps {
  database: Database;
  publishedSite: Pick<PublishedSite, "isCurrent">;
}

/**
 * Whether pages show the published content: "outdated" from a publication or a change of batches that this process
 * cannot render until it can. Throws `unavailable` if the database does not answer in time.
 */
export async function checkHealth(deps: Deps): Promise<{ pages: "current" | "outdated" }> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new Error("The database took too long.")), patience);
  try {
    await Promise.race([deps.database.execute(sql`select 1`), tooLate.promise]);
  } catch (cause) {
    throw new AppError("unavailable", "health.database", { cause });
  } finally {
    clearTimeout(timer);
  }
  return { pages: deps.publishedSite.isCurrent() ? "current" : "outdated" };
}

import { lt } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { rateLimits } from "#server/db/schema/rate-limits.ts";

/** Forgets the counts whose period was over at `moment`: they count as nothing already. */
export async function deleteExpiredRateLimits(database: Database, moment: Date): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.expire, moment));
}

import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { rateLimits } from "#server/db/schema/rate-limits.ts";

interface Counted {
  count: number;
  /** Until the period is over. */
  secondsLeft: number;
}

const counted = {
  count: rateLimits.count,
  secondsLeft: sql<number>`extract(epoch from ${rateLimits.expiresAt} - now())::float8`,
};
const isOver = lte(rateLimits.expiresAt, sql`now()`);

/**
 * Adds to a key's count, in one statement: of many at once each gets a number of its own. A period of `within` seconds,
 * by the database's clock, begins with its first, and at nothing for whoever takes away.
 */
export async function addToRateLimit(
  database: Database,
  { key, by, within }: { key: string; by: number; within: number },
): Promise<Counted> {
  const [row] = await database
    .insert(rateLimits)
    .values({ key, count: Math.max(by, 0), expiresAt: sql`now() + make_interval(secs => ${within})` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateLimits.count} + ${by} end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning(counted);
  if (!row) throw new Error("An upsert answered no row.");
  return row;
}

/** A key's count; undefined where its period is over, or has never begun. */
export async function findRateLimit(database: Database, key: string): Promise<Counted | undefined> {
  const [row] = await database
    .select(counted)
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.expiresAt, sql`now()`)));
  return row;
}

/** Forgets the counts whose period is over: they count as nothing already. */
export async function deleteExpiredRateLimits(database: Database): Promise<void> {
  await database.delete(rateLimits).where(isOver);
}

import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { rateLimits } from "#server/db/schema/limits.ts";

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

/** What limits ask of the database. */
export interface RateLimitQueries {
  /**
   * Adds to a key's count, in one statement: of many at once each gets a number of its own. A period of `within` seconds,
   * by the database's clock, begins with its first, and at nothing for anybody who takes away.
   */
  add(to: { key: string; by: number; within: number }): Promise<Counted>;
  /** A key's count; undefined where its period is over, or has never begun. */
  find(key: string): Promise<Counted | undefined>;
}

/** The queries, prepared once: putting one together each time costs several times what sending it does. */
export function prepareRateLimitQueries(database: Database): RateLimitQueries {
  const key = sql.placeholder("key");
  const end = sql`now() + make_interval(secs => ${sql.placeholder("within")})`;
  const add = database
    .insert(rateLimits)
    .values({ key, count: sql.placeholder("first"), expiresAt: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateLimits.count} + ${sql.placeholder("by")} end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning(counted)
    .prepare("add_to_rate_limit");
  const find = database
    .select(counted)
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.expiresAt, sql`now()`)))
    .prepare("find_rate_limit");
  return {
    async add(to) {
      const [row] = await add.execute({ ...to, first: Math.max(to.by, 0) });
      if (!row) throw new Error("An upsert answered no row.");
      return row;
    },
    async find(key) {
      const [row] = await find.execute({ key });
      return row;
    },
  };
}

/** Forgets the counts whose period is over: they count as nothing already. */
export async function deleteExpiredRateLimits(database: Database): Promise<void> {
  await database.delete(rateLimits).where(isOver);
}

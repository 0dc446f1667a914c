import { createHmac } from "node:crypto";
import { and, eq, gt, lt, lte, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { mailSpans } from "#server/mail/tables.ts";
import { minute } from "#shared/durations.ts";
import { retention } from "#shared/retention.ts";
import type { CreateRateLimiter } from "./port.ts";
import { rateLimits } from "./tables.ts";

/** Number of refusals a process remembers. */
const mostRefusals = 10_000;

/** Time that a full count is trusted while another process may give back, in seconds. */
const fullFor = 1;

const deleteEvery = 10 * minute;

/**
 * Limits that count in the database: for all processes together, and across restarts. A process refuses a key from
 * memory once it has refused it, until the period is over, so that a flood costs the database nothing; after a mere
 * `peek` it asks again a second later. `secret` hides the counted visitors from a reader of the table; processes that
 * count together share it.
 */
export function createDatabaseRateLimiters(database: Database, secret: string): CreateRateLimiter {
  const counts = prepareCounts(database);
  /** Key → the end of its period, by `performance.now()`. */
  const refusals = new LRUCache<string, number>({ max: mostRefusals });

  const refuse = (key: string, secondsLeft: number, trusted = secondsLeft): number => {
    const ttl = Math.max(1, Math.ceil(Math.min(trusted, secondsLeft) * 1000));
    refusals.set(key, performance.now() + secondsLeft * 1000, { ttl });
    return wholeSeconds(secondsLeft);
  };
  const refused = (key: string): number | null => {
    const end = refusals.get(key);
    return end === undefined ? null : wholeSeconds((end - performance.now()) / 1000);
  };

  return ({ name, times, within }) => {
    const keyOf = (who: string) =>
      `${name}:${createHmac("sha256", secret).update(`${name}\n${who}`).digest("base64url")}`;
    return {
      async take(who) {
        const key = keyOf(who);
        const wait = refused(key);
        if (wait !== null) return wait;
        const { count, secondsLeft } = await counts.add(key, 1, within);
        return count > times ? refuse(key, secondsLeft) : null;
      },
      async peek(who) {
        const key = keyOf(who);
        const wait = refused(key);
        if (wait !== null) return wait;
        const counted = await counts.find(key);
        return counted && counted.count >= times ? refuse(key, counted.secondsLeft, fullFor) : null;
      },
      async giveBack(who) {
        const key = keyOf(who);
        await counts.add(key, -1, within);
        refusals.delete(key);
      },
    };
  };
}

const wholeSeconds = (seconds: number) => Math.max(1, Math.ceil(seconds));

const counted = {
  count: rateLimits.count,
  /** Until the period is over. */
  secondsLeft: sql<number>`extract(epoch from ${rateLimits.expiresAt} - now())::float8`,
};
const isOver = lte(rateLimits.expiresAt, sql`now()`);

/** The queries, prepared once: building one each time costs several times what sending it does. */
function prepareCounts(database: Database) {
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
    /**
     * Adds to a key's count in one statement, so that of many at once each gets its own number. A period of `within`
     * seconds, by the database's clock, begins with a key's first; one that is given back after the end counts as none.
     */
    async add(key: string, by: 1 | -1, within: number) {
      const [row] = await add.execute({ key, by, within, first: Math.max(by, 0) });
      if (!row) throw new Error("An upsert answered no row.");
      return row;
    },
    /** A key's count; undefined if its period is over or has not begun. */
    async find(key: string) {
      const [row] = await find.execute({ key });
      return row;
    },
  };
}

/** Deletes the counts of periods that are over: they count as nothing already. Those of emails stay for their retries. */
export async function deleteExpiredRateLimits(database: Database): Promise<void> {
  await database.delete(rateLimits).where(isOver);
  const before = sql`now() - make_interval(days => ${retention.mailTurns.days}::int)`;
  await database.delete(mailSpans).where(lt(mailSpans.endsAt, before));
}

/** Deletes expired counts every ten minutes. Returns the function that stops it. */
export function deleteExpiredRegularly(database: Database, log: Log): () => void {
  const timer = setInterval(() => {
    deleteExpiredRateLimits(database).catch((err: unknown) =>
      log.warn({ err }, "forgetting what limits counted failed"),
    );
  }, deleteEvery).unref();
  return () => clearInterval(timer);
}

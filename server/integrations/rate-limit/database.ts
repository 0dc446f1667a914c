import { createHmac } from "node:crypto";
import { RateLimiterDrizzle } from "rate-limiter-flexible";
import { countingBy } from "#server/integrations/rate-limit/counting.ts";
import type { CreateRateLimiter } from "#server/integrations/rate-limit/port.ts";

interface DatabaseNeeds {
  database: object;
  /** The Drizzle table with the library's columns: key, points, expire. */
  table: object;
  /** Hides who is counted from a reader of the table; processes that count together share it. */
  secret: string;
}

/**
 * Counts in the database: for all processes together, and over restarts. One statement counts, so that many at once are
 * still as many as they are; whoever this process has refused is refused from memory until the period is over, so that
 * a flood costs the database nothing.
 */
export function createDatabaseRateLimiters({ database, table, secret }: DatabaseNeeds): CreateRateLimiter {
  return ({ name, times, within }) => {
    const counting = countingBy(
      new RateLimiterDrizzle({
        storeClient: database,
        schema: table,
        keyPrefix: name,
        points: times,
        duration: within,
        inMemoryBlockOnConsumed: times + 1,
        clearExpiredByTimeout: false,
      }),
    );
    const hidden = (key: string) => createHmac("sha256", secret).update(`${name}\n${key}`).digest("base64url");
    return {
      take: (key) => counting.take(hidden(key)),
      peek: (key) => counting.peek(hidden(key)),
      giveBack: (key) => counting.giveBack(hidden(key)),
    };
  };
}

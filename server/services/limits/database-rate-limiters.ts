import { createHmac } from "node:crypto";
import type { Database } from "#server/db/client.ts";
import { addToRateLimit, findRateLimit } from "#server/db/queries/rate-limits.ts";
import type { CreateRateLimiter } from "#server/integrations/rate-limit/port.ts";

/** How many of the refused are remembered for each limit. */
const mostRemembered = 10_000;

/**
 * Limits that count in the database: for all processes together, and over restarts. Whoever this process has refused it
 * refuses from memory until the period is over, so that a flood costs the database nothing. `secret` hides who is counted
 * from a reader of the table; processes that count together share it.
 */
export function createDatabaseRateLimiters(database: Database, secret: string): CreateRateLimiter {
  return ({ name, times, within }) => {
    const refused = createRefusals();
    const keyOf = (who: string) =>
      `${name}:${createHmac("sha256", secret).update(`${name}\n${who}`).digest("base64url")}`;
    return {
      async take(who) {
        const key = keyOf(who);
        const known = refused.secondsLeft(key);
        if (known !== null) return known;
        const { count, secondsLeft } = await addToRateLimit(database, { key, by: 1, within });
        return count > times ? refused.remember(key, secondsLeft) : null;
      },
      async peek(who) {
        const key = keyOf(who);
        const known = refused.secondsLeft(key);
        if (known !== null) return known;
        const counted = await findRateLimit(database, key);
        return counted && counted.count >= times ? wholeSeconds(counted.secondsLeft) : null;
      },
      async giveBack(who) {
        const key = keyOf(who);
        await addToRateLimit(database, { key, by: -1, within });
        refused.forget(key);
      },
    };
  };
}

const wholeSeconds = (seconds: number) => Math.max(1, Math.ceil(seconds));

/** Who has been refused, and until when. */
function createRefusals() {
  const until = new Map<string, number>();
  return {
    secondsLeft(key: string): number | null {
      const left = (until.get(key) ?? 0) - performance.now();
      if (left > 0) return wholeSeconds(left / 1000);
      until.delete(key);
      return null;
    },
    remember(key: string, seconds: number): number {
      const [oldest] = until.keys();
      if (oldest !== undefined && until.size >= mostRemembered) until.delete(oldest);
      until.set(key, performance.now() + seconds * 1000);
      return wholeSeconds(seconds);
    },
    forget: (key: string) => until.delete(key),
  };
}

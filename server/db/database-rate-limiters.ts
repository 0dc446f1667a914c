import { createHmac } from "node:crypto";
import type { Database } from "#server/db/client.ts";
import { prepareRateLimitQueries } from "#server/db/queries/rate-limits.ts";
import type { CreateRateLimiter } from "#server/integrations/rate-limit/port.ts";

/** How many of the refused are remembered for each limit. */
const mostRemembered = 10_000;

/** For how many seconds a full count is believed that another process may still give back from. */
const fullFor = 1;

/**
 * Limits that count in the database: for all processes together, and over restarts. Anybody who this process has refused it
 * refuses from memory until the period is over, so that a flood costs the database nothing; where it has only looked, and
 * another process may give back, it looks again after a second. `secret` hides who is counted from a reader of the table;
 * processes that count together share it.
 */
export function createDatabaseRateLimiters(database: Database, secret: string): CreateRateLimiter {
  const counts = prepareRateLimitQueries(database);
  return ({ name, times, within }) => {
    const refused = createRefusals();
    const keyOf = (who: string) =>
      `${name}:${createHmac("sha256", secret).update(`${name}\n${who}`).digest("base64url")}`;
    return {
      async take(who) {
        const key = keyOf(who);
        const known = refused.secondsLeft(key);
        if (known !== null) return known;
        const { count, secondsLeft } = await counts.add({ key, by: 1, within });
        return count > times ? refused.remember(key, secondsLeft) : null;
      },
      async peek(who) {
        const key = keyOf(who);
        const known = refused.secondsLeft(key);
        if (known !== null) return known;
        const counted = await counts.find(key);
        return counted && counted.count >= times ? refused.remember(key, counted.secondsLeft, fullFor) : null;
      },
      async giveBack(who) {
        const key = keyOf(who);
        await counts.add({ key, by: -1, within });
        refused.forget(key);
      },
    };
  };
}

const wholeSeconds = (seconds: number) => Math.max(1, Math.ceil(seconds));

/** Who has been refused, when that is over, and for how long it is believed without asking. */
function createRefusals() {
  const refusals = new Map<string, { over: number; askAgain: number }>();
  return {
    secondsLeft(key: string): number | null {
      const { over, askAgain } = refusals.get(key) ?? { over: 0, askAgain: 0 };
      const now = performance.now();
      if (Math.min(over, askAgain) > now) return wholeSeconds((over - now) / 1000);
      refusals.delete(key);
      return null;
    },
    remember(key: string, seconds: number, believed = seconds): number {
      const [oldest] = refusals.keys();
      if (oldest !== undefined && refusals.size >= mostRemembered) refusals.delete(oldest);
      const now = performance.now();
      refusals.set(key, { over: now + seconds * 1000, askAgain: now + believed * 1000 });
      return wholeSeconds(seconds);
    },
    forget: (key: string) => refusals.delete(key),
  };
}

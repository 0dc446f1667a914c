import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#server/api/app-env.ts";
import type { RateLimiter } from "#server/integrations/rate-limit/port.ts";
import { AppError, refuseWhile } from "#server/services/app-error.ts";
import { limitKey } from "#server/services/visitors/visitor.ts";
import { tryAgainIn } from "#shared/content/messages.ts";

/** Throws `throttled`, with the seconds to wait, for an address that has used up its limit. */
export function rateLimit(limiter: Pick<RateLimiter, "take">) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const wait = await limiter.take(limitKey(c.get("visitor").address));
    refuseWhile(wait, (left) => `You have sent several messages in a short time. ${tryAgainIn(left)}`);
    await next();
  });
}

/**
 * The same limit, but it lets pass what it cannot count in an outage: a page's form is then refused by the verb that
 * would keep it, and comes back with everything that was written in it.
 */
export function whileItCounts(limiter: RateLimiter): Pick<RateLimiter, "take"> {
  return {
    async take(who) {
      try {
        return await limiter.take(who);
      } catch (error) {
        if (error instanceof AppError && error.code === "unavailable") return null;
        throw error;
      }
    },
  };
}

import { createMiddleware } from "hono/factory";
import { AppError, refuseWhile } from "#server/app-error.ts";
import type { RateLimiter } from "#server/limits/port.ts";
import type { ErrorReason } from "#shared/error-words.ts";
import type { AppEnv } from "./request.ts";
import { limitKey } from "./visitor.ts";

/** Throws `throttled`, with the seconds to wait, for an address that has used up its limit. */
export function rateLimit(limiter: Pick<RateLimiter, "take">, reason: ErrorReason = "limit.forms") {
  return createMiddleware<AppEnv>(async (c, next) => {
    const wait = await limiter.take(limitKey(c.get("visitor").address));
    refuseWhile(wait, reason);
    await next();
  });
}

/**
 * The same limiter, but without a refusal if it cannot count in an outage. The verb then refuses the page's form, which
 * comes back with the visitor's input.
 */
export function whileItCounts(limiter: RateLimiter): Pick<RateLimiter, "take"> {
  return {
    async take(key) {
      try {
        return await limiter.take(key);
      } catch (error) {
        if (error instanceof AppError && error.code === "unavailable") return null;
        throw error;
      }
    },
  };
}

/** Limits on questions: by one address, and in all. */
export interface AssistantLimiters {
  visitor: RateLimiter;
  everybody: RateLimiter;
}

/** Throws `throttled`, with the seconds to wait, for an address that asks too much, or while all together do. */
export function assistantLimit({ visitor, everybody }: AssistantLimiters) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const own = await visitor.take(limitKey(c.get("visitor").address));
    refuseWhile(own, "limit.questions");
    const all = await everybody.take("everybody");
    refuseWhile(all, "limit.allQuestions");
    await next();
  });
}

import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#server/api/app-env.ts";
import type { RateLimiter } from "#server/integrations/rate-limit/port.ts";
import { AppError } from "#server/services/app-error.ts";
import { limitKey } from "#server/services/visitors/limit-key.ts";

/** How often questions may be asked: by one address, and by everybody together. */
export interface AssistantLimiters {
  visitor: RateLimiter;
  everybody: RateLimiter;
}

/** Throws `throttled`, with the seconds to wait, for one who asks too much, or while everybody together does. */
export function assistantLimit({ visitor, everybody }: AssistantLimiters) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const own = await visitor.take(limitKey(c.get("visitor").address));
    if (own !== null) throw refusal("You have asked a lot in a short time.", own);
    const all = await everybody.take("everybody");
    if (all !== null) throw refusal("Many visitors are asking just now.", all);
    await next();
  });
}

function refusal(why: string, wait: number): AppError {
  const minutes = Math.ceil(wait / 60);
  const when = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return new AppError("throttled", `${why} Please try again in ${when}.`, { retryAfter: wait });
}

import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#server/api/app-env.ts";
import type { RateLimiter } from "#server/integrations/rate-limit/port.ts";
import { refuseWhile } from "#server/services/app-error.ts";
import { limitKey } from "#server/services/visitors/visitor.ts";
import { tryAgainIn } from "#shared/content/messages.ts";

/** How often questions may be asked: by one address, and by everybody together. */
export interface AssistantLimiters {
  visitor: RateLimiter;
  everybody: RateLimiter;
}

/** Throws `throttled`, with the seconds to wait, for one who asks too much, or while everybody together does. */
export function assistantLimit({ visitor, everybody }: AssistantLimiters) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const own = await visitor.take(limitKey(c.get("visitor").address));
    refuseWhile(own, (wait) => `You have asked a lot in a short time. ${tryAgainIn(wait)}`);
    const all = await everybody.take("everybody");
    refuseWhile(all, (wait) => `Many visitors are asking just now. ${tryAgainIn(wait)}`);
    await next();
  });
}

import { isIPv6 } from "node:net";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#server/api/app-env.ts";
import type { RateLimiter } from "#server/integrations/rate-limit/port.ts";
import { AppError } from "#server/services/app-error.ts";

/** Throws `throttled`, with the seconds to wait, for an address that has used up its limit. */
export function rateLimit(limiter: RateLimiter) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const wait = await limiter.take(limitKey(c.get("visitor").address));
    if (wait !== null) {
      const minutes = Math.ceil(wait / 60);
      const when = minutes === 1 ? "a minute" : `${minutes} minutes`;
      throw new AppError("throttled", `You have sent several messages in a short time. Please try again in ${when}.`, {
        retryAfter: wait,
      });
    }
    await next();
  });
}

/** One household's IPv6 addresses share their first 64 bits, and so their limit. */
export function limitKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const left = head.split(":").filter(Boolean);
  const right = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = [...left, ...gap, ...right].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

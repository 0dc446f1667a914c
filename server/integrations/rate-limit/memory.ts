import { RateLimiterMemory } from "rate-limiter-flexible";
import { countingBy } from "#server/integrations/rate-limit/counting.ts";
import type { RateLimit, RateLimiter } from "#server/integrations/rate-limit/port.ts";

/** Counts in this process's memory: each process of several counts for itself, and a restart begins anew. */
export function createMemoryRateLimiter({ times, within }: RateLimit): RateLimiter {
  return countingBy(new RateLimiterMemory({ points: times, duration: within }));
}

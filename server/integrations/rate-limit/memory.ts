import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimit, RateLimiter } from "#server/integrations/rate-limit/port.ts";

/** Counts in this process's memory: each process of several counts for itself, and a restart begins again. */
export function createMemoryRateLimiter({ times, within }: RateLimit): RateLimiter {
  const limiter = new RateLimiterMemory({ points: times, duration: within });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return secondsLeft(refusal, within);
        throw refusal;
      }
    },
    async peek(key) {
      const counted = await limiter.get(key);
      return counted && counted.consumedPoints >= times ? secondsLeft(counted, within) : null;
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}

/** Never more than the whole period: a count ends by a timer, whatever a clock that was set back makes of its end. */
function secondsLeft({ msBeforeNext }: RateLimiterRes, within: number): number {
  return Math.min(within, Math.max(1, Math.ceil(msBeforeNext / 1000)));
}

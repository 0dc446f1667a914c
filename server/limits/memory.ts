import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimit, RateLimiter } from "./port.ts";

/** Counts in this process's memory: several processes count separately, and a restart starts from zero. */
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

/** At most the whole period, even if the clock was set back: a timer ends the count. */
function secondsLeft({ msBeforeNext }: RateLimiterRes, within: number): number {
  return Math.min(within, Math.max(1, Math.ceil(msBeforeNext / 1000)));
}

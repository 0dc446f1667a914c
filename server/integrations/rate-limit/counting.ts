import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimiter } from "#server/integrations/rate-limit/port.ts";

/** The port's verbs by a limiter of the library's, wherever that keeps its counts. */
export function countingBy(limiter: RateLimiterAbstract): RateLimiter {
  return {
    async take(key) {
      try {
        await limiter.consume(key);
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return secondsLeft(refusal);
        throw refusal;
      }
    },
    async peek(key) {
      const counted = await limiter.get(key);
      return counted && counted.consumedPoints >= limiter.points ? secondsLeft(counted) : null;
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}

const secondsLeft = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

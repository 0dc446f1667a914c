import { createMemoryRateLimiter } from "#server/integrations/rate-limit/memory.ts";

const minute = 60;

/** How often one address may do what costs others something, or gives away something when tried often. */
export function createLimiters() {
  return {
    /** A form: 20 times in ten minutes. */
    formLimiter: createMemoryRateLimiter({ times: 20, within: 10 * minute }),
    /** Notices of payment: a card provider's few addresses bring everybody's. */
    noticeLimiter: createMemoryRateLimiter({ times: 600, within: minute }),
    /** A wrong Secret ID on a batch: ten times in 15 minutes by one network (DESIGN §6). */
    secretIdLimiter: createMemoryRateLimiter({ times: 10, within: 15 * minute }),
    /** A question to the assistant: 30 in five minutes by one address, 240 a minute by everybody. */
    assistantLimiters: {
      visitor: createMemoryRateLimiter({ times: 30, within: 5 * minute }),
      everybody: createMemoryRateLimiter({ times: 240, within: minute }),
    },
  };
}

import type { OpenDatabase } from "#server/db/client.ts";
import { createDatabaseRateLimiters } from "#server/db/rate-limiters.ts";
import { createMemoryRateLimiter } from "#server/integrations/rate-limit/memory.ts";
import type { CreateRateLimiter } from "#server/integrations/rate-limit/port.ts";
import { createAccountLimits } from "#server/services/accounts/account-limits.ts";

const minute = 60;

/**
 * How often one address may do what costs others something, or gives away something when tried often. Guesses at a
 * secret are counted in the database, so that neither a restart nor a second process gives new ones. What only spares
 * work is counted there where processes share it; where there is just one, its memory will do (decision 30).
 */
export function createLimiters({ database, home }: OpenDatabase, secret: string) {
  const lasting = createDatabaseRateLimiters(database, secret);
  const light: CreateRateLimiter = home.kind === "embedded" ? createMemoryRateLimiter : lasting;
  return {
    /** A form: 20 times in ten minutes. */
    formLimiter: light({ name: "form", times: 20, within: 10 * minute }),
    /** payment events: a card provider's few addresses bring everybody's. */
    paymentEventLimiter: light({ name: "payment-notice", times: 600, within: minute }),
    secretIdLimiters: {
      /** A wrong Secret ID on a batch: ten times in 15 minutes by one network. */
      network: lasting({ name: "secret-id", times: 10, within: 15 * minute }),
      /** And a hundred times by all of them together. */
      batch: light({ name: "secret-id-batch", times: 100, within: 15 * minute }),
    },
    /** A question to the assistant: 30 in five minutes by one address, 240 a minute by everybody. */
    assistantLimiters: {
      visitor: light({ name: "assistant", times: 30, within: 5 * minute }),
      everybody: light({ name: "assistant-everybody", times: 240, within: minute }),
    },
    /** Thanks for a form, mailed to one address: ten an hour. */
    acknowledgementLimiter: light({ name: "thanks", times: 10, within: 60 * minute }),
    accountLimits: createAccountLimits(lasting),
  };
}

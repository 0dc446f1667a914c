import type { CreateRateLimiter } from "#server/integrations/rate-limit/port.ts";
import { refuseWhile } from "#server/services/app-error.ts";
import { limitKey } from "#server/services/visitors/limit-key.ts";
import { accountWords } from "#shared/content/account-pages.ts";

/** What is limited, by the visitor's address and by the account it is about. */
export type LimitedAct = "sign-in" | "sign-up" | "letter" | "new-password";

/** How often each act is let through; `within` is in seconds. */
const limits: Record<LimitedAct, Record<"address" | "account", { times: number; within: number }>> = {
  // A class signs in from one address; a guesser has ten tries at one account.
  "sign-in": { address: { times: 60, within: 900 }, account: { times: 10, within: 900 } },
  "sign-up": { address: { times: 30, within: 3600 }, account: { times: 5, within: 3600 } },
  // Letters fill somebody's inbox.
  letter: { address: { times: 15, within: 900 }, account: { times: 4, within: 3600 } },
  "new-password": { address: { times: 20, within: 900 }, account: { times: 10, within: 900 } },
};

/** A device that has signed in to the account before has tries of its own: others cannot use them up. */
const deviceLimit = { name: "sign-in-by-device", times: 10, within: 900 };

/** Counts acts upon accounts. */
export interface AccountLimits {
  /**
   * Counts one more. Throws `throttled`, with when to come back, once the address or the account has used up its limit.
   * The account is counted only if the address has passed: an address that is throttled cannot lock an account.
   * `device` is a device known to the account; its own tries are counted in place of the account's.
   */
  count(act: LimitedAct, address: string, account: string, device?: string | null): Promise<void>;
}

/** Limits by address and account; `createLimiter` makes what counts one of them. An account need not exist. */
export function createAccountLimits(createLimiter: CreateRateLimiter): AccountLimits {
  const limitersOf = (act: LimitedAct) => ({
    address: createLimiter({ name: `${act}-by-address`, ...limits[act].address }),
    account: createLimiter({ name: `${act}-by-account`, ...limits[act].account }),
  });
  const limiters: Record<LimitedAct, ReturnType<typeof limitersOf>> = {
    "sign-in": limitersOf("sign-in"),
    "sign-up": limitersOf("sign-up"),
    letter: limitersOf("letter"),
    "new-password": limitersOf("new-password"),
  };
  const byDevice = createLimiter(deviceLimit);
  return {
    async count(act, address, account, device = null) {
      const { address: byAddress, account: byAccount } = limiters[act];
      refuseWhile(await byAddress.take(limitKey(address)), accountWords.tooMany);
      // Only now: an address that is refused must not fill the table with accounts it makes up.
      const wait = await (device === null ? byAccount.take(account) : byDevice.take(device));
      refuseWhile(wait, accountWords.tooMany);
    },
  };
}

import { refuseWhile } from "#server/app-error.ts";
import { limitKey } from "#server/http/visitor.ts";
import type { CreateRateLimiter } from "#server/limits/port.ts";

/** Acts limited by the visitor's address and by the account concerned. */
export type LimitedAct = "sign-in" | "sign-up" | "email" | "new-password" | "details";

type Limit = { times: number; within: number };
type Limits = { address: Limit; account: Limit | null; storedAs?: string };

/** The allowed rate of each act; `within` is in seconds. */
const limits: Record<LimitedAct, Limits> = {
  // A class signs in from one address; a guesser has ten tries at one account.
  "sign-in": { address: { times: 60, within: 900 }, account: { times: 10, within: 900 } },
  "sign-up": { address: { times: 30, within: 3600 }, account: { times: 5, within: 3600 } },
  // No account is refused its link: emails to one mailbox are counted where they are sent (`mail-turns.ts`).
  email: { address: { times: 15, within: 900 }, account: null, storedAs: "letter" },
  details: { address: { times: 60, within: 900 }, account: { times: 20, within: 900 } },
  "new-password": { address: { times: 20, within: 900 }, account: { times: 10, within: 900 } },
};

/** Counts acts on accounts. */
export type AccountLimits = ReturnType<typeof createAccountLimits>;

/** Limits by address and account; `createLimiter` makes what counts one of them. An account need not exist. */
export function createAccountLimits(createLimiter: CreateRateLimiter) {
  const limitersOf = (act: LimitedAct) => {
    const { address, account, storedAs = act } = limits[act];
    return {
      byAddress: createLimiter({ name: `${storedAs}-by-address`, ...address }),
      byAccount: account && createLimiter({ name: `${storedAs}-by-account`, ...account }),
    };
  };
  const limiters: Record<LimitedAct, ReturnType<typeof limitersOf>> = {
    "sign-in": limitersOf("sign-in"),
    "sign-up": limitersOf("sign-up"),
    email: limitersOf("email"),
    "new-password": limitersOf("new-password"),
    details: limitersOf("details"),
  };
  // Others cannot use up the tries of a known device.
  const byDevice = createLimiter({ name: "sign-in-by-device", times: 10, within: 900 });
  return {
    /**
     * Counts one more. Throws `throttled`, with the time to wait, once the address or the account has used up its limit.
     * The account is counted only if the address has passed: a throttled address can neither lock an account nor fill the
     * table with accounts that it makes up. `device` is a device known to the account; its own tries are counted in place
     * of the account's.
     */
    async count(act: LimitedAct, address: string, account: string, device: string | null = null): Promise<void> {
      const { byAddress, byAccount } = limiters[act];
      refuseWhile(await byAddress.take(limitKey(address)), "account.tooMany");
      if (!byAccount) return;
      const wait = await (device === null ? byAccount.take(account) : byDevice.take(device));
      refuseWhile(wait, "account.tooMany");
    },
  };
}

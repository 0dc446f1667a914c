import type { KnownDevices } from "#domains/accounts/server/known-devices.ts";
import { refuseWhile } from "#server/app-error.ts";
import { limitKey, type Visitor } from "#server/http/visitor.ts";
import type { CreateRateLimiter } from "#server/limits/port.ts";
import type { StaffMember, StaffSession } from "./queries.ts";

/** The person who shows or changes a second factor, their session, and its place. */
export interface Shower {
  member: StaffMember;
  session: StaffSession;
  visitor: Visitor;
}

/** Counts attempts at the second factor. */
export type SecondFactorLimits = ReturnType<typeof createSecondFactorLimits>;

const quarter = 15 * 60;

/**
 * Limits of attempts: by the browser, then by the address, and only what has passed both by the member. A browser in
 * which this member's factor was shown before has its own attempts: others cannot use them up.
 */
export function createSecondFactorLimits(createLimiter: CreateRateLimiter) {
  const byBrowser = createLimiter({ name: "second-factor-browser", times: 10, within: quarter });
  const byAddress = createLimiter({ name: "second-factor-address", times: 10, within: quarter });
  const byMember = createLimiter({ name: "second-factor-member", times: 20, within: quarter });
  const links = createLimiter({ name: "second-factor-link", times: 4, within: 60 * 60 });

  /** Counts an attempt of this browser and address; false if the browser is a known one. */
  const countBrowser = async (devices: KnownDevices, { member, session, visitor }: Shower): Promise<boolean> => {
    const device = devices.recognise(visitor.headers, member.userId);
    const known = device ?? (session.verifiedAt ? session.id : null);
    refuseWhile(await byBrowser.take(known ?? session.id), "staff.tooManyCodes");
    if (known !== null) return false;
    refuseWhile(await byAddress.take(`${member.userId} ${limitKey(visitor.address)}`), "staff.tooManyCodes");
    return true;
  };

  return {
    /** Counts one more code. Throws `throttled`. */
    async countCode(devices: KnownDevices, shower: Shower): Promise<void> {
      if (await countBrowser(devices, shower))
        refuseWhile(await byMember.take(shower.member.userId), "staff.tooManyCodes");
    },
    /** The same for a passkey or for the first code of an app, which cannot be guessed: not by the member. */
    async countProof(devices: KnownDevices, shower: Shower): Promise<void> {
      await countBrowser(devices, shower);
    },
    /** Counts one more e-mail with a link. Throws `throttled`. */
    async countLink({ member }: Shower): Promise<void> {
      refuseWhile(await links.take(member.userId), "staff.tooManyLinks");
    },
  };
}

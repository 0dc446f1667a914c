import { inWordsOf } from "#domains/content/rules/site-of.ts";
import {
  openSetUpLink,
  secondFactorsOf,
  sendSetUpLink,
  whatChangeNeeds,
  whatCodesNeed,
} from "#domains/staff/server/factor-changes.ts";
import { acceptInvitation, readInvitation } from "#domains/staff/server/manage-staff.ts";
import { becomeOwner, printOwnerLink, readOwnerLink, renewOwnerLink } from "#domains/staff/server/owner-link.ts";
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  startPasskey,
  startPasskeySignature,
  verifyPasskey,
} from "#domains/staff/server/passkeys.ts";
import { changeStaffLanguage, findMember, type StaffMember, type StaffSession } from "#domains/staff/server/queries.ts";
import {
  confirmAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
  verifyCode,
} from "#domains/staff/server/second-factor.ts";
import {
  endOwnStaffSession,
  findAccess,
  listStaffSessions,
  requireFresh,
} from "#domains/staff/server/staff-sessions.ts";
import { makeCalendarAddress, revokeCalendarAddress } from "#domains/timetable/server/calendar-addresses.ts";
import { findAddressOf } from "#domains/timetable/server/calendar-queries.ts";
import { AppError } from "#server/app-error.ts";
import { bindVerbs, type DepsOf as DepsOfFunctions } from "#server/bind-verbs.ts";
import type { Log } from "#server/config/log.ts";
import { refusingInOutage } from "#server/db/refuse-in-outage.ts";
import { type BoundTo, bindToCallers, type Caller, type DepsOf, isAllowed, recordsOf } from "#server/verb.ts";
import { isLocale, type Locale, siteLocale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";
import { allowedVerbs, officeVerbs } from "./office-verbs.ts";
import { withinBranches } from "./within-branches.ts";

/** The verbs for becoming and remaining a member of staff. */
const membership = {
  ...{ findAccess, readInvitation, acceptInvitation },
  ...{ printOwnerLink, readOwnerLink, renewOwnerLink, becomeOwner },
  ...{ secondFactorsOf, whatChangeNeeds, whatCodesNeed, sendSetUpLink, openSetUpLink },
  ...{ startAuthenticator, confirmAuthenticator, verifyCode, renewRecoveryCodes },
  ...{ startPasskey, addPasskey, listPasskeys, removePasskey, startPasskeySignature, verifyPasskey },
};

type MembershipDeps = DepsOfFunctions<typeof membership> & Parameters<typeof makeCalendarAddress>[0];

/** The dependencies of the staff's verbs. */
export type VerbDeps = DepsOf<typeof officeVerbs>;

export type OfficeDeps = VerbDeps & MembershipDeps & { log: Log; words: Readonly<Record<Locale, Messages>> };

/** The back office's verbs for a member of staff. */
export type OfficeVerbs = BoundTo<typeof officeVerbs>;

/** The back office. */
export type Office = ReturnType<typeof createOffice>;

/** A member of the staff in a session of the office, as the actor of a verb. */
interface Desk {
  who: Caller;
  session: StaffSession;
  /** The language in which they read. */
  locale: Locale;
}

/**
 * The back office's verbs for one member of staff, each refused with `forbidden` unless the role allows it, and with
 * `unauthorized` if it needs a fresh second factor; and the verbs for becoming and remaining a member of staff.
 */
export function createOffice(deps: OfficeDeps) {
  const verbsAt = bindToCallers(deps, officeVerbs, async ({ who, session, locale }: Desk, called, args, act) => {
    if (!isAllowed(called, who, args)) throw new AppError("forbidden", "staff.notAllowed");
    if (called.again) requireFresh(session);
    return await refusingInOutage(async () => {
      const within = who.branchIds.length > 0 ? withinBranches(deps.database, who) : undefined;
      const named = within && recordsOf(called, args);
      if (named && !(await within.holds(named))) throw new AppError("forbidden", "staff.notAllowed");
      // What is printed or exported is for others.
      const isRead = called.isQuery && called.officeOnly !== "file" && locale !== siteLocale;
      const site = () => inWordsOf(deps.site(), deps.words[locale]);
      return await act(who, { ...(within && { within }), ...(isRead && { site, visitorsSite: deps.site }) });
    }, deps.log);
  });
  return {
    ...bindVerbs(deps, membership),
    allowedVerbs,
    /** Whether emails leave this machine, are written to files, or wait for the mail server's password. */
    mailState(): "sent" | "filed" | "locked" {
      const { server } = deps.mailSet();
      if (server === null) return "filed";
      return server === "locked" ? "locked" : "sent";
    },
    isOfStaff: async (userId: string) => (await findMember(deps.database, userId)) !== undefined,
    listOwnSessions: (userId: string) => listStaffSessions(deps, userId),
    endOwnSession: (userId: string, id: string) => endOwnStaffSession(deps, userId, id),
    showCalendar: (userId: string) => findAddressOf(deps.database, { userId }),
    makeCalendar: (userId: string) => makeCalendarAddress(deps, { kind: "staff", id: userId }, { userId }),
    revokeCalendar: (userId: string) => revokeCalendarAddress(deps, { kind: "staff", id: userId }, { userId }),
    chooseLanguage: (userId: string, locale: Locale) => changeStaffLanguage(deps.database, userId, locale),
    /** The verbs for `member` in `session`; what they read is in the member's language. */
    as({ userId, name, ...duty }: StaffMember, session: StaffSession): OfficeVerbs {
      const { role, batchIds, branchIds, rights } = duty;
      const who: Caller = { kind: "staff", id: userId, name, role, batchIds, branchIds, rights };
      return verbsAt({ who, session, locale: isLocale(duty.locale) ? duty.locale : siteLocale });
    },
  };
}

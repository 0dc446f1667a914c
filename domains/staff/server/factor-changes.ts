import { deviceName } from "#domains/accounts/rules/device-name.ts";
import { confirmEmailOf } from "#domains/accounts/server/queries.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { FactorChange } from "#domains/staff/contract.ts";
import { AppError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import type { GeoLocator } from "#server/geo/port.ts";
import { locateVisitor, type Visitor } from "#server/http/visitor.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { hour } from "#shared/durations.ts";
import {
  changeStaffSession,
  countRecoveryCodes,
  findAuthenticator,
  findPasskeys,
  type StaffSession,
} from "./queries.ts";
import type { SecondFactorLimits, Shower } from "./second-factor-limits.ts";
import { isFresh, isJustSetUp, setUpUntil } from "./staff-sessions.ts";

interface Deps {
  database: Database;
}

/** The dependencies of notifying a member of a change. */
export interface FactorChangeDeps extends Deps {
  emailQueue: EmailQueue;
  geo: GeoLocator;
  log: Log;
  site: () => Site;
}

interface LinkDeps extends Deps {
  emailQueue: EmailQueue;
  signedTokens: SignedTokens;
  secondFactorLimits: SecondFactorLimits;
}

/** The purpose of the link that lets a member set up a first second factor. */
const setUpPurpose = "staff-set-up";

/** Lifetime of that link, in milliseconds. */
const setUpLinkLife = hour;

/** The link itself; it is signed when needed and stored nowhere. */
export async function setUpLink(
  { signedTokens, siteUrl }: { signedTokens: SignedTokens; siteUrl: string },
  userId: string,
): Promise<string> {
  const token = await signedTokens.sign(setUpPurpose, userId, new Date(Date.now() + setUpLinkLife));
  return `${siteUrl}/admin/verify?link=${token}`;
}

/** The kinds of second factor that a member can show. */
export async function secondFactorsOf({ database }: Deps, userId: string) {
  const authenticator = Boolean((await findAuthenticator(database, userId))?.secret);
  const passkeys = (await findPasskeys(database, userId)).length;
  return {
    authenticator,
    passkeys,
    recoveryCodes: await countRecoveryCodes(database, userId),
    any: authenticator || passkeys > 0,
  };
}

/**
 * The step a member must take before adding, replacing or removing a factor: show the one they have, or, without one,
 * open a link from their mailbox. Null for none: it was done in this session, minutes ago.
 */
export async function whatChangeNeeds(
  deps: Deps,
  { member, session }: Pick<Shower, "member" | "session">,
): Promise<"show" | "link" | null> {
  const { any } = await secondFactorsOf(deps, member.userId);
  if (any) return isFresh(session) ? null : "show";
  return hasOpenedLink(session) ? null : "link";
}

/**
 * The same for recovery codes: the first ones belong to the first set-up, and are made in its session, minutes later,
 * without showing the new factor.
 */
export async function whatCodesNeed(
  deps: Deps,
  shower: Pick<Shower, "member" | "session">,
): Promise<"show" | "link" | null> {
  const { any, recoveryCodes } = await secondFactorsOf(deps, shower.member.userId);
  if (!any) return "link";
  const isFirst = recoveryCodes === 0 && isJustSetUp(shower.session);
  return isFirst || isFresh(shower.session) ? null : "show";
}

/** Throws `unauthorized` if a step must be taken first. */
export function requireNothing(needed: "show" | "link" | null): void {
  if (needed === "show") throw new AppError("unauthorized", "staff.verifyAgain");
  if (needed === "link") throw new AppError("unauthorized", "staff.linkFirst");
}

const hasOpenedLink = ({ setUpUntil: until }: StaffSession) => until !== null && until > new Date();

/** The place of an action, without an address: "Firefox on Linux", "Pakistan". */
export async function placeOf(deps: FactorChangeDeps, visitor: Visitor) {
  const device = deviceName(visitor.headers.get("user-agent") ?? "", deps.site().messages.accounts.device);
  return { device, country: (await locateVisitor(deps, visitor)).country };
}

/** Records a factor's change, and e-mails the member. */
export async function recordFactorChange(
  { emailQueue }: FactorChangeDeps,
  transaction: Database,
  { userId, change, place }: { userId: string; change: FactorChange; place: Awaited<ReturnType<typeof placeOf>> },
): Promise<void> {
  const act = { verb: change, subject: "staff", subjectId: userId, details: place } as const;
  const id = await audit(transaction, { kind: "staff", id: userId }, act, new Date());
  await emailQueue.enqueue(transaction, [{ email: "staff-factor-changed", about: String(id) }]);
}

/** E-mails a member without a second factor the link that lets them set one up. Throws `conflict`, and `throttled`. */
export async function sendSetUpLink(deps: LinkDeps, shower: Shower): Promise<void> {
  const { userId } = shower.member;
  if ((await secondFactorsOf(deps, userId)).any) throw new AppError("conflict", "staff.verifyFirst");
  await deps.secondFactorLimits.countLink(shower);
  await deps.database.transaction((transaction) =>
    deps.emailQueue.enqueue(transaction, [{ email: "staff-set-up", about: userId }]),
  );
}

/**
 * Lets the session that opens a member's link set up a first second factor, and confirms the address of an account of
 * ours: the link was read there. False for another person's link, or an expired one.
 */
export async function openSetUpLink(
  { database, signedTokens }: Deps & Pick<LinkDeps, "signedTokens">,
  { member, session }: Pick<Shower, "member" | "session">,
  token: string,
): Promise<boolean> {
  const read = await signedTokens.read(setUpPurpose, token);
  if (read.is !== "good" || read.subject !== member.userId) return false;
  await database.transaction(async (transaction) => {
    await changeStaffSession(transaction, session.id, { setUpUntil: setUpUntil() });
    const { userId: id, email } = member;
    if (session.accountSessionId !== null) await confirmEmailOf(transaction, { id, email });
  });
  return true;
}

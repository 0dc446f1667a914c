import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Database } from "#server/db/client.ts";
import {
  changeStaffSession,
  deleteStaffSessions,
  findMember,
  findStaffSession,
  findStaffSessions,
  insertStaffSession,
  type StaffMember,
  type StaffSession,
} from "#server/db/queries/staff.ts";
import type { Cookies, User } from "#server/integrations/auth/port.ts";
import { type Actor, audit } from "#server/services/actor.ts";
import { AppError } from "#server/services/app-error.ts";
import { needsSecondFactor } from "#server/services/staff/permissions.ts";
import { cookieIn } from "#server/services/visitors/cookie-in.ts";
import { cookieName } from "#shared/rules/cookie-name.ts";
import { hour, minute } from "#shared/rules/durations.ts";

/** How long a session lasts without a visit. */
const idleLife = 12 * hour;
/** How often a visit is recorded. */
const seenEvery = minute;
/** How long a shown second factor counts for what asks for it again. */
const freshFor = 10 * minute;

interface Deps {
  database: Database;
  siteUrl: string;
}

/** Where a request to the back office stands. */
export type StaffAccess =
  | { is: "stranger" }
  | { is: "open"; member: StaffMember; session: StaffSession }
  /** The second factor is still to be shown, or to be set up. */
  | { is: "unverified"; member: StaffMember; session: StaffSession };

/**
 * Whether the signed-in account is a member of staff whose session this browser holds. Starts a session for a member
 * without one; `cookies` is then part of the answer.
 */
export async function findAccess(
  deps: Deps,
  user: User,
  headers: Headers,
): Promise<{ access: StaffAccess; cookies: Cookies }> {
  const { database } = deps;
  const now = new Date();
  const given = cookieIn(headers, cookieNameOf(deps));
  const found = given ? await findStaffSession(database, hashOf(given)) : undefined;
  if (found && found.session.userId === user.id && found.session.expiresAt > now) {
    const { session, member } = found;
    if (now.getTime() - session.seenAt.getTime() >= seenEvery)
      await changeStaffSession(database, session.id, { seenAt: now, expiresAt: new Date(now.getTime() + idleLife) });
    return { access: accessOf(member, session), cookies: [] };
  }
  const member = await findMember(database, user.id);
  if (!member) return { access: { is: "stranger" }, cookies: [] };
  const token = randomBytes(24).toString("base64url");
  const session: StaffSession = {
    ...{ id: randomUUID(), userId: user.id, token: hashOf(token), startedAt: now, seenAt: now },
    ...{ userAgent: (headers.get("user-agent") ?? "").slice(0, 300), expiresAt: new Date(now.getTime() + idleLife) },
    ...{ verifiedAt: null, challenge: null },
  };
  await insertStaffSession(database, session);
  return { access: accessOf(member, session), cookies: [sessionCookie(deps, token)] };
}

function accessOf(member: StaffMember, session: StaffSession): StaffAccess {
  const isOpen = session.verifiedAt !== null || !needsSecondFactor(member.role);
  return { is: isOpen ? "open" : "unverified", member, session };
}

/**
 * Marks a session as verified by the second factor; it gets a new token, so that one seen before opens nothing. Answers
 * the cookie.
 */
export async function markVerified(deps: Deps, transaction: Database, sessionId: string): Promise<Cookies> {
  const token = randomBytes(24).toString("base64url");
  const change = { token: hashOf(token), verifiedAt: new Date(), challenge: null };
  await changeStaffSession(transaction, sessionId, change);
  return [sessionCookie(deps, token)];
}

/** Throws `unauthorized` unless the second factor was shown in the last minutes. */
export function requireFresh({ verifiedAt }: StaffSession): void {
  if (!verifiedAt || Date.now() - verifiedAt.getTime() > freshFor)
    throw new AppError("unauthorized", "staff.verifyAgain");
}

/** A browser of the staff, as the lists show it. */
export type ListedSession = Pick<StaffSession, "id" | "userId" | "userAgent" | "startedAt" | "seenAt">;

/** The open sessions of one member, or of all the staff. */
export async function listStaffSessions({ database }: Deps, userId?: string): Promise<ListedSession[]> {
  return (await findStaffSessions(database, new Date(), userId)).map(
    ({ id, userId: owner, userAgent, startedAt, seenAt }) => ({ id, userId: owner, userAgent, startedAt, seenAt }),
  );
}

/** Ends a session of one's own, or with `anybodys` of any member. Throws `not_found`. */
export async function endStaffSession(
  { database }: Deps,
  actor: Actor,
  id: string,
  { anybodys }: { anybodys: boolean },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const owner = anybodys ? undefined : (actor.id ?? "");
    if ((await deleteStaffSessions(transaction, { id, userId: owner })) === 0)
      throw new AppError("not_found", "staff.noSession");
    await audit(transaction, actor, { verb: "endStaffSession", subject: "staff", subjectId: id }, new Date());
  });
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

const isSecure = ({ siteUrl }: Deps) => siteUrl.startsWith("https:");
const cookieNameOf = (deps: Deps) => cookieName("staff", isSecure(deps));

function sessionCookie(deps: Deps, token: string): string {
  return `${cookieNameOf(deps)}=${token}; Path=/; HttpOnly${isSecure(deps) ? "; Secure" : ""}; SameSite=Lax`;
}

import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { KnownDevices } from "#domains/accounts/server/known-devices.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { cookieIn } from "#server/http/cookie-in.ts";
import { cookieName } from "#server/http/cookie-name.ts";
import type { Cookies, SignedIn } from "#server/http/user.ts";
import { ownersAlone, verb } from "#server/verb.ts";
import { hour, minute } from "#shared/durations.ts";
import type { StaffRole } from "#shared/staff-role.ts";
import {
  changeStaffSession,
  deleteStaffSessions,
  findMember,
  findStaffSession,
  findStaffSessions,
  insertStaffSession,
  type StaffMember,
  type StaffSession,
} from "./queries.ts";

/** Lifetime of a session without a visit, in milliseconds. */
const idleLife = 12 * hour;
/** Interval between recorded visits, in milliseconds. */
const seenEvery = minute;
/** Time that a shown second factor counts for verbs that ask for it again, in milliseconds. */
const freshFor = 10 * minute;
/** Time in which a browser that opened a link from the member's mailbox may set up a first factor, in milliseconds. */
const setUpFor = 30 * minute;

/** The deadline for that of a browser that opens such a link now. */
export const setUpUntil = () => new Date(Date.now() + setUpFor);

export interface StaffSessionDeps {
  database: Database;
  siteUrl: string;
  /** The browsers in which a member has shown a second factor. */
  staffDevices: KnownDevices;
}

type Deps = Pick<StaffSessionDeps, "database" | "siteUrl">;

/** Knows the timetable, which belongs to a higher domain. */
interface KnowsBatches {
  site: () => Site;
  clock: () => Date;
  /** The batches that are a member's at this moment: those of their duty, and those in which they stand in. */
  findBatchesOf(
    database: Database,
    member: StaffMember,
    at: { now: Date; timeZone: string },
  ): Promise<StaffMember["batchIds"]>;
}

/** The state of a request to the back office. */
export type StaffAccess =
  | { is: "stranger" }
  | { is: "open"; member: StaffMember; session: StaffSession }
  /** The second factor is still to be shown, or to be set up. */
  | { is: "unverified"; member: StaffMember; session: StaffSession };

/**
 * Whether the signed-in account is a member of staff whose session this browser holds. Starts a session for a member
 * without one; `cookies` is then part of the answer. A session opens only in the session of the account that it was
 * started in: signing out, or a new password, ends both. The member's batches are those of this moment.
 */
export async function findAccess(
  deps: Deps & KnowsBatches,
  user: SignedIn,
  headers: Headers,
): Promise<{ access: StaffAccess; cookies: Cookies }> {
  const { database } = deps;
  const now = new Date();
  const given = cookieIn(headers, cookieNameOf(deps));
  const found = given ? await findStaffSession(database, hashOf(given)) : undefined;
  if (found && belongsTo(found.session, user) && found.session.expiresAt > now) {
    const { session, member } = found;
    if (now.getTime() - session.seenAt.getTime() >= seenEvery)
      await changeStaffSession(database, session.id, { seenAt: now, expiresAt: new Date(now.getTime() + idleLife) });
    return { access: accessOf(await withBatches(deps, member), session), cookies: [] };
  }
  const member = await findMember(database, user.id);
  if (!member) return { access: { is: "stranger" }, cookies: [] };
  const { session, cookies } = await startStaffSession(deps, database, { user, headers, setUpUntil: null });
  return { access: accessOf(await withBatches(deps, member), session), cookies };
}

async function withBatches(deps: Deps & KnowsBatches, member: StaffMember): Promise<StaffMember> {
  const { timeZone } = deps.site().content.company.hours;
  return { ...member, batchIds: await deps.findBatchesOf(deps.database, member, { now: deps.clock(), timeZone }) };
}

/** Starts a session of a member in this browser, and returns its cookie. */
export async function startStaffSession(
  deps: Pick<Deps, "siteUrl">,
  transaction: Database,
  { user, headers, setUpUntil: until }: { user: SignedIn; headers: Headers; setUpUntil: Date | null },
): Promise<{ session: StaffSession; cookies: Cookies }> {
  const now = new Date();
  const token = randomBytes(24).toString("base64url");
  const { keeper, id } = user.session;
  const session: StaffSession = {
    ...{ id: randomUUID(), userId: user.id, token: hashOf(token), startedAt: now, seenAt: now },
    ...{ userAgent: (headers.get("user-agent") ?? "").slice(0, 300), expiresAt: new Date(now.getTime() + idleLife) },
    accountSessionId: keeper === "embedded" ? id : null,
    providerSession: keeper === "hosted" ? id : null,
    ...{ verifiedAt: null, shownAt: null, setUpUntil: until, pending: null, pendingUntil: null, challenge: null },
  };
  await insertStaffSession(transaction, session);
  return { session, cookies: [sessionCookie(deps, token)] };
}

/** Whether a session was started by this account, in this session of it. One of the previous release names none. */
function belongsTo({ userId, accountSessionId, providerSession }: StaffSession, user: SignedIn): boolean {
  const { keeper, id } = user.session;
  return userId === user.id && (keeper === "embedded" ? accountSessionId : providerSession) === id;
}

/** Teachers see the office without a second factor; the others show one before they see anything. */
const needsSecondFactor = (role: StaffRole) => role !== "teacher";

function accessOf(member: StaffMember, session: StaffSession): StaffAccess {
  const isOpen = session.verifiedAt !== null || !needsSecondFactor(member.role);
  return { is: isOpen ? "open" : "unverified", member, session };
}

/** The actor with their session and browser. */
interface Acting {
  member: StaffMember;
  session: StaffSession;
  visitor: { headers: Headers };
}

/**
 * Marks that the second factor was shown in a session; it gets a new token, so that one seen before opens nothing.
 * Returns the cookies: the browser is known from now on.
 */
export async function markShown(deps: StaffSessionDeps, transaction: Database, acting: Acting): Promise<Cookies> {
  const now = new Date();
  return await openSession(deps, transaction, acting, { verifiedAt: now, shownAt: now });
}

/** The same for a factor that was set up: it opens the office, but it was not shown. */
export async function markSetUp(deps: StaffSessionDeps, transaction: Database, acting: Acting): Promise<Cookies> {
  const { verifiedAt } = acting.session;
  const change = { verifiedAt: verifiedAt ?? new Date(), pending: null, pendingUntil: null };
  return await openSession(deps, transaction, acting, change);
}

async function openSession(
  deps: StaffSessionDeps,
  transaction: Database,
  { member, session, visitor }: Acting,
  change: Parameters<typeof changeStaffSession>[2],
): Promise<Cookies> {
  const token = randomBytes(24).toString("base64url");
  await changeStaffSession(transaction, session.id, { ...change, token: hashOf(token), challenge: null });
  return [sessionCookie(deps, token), deps.staffDevices.createCookie(visitor.headers, member.userId)];
}

const isRecent = (moment: Date | null) => moment !== null && Date.now() - moment.getTime() <= freshFor;

/** Whether the second factor was shown in the last minutes. */
export const isFresh = ({ shownAt }: StaffSession) => isRecent(shownAt);

/** Whether a first second factor was set up in the last minutes, by a link from the member's mailbox. */
export const isJustSetUp = ({ setUpUntil: until, verifiedAt }: StaffSession) => until !== null && isRecent(verifiedAt);

/** Throws `unauthorized` unless the second factor was shown in the last minutes. */
export function requireFresh(session: StaffSession): void {
  if (!isFresh(session)) throw new AppError("unauthorized", "staff.verifyAgain");
}

/** A browser of the staff, as the lists show it. */
export type ListedSession = Pick<StaffSession, "id" | "userId" | "userAgent" | "startedAt" | "seenAt">;

/** The open sessions of one member, or of all the staff. */
export async function listStaffSessions(
  { database }: Pick<Deps, "database">,
  userId?: string,
): Promise<ListedSession[]> {
  return (await findStaffSessions(database, new Date(), userId)).map(
    ({ id, userId: owner, userAgent, startedAt, seenAt }) => ({ id, userId: owner, userAgent, startedAt, seenAt }),
  );
}

/** Ends a session of a member, whoever they are. Throws `not_found`. */
export const endStaffSession = verb(
  { may: ownersAlone, again: true },
  async (deps: Pick<Deps, "database">, actor: Actor, id: string) => await endSession(deps, actor, { id }),
);

/** Ends a session of one's own. Throws `not_found`. */
export async function endOwnStaffSession(deps: Pick<Deps, "database">, userId: string, id: string): Promise<void> {
  await endSession(deps, { kind: "staff", id: userId }, { id, userId });
}

async function endSession(
  { database }: Pick<Deps, "database">,
  actor: Actor,
  session: { id: string; userId?: string },
): Promise<void> {
  const { id } = session;
  await database.transaction(async (transaction) => {
    if ((await deleteStaffSessions(transaction, session)) === 0) throw new AppError("not_found", "staff.noSession");
    await audit(transaction, actor, { verb: "endStaffSession", subject: "staff", subjectId: id }, new Date());
  });
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

const isSecure = ({ siteUrl }: Pick<Deps, "siteUrl">) => siteUrl.startsWith("https:");
const cookieNameOf = (deps: Pick<Deps, "siteUrl">) => cookieName("staff", isSecure(deps));

function sessionCookie(deps: Pick<Deps, "siteUrl">, token: string): string {
  return `${cookieNameOf(deps)}=${token}; Path=/; HttpOnly${isSecure(deps) ? "; Secure" : ""}; SameSite=Lax`;
}

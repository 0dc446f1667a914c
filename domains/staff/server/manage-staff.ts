import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Cookies, SignedIn } from "#domains/accounts/server/auth/port.ts";
import { confirmEmailOf, lockUser } from "#domains/accounts/server/queries.ts";
import type { StaffChange, StaffInvitation } from "#domains/staff/contract.ts";
import { staffChange, staffInvitation } from "#domains/staff/contract.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { ContentChanges } from "#server/db/content-changes.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { managers, office, ownersAlone, query, verb } from "#server/verb.ts";
import { day } from "#shared/durations.ts";
import {
  changeMember,
  deleteMember,
  endInvitations,
  findOpenInvitations,
  findStaff,
  insertInvitation,
  lockInvitation,
  lockOwnersAnd,
  putMember,
  type StaffInvitationRow,
  type StaffMember,
} from "./queries.ts";
import { listStaffSessions, setUpUntil, startStaffSession } from "./staff-sessions.ts";

interface Deps {
  database: Database;
}

interface ChangeDeps extends Deps {
  /** Tells every process that a member's calendar shows other classes, or has ended. */
  calendarChanges: Pick<ContentChanges, "announce">;
  /** Ends the records that other domains keep for a member who leaves, in the transaction that removes the member. */
  whenMemberLeaves(transaction: Database, userId: string): Promise<void>;
}

interface InviteDeps extends Deps {
  emailQueue: EmailQueue;
}

/** The purpose of an invitation's link. */
const invitationPurpose = "staff-invitation";

/** Lifetime of an invitation, in milliseconds. */
const invitationLife = 7 * day;

/** The link that accepts an invitation; it is signed when needed and stored nowhere. */
export async function invitationLink(
  { signedTokens, siteUrl }: { signedTokens: SignedTokens; siteUrl: string },
  { id, expiresAt }: Pick<StaffInvitationRow, "id" | "expiresAt">,
): Promise<string> {
  return `${siteUrl}/admin/invitation?token=${await signedTokens.sign(invitationPurpose, id, expiresAt)}`;
}

/** The staff, the open invitations and the open sessions of the office. */
export const listStaff = query({ may: managers }, async (deps: Deps) => {
  const invitations = await findOpenInvitations(deps.database, new Date());
  return {
    members: await findStaff(deps.database),
    invitations: invitations.map(({ endedAt: _, ...invitation }) => invitation),
    sessions: await listStaffSessions(deps),
  };
});

/** The names of the staff, as their colleagues choose from them. */
export const listColleagues = query({ may: office }, async ({ database }: Deps) =>
  (await findStaff(database)).map(({ userId, name }) => ({ userId, name })),
);

/**
 * Invites a person to the staff by an email with a link, and withdraws the earlier invitations of the address. Throws
 * `conflict` for an address of the staff.
 */
export const inviteStaff = verb(
  { may: ownersAlone, again: true, takes: [staffInvitation] },
  async (
    { database, emailQueue }: InviteDeps,
    actor: Actor,
    { name, email, role, batchIds }: StaffInvitation,
  ): Promise<StaffInvitationRow> => {
    const now = new Date();
    return await database.transaction(async (transaction) => {
      const members = await findStaff(transaction);
      if (members.some((member) => member.email === email)) throw new AppError("conflict", "staff.there");
      const earlier = (await findOpenInvitations(transaction, now)).filter((one) => one.email === email);
      await endInvitations(
        transaction,
        earlier.map(({ id }) => id),
        now,
      );
      const invitation: StaffInvitationRow = {
        ...{ id: randomUUID(), name, email, role, batchIds: batchesOf({ role, batchIds }) },
        ...{ createdAt: now, expiresAt: new Date(now.getTime() + invitationLife), endedAt: null },
      };
      await insertInvitation(transaction, invitation);
      await emailQueue.enqueue(transaction, [{ email: "staff-invitation", about: invitation.id }]);
      const act = { verb: "inviteStaff", subject: "staff", subjectId: invitation.id, details: { role } } as const;
      await audit(transaction, actor, act, now);
      return invitation;
    });
  },
);

/** Withdraws an invitation. Throws `not_found` for one that is not open. */
export const withdrawInvitation = verb(
  { may: ownersAlone, again: true },
  async ({ database }: Deps, actor: Actor, id: string): Promise<void> => {
    const now = new Date();
    await database.transaction(async (transaction) => {
      const invitation = await lockInvitation(transaction, id);
      if (!isOpen(invitation, now)) throw new AppError("not_found", "staff.noInvitation");
      await endInvitations(transaction, [id], now);
      await audit(transaction, actor, { verb: "withdrawInvitation", subject: "staff", subjectId: id }, now);
    });
  },
);

/** The invitation that a link belongs to; null once it is accepted, withdrawn or expired. */
export async function readInvitation(
  { database, signedTokens }: Deps & { signedTokens: SignedTokens },
  token: string,
): Promise<StaffInvitationRow | null> {
  const read = await signedTokens.read(invitationPurpose, token);
  if (read.is !== "good") return null;
  const found = await lockInvitation(database, read.subject);
  return isOpen(found, new Date()) ? found : null;
}

/**
 * Makes the signed-in account a member of the staff, as its invitation says; the link works once, and proves the
 * mailbox: the session that it starts, whose cookie is returned, may set up a first second factor for half an hour, and
 * the address of an account of ours is confirmed. Throws `unauthorized` for a link that is used up, `forbidden` for an
 * account with another address.
 */
export async function acceptInvitation(
  { database, siteUrl, signedTokens }: Deps & { siteUrl: string; signedTokens: SignedTokens },
  token: string,
  { user, headers }: { user: SignedIn; headers: Headers },
): Promise<Cookies> {
  const read = await signedTokens.read(invitationPurpose, token);
  if (read.is !== "good") throw new AppError("unauthorized", "staff.invitationUsed");
  const now = new Date();
  return await database.transaction(async (transaction) => {
    const invitation = await lockInvitation(transaction, read.subject);
    if (!isOpen(invitation, now)) throw new AppError("unauthorized", "staff.invitationUsed");
    const { email, role, batchIds } = invitation;
    // A provider may keep the address private; then the link alone proves it.
    if (user.email !== null && user.email !== email)
      throw new AppError("forbidden", "staff.otherAccount", { values: { email } });
    // Locked, so that an account is not erased while it joins: its own address shows that it is kept here.
    const isGone = user.email !== null && !(await lockUser(transaction, user.id));
    if (isGone) throw new AppError("unauthorized", "account.signedOut");
    const member = { userId: user.id, name: user.name ?? invitation.name, email, role, batchIds, createdAt: now };
    await putMember(transaction, member);
    await endInvitations(transaction, [invitation.id], now);
    const act = { verb: "acceptInvitation", subject: "staff", subjectId: user.id, details: { role } } as const;
    await audit(transaction, { kind: "staff", id: user.id }, act, now);
    if (user.session.keeper === "embedded") await confirmEmailOf(transaction, { id: user.id, email });
    return (await startStaffSession({ siteUrl }, transaction, { user, headers, setUpUntil: setUpUntil() })).cookies;
  });
}

/** Gives a member of staff another role. Throws `not_found`, and `conflict` if no owner would be left. */
export const changeStaff = verb(
  { may: ownersAlone, again: true, takes: [z.string(), staffChange] },
  async (
    { database, calendarChanges }: ChangeDeps,
    actor: Actor,
    userId: string,
    change: StaffChange,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      const member = await requireMember(transaction, userId, change.role !== "owner");
      await changeMember(transaction, userId, { role: change.role, batchIds: batchesOf(change) });
      const details = { from: dutyOf(member), to: dutyOf({ role: change.role, batchIds: batchesOf(change) }) };
      await audit(
        transaction,
        actor,
        { verb: "changeStaff", subject: "staff", subjectId: userId, details },
        new Date(),
      );
      await calendarChanges.announce(transaction);
    });
  },
);

/**
 * Removes a member from the staff, and ends all their sessions and their calendar's address. Throws `not_found`, and
 * `conflict` for the last owner.
 */
export const removeStaff = verb(
  { may: ownersAlone, again: true },
  async ({ database, calendarChanges, whenMemberLeaves }: ChangeDeps, actor: Actor, userId: string): Promise<void> => {
    await database.transaction(async (transaction) => {
      const { role } = await requireMember(transaction, userId, true);
      await deleteMember(transaction, userId);
      await whenMemberLeaves(transaction, userId);
      await calendarChanges.announce(transaction);
      const act = { verb: "removeStaff", subject: "staff", subjectId: userId, details: { role } } as const;
      await audit(transaction, actor, act, new Date());
    });
  },
);

/** The member with this account, locked; refuses if `stopsOwning` would leave the institute without an owner. */
async function requireMember(transaction: Database, userId: string, stopsOwning: boolean): Promise<StaffMember> {
  const locked = await lockOwnersAnd(transaction, userId);
  const member = locked.find((one) => one.userId === userId);
  if (!member) throw new AppError("not_found", "staff.unknown");
  const others = locked.filter((one) => one.role === "owner" && one.userId !== userId);
  if (stopsOwning && member.role === "owner" && others.length === 0) throw new AppError("conflict", "staff.lastOwner");
  return member;
}

/** A role as the audit writes it: "teacher of mern-evening, mern-weekend". */
const dutyOf = ({ role, batchIds }: Pick<StaffMember, "role" | "batchIds">) =>
  batchIds.length > 0 ? `${role} of ${batchIds.join(", ")}` : role;

const batchesOf = ({ role, batchIds }: StaffChange) => (role === "teacher" ? batchIds : []);

function isOpen(invitation: StaffInvitationRow | undefined, now: Date): invitation is StaffInvitationRow {
  return invitation !== undefined && invitation.endedAt === null && invitation.expiresAt > now;
}

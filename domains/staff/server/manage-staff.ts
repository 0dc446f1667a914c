import { randomUUID } from "node:crypto";
import { z } from "zod";
import { confirmEmailOf, findUsersByEmail, lockUser } from "#domains/accounts/server/queries.ts";
import { type NewStaffChange, type NewStaffInvitation, staffChange, staffInvitation } from "#domains/staff/contract.ts";
import { dutyOf } from "#domains/staff/rules/duty.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { ContentChanges } from "#server/db/content-changes.ts";
import type { Cookies, SignedIn } from "#server/http/user.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { keepsDrawer, managers, moneyStaff, ownersAlone, query, verb } from "#server/verb.ts";
import { day } from "#shared/durations.ts";
import { type KnowsPlaces, requirePlaces, wordsOf } from "./duty-places.ts";
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
import { addTeacherFor, linkTeacher, requireTeacher } from "./teachers.ts";

interface Deps {
  database: Database;
}

interface ChangeDeps extends Deps, KnowsPlaces {
  /** Tells every process that a member's calendar shows other classes, or has ended. */
  calendarChanges: Pick<ContentChanges, "announce">;
  /** Ends the records that other domains keep for a member who leaves, in the transaction that removes the member. */
  whenMemberLeaves(transaction: Database, userId: string): Promise<void>;
}

export interface InviteDeps extends Deps, KnowsPlaces {
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

/** The names of the staff, as their colleagues choose from them, and who of them has a drawer for cash. */
export const listColleagues = query({ may: moneyStaff, branch: "no branch" }, async ({ database }: Deps) =>
  (await findStaff(database)).map((member) => {
    return { userId: member.userId, name: member.name, keepsDrawer: keepsDrawer(member) };
  }),
);

/**
 * Invites a person to the staff by an email with a link, and withdraws the earlier invitations of the address. Throws
 * `conflict` for an address of the staff, and `invalid` for a batch or branch that is not there.
 */
export const inviteStaff = verb(
  { may: ownersAlone, again: true, takes: [staffInvitation] },
  async (deps: InviteDeps, actor: Actor, invited: NewStaffInvitation): Promise<StaffInvitationRow> => {
    return await deps.database.transaction(
      async (transaction) => await invite(deps, transaction, { actor, invited, verb: "inviteStaff", instead: [] }),
    );
  },
);

/**
 * Changes an open invitation and sends it again: the earlier link opens nothing any more. Throws `not_found` for one that
 * is not open, and as `inviteStaff` does.
 */
export const changeInvitation = verb(
  { may: ownersAlone, again: true, takes: [z.string(), staffInvitation] },
  async (deps: InviteDeps, actor: Actor, id: string, invited: NewStaffInvitation): Promise<StaffInvitationRow> => {
    return await deps.database.transaction(async (transaction) => {
      const earlier = await lockInvitation(transaction, id);
      if (!isOpen(earlier, new Date())) throw new AppError("not_found", "staff.noInvitation");
      return await invite(deps, transaction, { actor, invited, verb: "changeInvitation", instead: [id] });
    });
  },
);

interface Inviting {
  actor: Actor;
  invited: NewStaffInvitation;
  verb: string;
  /** The invitations that it takes the place of, besides those of its address. */
  instead: string[];
}

async function invite(
  { emailQueue, ...deps }: InviteDeps,
  transaction: Database,
  { actor, invited, verb: name, instead }: Inviting,
): Promise<StaffInvitationRow> {
  const now = new Date();
  const { email } = invited;
  const members = await findStaff(transaction);
  if (members.some((member) => member.email === email)) throw new AppError("conflict", "staff.there");
  const duty = dutyOf(invited);
  await requirePlaces(deps, transaction, duty);
  const teacherId = invited.teacherId ? await requireFreeTeacher(transaction, invited.teacherId) : null;
  const earlier = (await findOpenInvitations(transaction, now)).filter((one) => one.email === email);
  await endInvitations(transaction, [...instead, ...earlier.map(({ id }) => id)], now);
  const invitation: StaffInvitationRow = {
    ...{ id: randomUUID(), name: invited.name, email, ...duty, teacherId },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + invitationLife), endedAt: null },
  };
  await insertInvitation(transaction, invitation);
  await emailQueue.enqueue(transaction, [{ email: "staff-invitation", about: invitation.id }]);
  await audit(
    transaction,
    actor,
    { verb: name, subject: "staff", subjectId: invitation.id, details: wordsOf(duty) },
    now,
  );
  return invitation;
}

/** The id of a teacher without an account. Throws `invalid` for another. */
async function requireFreeTeacher(transaction: Database, teacherId: string): Promise<string> {
  const { id, userId } = await requireTeacher(transaction, teacherId);
  if (userId !== null) throw fieldError("teacherId", "teacher.hasAccount");
  return id;
}

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

/**
 * The invitation that a link belongs to, and whether its address has an account here; null once it is accepted, withdrawn
 * or expired.
 */
export async function readInvitation(
  { database, signedTokens }: Deps & { signedTokens: SignedTokens },
  token: string,
): Promise<(StaffInvitationRow & { hasAccount: boolean }) | null> {
  const read = await signedTokens.read(invitationPurpose, token);
  if (read.is !== "good") return null;
  const found = await lockInvitation(database, read.subject);
  if (!isOpen(found, new Date())) return null;
  return { ...found, hasAccount: (await findUsersByEmail(database, [found.email])).length > 0 };
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
    const { email, role, batchIds, branchIds, rights, teacherId } = invitation;
    // A provider may keep the address private; then the link alone proves it.
    if (user.email !== null && user.email !== email)
      throw new AppError("forbidden", "staff.otherAccount", { values: { email } });
    // Locked, so that an account is not erased while it joins: its own address shows that it is kept here.
    const isGone = user.email !== null && !(await lockUser(transaction, user.id));
    if (isGone) throw new AppError("unauthorized", "account.signedOut");
    const duty = { role, batchIds, branchIds, rights };
    const member = { userId: user.id, name: user.name ?? invitation.name, email, ...duty, createdAt: now };
    await putMember(transaction, member);
    if (teacherId) await linkTeacher(transaction, teacherId, user.id);
    if (role === "teacher") await addTeacherFor(transaction, member);
    await endInvitations(transaction, [invitation.id], now);
    const act = { verb: "acceptInvitation", subject: "staff", subjectId: user.id, details: { role } } as const;
    await audit(transaction, { kind: "staff", id: user.id }, act, now);
    if (user.session.keeper === "embedded") await confirmEmailOf(transaction, { id: user.id, email });
    return (await startStaffSession({ siteUrl }, transaction, { user, headers, setUpUntil: setUpUntil() })).cookies;
  });
}

/**
 * Gives a member of staff another role, or other batches, branches or rights. Throws `not_found`, `conflict` if no owner would be left, and
 * `invalid` for a batch or branch that is not there; one that the member has already may be gone.
 */
export const changeStaff = verb(
  { may: ownersAlone, again: true, takes: [z.string(), staffChange] },
  async (
    { database, calendarChanges, ...deps }: ChangeDeps,
    actor: Actor,
    userId: string,
    change: NewStaffChange,
  ): Promise<void> => {
    const duty = dutyOf(change);
    await database.transaction(async (transaction) => {
      const member = await requireMember(transaction, userId, change.role !== "owner");
      await requirePlaces(deps, transaction, {
        batchIds: duty.batchIds.filter((id) => !member.batchIds.includes(id)),
        branchIds: duty.branchIds.filter((id) => !member.branchIds.includes(id)),
      });
      await changeMember(transaction, userId, duty);
      if (change.role === "teacher") await addTeacherFor(transaction, member);
      const details = { from: member.role, to: duty.role, ...wordsOf(duty) };
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

function isOpen(invitation: StaffInvitationRow | undefined, now: Date): invitation is StaffInvitationRow {
  return invitation !== undefined && invitation.endedAt === null && invitation.expiresAt > now;
}

import { deleteSessionsOf } from "#domains/accounts/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { setUpLink } from "./factor-changes.ts";
import { type InviteDeps, invitationLink, inviteStaff } from "./manage-staff.ts";
import { deleteFactors, deleteStaffSessions, findStaff, lockOwnersAnd, type StaffMember } from "./queries.ts";

interface Deps extends InviteDeps {
  signedTokens: SignedTokens;
  siteUrl: string;
}

/** The outcome for an owner: let in again, or invited as the first one. */
export interface RestoredOwner {
  is: "restored" | "invited";
  /** The link that the owner also gets by e-mail. */
  link: string;
}

/**
 * Lets an owner in who has lost every second factor: removes what they showed, ends all their sessions, e-mails them the
 * link by which a first factor is set up, and tells every member of the staff. While the institute has no owner, an
 * address that is not on the staff is invited as one instead. Throws `conflict` for a member who is no owner, and
 * `not_found` for an address that is not on the staff of an institute with owners.
 */
export async function restoreOwner(deps: Deps, actor: Actor, email: string): Promise<RestoredOwner> {
  const members = await findStaff(deps.database);
  const member = members.find((one) => one.email === email);
  if (member) return await restore(deps, actor, member);
  const owners = members.filter(({ role }) => role === "owner").map((owner) => owner.email);
  if (owners.length > 0)
    throw new AppError("not_found", "owner.unknown", { values: { email, owners: owners.join(", ") } });
  const name = email.split("@")[0] ?? email;
  const invitation = await inviteStaff(deps, actor, { name, email, role: "owner", batchIds: [] });
  return { is: "invited", link: await invitationLink(deps, invitation) };
}

async function restore(deps: Deps, actor: Actor, { userId, email }: StaffMember): Promise<RestoredOwner> {
  await deps.database.transaction(async (transaction) => {
    const member = (await lockOwnersAnd(transaction, userId)).find((one) => one.userId === userId);
    if (member?.role !== "owner") throw new AppError("conflict", "owner.otherRole", { values: { email } });
    await deleteFactors(transaction, userId);
    await deleteStaffSessions(transaction, { userId });
    await deleteSessionsOf(transaction, userId);
    const act = { verb: "restoreOwner", subject: "staff", subjectId: userId } as const;
    const entry = await audit(transaction, actor, act, new Date());
    const told = (await findStaff(transaction)).map((one) => {
      return { email: "staff-owner-restored", about: `${entry} ${one.userId}` } as const;
    });
    await deps.emailQueue.enqueue(transaction, [{ email: "staff-set-up", about: userId }, ...told]);
  });
  return { is: "restored", link: await setUpLink(deps, userId) };
}

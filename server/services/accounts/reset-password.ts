import { findPasswordResets } from "#server/db/queries/users.ts";
import { type AccountNeeds, linkPurpose } from "#server/services/accounts/account-needs.ts";
import { choosePassword } from "#server/services/accounts/choose-password.ts";
import { tellOwner } from "#server/services/accounts/tell-owner.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";
import { accountWords } from "#shared/content/account-pages.ts";
import type { ResetPasswordForm } from "#shared/contracts/account.ts";

type Needs = Pick<AccountNeeds, "links" | "database">;

/** The id of the reset that a link's token stands for; null where we never made the token, or it is too late. */
async function resetIdOf({ links }: Needs, token: string): Promise<string | null> {
  const reading = await links.read(linkPurpose.reset, token);
  return reading.is === "good" ? reading.subject : null;
}

/** A reset with its user; null once it is used or too late. */
async function findReset({ database }: Needs, resetId: string) {
  const [reset] = await findPasswordResets(database, [resetId]);
  return reset && reset.expiresAt > new Date() ? reset : null;
}

/** Whether the link with this token still lets somebody choose a password; using it is another matter. */
export async function isResetOpen(needs: Needs, token: string): Promise<boolean> {
  const resetId = await resetIdOf(needs, token);
  return resetId !== null && (await findReset(needs, resetId)) !== null;
}

/**
 * Sets the password of the account a reset link belongs to, uses the link up, signs the account out everywhere, and
 * writes to its owner. Throws `unauthorized` for a link that opens nothing (any more), `invalid` for a guessable
 * password, and `throttled`.
 */
export async function resetPassword(needs: AccountNeeds, form: ResetPasswordForm, visitor: Visitor): Promise<void> {
  // A token that we never made costs the database nothing, not even a count.
  const resetId = await resetIdOf(needs, form.token);
  if (resetId === null) throw new AppError("unauthorized", accountWords.linkUsedUp);
  await needs.limits.count("new-password", visitor.address, resetId);
  const reset = await findReset(needs, resetId);
  if (!reset) throw new AppError("unauthorized", accountWords.linkUsedUp);
  await choosePassword(form.password, [reset.name, reset.email]);
  const isDone = await needs.auth.finishReset(reset.id, form.password);
  if (!isDone) throw new AppError("unauthorized", accountWords.linkUsedUp);
  await tellOwner(needs, reset.userId);
}

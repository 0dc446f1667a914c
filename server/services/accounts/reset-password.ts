import { findPasswordResets } from "#server/db/queries/users.ts";
import { type AccountDeps, linkPurpose } from "#server/services/accounts/account-deps.ts";
import { checkNewPassword } from "#server/services/accounts/check-new-password.ts";
import { tellOwner } from "#server/services/accounts/tell-owner.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";
import { accountWords } from "#shared/content/account-pages.ts";
import type { ResetPasswordForm } from "#shared/contracts/account.ts";

type Deps = Pick<AccountDeps, "signedTokens" | "database">;

/** The id of the reset that a link's token stands for; null where we never made the token, or it is too late. */
async function resetIdOf({ signedTokens }: Deps, token: string): Promise<string | null> {
  const reading = await signedTokens.read(linkPurpose.reset, token);
  return reading.is === "good" ? reading.subject : null;
}

/** A reset with its user; null once it is used or too late. */
async function findReset({ database }: Deps, resetId: string) {
  const [reset] = await findPasswordResets(database, [resetId]);
  return reset && reset.expiresAt > new Date() ? reset : null;
}

/** Whether the link with this token still lets somebody choose a password; using it is another matter. */
export async function isResetOpen(deps: Deps, token: string): Promise<boolean> {
  const resetId = await resetIdOf(deps, token);
  return resetId !== null && (await findReset(deps, resetId)) !== null;
}

/**
 * Sets the password of the account a reset link belongs to, uses the link up, signs the account out everywhere, and
 * writes to its owner. Throws `unauthorized` for a link that opens nothing (any more), `invalid` for a guessable
 * password, and `throttled`.
 */
export async function resetPassword(deps: AccountDeps, form: ResetPasswordForm, visitor: Visitor): Promise<void> {
  // A token that we never made costs the database nothing, not even a count.
  const resetId = await resetIdOf(deps, form.token);
  if (resetId === null) throw new AppError("unauthorized", accountWords.linkUsedUp);
  await deps.limits.count("new-password", visitor.address, resetId);
  const reset = await findReset(deps, resetId);
  if (!reset) throw new AppError("unauthorized", accountWords.linkUsedUp);
  await checkNewPassword(form.password, [reset.name, reset.email]);
  const isDone = await deps.auth.finishReset(reset.id, form.password);
  if (!isDone) throw new AppError("unauthorized", accountWords.linkUsedUp);
  await tellOwner(deps, reset.userId);
}

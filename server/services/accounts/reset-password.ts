import { findPasswordResets } from "#server/db/queries/users.ts";
import { type AccountNeeds, linkPurpose } from "#server/services/accounts/account-needs.ts";
import { choosePassword } from "#server/services/accounts/choose-password.ts";
import { tellOwner } from "#server/services/accounts/tell-owner.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";
import { accountWords } from "#shared/content/account-pages.ts";
import type { ResetPasswordForm } from "#shared/contracts/account.ts";

type Needs = Pick<AccountNeeds, "links" | "database">;

/** The reset that a link's token stands for, with its user; null once it is used, too late, or was never ours. */
async function readReset({ links, database }: Needs, token: string) {
  const reading = await links.read(linkPurpose.reset, token);
  if (reading.is !== "good") return null;
  const [reset] = await findPasswordResets(database, [reading.subject]);
  return reset && reset.expiresAt > new Date() ? reset : null;
}

/** Whether the link with this token still lets somebody choose a password; using it is another matter. */
export async function isResetOpen(needs: Needs, token: string): Promise<boolean> {
  return (await readReset(needs, token)) !== null;
}

/**
 * Sets the password of the account a reset link belongs to, uses the link up, signs the account out everywhere, and
 * writes to its owner. Throws `unauthorized` for a link that opens nothing (any more), `invalid` for a guessable
 * password, and `throttled`.
 */
export async function resetPassword(needs: AccountNeeds, form: ResetPasswordForm, visitor: Visitor): Promise<void> {
  await needs.limits.count("new-password", visitor.address, form.token);
  const reset = await readReset(needs, form.token);
  if (!reset) throw new AppError("unauthorized", accountWords.linkUsedUp);
  await choosePassword(form.password, [reset.name, reset.email]);
  const isDone = await needs.auth.finishReset(reset.id, form.password);
  if (!isDone) throw new AppError("unauthorized", accountWords.linkUsedUp);
  await tellOwner(needs, reset.userId);
}

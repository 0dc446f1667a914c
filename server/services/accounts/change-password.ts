import type { Cookies, User } from "#server/integrations/auth/port.ts";
import type { AccountDeps } from "#server/services/accounts/account-deps.ts";
import { checkNewPassword } from "#server/services/accounts/check-new-password.ts";
import { tellOwner } from "#server/services/accounts/tell-owner.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";
import { accountWords } from "#shared/content/account-pages.ts";
import type { ChangePasswordForm } from "#shared/contracts/account.ts";

/**
 * Sets a signed-in user's password, ends every other session and writes to the owner; answers this one's new cookies. Throws `invalid` with
 * words for the field where the current password is wrong or the new one guessable, and `throttled`.
 */
export async function changePassword(
  deps: AccountDeps,
  form: ChangePasswordForm,
  { user, visitor }: { user: User; visitor: Visitor },
): Promise<Cookies> {
  await deps.limits.count("new-password", visitor.address, user.id);
  await checkNewPassword(form.password, [user.name, user.email]);
  const change = { current: form.currentPassword, next: form.password };
  const cookies = await deps.auth.changePassword(change, visitor.headers);
  if (!cookies) {
    const { wrongPassword } = accountWords;
    throw new AppError("invalid", wrongPassword, { fields: { currentPassword: wrongPassword } });
  }
  await tellOwner(deps, user.id);
  return cookies;
}

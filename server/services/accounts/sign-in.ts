import type { Cookies } from "#server/integrations/auth/port.ts";
import type { AccountNeeds } from "#server/services/accounts/account-needs.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";
import { accountWords } from "#shared/content/account-pages.ts";
import type { SignInForm } from "#shared/contracts/account.ts";

/**
 * Starts a session and answers its cookies; an address that is not confirmed yet is no obstacle. Throws `unauthorized`,
 * in the same words and after the same time for an unknown address and a wrong password, and `throttled`.
 */
export async function signIn(needs: AccountNeeds, form: SignInForm, visitor: Visitor): Promise<Cookies> {
  await needs.limits.count("sign-in", visitor.address, form.email);
  const cookies = await needs.auth.signIn(form, visitor.headers);
  if (!cookies) throw new AppError("unauthorized", accountWords.wrongCredentials);
  return cookies;
}

import { setTimeout as sleep } from "node:timers/promises";
import type { Cookies } from "#server/integrations/auth/port.ts";
import type { AccountDeps } from "#server/services/accounts/account-deps.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";
import { accountWords } from "#shared/content/account-pages.ts";
import type { SignInForm } from "#shared/contracts/account.ts";

/**
 * Starts a session and answers its cookies, one of which makes the device known; an address that is not confirmed yet is
 * no obstacle. A known device has tries of its own, so that others cannot lock it out. Throws `unauthorized`, in the same
 * words and after the same time for an unknown address and a wrong password, and `throttled`.
 */
export async function signIn(deps: AccountDeps, form: SignInForm, visitor: Visitor): Promise<Cookies> {
  const { auth, limits, knownDevices, answerAfter } = deps;
  const { address, headers } = visitor;
  await limits.count("sign-in", address, form.email, knownDevices.recognise(headers, form.email));
  // At an account whose hash is an old one, a refusal takes a little longer than at others.
  const earliest = sleep(answerAfter);
  const cookies = await auth.signIn(form, headers);
  if (cookies) return [...cookies, knownDevices.remember(headers, form.email)];
  await earliest;
  throw new AppError("unauthorized", accountWords.wrongCredentials);
}

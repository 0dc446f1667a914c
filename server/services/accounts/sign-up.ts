import { randomUUID } from "node:crypto";
import type { Cookies } from "#server/integrations/auth/port.ts";
import type { AccountDeps } from "#server/services/accounts/account-deps.ts";
import { atLeast } from "#server/services/accounts/at-least.ts";
import { checkNewPassword } from "#server/services/accounts/check-new-password.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";
import type { SignUpForm } from "#shared/contracts/account.ts";

/**
 * Opens an account, queues the email that confirms its address, and signs it in. Where the address has an account
 * already, its owner is written to instead, and the cookies open nothing unless the password is the account's own: the
 * answer, and the time it takes, do not tell which it was. Throws `invalid` for a guessable password and `throttled`.
 */
export async function signUp(deps: AccountDeps, form: SignUpForm, visitor: Visitor): Promise<Cookies> {
  const { auth, database, emailQueue, limits, knownDevices, answerAfter } = deps;
  await limits.count("sign-up", visitor.address, form.email);
  await checkNewPassword(form.password, [form.name, form.email]);
  return await atLeast(answerAfter, async () => {
    const { userId, isNew, cookies } = await auth.signUp(form, visitor.headers);
    const email = isNew ? "email-confirmation" : "account-exists";
    await database.transaction((transaction) => emailQueue.enqueue(transaction, [{ email, about: userId }]));
    // The device of somebody who found the address taken is made known to nobody's account.
    return [...cookies, knownDevices.remember(visitor.headers, isNew ? form.email : randomUUID())];
  });
}

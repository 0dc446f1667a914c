import type { AccountDeps } from "#server/services/accounts/account-deps.ts";
import { atLeast } from "#server/services/accounts/at-least.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";
import type { ForgottenPasswordForm } from "#shared/contracts/account.ts";

/** Longer than the note and the mail job take to commit, in milliseconds. */
const answerAfter = 300;

/**
 * Queues the email with which the owner of an address chooses a new password, within the hour and once. Does and says
 * the same, for as long, where the address has no account. Throws `throttled`.
 */
export async function requestPasswordReset(deps: AccountDeps, { email }: ForgottenPasswordForm, visitor: Visitor) {
  const { auth, database, emailQueue, limits } = deps;
  await limits.count("letter", visitor.address, email);
  await atLeast(answerAfter, async () => {
    const reset = await auth.startReset(email);
    if (!reset) return;
    const order = { email: "password-reset", about: reset.resetId } as const;
    await database.transaction((transaction) => emailQueue.enqueue(transaction, [order]));
  });
}

import type { AccountDeps } from "#server/services/accounts/account-deps.ts";

/**
 * Queues the email that tells an account's owner of a new password: somebody else may have chosen it. The library
 * commits the password by itself, so this is a transaction of its own.
 */
export async function tellOwner({ database, emailQueue }: AccountDeps, userId: string): Promise<void> {
  const order = { email: "password-changed", about: userId } as const;
  await database.transaction((transaction) => emailQueue.enqueue(transaction, [order]));
}

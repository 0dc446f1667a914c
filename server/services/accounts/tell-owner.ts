import type { AccountNeeds } from "#server/services/accounts/account-needs.ts";

/**
 * Queues the letter that tells an account's owner of a new password: somebody else may have chosen it. The library
 * commits the password by itself, so this is a transaction of its own.
 */
export async function tellOwner({ database, mailOrders }: AccountNeeds, userId: string): Promise<void> {
  const order = { letter: "password-changed", about: userId } as const;
  await database.transaction((transaction) => mailOrders.place(transaction, [order]));
}

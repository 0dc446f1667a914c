import { confirmEmailOf, findUsersByEmail } from "#domains/accounts/server/queries.ts";
import type { Database } from "#server/db/client.ts";

/** Confirms the address of an account, as its owner does by the welcome email. */
export async function confirmAddress(database: Database, email: string): Promise<void> {
  const [user] = await findUsersByEmail(database, [email]);
  if (!user) throw new Error(`${email} has no account.`);
  await database.transaction((transaction) => confirmEmailOf(transaction, user));
}

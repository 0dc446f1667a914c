import type { Database } from "#server/db/client.ts";
import { findPeopleOfAccount, linkAccount } from "#server/db/queries/people.ts";
import type { User } from "#server/integrations/auth/port.ts";

/**
 * The ids of the people whose records belong to an account. Once its e-mail address is confirmed, the account belongs to
 * the person with that address; without a confirmed address it is nobody's.
 */
export async function findOwnPeople(database: Database, { id, email, emailVerified }: User): Promise<string[]> {
  if (email === null || !emailVerified) return [];
  const known = await findPeopleOfAccount(database, id);
  if (known.length > 0) return known;
  return (await linkAccount(database, { userId: id, email })) ? await findPeopleOfAccount(database, id) : [];
}

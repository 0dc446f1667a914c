import { findOwnPerson } from "#domains/accounts/server/account-people.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import { countUnseen, findAnnouncementsOf, markSeen } from "./announcement-queries.ts";

/** Maximum number of news listed. */
const mostListed = 100;

interface Deps {
  database: Database;
}

/** A student's news, the latest first; those that were not seen are noted as seen from now on. */
export async function readOwnNews({ database }: Deps, user: User, now = new Date()) {
  const person = await findOwnPerson(database, user);
  if (!person) return [];
  const found = await findAnnouncementsOf(database, person.id, mostListed);
  const unseen = found.filter(({ seenAt }) => seenAt === null).map(({ id }) => id);
  await markSeen(database, unseen, now);
  return found.map(({ id, at, title, text, seenAt }) => ({ id, at, title, text, isNew: seenAt === null }));
}

/** The number of a student's news that they have not seen. */
export async function countOwnNews({ database }: Deps, user: User): Promise<number> {
  const person = await findOwnPerson(database, user);
  return person ? await countUnseen(database, person.id) : 0;
}

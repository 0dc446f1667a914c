import { and, eq, inArray, like, sql } from "drizzle-orm";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { linkConfirmedAddress } from "./account-people.ts";
import { lockMerges } from "./merges.ts";
import { passwordResets, sessions, users } from "./tables.ts";

/** The users with these ids, in any order; unknown ids are left out. */
export async function findUsers(database: Database, ids: string[]) {
  return await database.select().from(users).where(inArray(users.id, ids));
}

/** The users with these addresses, which are in lower case. */
export async function findUsersByEmail(database: Database, emails: string[]) {
  return await database.select().from(users).where(inArray(users.email, emails));
}

const identifierOf = (resetId: string) => `reset-password:${resetId}`;

/** The unused resets with these ids, expired or not, each with its user's name and address. */
export async function findPasswordResets(database: Database, ids: string[]) {
  const found = await database
    .select({
      identifier: passwordResets.identifier,
      expiresAt: passwordResets.expiresAt,
      userId: users.id,
      name: users.name,
      email: users.email,
      locale: users.locale,
    })
    .from(passwordResets)
    .innerJoin(users, eq(passwordResets.value, sql`${users.id}::text`))
    .where(inArray(passwordResets.identifier, ids.map(identifierOf)));
  return found.map(({ identifier, ...reset }) => ({ ...reset, id: identifier.slice(identifierOf("").length) }));
}

/** A user, locked until the transaction ends; undefined for an account that is gone. */
export async function lockUser(transaction: Database, id: string) {
  return (await transaction.select().from(users).where(eq(users.id, id)).for("update"))[0];
}

/**
 * Marks a user's address as confirmed, and links the people with this address to the account; false if the user's
 * address has changed. To be called in a transaction.
 */
export async function confirmEmailOf(transaction: Database, user: { id: string; email: string }): Promise<boolean> {
  // Before any row, as erasing does, so that neither waits for the other.
  await lockMerges(transaction);
  const at = new Date();
  const confirmed = await transaction
    .update(users)
    .set({ emailVerified: true, updatedAt: at })
    .where(and(eq(users.id, user.id), eq(users.email, user.email)))
    .returning({ id: users.id });
  if (confirmed.length === 0) return false;
  await linkConfirmedAddress(transaction, user, at);
  return true;
}

/**
 * Gives an account another address, which its mailbox has proved, and revokes the resets that went to the former one;
 * false if the account's address has changed. It gets nobody's records by it. To be called in a transaction. Throws
 * `conflict` for an address that has an account.
 */
export async function changeEmailOf(
  transaction: Database,
  { id, email, next }: { id: string; email: string; next: string },
): Promise<boolean> {
  await lockMerges(transaction);
  const [other] = await findUsersByEmail(transaction, [next]);
  if (other) throw new AppError("conflict", "account.addressTaken");
  const changed = await transaction
    .update(users)
    .set({ email: next, emailVerified: true, updatedAt: new Date() })
    .where(and(eq(users.id, id), eq(users.email, email)))
    .returning({ id: users.id });
  await deleteResetsOf(transaction, id);
  return changed.length > 0;
}

/** Revokes the password resets of an account. */
export async function deleteResetsOf(transaction: Database, userId: string): Promise<void> {
  const isReset = like(passwordResets.identifier, identifierOf("%"));
  await transaction.delete(passwordResets).where(and(eq(passwordResets.value, userId), isReset));
}

/** Signs an account out everywhere; nothing happens to one that a provider keeps. */
export async function deleteSessionsOf(transaction: Database, userId: string): Promise<void> {
  // An account at a provider has its own kind of id.
  await transaction.delete(sessions).where(eq(sql`${sessions.userId}::text`, userId));
}

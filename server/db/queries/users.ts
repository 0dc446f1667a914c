import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { passwordResets, users } from "#server/db/schema/users.ts";

/** A user as an email addresses one. */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

const userColumns = { id: users.id, name: users.name, email: users.email, emailVerified: users.emailVerified };

/** The users among these ids. */
export async function findUsers(database: Database, ids: string[]): Promise<UserRow[]> {
  return await database.select(userColumns).from(users).where(inArray(users.id, ids));
}

const identifierOf = (resetId: string) => `reset-password:${resetId}`;

/** The unused resets among these ids, expired or not, each with the name and address of its user. */
export async function findPasswordResets(database: Database, ids: string[]) {
  const found = await database
    .select({
      identifier: passwordResets.identifier,
      expiresAt: passwordResets.expiresAt,
      userId: users.id,
      name: users.name,
      email: users.email,
    })
    .from(passwordResets)
    .innerJoin(users, eq(passwordResets.value, sql`${users.id}::text`))
    .where(inArray(passwordResets.identifier, ids.map(identifierOf)));
  return found.map(({ identifier, ...reset }) => ({ ...reset, id: identifier.slice(identifierOf("").length) }));
}

/** Marks a user's address as confirmed; false where that user has it no more. */
export async function confirmEmailOf(database: Database, user: { id: string; email: string }): Promise<boolean> {
  const confirmed = await database
    .update(users)
    .set({ emailVerified: true, updatedAt: new Date() })
    .where(and(eq(users.id, user.id), eq(users.email, user.email)))
    .returning({ id: users.id });
  return confirmed.length > 0;
}

import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { passwordResets, users } from "#server/db/schema/users.ts";

/** The users with these ids, in any order; unknown ids are left out. */
export async function findUsers(database: Database, ids: string[]) {
  return await database.select().from(users).where(inArray(users.id, ids));
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
    })
    .from(passwordResets)
    .innerJoin(users, eq(passwordResets.value, sql`${users.id}::text`))
    .where(inArray(passwordResets.identifier, ids.map(identifierOf)));
  return found.map(({ identifier, ...reset }) => ({ ...reset, id: identifier.slice(identifierOf("").length) }));
}

/** Marks a user's address as confirmed; false if the user has another address by now. */
export async function confirmEmailOf(database: Database, user: { id: string; email: string }): Promise<boolean> {
  const confirmed = await database
    .update(users)
    .set({ emailVerified: true, updatedAt: new Date() })
    .where(and(eq(users.id, user.id), eq(users.email, user.email)))
    .returning({ id: users.id });
  return confirmed.length > 0;
}

import { eq } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { people } from "#domains/people/server/tables.ts";
import { users } from "#domains/accounts/server/tables.ts";

/** Changes the name of an account. */
export async function renameUser(transaction: Database, userId: string, name: string, at: Date): Promise<void> {
  await transaction.update(users).set({ name, updatedAt: at }).where(eq(users.id, userId));
}

/** Changes a person's name and number, which is in E.164 or null. */
export async function changePerson(
  transaction: Database,
  id: string,
  details: { name: string; phone: string | null },
): Promise<void> {
  await transaction.update(people).set(details).where(eq(people.id, id));
}

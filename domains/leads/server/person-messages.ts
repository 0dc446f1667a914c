import { and, asc, desc, eq, inArray, ne } from "drizzle-orm";
import { people } from "#domains/people/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { personMessages } from "./tables.ts";

export type PersonMessageRow = typeof personMessages.$inferSelect;

/** Writes a message; false if it is there already. */
export async function insertPersonMessage(
  transaction: Database,
  message: typeof personMessages.$inferInsert,
): Promise<boolean> {
  const { id } = personMessages;
  return (await transaction.insert(personMessages).values(message).onConflictDoNothing().returning({ id })).length > 0;
}

/** The latest answer to a lead, by e-mail or WhatsApp; null for none. */
export async function findLastAnswer(
  database: Database,
  leadId: string,
): Promise<Pick<PersonMessageRow, "id" | "at" | "authorId"> | null> {
  const { id, at, authorId, kind } = personMessages;
  const [last] = await database
    .select({ id, at, authorId })
    .from(personMessages)
    .where(and(eq(personMessages.leadId, leadId), ne(kind, "note")))
    .orderBy(desc(at), desc(id))
    .limit(1);
  return last ?? null;
}

/** Messages by their ids, with their recipients. */
export async function findPersonMessages(database: Database, ids: string[]) {
  return await database
    .select({
      ...{ id: personMessages.id, text: personMessages.text, inReplyTo: personMessages.inReplyTo },
      ...{ quoted: personMessages.quoted, language: personMessages.language },
      ...{ leadId: personMessages.leadId, personId: personMessages.personId },
      ...{ name: people.name, email: people.email, locale: people.locale },
    })
    .from(personMessages)
    .innerJoin(people, eq(people.id, personMessages.personId))
    .where(inArray(personMessages.id, ids));
}

/** The staff's messages to these people and notes about them, the oldest first. */
export async function findMessagesOfPeople(database: Database, personIds: string[]): Promise<PersonMessageRow[]> {
  return await database
    .select()
    .from(personMessages)
    .where(inArray(personMessages.personId, personIds))
    .orderBy(asc(personMessages.at), asc(personMessages.id));
}

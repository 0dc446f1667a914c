import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import type { StorageKey } from "#server/storage/port.ts";
import { personDocuments as documents } from "./tables.ts";

/** A paper of a person, as it is stored. */
export type PersonDocument = typeof documents.$inferSelect;

/** The papers of these people, the latest first. */
export async function findDocumentsOf(database: Database, personIds: string[]): Promise<PersonDocument[]> {
  return await database
    .select()
    .from(documents)
    .where(inArray(documents.personId, personIds))
    .orderBy(desc(documents.addedAt), desc(documents.id));
}

/** The paper with this id, of any person. */
export async function findDocument(database: Database, id: string): Promise<PersonDocument | undefined> {
  return (await database.select().from(documents).where(eq(documents.id, id)))[0];
}

/** Stores a paper's row; false if its id is taken. */
export async function insertDocument(transaction: Database, row: PersonDocument): Promise<boolean> {
  return (await transaction.insert(documents).values(row).onConflictDoNothing().returning()).length > 0;
}

/** Removes one of these people's papers, and answers it; undefined if there is none. */
export async function deleteDocument(
  transaction: Database,
  personIds: string[],
  id: string,
): Promise<PersonDocument | undefined> {
  const isIt = and(eq(documents.id, id), inArray(documents.personId, personIds));
  return (await transaction.delete(documents).where(isIt).returning())[0];
}

/** Removes all papers of these people; returns the keys of their files. */
export async function removeDocumentsOf(transaction: Database, personIds: string[]): Promise<StorageKey[]> {
  const gone = await transaction.delete(documents).where(inArray(documents.personId, personIds)).returning();
  return gone.map(({ storageKey }) => storageKey);
}

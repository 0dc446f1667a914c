import { and, desc, isNull, like } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import type { KnowsBranches } from "#server/within.ts";
import type { Person } from "./queries.ts";
import { people } from "./tables.ts";

/** Whether words of name and address begin with each of these, which are folded as `foldText` does. */
export const saysWords = (words: string[]) => and(...words.map((word) => like(people.foldedWords, `% ${word}%`)));

/**
 * People by the beginnings of words of name and address, folded: whatever keyboard wrote them, with or without vowel
 * signs; the latest first. It may read every row, so it comes after `findPeopleByWords`.
 */
export async function findPeopleByFoldedWords(
  database: Database,
  words: string[],
  { limit, within }: { limit: number } & KnowsBranches,
): Promise<Person[]> {
  return await database
    .select()
    .from(people)
    .where(and(isNull(people.mergedInto), saysWords(words), within?.has("person", people.id)))
    .orderBy(desc(people.createdAt), desc(people.id))
    .limit(limit);
}

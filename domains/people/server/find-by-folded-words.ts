import { and, desc, getTableColumns, isNull, like, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { type Cursor, keyset } from "#server/db/keyset.ts";
import type { Person } from "./queries.ts";
import { people } from "./tables.ts";

/** People that are read in one query: it holds the event loop for some milliseconds where the database runs on it. */
const slice = 1_000;

/** Greek, Cyrillic and Armenian capitals: in the C locale only plain ones have small letters. */
const capitals = rangesOf([0x391, 0x3a9], [0x400, 0x42f], [0x531, 0x556]);

/** Signs that PostgreSQL takes for another than it compares with: letters and digits, then signs to leave out. */
const folded = {
  from: `${capitals}يىكهەةۃٱĐđÐðŁłØøĦħ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹@.+-_'’`,
  to: `${capitals.toLowerCase()}ییکہہہہاDdDdLlOoHh01234567890123456789       `,
  without: rangesOf(
    [0x2be, 0x2bf],
    [0x300, 0x36f],
    [0x64b, 0x65f],
    [0x640, 0x640],
    [0x670, 0x670],
    [0x200b, 0x200f],
    [0x202a, 0x202e],
  ),
};

/**
 * People by the beginnings of words of name and address, folded as `foldText` does: whatever keyboard wrote them, with or
 * without vowel signs; the latest first. It may read every row, so it comes after `findPeopleByWords`.
 */
export async function findPeopleByFoldedWords(database: Database, words: string[], limit: number): Promise<Person[]> {
  const text = sql`normalize(${people.name} || ' ' || coalesce(${people.email}, ''), NFKD)`;
  const plain = sql`lower(translate(${text}, ${folded.from + folded.without}, ${folded.to}))`;
  // "ھ" that breathes no letter before it is another spelling of "ہ".
  const spelled = words.some((word) => word.includes("ہ"))
    ? sql`regexp_replace(${plain}, '(?<![بپتٹجچدڈڑکگ])ھ', 'ہ', 'g')`
    : plain;
  const said = sql<string>`' ' || ${spelled}`.as("said");
  const { key, order, after } = keyset([people.createdAt, people.id], "desc");
  const found: Person[] = [];
  let from: Cursor | undefined;
  do {
    const isNext = and(isNull(people.mergedInto), after(from));
    const next = database
      .select({ ...getTableColumns(people), said })
      .from(people)
      .where(isNext)
      .orderBy(order)
      .limit(slice)
      .as("next");
    const begin = words.map((word) => like(next.said, `% ${word}%`));
    const rows = database
      .select()
      .from(next)
      .where(and(...begin));
    const ofSlice = await rows.orderBy(desc(next.createdAt), desc(next.id)).limit(limit - found.length);
    found.push(...ofSlice.map(({ said: _, ...person }) => person));
    const lastOf = database.select({ key }).from(people).where(isNext).orderBy(order);
    from = (await lastOf.offset(slice - 1).limit(1))[0]?.key;
  } while (from !== undefined && found.length < limit);
  return found;
}

function rangesOf(...ranges: [first: number, last: number][]): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join("");
}

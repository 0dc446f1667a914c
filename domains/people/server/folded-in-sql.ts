import { type SQL, sql } from "drizzle-orm";

/** Greek, Cyrillic and Armenian capitals: in the C locale only plain ones have small letters. */
const capitals = rangesOf([0x391, 0x3a9], [0x400, 0x42f], [0x531, 0x556]);

/** Signs that PostgreSQL takes for another than it compares with: letters and digits, then signs to leave out. */
const from = `${capitals}يىكهەةۃٱĐđÐðŁłØøĦħ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹@.+-_'’`;
const to = `${capitals.toLowerCase()}ییکہہہہاDdDdLlOoHh01234567890123456789       `;
const without = rangesOf(
  [0x2be, 0x2bf],
  [0x300, 0x36f],
  [0x64b, 0x65f],
  [0x640, 0x640],
  [0x670, 0x670],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
);

/** A text in quotation marks of which a migration's file holds plain letters alone. */
const quoted = (text: string) =>
  sql.raw(`U&'${text.replace(/[^\x20-\x7e]/g, (sign) => `\\${codeOf(sign)}`).replaceAll("'", "''")}'`);

const codeOf = (sign: string) => sign.charCodeAt(0).toString(16).padStart(4, "0");

/**
 * A text as `foldText` folds it, with a space before each word: whatever keyboard wrote it, with or without vowel signs. A
 * column is computed by this expression, so a change of it needs a migration.
 */
export function foldedInSql(text: SQL): SQL {
  const plain = sql`lower(translate(normalize(${text}, NFKD), ${quoted(from + without)}, ${quoted(to)}))`;
  // "ھ" that breathes no letter before it is another spelling of "ہ".
  return sql`' ' || regexp_replace(${plain}, ${quoted("(?<![بپتٹجچدڈڑکگ])ھ")}, ${quoted("ہ")}, 'g')`;
}

function rangesOf(...ranges: [first: number, last: number][]): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join("");
}

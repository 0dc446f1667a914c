import { type SQL, sql } from "drizzle-orm";
import { foldText } from "#shared/fold-text.ts";
import { foldedInSql } from "./folded-in-sql.ts";
import { wordsOf } from "./search-words.ts";

/**
 * Whether a text says what was typed: as it stands, or all its words in the letters and digits of any keyboard. Those of one
 * letter, as in "C++", do not count among them: they are in nearly every text.
 */
export function textSays(text: SQL, typed: string): SQL {
  const asItStands = sql`${text} ilike ${anywhere(typed.trim().replace(/[\\%_]/g, "\\$&"))}`;
  const words = wordsOf(foldText(typed)).filter((word) => word.length > 1);
  if (words.length === 0) return asItStands;
  // Folding compares each letter with hundreds, and plain ASCII needs none of that.
  const folded = sql`case when octet_length(${text}) = length(${text}) then lower(${text}) else ${foldedInSql(text)} end`;
  const parts = words.map((word) => sql`${anywhere(word)}`);
  return sql`(${asItStands} or ${folded} like all (array[${sql.join(parts, sql`, `)}]))`;
}

const anywhere = (part: string) => `%${part}%`;

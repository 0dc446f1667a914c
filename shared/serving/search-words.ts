import { cleanText } from "#shared/clean-text.ts";
import { cutText } from "#shared/cut-text.ts";

/** Number of characters of a search that are used. */
const longestSearch = 100;

/** The search text of a `/search` query, with single spaces between words; empty if there is none. */
export function searchWords(query: URLSearchParams): string {
  return cutText(cleanText((query.get("q") ?? "").replace(/\s+/g, " ")), longestSearch).trim();
}

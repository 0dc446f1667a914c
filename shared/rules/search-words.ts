/** How many letters of a search are looked at. */
const longestSearch = 100;

/** What a query of `/search` asks for: its words with single spaces between them; empty where it asks for nothing. */
export function searchWords(query: URLSearchParams): string {
  return (query.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, longestSearch).trim();
}

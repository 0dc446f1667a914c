import MiniSearch from "minisearch";
import type { SearchDocument } from "#shared/content/search-documents.ts";

export interface SearchHit {
  kind: SearchDocument["kind"];
  title: string;
  path: string;
  /** The part of the text around the first word found. */
  excerpt: string;
}

export type SiteSearch = (query: string) => SearchHit[];

/** How many hits an answer holds, and how much text an excerpt shows. */
const mostHits = 20;
const excerptLength = 170;

/**
 * Prepares the site's search over the given documents: words may be begun only or mistyped by a letter in five,
 * and a word in a title counts for more.
 */
export function createSiteSearch(documents: SearchDocument[]): SiteSearch {
  const index = new MiniSearch<SearchDocument>({
    fields: ["title", "keywords", "text"],
    storeFields: ["kind", "title", "path", "text"],
    searchOptions: { boost: { title: 4, keywords: 2 }, prefix: (term) => term.length > 1, fuzzy: mistypable },
  });
  index.addAll(documents);
  return (query) =>
    index
      // A tab between two words is no space to the index.
      .search(query.replace(/\s/g, " "))
      .slice(0, mostHits)
      .map(({ kind, title, path, text, terms }) => ({ kind, title, path, excerpt: excerpt(text, terms) }));
}

/** Short words are taken as written: a letter changed makes another word of them. */
const mistypable = (term: string) => (term.length > 3 ? 0.2 : false);

function excerpt(text: string, terms: string[]): string {
  const found = terms.map((term) => text.toLowerCase().indexOf(term)).filter((at) => at >= 0);
  const first = found.length > 0 ? Math.min(...found) : 0;
  const from = first < excerptLength / 2 ? 0 : text.indexOf(" ", first - excerptLength / 2) + 1;
  const to = from + excerptLength >= text.length ? text.length : text.lastIndexOf(" ", from + excerptLength);
  return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}

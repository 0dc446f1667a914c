import MiniSearch from "minisearch";
import type { LanguageMark } from "#shared/rules/language-of.ts";
import type { SearchDocument } from "#shared/rules/search-documents.ts";

export interface SearchHit extends LanguageMark {
  kind: SearchDocument["kind"];
  title: string;
  path: string;
  /** The part of the text around the first hit. */
  excerpt: string;
}

export type SiteSearch = (query: string) => SearchHit[];

/** The most hits of an answer, and the length of an excerpt in characters. */
const mostHits = 20;
const excerptLength = 170;

/**
 * A search over the given documents: a word may be unfinished or have one wrong letter in five, and a word in a title
 * counts for more.
 */
export function createSiteSearch(documents: SearchDocument[]): SiteSearch {
  const index = new MiniSearch<SearchDocument>({
    fields: ["title", "keywords", "text"],
    storeFields: ["kind", "title", "path", "text", "lang", "dir"],
    searchOptions: { boost: { title: 4, keywords: 2 }, prefix: (term) => term.length > 1, fuzzy: mistypable },
  });
  index.addAll(documents);
  return (query) =>
    index
      // The index takes only spaces between words.
      .search(query.replace(/\s/g, " "))
      .slice(0, mostHits)
      .map(({ kind, title, path, text, terms, lang, dir }) => {
        return { kind, title, path, excerpt: excerpt(text, terms), ...(lang ? { lang, dir } : {}) };
      });
}

/** Short words must be exact: one letter makes another word of them. */
const mistypable = (term: string) => (term.length > 3 ? 0.2 : false);

function excerpt(text: string, terms: string[]): string {
  const found = terms.map((term) => text.toLowerCase().indexOf(term)).filter((at) => at >= 0);
  const first = found.length > 0 ? Math.min(...found) : 0;
  const from = first < excerptLength / 2 ? 0 : text.indexOf(" ", first - excerptLength / 2) + 1;
  const to = from + excerptLength >= text.length ? text.length : text.lastIndexOf(" ", from + excerptLength);
  return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}

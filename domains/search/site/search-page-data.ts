import type { Site } from "#domains/content/rules/site.ts";
import { pageHead } from "#domains/content/site/page-head.ts";
import type { SearchHit } from "#domains/search/server/search-site.ts";
import { fillText } from "#shared/fill-text.ts";

export type SearchPageData = ReturnType<typeof searchPageData>;

/** The data of the search page; an empty query has no hits. */
export function searchPageData(site: Site, query: string, hits: SearchHit[]) {
  const { hero, field, kinds, ask, count, ...search } = site.messages.search;
  const suggestions = search.none.suggestions.filter(({ href }) => !site.sections.isClosed(href));
  const [empty, none] = [
    { ...search.empty, suggestions },
    { ...search.none, suggestions },
  ];
  const { examples, queries } = site.content.pages.search;
  const placeholder = fillText(field.placeholder, { examples });
  const words = { hero, kinds, none, ask, count, field: { ...field, placeholder }, empty: { ...empty, queries } };
  return { words, query, hits, head: pageHead(site, "/search") };
}

import type { ReactNode } from "react";
import { fillCount } from "#shared/fill-text.ts";
import { ArrowLink } from "#ui/site/arrow-link.tsx";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { ButtonLink, SiteLink } from "#ui/site/site-link.tsx";
import { SearchForm } from "./search-form.tsx";
import type { SearchPageData } from "./search-page-data.ts";
import { SearchResults } from "./search-results.tsx";

type Words = SearchPageData["words"];

/** `ask` is the button that takes the search to the assistant. */
type SearchPageProps = SearchPageData & { ask: ReactNode };

/** The search of the site: its field, and the results of the current query. */
export function SearchPage({ words, query, hits, head, ask }: SearchPageProps) {
  const count = fillCount(words.count, hits.length);
  return (
    <>
      <PageIntro title={words.hero.title} lead={words.hero.lead} tiling={head.tiling} trail={head.trail}>
        <div className="max-w-2xl">
          <SearchForm query={query} {...words.field} />
        </div>
      </PageIntro>
      <div className="page min-h-96 pb-24">
        <p role="status" className="sr-only">
          {query && (
            <span>
              {count}: <bdi>{query}</bdi>
            </span>
          )}
        </p>
        {query === "" && <NothingAsked words={words.empty} />}
        {query !== "" && hits.length === 0 && <NothingFound words={words.none} ask={ask} query={query} />}
        {hits.length > 0 && (
          <>
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-lg rtl:[word-spacing:0.25em]!">{count}</h2>
              {ask}
              <ButtonLink to={words.none.contactAction.href} variant="quiet" className="hidden noscript:inline-flex">
                {words.none.contactAction.label}
              </ButtonLink>
            </div>
            <SearchResults hits={hits} kinds={words.kinds} />
          </>
        )}
      </div>
    </>
  );
}

function NothingAsked({ words }: { words: Words["empty"] }) {
  return (
    <>
      <h2 className="text-2xl">{words.title}</h2>
      <p className="mt-2 text-ink-soft">{words.lead}</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {words.queries.map((query) => (
          <li key={query}>
            <SiteLink
              to={`/search?q=${encodeURIComponent(query)}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-5 font-medium hover:border-ink"
            >
              {query}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function NothingFound({ words, ask, query }: { words: Words["none"]; ask: ReactNode; query: string }) {
  return (
    <>
      <h2 className="text-2xl">
        {words.title} “<bdi>{query}</bdi>”
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{words.lead}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        {ask}
        <ButtonLink to={words.contactAction.href} variant="quiet">
          {words.contactAction.label}
        </ButtonLink>
      </p>
      <ul className="mt-6 flex flex-wrap gap-x-8">
        {words.suggestions.map(({ label, href }) => (
          <li key={href}>
            <ArrowLink to={href}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </>
  );
}

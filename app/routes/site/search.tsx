import { data } from "react-router";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { AskAssistant } from "#domains/assistant/site/ask-assistant.tsx";
import { pageHead } from "#domains/content/site/page-head.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { SearchForm } from "#domains/search/site/search-form.tsx";
import { SearchResults } from "#domains/search/site/search-results.tsx";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { publicPageHeaders, wordsPageHeaders } from "#shared/serving/public-page.ts";
import { searchWords } from "#shared/serving/search-words.ts";
import type { Messages } from "#shared/words.ts";
import { ArrowLink } from "#ui/site/arrow-link.tsx";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { ButtonLink, SiteLink } from "#ui/site/site-link.tsx";
import type { Route } from "./+types/search.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = searchWords(url.searchParams);
  const hits = query === "" ? [] : await context.get(servicesContext).searchSite(query);
  const headers = query === "" ? publicPageHeaders() : wordsPageHeaders();
  const site = context.get(siteContext);
  const { hero, field, kinds, empty, none, ask, count } = site.messages.search;
  const { examples, queries } = site.content.pages.search;
  const placeholder = fillText(field.placeholder, { examples });
  const shown = { hero, kinds, none, ask, count, field: { ...field, placeholder }, empty: { ...empty, queries } };
  return data({ words: shown, query, hits, head: pageHead(site, "/search") }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = headMeta;

type Words = Messages["search"];

function NothingAsked({ words }: { words: Words["empty"] & { queries: string[] } }) {
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

function NothingFound({ words, ask, query }: { words: Words["none"]; ask: string; query: string }) {
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">
        {words.title} “{query}”
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{words.lead}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <AskAssistant query={query} label={ask} variant="main" />
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

export default function Search({ loaderData: { words, query, hits, head } }: Route.ComponentProps) {
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
          {query && `${count}: ${query}`}
        </p>
        {query === "" && <NothingAsked words={words.empty} />}
        {query !== "" && hits.length === 0 && <NothingFound words={words.none} ask={words.ask} query={query} />}
        {hits.length > 0 && (
          <>
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-lg">{count}</h2>
              <AskAssistant query={query} label={words.ask} />
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

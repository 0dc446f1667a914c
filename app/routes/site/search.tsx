import { MessageCircle } from "lucide-react";
import { data } from "react-router";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { askAssistant } from "#domains/assistant/site/assistant-state.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { SearchPage } from "#domains/search/site/search-page.tsx";
import { searchPageData } from "#domains/search/site/search-page-data.ts";
import { publicPageHeaders, wordsPageHeaders } from "#shared/serving/public-page.ts";
import { searchWords } from "#shared/serving/search-words.ts";
import { type ButtonLook, buttonClass } from "#ui/site/button-class.ts";
import type { Route } from "./+types/search.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = searchWords(url.searchParams);
  const site = context.get(siteContext);
  const { lang } = site.messages.language;
  const hits = query === "" ? [] : await context.get(servicesContext).searchSite(query, lang);
  const headers = query === "" ? publicPageHeaders() : wordsPageHeaders();
  return data(searchPageData(site, query, hits), { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = headMeta;

export default function Search({ loaderData }: Route.ComponentProps) {
  const { words, query, hits } = loaderData;
  const variant = hits.length === 0 ? "main" : "quiet";
  return <SearchPage {...loaderData} ask={<AskAssistant query={query} label={words.ask} variant={variant} />} />;
}

type AskAssistantProps = Pick<ButtonLook, "variant"> & { query: string; label: string };

/** Takes a search to the assistant, which answers it; left out where no script runs, or where there is no assistant. */
function AskAssistant({ query, label, variant = "quiet" }: AskAssistantProps) {
  const { off = [] } = useFrame();
  if (off.includes("assistant")) return null;
  return (
    <button type="button" onClick={() => askAssistant(query)} className={buttonClass({ variant }, "noscript:hidden")}>
      <MessageCircle size={18} aria-hidden="true" />
      {label}
    </button>
  );
}

import { listBatches } from "#domains/batches/server/batches.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { siteOf } from "#domains/content/rules/site-of.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { type ContentChanges, memoizeContent } from "#server/db/content-changes.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import { languageOf } from "#shared/language-of.ts";
import type { SearchedBatch } from "./search-documents.ts";
import { createSearchOfSite, type SearchHit, type SiteSearch } from "./search-site.ts";

interface Deps {
  database: Database;
  site: () => Site;
  contentChanges: ContentChanges;
  log: Log;
}

/** Searches the content in a language; what nothing there answers, the site's own, whose hits name their language. */
type PublishedSearch = (query: string, locale?: Locale) => Promise<SearchHit[]>;

/**
 * The search of the content published now, with the batches of the database. Both are read once for each change. In an
 * outage of the database the batches are those last read, or none.
 */
export function createPublishedSearch({ contentChanges, log, ...deps }: Deps): PublishedSearch {
  const readBatches = memoizeContent(contentChanges, async () => (await listBatches(deps)).map(searched));
  let batches: SearchedBatch[] = [];
  const made = new Map<Locale, { site: Site; batches: SearchedBatch[]; search: SiteSearch }>();

  /** The search of a site in a language, made at its first query. */
  const searchOf = (site: Site): SiteSearch => {
    const { lang } = site.messages.language;
    const before = made.get(lang);
    if (before?.site === site && before.batches === batches) return before.search;
    const search = createSearchOfSite(site, batches);
    made.set(lang, { site, batches, search });
    return search;
  };

  const refreshBatches = async () => {
    try {
      const read = await readBatches("all");
      if (read && read !== batches && JSON.stringify(read) !== JSON.stringify(batches)) batches = read;
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : "unknown" }, "search without new batches");
    }
  };

  return async (query, locale = siteLocale) => {
    await refreshBatches();
    const site = deps.site();
    const translated = locale === siteLocale ? null : siteOf(site, locale);
    const own = translated ? searchOf(translated)(query) : [];
    if (own.length > 0) return own;
    const hits = searchOf(site)(query);
    return translated ? hits.map((hit) => ({ ...languageOf({ lang: siteLocale }), ...hit })) : hits;
  };
}

/** Without fields that change with every seat and are not searched. */
const searched = ({ courseId, name, mode, schedule, timing, instructor }: SearchedBatch): SearchedBatch => ({
  ...{ courseId, name, mode, schedule, timing, instructor },
});

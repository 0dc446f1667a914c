import { listBatches } from "#domains/batches/server/batches.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { type ContentChanges, memoizeContent } from "#server/db/content-changes.ts";
import type { SearchedBatch } from "./search-documents.ts";
import { createSearchOfSite, type SearchHit, type SiteSearch } from "./search-site.ts";

interface Deps {
  database: Database;
  site: () => Site;
  contentChanges: ContentChanges;
  log: Log;
}

/**
 * The search of the content published now, with the batches of the database. Both are read once for each change. In an
 * outage of the database the batches are those last read, or none.
 */
export function createPublishedSearch({ contentChanges, log, ...deps }: Deps): (query: string) => Promise<SearchHit[]> {
  const readBatches = memoizeContent(contentChanges, async () => (await listBatches(deps)).map(searched));
  let batches: SearchedBatch[] = [];
  let current: { site: Site; batches: SearchedBatch[]; search: SiteSearch } | undefined;

  return async (query) => {
    try {
      const read = await readBatches("all");
      if (read && read !== batches && JSON.stringify(read) !== JSON.stringify(batches)) batches = read;
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : "unknown" }, "search without new batches");
    }
    const site = deps.site();
    if (current?.site !== site || current.batches !== batches)
      current = { site, batches, search: createSearchOfSite(site, batches) };
    return current.search(query);
  };
}

/** Without fields that change with every seat and are not searched. */
const searched = ({ courseId, name, mode, schedule, timing, instructor }: SearchedBatch): SearchedBatch => ({
  ...{ courseId, name, mode, schedule, timing, instructor },
});

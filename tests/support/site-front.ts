import { createMissingPages } from "#server/serving/missing-pages.ts";
import { createResponseCache, type ResponseCache } from "#server/serving/response-cache.ts";
import type { Site } from "#server/serving/site.ts";
import { createSiteAddresses } from "#server/serving/site-addresses.ts";
import type { SiteFront } from "#server/serving/site-server.ts";

/** The pages that a test's own program answers. */
const programPages = ["program", "search", "cache", "slow", "parts", "broken"];

const emptySite: Site = { prebuilt: new Map(), played: new Map(), quick: new Map(), headers: [] };

interface Front {
  site?: Site;
  cache?: ResponseCache;
  /** The router's patterns beside the built pages. */
  patterns?: string[];
  onMissing?: (path: string) => void;
}

/** The front of a program, empty except for what is given. The answer for a missing page names its example address. */
export function siteFront({
  site = emptySite,
  cache = createResponseCache(),
  patterns = programPages,
  ...given
}: Front): SiteFront {
  const built = [...site.prebuilt.keys()].filter((path) => !path.endsWith(".data"));
  const render = async (path: string) => new Response(`missing: ${path}`, { status: 404 });
  return {
    site,
    cache,
    addresses: createSiteAddresses({ patterns, built, content: () => null, hasWidgets: false }),
    missing: createMissingPages(render),
    onMissing: given.onMissing ?? (() => {}),
  };
}

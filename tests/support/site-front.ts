import { createMissingPages } from "#server/serving/missing-pages.ts";
import { createResponseCache, type ResponseCache } from "#server/serving/response-cache.ts";
import type { Site } from "#server/serving/site.ts";
import { createSiteAddresses } from "#server/serving/site-addresses.ts";
import type { SiteFront } from "#server/serving/site-server.ts";

/** The pages that tests ask a program of their own for. */
const asked = ["program", "search", "cache", "slow", "parts", "broken"];

const emptySite: Site = { prebuilt: new Map(), played: new Map(), quick: new Map(), headers: [] };

interface Front {
  site?: Site;
  cache?: ResponseCache;
  /** The router's patterns beside the built pages. */
  patterns?: string[];
  onMissing?: (path: string) => void;
}

/** What stands before a program, with nothing in it but what is given; what is missing says which address it stands for. */
export function siteFront({
  site = emptySite,
  cache = createResponseCache(),
  patterns = asked,
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

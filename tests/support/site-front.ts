import type { BuiltFiles } from "#server/serving/built-files.ts";
import { createMissingPages } from "#server/serving/missing-pages.ts";
import type { PublicPages } from "#server/serving/public-pages.ts";
import { createResponseCache, type ResponseCache } from "#server/serving/response-cache.ts";
import { createSiteAddresses } from "#server/serving/site-addresses.ts";
import type { SiteFront } from "#server/serving/site-server.ts";

/** The pages that a test's own program answers. */
const programPages = ["program", "search", "cache", "slow", "parts", "broken"];

const noFiles: BuiltFiles = { prebuilt: new Map(), played: new Map(), quick: new Map(), headers: [] };

interface Front {
  files?: BuiltFiles;
  pages?: PublicPages;
  late?: SiteFront["late"];
  cache?: ResponseCache;
  /** The router's patterns beside the built pages. */
  patterns?: string[];
  onMissing?: (path: string) => void;
}

/** The front of a program, empty except for what is given. The answer for a missing page names its example address. */
export function siteFront({
  files = noFiles,
  cache = createResponseCache(),
  patterns = programPages,
  ...given
}: Front): SiteFront {
  const built = [...files.prebuilt.keys(), ...(given.pages?.paths() ?? [])];
  const addresses = createSiteAddresses({
    patterns,
    built,
    content: () => null,
    isOpen: () => true,
    hasWidgets: false,
  });
  const render = async (path: string) => new Response(`missing: ${path}`, { status: 404 });
  return {
    files,
    pages: given.pages ?? { find: () => undefined },
    late: given.late ?? { has: () => false, render: async () => undefined },
    cache,
    findAddress: addresses.find,
    missing: createMissingPages(render),
    onPage: () => {},
    onMissing: given.onMissing ?? (() => {}),
  };
}

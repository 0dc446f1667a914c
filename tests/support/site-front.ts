import { createKeptAnswers, type KeptAnswers } from "#server/serving/kept-answers.ts";
import { createMissingPages } from "#server/serving/missing-pages.ts";
import type { Site } from "#server/serving/site.ts";
import { createSiteAddresses } from "#server/serving/site-addresses.ts";
import type { SiteFront } from "#server/serving/site-server.ts";

/** The pages that tests ask a program of their own for. */
const asked = ["program", "search", "kept", "slow", "parts", "broken"];

const emptySite: Site = { prebuilt: new Map(), played: new Map(), quick: new Map(), headers: [] };

interface Front {
  site?: Site;
  kept?: KeptAnswers;
  /** The router's patterns beside the built pages. */
  patterns?: string[];
  onMissing?: (path: string) => void;
}

/** What stands before a program, with nothing in it but what is given; what is missing says which address it stands for. */
export function siteFront({
  site = emptySite,
  kept = createKeptAnswers(),
  patterns = asked,
  ...given
}: Front): SiteFront {
  const built = [...site.prebuilt.keys()].filter((path) => !path.endsWith(".data"));
  const render = async (path: string) => new Response(`missing: ${path}`, { status: 404 });
  return {
    site,
    kept,
    addresses: createSiteAddresses({ patterns, built, content: () => null, hasWidgets: false }),
    missing: createMissingPages(render),
    onMissing: given.onMissing ?? (() => {}),
  };
}

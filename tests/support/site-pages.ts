import { demoSite } from "#content/demo-site.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { createPublicPages } from "#server/serving/public-pages.ts";
import type { AheadOf, PublicAddress } from "#server/serving/render-address.ts";
import type { LoadedData } from "#server/serving/render-page.ts";

export const page = (path: string, fromDatabase = false): PublicAddress => ({ path, kind: "page", fromDatabase });

/** A site whose pages show this text. */
export const other: Site = { ...demoSite };

/** Public pages of a site whose words are by path; a null is a page that is not there, an error one that fails. */
export function sitePages(words: Map<string, string | null | Error>, addresses: PublicAddress[]) {
  const asked: string[] = [];
  const given: [string, LoadedData | undefined][] = [];
  let current: Site = demoSite;
  const render = async (
    path: string,
    { round: { site: shown }, cacheControl, dataAddress = "", loaded: from }: AheadOf,
  ) => {
    asked.push(path);
    given.push([path, from]);
    const found = words.get(path.replace(/\/_\.data$/, "/").replace(/\.data$/, ""));
    if (found instanceof Error) throw found;
    if (found === null || found === undefined) return new Response(null, { status: 404 });
    const text = shown !== other ? found : `${found} of another site`;
    const headers = { "content-type": "text/html; charset=utf-8", "cache-control": cacheControl };
    return new Response(path.endsWith(".data") ? `"${text}"` : `<p>${text}</p>${dataAddress}`, { headers });
  };
  const quick = new Map();
  let colours = "blue";
  const look = () => colours;
  let loaded: LoadedData | null = null;
  const load = async () => loaded;
  const pages = createPublicPages({ render, load, list: () => addresses, site: () => current, look, quick });
  const paint = (next: string) => {
    colours = next;
  };
  /** The results of every page's loaders from now on. */
  const answer = (next: LoadedData) => {
    loaded = next;
  };
  const show = (site: Site) => {
    current = site;
  };
  /** Updates them as after a change of the content. */
  const change = async () => {
    show({ ...demoSite });
    await pages.update();
  };
  return { asked, given, quick, show, paint, answer, change, ...pages };
}

type Pages = ReturnType<typeof sitePages>;

export const bodyOf = ({ find }: Pages, path: string, query = "") =>
  find(path, query)?.variants.identity.body.toString();

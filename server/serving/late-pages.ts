import { LRUCache } from "lru-cache";
import type { Site } from "#domains/content/rules/site.ts";
import { brotli } from "#server/http/compress.ts";
import { type PrebuiltAnswer, replaceBrotli } from "#server/serving/prebuilt.ts";
import { earlierData, type PublicPages, versionAsked } from "#server/serving/public-pages.ts";
import {
  cacheControlOf,
  dataPathOf,
  type PublicAddress,
  type RenderAhead,
  renderAnswers,
  renderBody,
} from "#server/serving/render-address.ts";
import { type Body, prebuildQuick } from "#server/serving/rendered-body.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import { versionOf } from "./body-version.ts";

/**
 * Public pages that are rendered at their first request, once for all visitors, and stored until something changes: those of
 * the site's other languages, which would make each start and each publication take that many times as long.
 */
export interface LatePages extends Pick<PublicPages, "find"> {
  /** Whether `render` answers a path; not where its query, or the version of its data, is the program's. */
  has(path: string, query: string): boolean;
  /** The answer at a path, rendered once for simultaneous requests, one page after the other; undefined if it is gone. */
  render(path: string): Promise<PrebuiltAnswer | undefined>;
  /** Drops all answers, also those that are being rendered. */
  drop(): void;
}

interface Deps {
  render: RenderAhead;
  /** The pages of a site that are rendered late. */
  list: (site: Site) => PublicAddress[];
  site: () => Site;
}

type Answers = ReadonlyMap<string, PrebuiltAnswer>;

/** More than the pages of any institute in two languages, and a limit of their compressed bytes. */
const stored = {
  max: 1_000,
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (answers: Answers) =>
    [...answers.values()].reduce((sum, { variants }) => sum + variants.br.body.length, 1),
};

/** A brotli level that a first visitor does not notice, and that is a few percent from the best. */
const level = 9;

export function createLatePages({ render, list, site }: Deps): LatePages {
  const addressesOf = oncePerObject((of: Site) => {
    const paths = list(of).flatMap((address): [string, PublicAddress][] => [
      [address.path, address],
      [dataPathOf(address), address],
    ]);
    return new Map(paths);
  });
  const dataByVersion = new LRUCache<string, PrebuiltAnswer>(earlierData);
  let running: Promise<unknown> = Promise.resolve();

  const renderNow = async (path: string): Promise<Answers | undefined> => {
    const shown = site();
    const address = addressesOf(shown).get(path);
    if (!address) return undefined;
    const how = { round: { site: shown }, cacheControl: cacheControlOf(address) };
    const first = await renderBody(render, dataPathOf(address), how);
    const plain = new Map<PrebuiltAnswer, Buffer>();
    const prebuild = (body: Body) => prebuildQuick(body, plain);
    const answers = first && (await renderAnswers(address, first, how, { render, prebuild }));
    if (!answers) return undefined;
    // Before the plain body is let go: its size is asked.
    dataByVersion.set(answers.version, answers.versioned);
    for (const [answer, body] of plain) replaceBrotli(answer, await brotli(body, level));
    return answers.byPath;
  };
  const pages = new LRUCache<string, Answers>({
    ...stored,
    // A dropped answer still serves the requests waiting for it.
    ignoreFetchAbort: true,
    fetchMethod: async (path) => {
      const rendering = running.catch(() => {}).then(() => renderNow(path));
      running = rendering;
      return await rendering;
    },
  });
  const addressAt = (path: string, query: string): PublicAddress | undefined => {
    const address = addressesOf(site()).get(path);
    const isOther = query !== "" && address?.readsQuery?.some((name) => new URLSearchParams(query).has(name));
    return isOther ? undefined : address;
  };

  return {
    find(path, query) {
      const address = addressAt(path, query);
      const found = address && pages.get(address.path)?.get(path);
      const version = versionAsked(path, query);
      if (version === null || (found && versionOf(found) === version)) return found;
      return dataByVersion.get(path + query);
    },
    has: (path, query) => versionAsked(path, query) === null && addressAt(path, query) !== undefined,
    async render(path) {
      const address = addressesOf(site()).get(path);
      return address && (await pages.fetch(address.path))?.get(path);
    },
    drop: () => pages.clear(),
  };
}

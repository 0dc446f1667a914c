import { hash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Site } from "#domains/content/rules/site.ts";
import { versionOf } from "#server/serving/body-version.ts";
import type { PrebuiltAnswer } from "#server/serving/prebuilt.ts";
import type { QuickAnswers } from "#server/serving/recompression.ts";
import {
  type AheadOf,
  cacheControlOf,
  dataPathOf,
  type PublicAddress,
  type RenderAhead,
  type RenderingRound,
  renderAnswers,
  renderBody,
} from "#server/serving/render-address.ts";
import { type Body, prebuildQuick } from "#server/serving/rendered-body.ts";
import { isSameData } from "#server/serving/same-data.ts";
import { brandStyle } from "#shared/look/palette.ts";
import { framePath } from "#shared/serving/hydration.ts";
import type { LoadedData } from "./render-page.ts";

/** Every public page with its data, and the site's files, rendered before they are requested. */
export interface PublicPages {
  /**
   * The answer at a path; `query` begins with its question mark or is empty. Undefined if the program must answer, as for
   * a version of a page's data that is not known here.
   */
  find(path: string, query: string): PrebuiltAnswer | undefined;
  /** The paths of pages and files. */
  paths(): string[];
  /**
   * Renders the differences of a site from the shown one; the returned function shows all of it at once. Rejects if
   * something cannot be rendered.
   */
  prepare(site: Site): Promise<() => void>;
  /**
   * The same for the current site, and shows it; does nothing if it is shown already. Earlier answers stay if something
   * cannot be rendered; at the first time the rest is shown.
   */
  update(): Promise<void>;
  /** Hides the pages that show the database until the next update has ended; the program answers meanwhile. */
  invalidate(): void;
}

interface Deps {
  render: RenderAhead;
  /** The source of a page's data, which shows earlier than its data whether it has changed; null if unknown. */
  load: (path: string, how: AheadOf) => Promise<LoadedData | null>;
  /** The addresses of a site, the most important first. */
  list: (site: Site) => PublicAddress[];
  /** The current site. */
  site: () => Site;
  /** The content of every page of a site beside its data, as text. */
  look: (site: Site) => string;
  /** Takes the answers that have yet to be compressed well. */
  quick: QuickAnswers;
}

interface Rendered {
  address: PublicAddress;
  /** The answers of the page and of its data, or of a file alone, by path. */
  answers: Map<string, PrebuiltAnswer>;
  /** A hash of the page's content: a page with the same data and the same look is the same page. */
  shows: string;
  /** The look of its site, and the source of its data; null if unknown. */
  look: string;
  loaded: LoadedData | null;
}

/** A state of the site and of the database: what pages are rendered from. */
interface State {
  site: Site;
  generation: number;
}

interface Answer {
  answer: PrebuiltAnswer;
  /** The generation of the database that it shows. */
  since: number;
  isVersioned: boolean;
  readsQuery: string[];
}

/** Lifetime of old versions of pages' data after newer ones are shown, in milliseconds; and their limit in bytes. */
export const earlierData = {
  ttl: 60 * 60 * 1_000,
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ variants }: PrebuiltAnswer) => Number(variants.identity.headers.at(-1)),
};

/** The version that a request names; null if it names none, or the path has none. */
export const versionAsked = (path: string, query: string) =>
  query.startsWith("?v=") && (path.endsWith(".data") || path === framePath) ? query.slice(3) : null;

/** The generation of pages that do not show the database. */
const lasting = Number.POSITIVE_INFINITY;

/** Makes the public pages. There are none before the first `update`. */
export function createPublicPages({ render, load, list, site: current, look: lookOf, quick }: Deps): PublicPages {
  let rendered = new Map<string, Rendered>();
  let shown: ReadonlyMap<string, Answer> = new Map();
  let shownState: State | null = null;
  let generation = 0;
  let running: Promise<unknown> = Promise.resolve();
  /** A page asks for the data it was rendered with, by their version, also after newer ones are shown. */
  const dataByVersion = new LRUCache<string, PrebuiltAnswer>(earlierData);

  /** The answers of an address by path, of which the first is rendered; null for a page that is not there. */
  const answersOf = async (address: PublicAddress, first: Body, how: AheadOf) => {
    const prebuild = (body: Body) => prebuildQuick(body, quick);
    const answers = await renderAnswers(address, first, how, { render, prebuild });
    if (!answers) return null;
    if (address.kind === "page" || address.isVersioned) dataByVersion.set(answers.version, answers.versioned);
    return answers.byPath;
  };

  /** The page or file at an address, or the one before if nothing has changed; null if there is none. */
  const renderOne = async (round: RenderingRound, address: PublicAddress): Promise<Rendered | null> => {
    const { site } = round;
    const before = rendered.get(address.path);
    if (before && !address.fromDatabase && shownState?.site === site) return before;
    const how = { round, cacheControl: cacheControlOf(address) };
    const look = lookOf(site);
    const loaded = address.kind === "page" ? await load(address.path, how) : null;
    if (before?.look === look && loaded !== null && isSameData(before.loaded, loaded)) return before;
    const fromLoaded = { ...how, loaded: loaded ?? undefined };
    const first = await renderBody(render, dataPathOf(address), fromLoaded);
    if (!first) return null;
    const shows = hash("sha256", Buffer.concat([first.body, Buffer.from(look)]), "base64url");
    if (before?.shows === shows) return before;
    const answers = await answersOf(address, first, fromLoaded);
    return answers && { address, shows, look, loaded, answers };
  };

  const renderAll = async (site: Site) => {
    const next = new Map<string, Rendered>();
    const failures: Error[] = [];
    const round = { site };
    for (const address of list(site)) {
      // A turn of the event loop each, so that visitors are answered in between.
      await nextTurn();
      try {
        const one = await renderOne(round, address);
        if (one) next.set(address.path, one);
      } catch (error) {
        failures.push(error as Error);
      }
    }
    return { next, failures };
  };

  const show = (next: Map<string, Rendered>, begun: number) => {
    for (const one of rendered.values()) if (next.get(one.address.path) !== one) forget(one, quick);
    rendered = next;
    shown = new Map(
      [...next.values()].flatMap(({ address, answers }) => {
        const since = address.fromDatabase && !address.staysShown ? begun : lasting;
        const { isVersioned = false, readsQuery = [] } = address;
        return Array.from(answers, ([path, answer]): [string, Answer] => [
          path,
          { answer, since, isVersioned, readsQuery },
        ]);
      }),
    );
  };

  const prepareNow = async (site: Site) => {
    const begun = generation;
    const { next, failures } = await renderAll(site);
    if (failures.length > 0 && rendered.size === 0) show(next, begun);
    if (failures.length > 0) throw failureOf(failures);
    return () => {
      show(next, begun);
      shownState = { site, generation: begun };
    };
  };

  /** One after the other, so that the latest shown was the latest rendered. */
  const prepare = (site: Site) => {
    const preparing = running.catch(() => {}).then(() => prepareNow(site));
    running = preparing;
    return preparing;
  };

  return {
    find(path, query) {
      const found = shown.get(path);
      const version = versionAsked(path, query);
      if (version === null) {
        const isOther = query !== "" && found?.readsQuery.some((name) => new URLSearchParams(query).has(name));
        return found && found.since >= generation && !found.isVersioned && !isOther ? found.answer : undefined;
      }
      return found && versionOf(found.answer) === version ? found.answer : dataByVersion.get(path + query);
    },
    paths: () => [...rendered.keys()],
    prepare,
    async update() {
      if (shownState?.site === current() && shownState.generation === generation) return;
      for (;;) {
        const site = current();
        const showAll = await prepare(site);
        // Another site may have been shown meanwhile: older pages must not replace its pages.
        if (current() === site) return showAll();
      }
    },
    invalidate() {
      generation += 1;
    },
  };
}

/** Number of pages that cannot be rendered and are named. */
const named = 3;

/** One error for all pages that cannot be rendered, "/about: The year is missing. /courses: …", with the first one's stack. */
function failureOf(failures: Error[]): Error {
  const texts = failures.slice(0, named).map(({ message }) => `${message.replace(/\.$/, "")}.`);
  const others = failures.length - texts.length;
  const failure = new Error([...texts, ...(others > 0 ? [`And ${others} more.`] : [])].join(" "));
  const [first] = failures;
  if (first?.cause instanceof Error && first.cause.stack) failure.stack = first.cause.stack;
  return failure;
}

function forget({ answers }: Rendered, quick: QuickAnswers) {
  for (const answer of answers.values()) quick.delete(answer);
}

/** A site's look on every page beside its loaders' data, as text: the colours, and the outline of the wordmark. */
export const siteLook = ({ content: { company } }: Site): string =>
  brandStyle(company.brand) + (company.brand.wordmark?.path ?? "");

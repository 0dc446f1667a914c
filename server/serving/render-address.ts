import type { Site } from "#domains/content/rules/site.ts";
import type { PrebuiltAnswer } from "#server/serving/prebuilt.ts";
import type { LoadedData } from "#server/serving/render-page.ts";
import { type Body, bodyOf } from "#server/serving/rendered-body.ts";
import { revalidated } from "#shared/serving/public-page.ts";
import { versionOf } from "./body-version.ts";

/** An address whose answer is rendered before it is requested. */
export interface PublicAddress {
  path: string;
  /** A page has data of its own, which the browser's router fetches; a file such as the sitemap has none. */
  kind: "page" | "file";
  /** Whether it shows courses and batches from the database, beside the published content. */
  fromDatabase: boolean;
  /** Whether it stays unchanged until it is rendered again: its seats are a moment old then. */
  staysShown?: boolean;
  /** Whether a file is requested by its version, and then cached for good. */
  isVersioned?: boolean;
  /** The parameters of its query that change its content; with one of them the program answers. */
  readsQuery?: string[];
}

/** Pages of a site that are rendered one after the other. */
export interface RenderingRound {
  site: Site;
}

/** Settings for rendering a page before it is requested. */
export interface AheadOf {
  /** The round of rendering that it belongs to: the pages of one may share the data they read. */
  round: RenderingRound;
  /** For an answer without a caching policy of its own. */
  cacheControl: string;
  /** The address of a page's data. */
  dataAddress?: string | undefined;
  takeBody?: (body: Buffer) => void;
  /** Its loaders' earlier results. */
  loaded?: LoadedData | undefined;
}

/** Answers a request of no particular visitor; the body, or `takeBody` is called with it. */
export type RenderAhead = (path: string, how: AheadOf) => Promise<Response>;

/** The answers of one address: a page's own and its data's, or a file's alone. */
interface AddressAnswers {
  byPath: Map<string, PrebuiltAnswer>;
  /** The address that names the version of the data, or of the file, and its answer. */
  version: string;
  versioned: PrebuiltAnswer;
}

const forAnHour = "public, max-age=3600";
const forGood = "public, max-age=31536000, immutable";

export const cacheControlOf = ({ kind, isVersioned }: PublicAddress) => {
  if (kind === "page") return revalidated;
  return isVersioned ? forGood : forAnHour;
};

/** The address from which the browser's router fetches a page's data. */
const dataAddressOf = (page: string) => (page === "/" ? "/_.data" : `${page}.data`);

/** The address whose body shows whether anything has changed: of a page's data, or a file's own. */
export const dataPathOf = ({ path, kind }: Pick<PublicAddress, "path" | "kind">) =>
  kind === "page" ? dataAddressOf(path) : path;

/** The body at a path; null for a page that is not there. Throws with the path for any other failure. */
export async function renderBody(render: RenderAhead, path: string, how: AheadOf): Promise<Body | null> {
  try {
    let taken: Buffer | undefined;
    const takeBody = (body: Buffer) => {
      taken = body;
    };
    return await bodyOf(await render(path, { ...how, takeBody }), taken);
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/**
 * Renders the rest of an address whose data, or whose file, is `first`; null for a page that is not there. The page asks
 * for its data by their version.
 */
export async function renderAnswers(
  address: PublicAddress,
  first: Body,
  how: AheadOf,
  { render, prebuild }: { render: RenderAhead; prebuild: (body: Body) => PrebuiltAnswer },
): Promise<AddressAnswers | null> {
  const { path, kind } = address;
  const dataPath = dataPathOf(address);
  const versioned = prebuild(first);
  const version = `${dataPath}?v=${versionOf(versioned)}`;
  if (kind === "file") return { byPath: new Map([[path, versioned]]), version, versioned };
  const page = await renderBody(render, path, { ...how, dataAddress: version });
  if (!page) return null;
  return {
    byPath: new Map([
      [path, prebuild(page)],
      [dataPath, versioned],
    ]),
    version,
    versioned,
  };
}

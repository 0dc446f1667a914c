import { LRUCache } from "lru-cache";
import type { AppFetch } from "#server/serving/app-fetch.ts";
import { type Asked, askedBy, isPlain } from "#server/serving/asked.ts";
import { acceptedEncoding, brotli, compressQuickly, gzipped } from "#server/serving/compress.ts";
import { headersFor, type PrebuiltAnswer, prebuild, prebuildFor } from "#server/serving/prebuilt.ts";
import { lastingHeaders, pairsOf } from "#server/serving/raw-headers.ts";
import { PUBLIC_PAGE_HEADER, publicTo } from "#shared/rules/public-page.ts";
import { searchWords } from "#shared/rules/search-words.ts";

/** Answers that were made once and hold until content changes: rendered pages, their data, public lists of the API. */
export interface ResponseCache {
  /** The kept answer to such a GET, if there is one. */
  find(asked: Asked): PrebuiltAnswer | undefined;
  /** The program, with the answers that say they are public kept as they pass. */
  wrap(fetch: AppFetch): AppFetch;
  /** Forgets everything; what is being made right now is not kept either. */
  drop(): void;
}

/** How much is kept, in bytes: of pages as they are before compression, of searches as they are sent. */
const usual = { pages: 24 * 1024 * 1024, searches: 8 * 1024 * 1024 };

interface Cached {
  answer: PrebuiltAnswer;
  bytes: number;
  /** Whether it is for those only who have no session and sent no query. */
  isForVisitors: boolean;
}

/** Where an answer is kept. Searches have a room of their own: made-up words push no page out. */
type Place = { store: "pages" | "searches"; key: string };

/** Keeps answers in this process's memory; what was asked for longest ago goes first. */
export function createResponseCache(limits = usual): ResponseCache {
  const store = (maxSize: number) => new LRUCache<string, Cached>({ maxSize, sizeCalculation: ({ bytes }) => bytes });
  const stores = { pages: store(limits.pages), searches: store(limits.searches) };
  let generation = 0;

  const find = (asked: Asked) => {
    const place = placeOf(asked);
    const cache = place && stores[place.store].get(place.key);
    return cache && (!cache.isForVisitors || isPlain(asked)) ? cache.answer : undefined;
  };

  return {
    find,
    wrap: (fetch) => async (request, peer) => {
      const asked = askedBy(request);
      const isGet = request.method === "GET";
      const made = isGet && find(asked);
      if (made) return asResponse(made, request);
      const begun = generation;
      const response = await fetch(request, peer);
      const mark = response.headers.get(PUBLIC_PAGE_HEADER);
      const place = isGet && isCacheable(response, mark, asked) && placeOf(asked);
      if (!place) return withoutMark(response);
      const cache = await prepare(response, place, asked);
      if (begun === generation)
        stores[place.store].set(place.key, { ...cache, isForVisitors: mark === publicTo.visitors });
      return asResponse(cache.answer, request);
    },
    drop() {
      stores.pages.clear();
      stores.searches.clear();
      generation += 1;
    },
  };
}

function isCacheable({ status, headers }: Response, mark: string | null, asked: Asked): boolean {
  if (mark === null || status !== 200 || headers.has("set-cookie")) return false;
  // What is kept for visitors is told apart here, so no one else may keep it.
  if (mark === publicTo.visitors) return isPlain(asked);
  return !/\b(private|no-store)\b/i.test(headers.get("cache-control") ?? "");
}

/**
 * Where the answer to a request is kept: under its path, for a public page does not look at its query; a search under its
 * words, for each encoding apart. Null where it is not: the data of a client's navigation that is asked for by part
 * (`?_routes=`), and other spellings of an address of the API.
 */
function placeOf({ url, acceptEncoding }: Asked): Place | null {
  const [address = "", query = ""] = url.split("?", 2);
  const path = address.replace(/^https?:\/\/[^/]*/, "");
  if (query !== "" && (path === "/search" || path === "/search.data")) {
    const params = new URLSearchParams(query);
    const words = searchWords(params);
    if (params.has("_routes")) return null;
    if (words !== "") return { store: "searches", key: `${path} ${acceptedEncoding(acceptEncoding)} ${words}` };
    return { store: "pages", key: path };
  }
  if (path.startsWith("/api/") && /%|\/\//.test(path)) return null;
  return path.endsWith(".data") && query !== "" ? null : { store: "pages", key: path };
}

/** An answer as it is kept: a page compressed well, for all; a search quickly, for those who take the same encoding. */
async function prepare(response: Response, { store }: Place, { acceptEncoding }: Asked) {
  const headers = lastingHeaders(response);
  const identity = Buffer.from(await response.arrayBuffer());
  if (store === "pages") {
    const [br, gzip] = await Promise.all([brotli(identity, 6), gzipped(identity, 6)]);
    return { answer: prebuild({ identity, br, gzip }, headers), bytes: identity.length };
  }
  const { body, encoding } = compressQuickly(identity, acceptedEncoding(acceptEncoding));
  return { answer: prebuildFor(encoding, body, headers), bytes: body.length };
}

function withoutMark(response: Response): Response {
  if (!response.headers.has(PUBLIC_PAGE_HEADER)) return response;
  const headers = new Headers(response.headers);
  headers.delete(PUBLIC_PAGE_HEADER);
  return new Response(response.body, { status: response.status, headers });
}

function asResponse({ status, variants }: PrebuiltAnswer, request: Request): Response {
  const { headers, body } = variants[acceptedEncoding(request.headers.get("accept-encoding") ?? undefined)];
  const bytes = typeof body === "string" ? Buffer.from(body, "latin1") : new Uint8Array(body);
  return new Response(bytes, { status, headers: pairsOf(headersFor(request.headers.get("purpose"), headers)) });
}

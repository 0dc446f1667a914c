import { LRUCache } from "lru-cache";
import { localAddress } from "#domains/content/rules/local-address.ts";
import { acceptedEncoding, brotli, compressQuickly, gzipped } from "#server/http/compress.ts";
import { type AppFetch, isCalendar } from "#server/http/request.ts";
import { lastingHeaders, pairsOf } from "#server/serving/headers.ts";
import { headersFor, type PrebuiltAnswer, prebuild, prebuildFor } from "#server/serving/prebuilt.ts";
import { minute } from "#shared/durations.ts";
import { PUBLIC_PAGE_HEADER, publicTo } from "#shared/serving/public-page.ts";
import { searchWords } from "#shared/serving/search-words.ts";

/** The cache key of a GET's answer. */
interface CacheQuery {
  url: string;
  cookie?: string | undefined;
  acceptEncoding?: string | undefined;
}

export function cacheQueryOf({ url, headers }: Request): CacheQuery {
  const acceptEncoding = headers.get("accept-encoding") ?? undefined;
  return { url, cookie: headers.get("cookie") ?? undefined, acceptEncoding };
}

/**
 * Whether a `Cookie` header may contain a session: ours (`session`, `__Host-session`) or a provider's (`__session…`). It
 * may report a session that is not there, but misses none.
 */
function mayBringSession(cookie: string | undefined): boolean {
  return cookie !== undefined && /session/i.test(cookie);
}

/** Whether a request brings no session and no query. */
export function isPlain({ url, cookie }: CacheQuery): boolean {
  return !url.includes("?") && !mayBringSession(cookie);
}

/** Answers that stay valid until content changes: rendered pages, their data, public lists of the API. */
export interface ResponseCache {
  /** The cached answer to a GET, if there is one. */
  find(query: CacheQuery): PrebuiltAnswer | undefined;
  /** The program, behind the cache: answers marked public are stored as they pass. */
  wrap(fetch: AppFetch): AppFetch;
  /** Empties the cache; answers in progress are not stored either. */
  drop(): void;
  /** Does the same with the calendars alone. */
  dropCalendars(): void;
}

/** The cache's limits in bytes: of pages before compression, of searches and calendars as they are sent. */
const usual = { pages: 24 * 1024 * 1024, searches: 8 * 1024 * 1024, calendars: 8 * 1024 * 1024 };

/** Maximum age of a calendar, in milliseconds: seats may also end without a notification. */
const calendarsLast = minute;

interface Cached {
  answer: PrebuiltAnswer;
  bytes: number;
  /** Whether it is only for visitors without a session and a query. */
  isForVisitors: boolean;
}

/** The store of an answer. Searches have a store of their own, so that invented words push no page out. */
type Place = { store: "pages" | "searches" | "calendars"; key: string };

/** A cache in this process's memory; the answer that was used longest ago goes first. */
export function createResponseCache(limits = usual): ResponseCache {
  const store = (maxSize: number, ttl = 0) =>
    new LRUCache<string, Cached>({ maxSize, ttl, sizeCalculation: ({ bytes }) => bytes });
  const stores = {
    pages: store(limits.pages),
    searches: store(limits.searches),
    calendars: store(limits.calendars, calendarsLast),
  };
  let generation = 0;

  const find = (query: CacheQuery) => {
    const place = placeOf(query);
    const cached = place && stores[place.store].get(place.key);
    return cached && (!cached.isForVisitors || isPlain(query)) ? cached.answer : undefined;
  };

  return {
    find,
    wrap: (fetch) => async (request, peer) => {
      const query = cacheQueryOf(request);
      const isGet = request.method === "GET";
      const found = isGet && find(query);
      if (found) return asResponse(found, request);
      const begun = generation;
      const response = await fetch(request, peer);
      const mark = response.headers.get(PUBLIC_PAGE_HEADER);
      const place = isGet && isCacheable(response, mark, query) && placeOf(query);
      if (!place) return withoutMark(response);
      const prepared = await prepare(response, place, query);
      if (begun === generation)
        stores[place.store].set(place.key, { ...prepared, isForVisitors: mark === publicTo.visitors });
      return asResponse(prepared.answer, request);
    },
    drop() {
      stores.pages.clear();
      stores.searches.clear();
      stores.calendars.clear();
      generation += 1;
    },
    dropCalendars() {
      stores.calendars.clear();
      generation += 1;
    },
  };
}

function isCacheable({ status, headers }: Response, mark: string | null, query: CacheQuery): boolean {
  if (mark === null || status !== 200 || headers.has("set-cookie")) return false;
  if (mark === publicTo.holders) return true;
  // Only this cache tells visitors from others, so such an answer says it is private.
  if (mark === publicTo.visitors) return isPlain(query);
  return !/\b(private|no-store)\b/i.test(headers.get("cache-control") ?? "");
}

/**
 * The cache key of a request's answer: its path, because a public page does not read its query; the words of a search
 * and the path of a calendar, once for each encoding. Null for the parts of a page's data that the browser's router
 * asks for (`?_routes=`), and for other spellings of an address of the API.
 */
function placeOf({ url, acceptEncoding }: CacheQuery): Place | null {
  const [address = "", query = ""] = url.split("?", 2);
  const path = address.replace(/^https?:\/\/[^/]*/, "");
  if (query !== "" && isSearch(path)) {
    const params = new URLSearchParams(query);
    const words = searchWords(params);
    if (params.has("_routes")) return null;
    if (words !== "") return { store: "searches", key: `${path} ${acceptedEncoding(acceptEncoding)} ${words}` };
    return { store: "pages", key: path };
  }
  if (isCalendar(path))
    return query === "" ? { store: "calendars", key: `${path} ${acceptedEncoding(acceptEncoding)}` } : null;
  if (path.startsWith("/api/") && /%|\/\//.test(path)) return null;
  return path.endsWith(".data") && query !== "" ? null : { store: "pages", key: path };
}

/** Whether a path is that of the search page or its data, in any language. */
const isSearch = (path: string) => /^\/search(?:\.data)?$/.test(localAddress(path).path);

/** A stored answer: a page compressed well, for all visitors; a search quickly, for one encoding. */
async function prepare(response: Response, { store }: Place, { acceptEncoding }: CacheQuery) {
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
  return new Response(new Uint8Array(body), {
    status,
    headers: pairsOf(headersFor(request.headers.get("purpose"), headers)),
  });
}

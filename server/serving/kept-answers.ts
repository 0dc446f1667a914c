import type { AppFetch } from "#server/serving/app-fetch.ts";
import { acceptedEncoding, brotli, gzipped } from "#server/serving/compress.ts";
import { headersFor, type PrebuiltAnswer, prebuild } from "#server/serving/prebuilt.ts";
import type { RawHeaders } from "#server/serving/security-headers.ts";
import { PUBLIC_PAGE_HEADER } from "#shared/rules/public-page.ts";

/** Answers that were made once and hold until content changes: rendered pages, their data, public lists of the API. */
export interface KeptAnswers {
  /** The kept answer to a GET of this address, if there is one. */
  find(url: string): PrebuiltAnswer | undefined;
  /** The program, with the answers that say they are public kept as they pass. */
  keeping(fetch: AppFetch): AppFetch;
  /** Forgets everything; what is being made right now is not kept either. */
  drop(): void;
}

/** How much is kept, in bytes of uncompressed text; what was asked for longest ago goes first. */
const mostBytes = 24 * 1024 * 1024;

/** Headers that belong to one answer, not to all of them. */
const ofOneAnswer = new Set(["content-length", "date", "x-request-id", "vary", PUBLIC_PAGE_HEADER]);

interface Kept {
  answer: PrebuiltAnswer;
  bytes: number;
}

/** Keeps answers in this process's memory, `limit` bytes at most. */
export function createKeptAnswers(limit = mostBytes): KeptAnswers {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  let generation = 0;

  const keep = (key: string, entry: Kept) => {
    bytes += entry.bytes - (kept.get(key)?.bytes ?? 0);
    kept.delete(key);
    kept.set(key, entry);
    for (const [oldest, { bytes: freed }] of kept) {
      if (bytes <= limit) break;
      kept.delete(oldest);
      bytes -= freed;
    }
  };

  return {
    find(url) {
      const key = keyOf(url);
      const entry = key === null ? undefined : kept.get(key);
      if (key === null || !entry) return undefined;
      kept.delete(key);
      kept.set(key, entry);
      return entry.answer;
    },
    keeping: (fetch) => async (request, peer) => {
      const asked = generation;
      const response = await fetch(request, peer);
      if (!response.headers.has(PUBLIC_PAGE_HEADER)) return response;
      const key = request.method === "GET" ? keyOf(request.url) : null;
      const isForAll = response.status === 200 && !response.headers.has("set-cookie");
      if (key === null || !isForAll) return withoutMark(response);
      const identity = Buffer.from(await response.arrayBuffer());
      const [br, gzip] = await Promise.all([brotli(identity, 6), gzipped(identity, 6)]);
      const answer = prebuild({ identity, br, gzip }, lastingHeaders(response));
      if (asked === generation) keep(key, { answer, bytes: identity.length });
      return asResponse(answer, request);
    },
    drop() {
      kept.clear();
      bytes = 0;
      generation += 1;
    },
  };
}

/**
 * What an answer is kept under: the path. A public page does not look at its query, so one page is one answer; the data
 * of a client's navigation may be asked for by part (`?_routes=`), and then is not kept.
 */
function keyOf(url: string): string | null {
  const [address = "", query = ""] = url.split("?", 2);
  const path = address.replace(/^https?:\/\/[^/]*/, "");
  return path.endsWith(".data") && query !== "" ? null : path;
}

function lastingHeaders(response: Response): RawHeaders {
  const headers = [...response.headers].filter(([name]) => !ofOneAnswer.has(name));
  // The 304 goes without its Content-Type, which it looks for by this name.
  return headers.flatMap(([name, value]) => [name === "content-type" ? "Content-Type" : name, value]);
}

function withoutMark(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete(PUBLIC_PAGE_HEADER);
  return new Response(response.body, { status: response.status, headers });
}

function asResponse({ variants }: PrebuiltAnswer, request: Request): Response {
  const { headers: own, body } = variants[acceptedEncoding(request.headers.get("accept-encoding") ?? undefined)];
  const headers = headersFor(request.headers.get("purpose"), own);
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < headers.length; at += 2) pairs.push([headers[at] ?? "", headers[at + 1] ?? ""]);
  return new Response(typeof body === "string" ? Buffer.from(body, "latin1") : new Uint8Array(body), {
    headers: pairs,
  });
}

import type { RawHeaders } from "#server/serving/security-headers.ts";
import { PUBLIC_PAGE_HEADER } from "#shared/rules/public-page.ts";

/** Headers that belong to one answer, not to all of them. */
const ofOneAnswer = new Set(["content-length", "date", "x-request-id", "vary", PUBLIC_PAGE_HEADER]);

/** The headers of an answer that may be sent again. */
export function lastingHeaders(response: Response): RawHeaders {
  const headers = [...response.headers].filter(([name]) => !ofOneAnswer.has(name));
  // The 304 goes without its Content-Type, which it looks for by this name.
  return headers.flatMap(([name, value]) => [name === "content-type" ? "Content-Type" : name, value]);
}

/** Node's raw header form as pairs. */
export function pairsOf(headers: RawHeaders): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < headers.length; at += 2) pairs.push([headers[at] ?? "", headers[at + 1] ?? ""]);
  return pairs;
}

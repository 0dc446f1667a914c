import type { IncomingMessage } from "node:http";
import type { Visits } from "#domains/overview/server/visits.ts";
import { visitorAddress } from "#server/http/request.ts";

/**
 * Passes on the pages that people open, to be counted: a browser declares by itself that it wants a document, or data
 * for the page it shows. A prefetch is not a visit.
 */
export function notePages(visits: Pick<Visits, "note">, trustProxy: number) {
  return ({ headers, method, socket }: IncomingMessage, path: string, query: string): void => {
    const wanted = headers["sec-fetch-dest"];
    if (wanted === undefined || method !== "GET" || headers["sec-purpose"] || headers.purpose) return;
    if (wanted !== "document" && !(wanted === "empty" && path.endsWith(".data"))) return;
    const forwardedFor = headers["x-forwarded-for"]?.toString() ?? null;
    const address = visitorAddress(socket.remoteAddress ?? "", forwardedFor, trustProxy);
    const known = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as [string, string]] : [],
    );
    visits.note({ visitor: { address, requestId: "", headers: new Headers(known) }, path, query });
  };
}

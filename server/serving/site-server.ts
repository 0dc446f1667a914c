import { createServer, type IncomingMessage, type Server, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { contentOf } from "#server/api/streamed-body.ts";
import type { AppFetch } from "#server/serving/app-fetch.ts";
import { limitBodyTime, limitConnections, requestTimes } from "#server/serving/connection-limits.ts";
import type { KeptAnswers } from "#server/serving/kept-answers.ts";
import { sendPlayedFile } from "#server/serving/played-file.ts";
import { sendPrebuilt } from "#server/serving/prebuilt.ts";
import { sendContent } from "#server/serving/send-content.ts";
import type { Site } from "#server/serving/site.ts";

/**
 * The program's HTTP server, not yet listening: prebuilt and kept answers straight from memory, films from disk, one
 * canonical address per page, and everything else through the program.
 */
export function createSiteServer(site: Site, fetch: AppFetch, kept?: KeptAnswers): Server {
  const program = kept ? kept.keeping(fetch) : fetch;
  const passOn = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const answer = await program(request, { address: incoming.socket.remoteAddress ?? "" });
      const content = contentOf(answer.body);
      if (!content || !(outgoing instanceof ServerResponse)) return answer;
      sendContent(outgoing, answer, content);
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer({ optimizeEmptyRequests: true, ...requestTimes }, (request, response) => {
    if (!server.listening) response.shouldKeepAlive = false;
    request.url = withoutAuthority(request.url ?? "/");
    if (answerFromSite(site, request, response, kept)) return;
    if ((request.headersDistinct.host?.length ?? 0) > 1) return refuseHosts(response, site);
    limitBodyTime(request, response);
    void passOn(request, response);
  });
  limitConnections(server);
  return server;
}

/** Answers a GET or HEAD of something built; false when the program has to be asked. */
function answerFromSite(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  kept: KeptAnswers | undefined,
): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const url = request.url ?? "/";
  const queryAt = url.indexOf("?");
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  const answer = site.prebuilt.get(path) ?? kept?.find(url);
  if (answer) {
    sendPrebuilt(request, response, answer);
    return true;
  }
  const played = site.played.get(path);
  if (played) {
    sendPlayedFile(request, response, played);
    return true;
  }
  if (path.startsWith("/assets/")) {
    const body = "Not found\n";
    const headers = ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store"];
    response.writeHead(404, [...headers, ...site.headers, "Content-Length", String(body.length)]).end(body);
    return true;
  }
  const canonical = withoutClosingSlash(path);
  if (canonical === null) return false;
  const location = canonical + (queryAt < 0 ? "" : url.slice(queryAt));
  response.writeHead(308, ["Location", location, "Content-Length", "0", ...site.headers]).end();
  return true;
}

/** Who names two hosts means to be taken for one by us and for the other by somebody between us (RFC 9112, 3.2). */
function refuseHosts(response: ServerResponse, { headers }: Site) {
  response
    .writeHead(400, [...headers, "Cache-Control", "no-store", "Connection", "close", "Content-Length", "0"])
    .end();
}

/** The path and query of a request's target: one that names a host as well is answered all the same (RFC 9112, 3.2.2). */
function withoutAuthority(target: string): string {
  if (target.startsWith("/")) return target;
  const path = target.replace(/^https?:\/\/[^/?#]*/i, "");
  return path.startsWith("/") ? path : "/";
}

/** The canonical path of a page asked for with closing slashes; null when it is canonical, or not a page's. */
function withoutClosingSlash(path: string): string | null {
  // A path that begins with two slashes would redirect to another host.
  if (!path.endsWith("/") || path === "/" || path.startsWith("/api/") || /^[/\\]{2}|\\/.test(path)) return null;
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

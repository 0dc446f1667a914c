import { createServer, type IncomingMessage, type Server, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { isCertificate } from "#domains/certificates/server/certificate-paths.ts";
import { isFace } from "#server/faces/page-faces.ts";
import { adminPath, classroomPath } from "#server/http/application.ts";
import { type AppFetch, isApi, isCalendar, metricsPath } from "#server/http/request.ts";
import { contentOf } from "#server/http/streamed-body.ts";
import type { BuiltFiles } from "#server/serving/built-files.ts";
import {
  endUnreadBody,
  hasBody,
  limitConnections,
  requestTimes,
  watchBody,
} from "#server/serving/connection-limits.ts";
import type { LatePages } from "#server/serving/late-pages.ts";
import type { MissingPages } from "#server/serving/missing-pages.ts";
import { type PrebuiltAnswer, sendPrebuilt } from "#server/serving/prebuilt.ts";
import type { PublicPages } from "#server/serving/public-pages.ts";
import { refuseUnread } from "#server/serving/refuse-unread.ts";
import type { ResponseCache } from "#server/serving/response-cache.ts";
import { sendPlayedFile, sendStream } from "#server/serving/send-file.ts";
import type { SiteAddresses } from "#server/serving/site-addresses.ts";
import { isAdmin } from "./admin.ts";
import { isClassroom } from "./classroom.ts";

/** Answers requests without the program. */
export interface SiteFront {
  files: BuiltFiles;
  pages: Pick<PublicPages, "find">;
  late: Pick<LatePages, "has" | "render">;
  findAddress: SiteAddresses["find"];
  missing: MissingPages;
  cache: ResponseCache;
  /** Called with each request for a page or a page's data. */
  onPage: (request: IncomingMessage, path: string, query: string) => void;
  /** Called with the path of each request for a missing page (specification §2). */
  onMissing: (path: string) => void;
}

/**
 * The program's HTTP server, not yet listening: prebuilt and cached answers from memory, videos from disk, one canonical
 * address for each page, one answer for missing ones, and everything else from the program.
 */
export function createSiteServer(front: SiteFront, fetch: AppFetch): Server {
  const { files } = front;
  const passOn = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const answer = await fetch(request, { address: incoming.socket.remoteAddress ?? "" });
      const content = contentOf(answer.body);
      if (!content || !(outgoing instanceof ServerResponse)) return answer;
      sendStream(outgoing, answer, content);
      return RESPONSE_ALREADY_SENT;
    },
    // `endUnreadBody` does this: the library's own reads up to 64 MB of each refused body.
    { overrideGlobalObjects: false, autoCleanupIncoming: false },
  );
  const askProgram = (request: IncomingMessage, response: ServerResponse) => {
    if ((request.headersDistinct.host?.length ?? 0) > 1) return refuseHosts(response, files);
    void passOn(request, response);
  };
  const server = createServer({ optimizeEmptyRequests: true, ...requestTimes }, (request, response) => {
    if (!server.listening) response.shouldKeepAlive = false;
    if (hasBody(request)) {
      watchBody(request, response);
      endUnreadBody(request, response);
    }
    request.url = withoutAuthority(request.url ?? "/");
    if (!answerFromMemory(front, request, response, askProgram)) askProgram(request, response);
  });
  limitConnections(server);
  refuseUnread(server, files.headers);
  return server;
}

type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers a GET or HEAD that needs no rendering; false if the program must answer. */
function answerFromMemory(
  front: SiteFront,
  request: IncomingMessage,
  response: ServerResponse,
  askProgram: Answerer,
): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const { files, pages, cache } = front;
  const url = request.url ?? "/";
  const queryAt = url.indexOf("?");
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  const query = queryAt < 0 ? "" : url.slice(queryAt);
  const page = pages.find(path, query);
  if (page) front.onPage(request, path, query);
  const answer = page ?? files.prebuilt.get(path) ?? cache.find(cacheQueryIn(request, url));
  if (answer) {
    sendPrebuilt(request, response, answer);
    return true;
  }
  const played = files.played.get(path);
  if (played) {
    sendPlayedFile(request, response, played);
    return true;
  }
  if (isAsset(path)) {
    answerGoneAsset(response, files);
    return true;
  }
  if (isProgram(path)) return false;
  return answerAddress(front, request, response, { path, query, askProgram });
}

interface Asked {
  path: string;
  /** Begins with its question mark, or is empty. */
  query: string;
  askProgram: Answerer;
}

/** Answers for an address that nothing in memory has: with its own spelling, a page that is rendered late, or a missing one. */
function answerAddress(
  { files, ...front }: SiteFront,
  request: IncomingMessage,
  response: ServerResponse,
  { path, query, askProgram }: Asked,
): boolean {
  const address = front.findAddress(path);
  if (address.kind === "other spelling") {
    const location = address.path + query;
    response.writeHead(308, ["Location", location, "Content-Length", "0", ...files.headers]).end();
    return true;
  }
  if (address.kind === "page") {
    front.onPage(request, path, query);
    if (!front.late.has(path, query)) return false;
    sendOnceRendered(front.late.render(path), request, response, askProgram);
    return true;
  }
  front.onMissing(path);
  const rendered = front.missing.find(address.example);
  if (rendered) sendPrebuilt(request, response, rendered);
  else sendOnceRendered(front.missing.render(address.example), request, response, askProgram);
  return true;
}

/** The folder of each application's files with a content hash in their names. */
const assetFolders = ["", adminPath, classroomPath].map((base) => `${base}/assets/`);

const isAsset = (path: string) => assetFolders.some((folder) => path.startsWith(folder));

/** The program's own paths, whatever their targets. */
const isProgram = (path: string) =>
  [isApi, isAdmin, isClassroom, isCalendar, isCertificate, isFace].some((leads) => leads(path)) || path === metricsPath;

function answerGoneAsset(response: ServerResponse, { headers }: BuiltFiles) {
  const body = "Not found\n";
  const own = ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store"];
  response.writeHead(404, [...own, ...headers, "Content-Length", String(body.length)]).end(body);
}

/** Sends an answer once it is rendered; the program answers if that fails. */
function sendOnceRendered(
  rendering: Promise<PrebuiltAnswer | undefined>,
  request: IncomingMessage,
  response: ServerResponse,
  askProgram: Answerer,
) {
  void rendering.then(
    (answer) => (answer ? sendPrebuilt(request, response, answer) : askProgram(request, response)),
    () => askProgram(request, response),
  );
}

function cacheQueryIn({ headers }: IncomingMessage, url: string) {
  return { url, cookie: headers.cookie, acceptEncoding: headers["accept-encoding"]?.toString() };
}

/** Two `Host` headers would let a proxy in front and this server each believe another one (RFC 9112, 3.2). */
function refuseHosts(response: ServerResponse, { headers }: BuiltFiles) {
  const body = "The request names two hosts.\n";
  const own = ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store", "Connection", "close"];
  response.writeHead(400, [...own, ...headers, "Content-Length", String(body.length)]).end(body);
}

/** The path and query of a request's target, which may name a host as well (RFC 9112, 3.2.2). */
function withoutAuthority(target: string): string {
  if (target.startsWith("/")) return target;
  const path = target.replace(/^https?:\/\/[^/?#]*/i, "");
  return path.startsWith("/") ? path : "/";
}

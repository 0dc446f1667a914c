import {
  createRequestHandler,
  isRouteErrorResponse,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { DrawnDocument, PageContext } from "#server/api/page-http.ts";
import type { RequestSession } from "#server/api/request-session.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Services } from "#server/services/services.ts";
import { askedBy, isPlain } from "#server/serving/asked.ts";
import { acceptedEncoding, compressQuickly } from "#server/serving/compress.ts";
import { prepareDocument } from "#server/serving/document.ts";
import { isCompressible } from "#server/serving/media-types.ts";
import { createPostCheck } from "#server/serving/post-check.ts";
import { createSearchTemplates, type DrawnPage } from "#server/serving/search-templates.ts";
import { fileHeaders, pageHeaders } from "#server/serving/security-headers.ts";
import { withSiteOrigin } from "#server/serving/site-origin.ts";
import type { Styles } from "#server/serving/styles.ts";
import { errorStatus } from "#shared/contracts/errors.ts";
import { PUBLIC_PAGE_HEADER, publicTo } from "#shared/rules/public-page.ts";
import { searchWords } from "#shared/rules/search-words.ts";

export interface PageRendererOptions {
  build: ServerBuild;
  /** The key under which the build's loaders look for the services. */
  servicesContext: RouterContext<Services>;
  /** And the one under which they look for who is signed in. */
  sessionContext: RouterContext<RequestSession>;
  /** And the one under which they look for where a page's text is laid. */
  documentContext: RouterContext<DrawnDocument | null>;
  mode: "production" | "development" | "test";
  siteUrl: string;
  /** Where the sign-in provider's widgets come from; null where the accounts are our own. */
  widgetHost: string | null;
  /** The style sheets that production writes into its pages. */
  styles: Styles;
  /** Told of what a loader or a page threw, except what it threw on purpose (an answer). */
  onError: (error: unknown, request: Request) => void;
}

/** The pages on which a sign-in provider's widgets stand. */
const widgetPage = /^\/(?:sign-in|sign-up|sign-out|account)(?:\/|$)/;

/** Answers a request for a page or its data by rendering it; the context is what its loaders may use. */
export type PageRenderer = (request: Request, context: PageContext) => Promise<Response>;

/** A page for one visitor is sent once: it links its style sheet, which the browser keeps. */
const linked: Styles = new Map();

/**
 * Renders the pages that are not prerendered. In production they leave as prerendered ones do: hydration deferred, the
 * policy naming the hashes of their inline scripts, compressed. In development they leave as they are, for hot reload.
 */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { build, servicesContext, sessionContext, documentContext, mode, siteUrl, widgetHost, styles, onError } =
    options;
  const outages = new WeakSet<Request>();
  const note = (error: unknown, request: Request) => {
    if (error instanceof AppError && error.code === "unavailable") outages.add(request);
    onError(error, request);
  };
  // The framework compares a post's origin with the address it was reached at, which behind a proxy is another one.
  const allowedActionOrigins = [new URL(siteUrl).host];
  const takesPost = createPostCheck(build);
  const handle = createRequestHandler({ ...reportingErrors(build, note), allowedActionOrigins }, mode);
  const draw = async (request: Request, { services, session }: PageContext): Promise<DrawnPage> => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(sessionContext, session);
    const drawn: DrawnDocument = { html: null };
    context.set(documentContext, drawn);
    const response = withoutFalsePromise(await handle(request, context), request);
    const type = response.headers.get("content-type") ?? "";
    const text = isCompressible(type.toLowerCase()) ? (drawn.html ?? (response.body && (await response.text()))) : null;
    const isSent = request.method !== "HEAD" && text !== null;
    return {
      response: outages.has(request) ? outOfService(response) : response,
      text: isSent ? withSiteOrigin(text, siteUrl) : null,
    };
  };
  const drawFromTemplate = createSearchTemplates();
  const drawPage = async (request: Request, context: PageContext) => {
    const words = mode === "development" ? "" : wordsSought(request);
    if (words === "") return await draw(request, context);
    return await drawFromTemplate(words, context.services.searchSite(words), async (marked, hits) => {
      const search = new Request(`${siteUrl}${searchPath}?q=${encodeURIComponent(marked)}`);
      return await draw(search, { ...context, services: { ...context.services, searchSite: () => hits } });
    });
  };
  const render: PageRenderer = async (request, context) => {
    const { response, text } = await drawPage(request, context);
    const type = response.headers.get("content-type") ?? "";
    if (text === null) return withHeaders(response, response.body, fileHeaders(siteUrl));
    if (mode === "development") return withHeaders(response, text, []);
    if (!type.startsWith("text/html")) return compressed(request, response, { text, headers: fileHeaders(siteUrl) });
    const page = prepareDocument(text, context.isForMany || isKept(response) ? styles : linked);
    const host = widgetPage.test(new URL(request.url).pathname) ? widgetHost : null;
    return compressed(request, response, { text: page.html, headers: pageHeaders(siteUrl, page.inline, host) });
  };
  return async (request, context) => {
    const isRefused = request.method === "POST" && !takesPost(new URL(request.url).pathname);
    return isRefused ? new Response(null, { status: 405 }) : await render(request, context);
  };
}

const searchPath = "/search";

/** What a visit of the search page looks for; empty where it is another page, or looks for nothing. */
function wordsSought({ method, url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  return method === "GET" && pathname === searchPath ? searchWords(searchParams) : "";
}

function reportingErrors(build: ServerBuild, onError: PageRendererOptions["onError"]): ServerBuild {
  const handleError = (error: unknown, { request }: { request: Request }) => {
    // What a visitor asked for wrongly is no failure of ours.
    const isRefused = isRouteErrorResponse(error) && error.status < 500;
    if (!request.signal.aborted && !isRefused) onError(error, request);
  };
  return { ...build, entry: { module: { ...build.entry.module, handleError } } };
}

/** A page that failed, or is not there, is not the public page its route would have been; nor is one for a visitor. */
function withoutFalsePromise(response: Response, request: Request): Response {
  const mark = response.headers.get(PUBLIC_PAGE_HEADER);
  if (mark === null) return response;
  const isForOne = mark === publicTo.visitors && !(request.method === "GET" && isPlain(askedBy(request)));
  if (response.status !== 200 || isForOne) response.headers.delete(PUBLIC_PAGE_HEADER);
  if (response.status !== 200) response.headers.delete("cache-control");
  return response;
}

/** A page that only failed because the database cannot be used just now; who looks for pages comes again later. */
function outOfService(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("Retry-After", "30");
  return new Response(response.body, { status: errorStatus.unavailable, headers });
}

/** Whether a page is made once for many, whose first sight of the site it may be: it then brings its style along. */
function isKept({ headers }: Response): boolean {
  const mark = headers.get(PUBLIC_PAGE_HEADER);
  return mark !== null && mark !== publicTo.sameWords;
}

function compressed(request: Request, response: Response, { text, headers }: { text: string; headers: string[] }) {
  // Kept as it passes, and compressed then: once, for everybody.
  const bytes = Buffer.from(text);
  if (response.headers.has(PUBLIC_PAGE_HEADER)) return withHeaders(response, bytes, headers);
  const accepted = acceptedEncoding(request.headers.get("accept-encoding") ?? undefined);
  const { body, encoding } = compressQuickly(bytes, accepted);
  const encoded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  return withHeaders(response, new Uint8Array(body), [...headers, "Vary", "Accept-Encoding", ...encoded]);
}

function withHeaders(response: Response, body: BodyInit | null, raw: string[]): Response {
  const headers = new Headers(response.headers);
  for (let at = 0; at + 1 < raw.length; at += 2) headers.append(raw[at] ?? "", raw[at + 1] ?? "");
  if (!headers.has("cache-control")) headers.set("Cache-Control", "private, no-cache");
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
}

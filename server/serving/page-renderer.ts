import { createRequestHandler, isRouteErrorResponse, type RouterContext, type ServerBuild } from "react-router";
import type { RequestSession } from "#domains/accounts/server/request-session.ts";
import { localAddress } from "#domains/content/rules/local-address.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { AppError } from "#server/app-error.ts";
import type { Services } from "#server/compose/services.ts";
import type { PageFaces } from "#server/faces/page-faces.ts";
import { acceptedEncoding, compressQuickly, isCompressible } from "#server/http/compress.ts";
import { type Parts, prepareDocument, type Scripts, type Styles, withSiteOrigin } from "#server/serving/document.ts";
import { fileHeaders, pageHeaders, pairsOf } from "#server/serving/headers.ts";
import { contextOf, withLoadedData } from "#server/serving/page-data.ts";
import { withLocalRedirects, withoutClosedPages } from "#server/serving/page-handlers.ts";
import { cacheQueryOf, isPlain } from "#server/serving/response-cache.ts";
import { createRouteFinder } from "#server/serving/route-tree.ts";
import { createSearchTemplates, type RenderedPage } from "#server/serving/search-templates.ts";
import { errorStatus } from "#shared/error-codes.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { anyOrigin } from "#shared/serving/any-origin.ts";
import { PUBLIC_PAGE_HEADER, publicTo } from "#shared/serving/public-page.ts";
import { searchWords } from "#shared/serving/search-words.ts";
import type { PageContext, RenderedDocument, RenderPage } from "./render-page.ts";

interface PageRendererOptions {
  build: ServerBuild;
  /** The build's contexts: loaders read the services, the session and the site, the entry leaves a page's text in the document. */
  servicesContext: RouterContext<Services>;
  sessionContext: RouterContext<RequestSession>;
  documentContext: RouterContext<RenderedDocument | null>;
  siteContext: RouterContext<Site>;
  mode: "production" | "development" | "test";
  siteUrl: string;
  /** The origin of the sign-in provider's widgets; null if the accounts are our own. */
  widgetHost: string | null;
  /** The style sheets that production inlines in its pages. */
  styles: Styles;
  /** The scripts that production links in pages for one visitor. */
  scripts: Scripts;
  /** Adds the faces to a page's HTML. */
  dress: PageFaces["dress"];
  /** Called with an error of a loader or a page, unless it is an answer. */
  onError: (error: unknown, request: Request) => void;
}

/** The pages with a sign-in provider's widgets. */
const widgetPage = /^\/(?:sign-in|sign-up|sign-out|account)(?:\/|$)/;

/**
 * Renders the pages that are not prerendered. In production they are sent like prerendered ones: hydration deferred,
 * the policy with the hashes of their inline scripts, compressed. In development they are sent unchanged, for hot
 * reload. A page that is rendered ahead throws the errors of its loaders or components.
 */
export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const { build, mode, siteUrl, widgetHost } = options;
  const carrying: Parts = { styles: options.styles };
  /** A page for a known visitor is sent once: it links its style sheet and its boot script, which browsers cache. */
  const linking: Parts = { scripts: options.scripts };
  const outages = new WeakMap<Request, AppError>();
  /** The errors of the answers that are rendered ahead: the caller reports them. */
  const failuresAhead = new WeakMap<Request, unknown[]>();
  const onError = (error: unknown, request: Request) => {
    if (error instanceof AppError && error.code === "unavailable") outages.set(request, error);
    const failures = failuresAhead.get(request);
    if (failures) failures.push(error);
    else options.onError(error, request);
  };
  const takesPost = createPostCheck(build);
  const open = withLocalRedirects(withoutClosedPages(build, options.siteContext));
  const reporting = reportingErrors(withLoadedData(open, options), onError);
  const handle = createRequestHandler({ ...reporting, allowedActionOrigins: anyOrigin }, mode);

  const carried = ({ url }: Request, ahead: PageContext["ahead"]): RenderedDocument["carries"] => {
    if (ahead?.dataAddress !== undefined) return "none";
    const { pathname } = new URL(url);
    // The frame's file is in the site's own language.
    const hasFrameFile = mode === "production" && localAddress(pathname).locale === siteLocale;
    return hasFrameFile && !ahead && !pathname.endsWith(".data") ? "own" : "all";
  };

  const renderPlain = async (request: Request, given: PageContext): Promise<RenderedPage> => {
    const { ahead } = given;
    const document: RenderedDocument = { html: null, carries: carried(request, ahead), loaded: ahead?.loaded };
    const context = contextOf(options, given, document, request.url);
    const failures: unknown[] = [];
    if (ahead) failuresAhead.set(request, failures);
    const response = withoutFalseMark(await handle(request, context), request);
    if (failures.length > 0) throw failures[0];
    const type = response.headers.get("content-type") ?? "";
    const text = isCompressible(type.toLowerCase()) ? await textOf(document, response) : null;
    const outage = outages.get(request);
    // A route without a page has no words for it: the caller does.
    if (outage && type.startsWith("text/plain")) throw outage;
    const isSent = request.method !== "HEAD" && text !== null;
    return {
      response: outage ? asOutage(response) : response,
      text: isSent ? withSiteOrigin(text, siteUrl) : null,
    };
  };

  const renderFromTemplate = createSearchTemplates();
  const renderPage = async (request: Request, context: PageContext) => {
    const words = mode === "development" ? "" : wordsSought(request);
    const isClosed = words !== "" && context.services.site().sections.isClosed(searchPath);
    if (words === "" || isClosed) return await renderPlain(request, context);
    const { site, searchSite } = context.services;
    const { pathname } = new URL(request.url);
    const hits = await searchSite(words, localAddress(pathname).locale);
    return await renderFromTemplate({ site: site(), path: pathname, words, hits }, async (marked, hits) => {
      const search = new Request(`${siteUrl}${pathname}?q=${encodeURIComponent(marked)}`);
      return await renderPlain(search, { ...context, services: { ...context.services, searchSite: async () => hits } });
    });
  };

  const served = (request: Request, context: PageContext, { response, text }: RenderedPage) => {
    if (context.ahead && !response.headers.has("cache-control"))
      response.headers.set("Cache-Control", context.ahead.cacheControl);
    const type = response.headers.get("content-type") ?? "";
    if (text === null) return withHeaders(response, response.body, fileHeaders(siteUrl));
    if (mode === "development") return withHeaders(response, text, []);
    const { ahead } = context;
    const answer = (sent: Sent) =>
      ahead?.takeBody ? handedOver(response, sent, ahead.takeBody) : compressed(request, response, sent);
    if (!type.startsWith("text/html")) return answer({ text, headers: fileHeaders(siteUrl) });
    const parts = ahead || mayBeFirst(request, response) ? carrying : linking;
    const page = prepareDocument(options.dress(text, ahead !== undefined), {
      ...parts,
      dataAddress: ahead?.dataAddress,
    });
    const host = widgetPage.test(new URL(request.url).pathname) ? widgetHost : null;
    return answer({ text: page.html, headers: pageHeaders(siteUrl, page.inline, host) });
  };

  const render: RenderPage = async (request, context) => {
    const rendered = await renderPage(request, context);
    const { response, text } = rendered;
    // A route that answers with a policy of its own has all of its headers.
    const isWhole = response.headers.has("content-security-policy");
    return isWhole ? withHeaders(response, text ?? response.body, []) : served(request, context, rendered);
  };

  return async (request, context) => {
    const isRefused = request.method === "POST" && !takesPost(new URL(request.url).pathname);
    return isRefused ? new Response(null, { status: 405 }) : await render(request, context);
  };
}

const textOf = async ({ html }: RenderedDocument, response: Response) =>
  html ?? (response.body && (await response.text()));

const searchPath = "/search";

/** The query of a search page's visit; empty without one, or for another page. */
function wordsSought({ method, url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  return method === "GET" && localAddress(pathname).path === searchPath ? searchWords(searchParams) : "";
}

/**
 * Makes a function that tells whether the page at a path, or the page whose data the path names, takes posts. The
 * framework would render its whole error page for a post to another one.
 */
function createPostCheck(build: ServerBuild): (pathname: string) => boolean {
  const findRoutes = createRouteFinder(build);
  return (pathname) => {
    const page = pathname.replace(/(?:\/_)?\.data$/, "") || "/";
    return findRoutes(page)?.at(-1)?.module?.action !== undefined;
  };
}

function reportingErrors(build: ServerBuild, onError: PageRendererOptions["onError"]): ServerBuild {
  const handleError = (error: unknown, { request }: { request: Request }) => {
    // A visitor's wrong request is not our failure.
    const isRefused = isRouteErrorResponse(error) && error.status < 500;
    if (!request.signal.aborted && !isRefused) onError(error, request);
  };
  return { ...build, entry: { module: { ...build.entry.module, handleError } } };
}

/** Removes the public mark from a failed or missing page, and from one for signed-out visitors if others asked. */
function withoutFalseMark(response: Response, request: Request): Response {
  const mark = response.headers.get(PUBLIC_PAGE_HEADER);
  if (mark === null) return response;
  const isForOne = mark === publicTo.visitors && !(request.method === "GET" && isPlain(cacheQueryOf(request)));
  if (response.status !== 200 || isForOne) response.headers.delete(PUBLIC_PAGE_HEADER);
  if (response.status !== 200) response.headers.delete("cache-control");
  return response;
}

/** A page that failed only because the database is out of service; crawlers come back later. */
function asOutage(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("Retry-After", "30");
  return new Response(response.body, { status: errorStatus.unavailable, headers });
}

/**
 * Whether a page may be a visitor's first of the site: one that is cached for many, or requested without a cookie. It
 * includes its style, so that its first paint waits for one answer.
 */
function mayBeFirst({ headers }: Request, response: Response): boolean {
  return response.headers.has(PUBLIC_PAGE_HEADER) || !headers.has("cookie");
}

interface Sent {
  text: string;
  headers: string[];
}

function handedOver(response: Response, { text, headers }: Sent, takeBody: (body: Buffer) => void) {
  takeBody(Buffer.from(text));
  return withHeaders(response, null, headers);
}

function compressed(request: Request, response: Response, { text, headers }: Sent) {
  const bytes = Buffer.from(text);
  // The response cache compresses it, once for all visitors.
  if (response.headers.has(PUBLIC_PAGE_HEADER)) return withHeaders(response, bytes, headers);
  const accepted = acceptedEncoding(request.headers.get("accept-encoding") ?? undefined);
  const { body, encoding } = compressQuickly(bytes, accepted);
  const encoded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  return withHeaders(response, new Uint8Array(body), [...headers, "Vary", "Accept-Encoding", ...encoded]);
}

function withHeaders(response: Response, body: BodyInit | null, raw: string[]): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of pairsOf(raw)) headers.append(name, value);
  if (!headers.has("cache-control")) headers.set("Cache-Control", "private, no-cache");
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
}

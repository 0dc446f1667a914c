import { Writable } from "node:stream";
import { LRUCache } from "lru-cache";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { documentContext, siteContext } from "#app/request/contexts.ts";
import { localAddress } from "#domains/content/rules/local-address.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { siteOfFrame } from "#domains/content/rules/site-of.ts";
import { frameOf, frameText } from "#domains/content/site/frame-of.ts";
import { RenderedSite } from "#domains/content/site/frame-source.tsx";
import { oncePerObject } from "#shared/once-per-object.ts";
import { ownTurn } from "#shared/serving/own-turn.ts";
import { type ShellMarkup, ShellMarkupContext } from "./layout/rendered-once.tsx";
import { shellPlace } from "./layout/shell-place.ts";
import { pageKey, renderedPages } from "./rendered-pages.ts";

export const streamTimeout = 5_000;

/**
 * The shell's markup by place, for each frame as text: most publications leave the frame unchanged. Header and footer
 * take half of a page's rendering time.
 */
const shellsByFrame = new LRUCache<string, Map<string, ShellMarkup>>({ max: 4, memoMethod: () => new Map() });
const shellsOf = oncePerObject((site: Site) => shellsByFrame.memo(frameText(frameOf(site))));

/** Renders a page completely before it is sent, so that its inline scripts can be hashed and its status is final. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
) {
  const answer = (html: string, finalStatus: number) => {
    headers.set("Content-Type", "text/html; charset=utf-8");
    const document = given.get(documentContext);
    if (document) document.html = html;
    return new Response(document ? null : html, { status: finalStatus, headers });
  };
  const site = given.get(siteContext);
  const pages = renderedPages(site);
  const carries = given.get(documentContext)?.carries ?? "all";
  // A page without its data is rendered ahead, only when it has changed.
  const key = import.meta.env.PROD && carries !== "none" ? pageKey(context, carries) : null;
  const cached = key === null ? undefined : pages.get(key);
  if (cached !== undefined) {
    void context.serverHandoffStream?.cancel();
    return answer(cached, status);
  }
  if (carries === "none") void context.serverHandoffStream?.cancel();
  const sent = carries === "none" ? { ...context, serverHandoffStream: undefined } : context;
  // Pages that are ready in one turn of the event loop would block it together.
  await ownTurn();
  const { html, hasFailed } = await render(sent, request.url, siteOfFrame(site, new URL(request.url).pathname));
  if (key !== null && !hasFailed) pages.set(key, html);
  return answer(html, hasFailed ? 500 : status);
}

/** Renders a page within the frame of a site. */
function render(context: EntryContext, url: string, site: Site) {
  const place = shellPlace(frameOf(site), localAddress(context.staticHandlerContext.location.pathname).path);
  const shells = shellsOf(site);
  return new Promise<{ html: string; hasFailed: boolean }>((resolve, reject) => {
    let hasFailed = false;
    const page = (
      <RenderedSite value={site}>
        <ShellMarkupContext value={shells.get(place) ?? {}}>
          <ServerRouter context={withMatchedRoutes(context)} url={url} />
        </ShellMarkupContext>
      </RenderedSite>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      // Awaited content is rendered in place instead of in a script that would insert it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(limit);
        const send = (html: string) => {
          const isWhole = !hasFailed && context.staticHandlerContext.statusCode === 200;
          if (import.meta.env.PROD && isWhole && !shells.has(place)) shells.set(place, shellOf(html));
          resolve({ html, hasFailed });
        };
        pipe(whole(send));
      },
      onShellError: reject,
      onError() {
        hasFailed = true;
      },
    });
    // Slightly longer than the loaders' own limit, so that their rejections still reach the page.
    const limit = setTimeout(abort, streamTimeout + 1_000);
  });
}

/**
 * The context with only this page's routes; the router would otherwise build, rank and match all routes for every page.
 */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, routeModules, staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const matched = <T,>(all: Record<string, T>) => Object.fromEntries(ids.map((id) => [id, all[id]]));
  return {
    ...context,
    manifest: { ...manifest, routes: matched(manifest.routes) },
    routeModules: matched(routeModules) as EntryContext["routeModules"],
  };
}

/** The content of a page's first header and last footer: the shell's. */
function shellOf(html: string): ShellMarkup {
  const header = contentOf(html.indexOf("<header"), "</header>", html);
  const footer = contentOf(html.lastIndexOf("<footer"), "</footer>", html);
  return { ...(header && { header }), ...(footer && { footer }) };
}

/** The markup between the opening tag that begins at `start` and the next `end`; undefined if there is none. */
function contentOf(start: number, end: string, html: string): string | undefined {
  const from = start < 0 ? 0 : html.indexOf(">", start) + 1;
  const to = from > 0 ? html.indexOf(end, from) : -1;
  return to < 0 ? undefined : html.slice(from, to);
}

/** Collects the output and returns it in one piece: the page is already complete, and a stream would cost more. */
function whole(done: (written: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, written) {
      chunks.push(chunk);
      written();
    },
    final(ended) {
      done(Buffer.concat(chunks).toString());
      ended();
    },
  });
}

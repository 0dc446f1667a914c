import { Writable } from "node:stream";
import { LRUCache } from "lru-cache";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { drawnPages, pageKey } from "./drawn-pages.ts";
import { type DrawnMarkup, DrawnMarkupContext } from "./layout/drawn-once.tsx";
import { documentContext } from "./lib/document-context.ts";

export const streamTimeout = 5_000;

/** The shell's markup by path. Header and footer take half of a page's rendering time. */
const shells = new LRUCache<string, DrawnMarkup>({ max: 100 });

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
    const laid = given.get(documentContext);
    if (laid) laid.html = html;
    return new Response(laid ? null : html, { status: finalStatus, headers });
  };
  const key = import.meta.env.PROD ? pageKey(context) : null;
  const drawn = key === null ? undefined : drawnPages.get(key);
  if (drawn !== undefined) {
    void context.serverHandoffStream?.cancel();
    return answer(drawn, status);
  }
  const { html, hasFailed } = await draw(context, request.url);
  if (key !== null && !hasFailed) drawnPages.set(key, html);
  return answer(html, hasFailed ? 500 : status);
}

function draw(context: EntryContext, url: string) {
  const { pathname } = context.staticHandlerContext.location;
  return new Promise<{ html: string; hasFailed: boolean }>((resolve, reject) => {
    let hasFailed = false;
    const page = (
      <DrawnMarkupContext value={shells.get(pathname) ?? {}}>
        <ServerRouter context={withMatchedRoutes(context)} url={url} />
      </DrawnMarkupContext>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      // Awaited content is rendered in place instead of in a script that would insert it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(limit);
        const send = (html: string) => {
          const isWhole = !hasFailed && context.staticHandlerContext.statusCode === 200;
          if (import.meta.env.PROD && isWhole && !shells.has(pathname)) shells.set(pathname, shellOf(html));
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
function shellOf(html: string): DrawnMarkup {
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

/** Collects what is written and returns it in one piece: the page is already complete, and a stream would cost more. */
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

import { Writable } from "node:stream";
import { LRUCache } from "lru-cache";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { type DrawnMarkup, DrawnMarkupContext } from "./layout/drawn-once.tsx";
import { documentContext } from "./lib/document-context.ts";

export const streamTimeout = 5_000;

/** The shell's markup by path. Half of what a page takes to draw is its header and footer. */
const drawn = new LRUCache<string, DrawnMarkup>({ max: 100 });

/** Renders a page whole before it leaves, so that its inline scripts can be hashed and its status is final. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
) {
  const { pathname } = context.staticHandlerContext.location;
  return new Promise<Response>((resolve, reject) => {
    let finalStatus = status;
    const page = (
      <DrawnMarkupContext value={drawn.get(pathname) ?? {}}>
        <ServerRouter context={withMatchedRoutes(context)} url={request.url} />
      </DrawnMarkupContext>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      // What a page waited for stands in its place, and not in a script that would put it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(limit);
        headers.set("Content-Type", "text/html; charset=utf-8");
        const send = (html: string) => {
          if (import.meta.env.PROD && finalStatus === 200 && !drawn.has(pathname)) drawn.set(pathname, shellOf(html));
          const drawnDocument = given.get(documentContext);
          if (drawnDocument) drawnDocument.html = html;
          resolve(new Response(drawnDocument ? null : html, { status: finalStatus, headers }));
        };
        pipe(whole(send));
      },
      onShellError: reject,
      onError() {
        finalStatus = 500;
      },
    });
    // A little longer than the loaders' own limit, so that their rejections still reach the page.
    const limit = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** The context with the routes of this page alone: the router would build, rank and match all of them for every page. */
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

/** What stands inside a page's first header and last footer: the shell's. */
function shellOf(html: string): DrawnMarkup {
  const [, header] = /<header\b[^>]*>([\s\S]*?)<\/header>/.exec(html) ?? [];
  const [, footer] = /<footer\b[^>]*>([\s\S]*?)<\/footer>/.exec(html.slice(html.lastIndexOf("<footer"))) ?? [];
  return { ...(header && { header }), ...(footer && { footer }) };
}

/** Takes what is written to it, and hands it over in one piece: a page is whole already, and a stream costs more than it. */
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

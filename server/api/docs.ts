import { Hono } from "hono";
import type { AppEnv } from "#server/api/app-env.ts";
import { cachePolicy } from "#server/api/cache-policy.ts";
import { type ApiDocument, docsPage } from "#server/api/docs-page.ts";
import { docsStyle } from "#server/api/docs-style.ts";

/** The API's documentation: for programs at `/openapi.json`, for people at `/docs`. Written when it is first read. */
export function docsApi(write: () => ApiDocument) {
  let written: { document: ApiDocument; page: ReturnType<typeof docsPage> } | undefined;
  const docs = () => {
    if (written) return written;
    const document = write();
    written = { document, page: docsPage(document) };
    return written;
  };
  const headers = { "Cache-Control": cachePolicy.briefly };
  return new Hono<AppEnv>()
    .get("/openapi.json", (c) => c.json(docs().document, 200, headers))
    .get("/docs", async (c) => c.html(await docs().page, 200, headers))
    .get("/docs/style.css", (c) => c.body(docsStyle, 200, { "Content-Type": "text/css; charset=utf-8", ...headers }));
}

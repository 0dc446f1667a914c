import { Hono } from "hono";
import type { AppEnv } from "#server/api/app-env.ts";
import { cachePolicy } from "#server/api/cache-policy.ts";
import { type ApiDocument, docsPage } from "#server/api/docs-page.ts";
import { docsStyle } from "#server/api/docs-style.ts";

/** The API's documentation: for programs at `/openapi.json`, for people at `/docs`. */
export function docsApi(document: ApiDocument) {
  const page = docsPage(document);
  return new Hono<AppEnv>()
    .get("/openapi.json", (c) => c.json(document, 200, { "Cache-Control": cachePolicy.briefly }))
    .get("/docs", async (c) => c.html(await page, 200, { "Cache-Control": cachePolicy.briefly }))
    .get("/docs/style.css", (c) =>
      c.body(docsStyle, 200, { "Content-Type": "text/css; charset=utf-8", "Cache-Control": cachePolicy.briefly }),
    );
}

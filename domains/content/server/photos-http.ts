import { OpenAPIHono } from "@hono/zod-openapi";
import type { BoundVerbs } from "#server/bind-verbs.ts";
import type { AppEnv } from "#server/http/request.ts";
import { streamedBody } from "#server/http/streamed-body.ts";
import type { openPhoto } from "./photos.ts";
import type { openLogo } from "./set-brand.ts";

/** The photos that documents show, and the logos: each name is a hash of the picture, so it can be cached for good. */
export function photosApi(services: BoundVerbs<{ openPhoto: typeof openPhoto; openLogo: typeof openLogo }>) {
  const api = new OpenAPIHono<AppEnv>();
  const forGood = { "Cache-Control": "public, max-age=31536000, immutable" };
  api.get("/photos/:name", async (c) =>
    c.body(streamedBody(await services.openPhoto(c.req.param("name"))), 200, {
      ...{ "Content-Type": "image/webp" },
      ...forGood,
    }),
  );
  api.get("/logo/:name", (c) =>
    c.body(new Uint8Array(services.openLogo(c.req.param("name"))), 200, { "Content-Type": "image/png", ...forGood }),
  );
  return api;
}

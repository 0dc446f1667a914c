import { OpenAPIHono } from "@hono/zod-openapi";
import type { BoundVerbs } from "#server/bind-verbs.ts";
import type { AppEnv } from "#server/http/request.ts";
import { streamedBody } from "#server/http/streamed-body.ts";
import type { openPhoto } from "./photos.ts";

/** The photos that documents show: each name is a hash of the photo, so it can be cached for good. */
export function photosApi(services: BoundVerbs<{ openPhoto: typeof openPhoto }>) {
  const api = new OpenAPIHono<AppEnv>();
  api.get("/photos/:name", async (c) =>
    c.body(streamedBody(await services.openPhoto(c.req.param("name"))), 200, {
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
    }),
  );
  return api;
}

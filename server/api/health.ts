import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { cachePolicy, jsonAnswers } from "#server/api/endpoint.ts";
import type { AppEnv } from "#server/http/request.ts";
import type { Services } from "#server/services/services.ts";

const health = createRoute({
  method: "get",
  path: "/health",
  summary: "Whether the program and its database answer",
  responses: jsonAnswers("Both answer.", z.object({ status: z.literal("ok") })),
});

/** `GET /health`, for monitoring. */
export function healthApi(services: Services) {
  return new OpenAPIHono<AppEnv>().openapi(health, async (c) => {
    await services.checkHealth();
    c.header("Cache-Control", cachePolicy.never);
    return c.json({ status: "ok" as const }, 200);
  });
}

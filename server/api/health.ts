import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Services } from "#server/compose/services.ts";
import { cachePolicy, jsonAnswers } from "#server/http/endpoint.ts";
import type { AppEnv } from "#server/http/request.ts";

const pages = z.enum(["current", "outdated"]).openapi({
  description:
    "Whether pages show the published content: `outdated` if this process could not render the newest and shows the one before.",
});

const health = createRoute({
  method: "get",
  path: "/health",
  summary: "Check that the program and its database answer",
  responses: jsonAnswers("Both answer.", z.object({ status: z.literal("ok"), pages })),
});

/** `GET /health`, for monitoring. */
export function healthApi(services: Services) {
  return new OpenAPIHono<AppEnv>().openapi(health, async (c) => {
    const { pages } = await services.checkHealth();
    c.header("Cache-Control", cachePolicy.never);
    return c.json({ status: "ok" as const, pages }, 200);
  });
}

import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { AppEnv } from "#server/api/app-env.ts";
import { cachePolicy } from "#server/api/cache-policy.ts";
import { errorAnswers } from "#server/api/error-answers.ts";
import type { Services } from "#server/services/services.ts";

const health = createRoute({
  method: "get",
  path: "/health",
  summary: "Whether the program and its database answer",
  responses: {
    200: {
      description: "Both answer.",
      content: { "application/json": { schema: z.object({ status: z.literal("ok") }) } },
    },
    ...errorAnswers("unavailable"),
  },
});

/** `GET /health`, for anybody who watches over the program. */
export function healthApi(services: Services) {
  return new OpenAPIHono<AppEnv>().openapi(health, async (c) => {
    await services.checkHealth();
    c.header("Cache-Control", cachePolicy.never);
    return c.json({ status: "ok" as const }, 200);
  });
}

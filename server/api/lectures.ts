import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { AppEnv } from "#server/api/app-env.ts";
import { cachePolicy } from "#server/api/cache-policy.ts";
import { errorAnswers } from "#server/api/error-answers.ts";
import { viewerCookie, viewerOf } from "#server/api/viewer.ts";
import type { Services } from "#server/services/services.ts";
import { lecturesAnswer } from "#shared/contracts/lecture.ts";

const listVideos = createRoute({
  method: "get",
  path: "/batches/{batchId}/videos",
  summary: "A batch's recorded lectures",
  description:
    "For anybody who knows the batch's Secret ID. Ten wrong ones from an address in 15 minutes close the batch to it. A link to one of our own files plays for this viewer alone, for ten minutes.",
  request: {
    params: z.object({
      batchId: z
        .string()
        .regex(/^[\w-]{1,100}$/)
        .meta({ example: "mern-evening" }),
    }),
    query: z.object({ secretId: z.string().default("") }),
  },
  responses: {
    200: {
      description: "The lectures, in their order.",
      content: { "application/json": { schema: lecturesAnswer } },
    },
    ...errorAnswers("unauthorized", "not_found", "throttled"),
  },
});

/** `GET /batches/{batchId}/videos` (specification §7). */
export function lecturesApi(services: Services, site: { isSecure: boolean }) {
  return new OpenAPIHono<AppEnv>().openapi(listVideos, async (c) => {
    const { batchId } = c.req.valid("param");
    const { secretId } = c.req.valid("query");
    const viewer = viewerOf(c.get("visitor"));
    const videos = await services.unlockLectures({ batchId, secretId, viewer });
    if (!viewer.browser) c.header("Set-Cookie", viewerCookie(site));
    c.header("Cache-Control", cachePolicy.never);
    return c.json({ videos }, 200);
  });
}

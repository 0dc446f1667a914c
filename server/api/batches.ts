import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { AppEnv } from "#server/api/app-env.ts";
import { cachePolicy } from "#server/api/cache-policy.ts";
import { courseIdPath } from "#server/api/course-id-path.ts";
import { errorAnswers } from "#server/api/error-answers.ts";
import type { Services } from "#server/services/services.ts";
import { batch } from "#shared/contracts/batch.ts";
import { PUBLIC_PAGE_HEADER } from "#shared/rules/public-page.ts";

const batchList = {
  description: "The batches, the earliest to start first.",
  content: { "application/json": { schema: z.array(batch) } },
};

const listBatches = createRoute({
  method: "get",
  path: "/batches",
  summary: "The batches of all courses",
  responses: { 200: batchList, ...errorAnswers() },
});

const listCourseBatches = createRoute({
  method: "get",
  path: "/batches/course/{courseId}",
  summary: "The batches of a course",
  request: { params: courseIdPath },
  responses: { 200: batchList, ...errorAnswers("not_found") },
});

/** `GET /batches/`, with or without the closing slash, and `GET /batches/course/{courseId}` (specification §7). */
export function batchesApi(services: Services) {
  return new OpenAPIHono<AppEnv>()
    .openapi(listBatches, async (c) => {
      c.header("Cache-Control", cachePolicy.briefly);
      c.header(PUBLIC_PAGE_HEADER, "1");
      return c.json(await services.listBatches(), 200);
    })
    .openapi(listCourseBatches, async (c) => {
      const found = await services.listCourseBatches(c.req.valid("param").courseId);
      c.header("Cache-Control", cachePolicy.briefly);
      c.header(PUBLIC_PAGE_HEADER, "1");
      return c.json(found, 200);
    });
}

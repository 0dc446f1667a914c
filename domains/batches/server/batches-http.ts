import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { batch } from "#domains/catalogue/contract/batch.ts";
import { courseParams } from "#domains/catalogue/server/catalogue-http.ts";
import type { BoundVerbs } from "#server/bind-verbs.ts";
import { errorAnswers, jsonAnswers, publicly } from "#server/http/endpoint.ts";
import type { AppEnv } from "#server/http/request.ts";
import type * as batches from "./batches.ts";

const listBatches = createRoute({
  method: "get",
  path: "/batches",
  summary: "The batches of all courses",
  responses: jsonAnswers("The batches, the earliest to start first.", z.array(batch)),
});

const listCourseBatches = createRoute({
  method: "get",
  path: "/batches/course/{courseId}",
  summary: "The batches of a course",
  request: { params: courseParams },
  responses: jsonAnswers("The batches, the earliest to start first.", z.array(batch), "not_found"),
});

const getCalendar = createRoute({
  method: "get",
  path: "/batches/{batchId}/calendar.ics",
  summary: "A batch's first class as a calendar entry",
  request: { params: z.object({ batchId: z.string().regex(/^[\w-]{1,100}$/) }) },
  responses: {
    200: { description: "The entry.", content: { "text/calendar": { schema: z.string() } } },
    ...errorAnswers("not_found"),
  },
});

type BatchVerbs = BoundVerbs<Pick<typeof batches, "listBatches" | "listCourseBatches" | "getBatchCalendar">>;

/**
 * The public batches (specification §7): `GET /batches/`, with or without the closing slash, `GET
 * /batches/course/{courseId}`, and a batch's calendar entry.
 */
export function batchesApi(services: BatchVerbs) {
  return new OpenAPIHono<AppEnv>()
    .openapi(listBatches, async (c) => publicly(c).json(await services.listBatches(), 200))
    .openapi(listCourseBatches, async (c) => {
      const found = await services.listCourseBatches(c.req.valid("param").courseId);
      return publicly(c).json(found, 200);
    })
    .openapi(getCalendar, async (c) => {
      const { batchId } = c.req.valid("param");
      const calendar = await services.getBatchCalendar(batchId);
      return publicly(c).body(calendar, 200, {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": `attachment; filename="${batchId}.ics"`,
      });
    });
}

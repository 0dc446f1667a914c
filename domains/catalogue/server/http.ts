import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { batch } from "#domains/catalogue/contract/batch.ts";
import { course } from "#domains/catalogue/contract/course.ts";
import { outline } from "#domains/catalogue/contract/outline.ts";
import type { Services } from "#server/compose/services.ts";
import { cachePolicy, errorAnswers, jsonAnswers } from "#server/http/endpoint.ts";
import type { AppEnv } from "#server/http/request.ts";
import { PUBLIC_PAGE_HEADER } from "#shared/serving/public-page.ts";

const params = z.object({
  courseId: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .meta({ example: "weaving" }),
});

const listCourses = createRoute({
  method: "get",
  path: "/courses",
  summary: "The courses on offer",
  responses: jsonAnswers("The courses.", z.array(course)),
});

const getOutline = createRoute({
  method: "get",
  path: "/outline/{courseId}",
  summary: "A course's outline",
  request: { params },
  responses: jsonAnswers("The outline.", outline, "not_found"),
});

const printOutline = createRoute({
  method: "get",
  path: "/outline/{courseId}/pdf",
  summary: "A course's outline as a PDF",
  request: { params },
  responses: {
    200: {
      description: "The PDF.",
      content: { "application/pdf": { schema: { type: "string", format: "binary" } } },
    },
    ...errorAnswers("not_found"),
  },
});

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
  request: { params },
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

/**
 * What the catalogue shows to everybody (specification §7): `GET /courses`, `GET /outline/{courseId}`, `GET /batches/`,
 * with or without the closing slash, `GET /batches/course/{courseId}`, and a batch's calendar entry.
 */
export function coursesApi(services: Services) {
  return new OpenAPIHono<AppEnv>()
    .openapi(listCourses, async (c) => publicly(c).json(await services.listCourses(), 200))
    .openapi(getOutline, async (c) => {
      const found = await services.getOutline(c.req.valid("param").courseId);
      return publicly(c).json(found, 200);
    })
    .openapi(printOutline, async (c) => {
      const { content, fileName } = await services.printOutline(c.req.valid("param").courseId);
      return c.body(new Uint8Array(content), 200, {
        "Content-Type": "application/pdf",
        "Content-Disposition": `inline; filename="${fileName}"`,
        "Cache-Control": cachePolicy.briefly,
      });
    })
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

/** Lets everybody's caches hold the answer, and our own until content changes. */
function publicly<C extends Context>(c: C): C {
  c.header("Cache-Control", cachePolicy.briefly);
  c.header(PUBLIC_PAGE_HEADER, "1");
  return c;
}

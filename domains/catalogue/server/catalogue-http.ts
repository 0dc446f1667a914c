import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { course } from "#domains/catalogue/contract/course.ts";
import { outline } from "#domains/catalogue/contract/outline.ts";
import type { BoundVerbs } from "#server/bind-verbs.ts";
import { cachePolicy, errorAnswers, jsonAnswers, publicly } from "#server/http/endpoint.ts";
import type { AppEnv } from "#server/http/request.ts";
import { localeOf, locales } from "#shared/formats/formats.ts";
import type * as courses from "./courses.ts";
import type { createOutlinePrinting } from "./print-outline.ts";

/** The id of a course in an address. */
export const courseParams = z.object({
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
  request: { params: courseParams },
  responses: jsonAnswers("The outline.", outline, "not_found"),
});

const printOutline = createRoute({
  method: "get",
  path: "/outline/{courseId}/pdf",
  summary: "A course's outline as a PDF",
  request: {
    params: courseParams,
    query: z.object({
      lang: z
        .string()
        .optional()
        .meta({ description: `Its language, where the course is translated: ${locales.join(", ")}.` }),
    }),
  },
  responses: {
    200: {
      description: "The PDF.",
      content: { "application/pdf": { schema: { type: "string", format: "binary" } } },
    },
    ...errorAnswers("not_found"),
  },
});

interface CourseVerbs extends BoundVerbs<Pick<typeof courses, "listCourses" | "getOutline">> {
  printOutline: ReturnType<typeof createOutlinePrinting>;
}

/** The public courses (specification §7): `GET /courses`, `GET /outline/{courseId}` and its PDF. */
export function coursesApi(services: CourseVerbs) {
  return new OpenAPIHono<AppEnv>()
    .openapi(listCourses, async (c) => publicly(c).json(await services.listCourses(), 200))
    .openapi(getOutline, async (c) => {
      const found = await services.getOutline(c.req.valid("param").courseId);
      return publicly(c).json(found, 200);
    })
    .openapi(printOutline, async (c) => {
      const { content, fileName } = await services.printOutline(
        c.req.valid("param").courseId,
        localeOf(c.req.valid("query").lang),
      );
      return c.body(new Uint8Array(content), 200, {
        "Content-Type": "application/pdf",
        "Content-Disposition": `inline; filename="${fileName}"`,
        "Cache-Control": cachePolicy.briefly,
      });
    });
}

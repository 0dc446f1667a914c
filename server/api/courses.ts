import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { AppEnv } from "#server/api/app-env.ts";
import { cachePolicy } from "#server/api/cache-policy.ts";
import { courseIdPath } from "#server/api/course-id-path.ts";
import { errorAnswers } from "#server/api/error-answers.ts";
import type { Services } from "#server/services/services.ts";
import { course } from "#shared/contracts/course.ts";
import { outline } from "#shared/contracts/outline.ts";
import { PUBLIC_PAGE_HEADER } from "#shared/rules/public-page.ts";

const listCourses = createRoute({
  method: "get",
  path: "/courses",
  summary: "The courses on offer",
  responses: {
    200: { description: "The courses.", content: { "application/json": { schema: z.array(course) } } },
    ...errorAnswers(),
  },
});

const getOutline = createRoute({
  method: "get",
  path: "/outline/{courseId}",
  summary: "A course's outline",
  request: { params: courseIdPath },
  responses: {
    200: { description: "The outline.", content: { "application/json": { schema: outline } } },
    ...errorAnswers("not_found"),
  },
});

/** `GET /courses` and `GET /outline/{courseId}` (specification §7). */
export function coursesApi(services: Services) {
  return new OpenAPIHono<AppEnv>()
    .openapi(listCourses, async (c) => {
      c.header("Cache-Control", cachePolicy.briefly);
      c.header(PUBLIC_PAGE_HEADER, "1");
      return c.json(await services.listCourses(), 200);
    })
    .openapi(getOutline, async (c) => {
      const found = await services.getOutline(c.req.valid("param").courseId);
      c.header("Cache-Control", cachePolicy.briefly);
      c.header(PUBLIC_PAGE_HEADER, "1");
      return c.json(found, 200);
    });
}

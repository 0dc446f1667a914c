import { z } from "@hono/zod-openapi";

/** The part of a path that names a course. */
export const courseIdPath = z.object({
  courseId: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .meta({ example: "data-analyst" }),
});

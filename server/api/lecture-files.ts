import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { AppEnv } from "#server/api/app-env.ts";
import { cachePolicy } from "#server/api/cache-policy.ts";
import { errorAnswers } from "#server/api/error-answers.ts";
import { streamedBody } from "#server/api/streamed-body.ts";
import { viewerOf } from "#server/api/viewer.ts";
import type { Services } from "#server/services/services.ts";
import { fileAnswer } from "#shared/rules/file-answer.ts";

const file = { content: { "application/octet-stream": { schema: z.string().meta({ format: "binary" }) } } };

const getLectureFile = createRoute({
  method: "get",
  path: "/lectures/{lectureId}/{part}",
  summary: "A lecture's video or captions",
  description: "Answers the links of a batch's recorded lectures, whole or by `Range`.",
  request: {
    params: z.object({ lectureId: z.string().min(1).max(200), part: z.enum(["film", "captions"]) }),
    query: z.object({ token: z.string().default("") }),
  },
  responses: {
    200: { description: "The file.", ...file },
    206: { description: "The part asked for.", ...file },
    304: { description: "The browser has it." },
    416: { description: "There is no such part." },
    ...errorAnswers("forbidden", "not_found"),
  },
});

/** The videos and captions that signed links lead to. */
export function lectureFilesApi(services: Services) {
  return new OpenAPIHono<AppEnv>().openapi(getLectureFile, async (c) => {
    const found = await services.openLectureFile({
      ...c.req.valid("param"),
      token: c.req.valid("query").token,
      viewer: viewerOf(c.get("visitor")),
    });
    const { status, headers, send } = fileAnswer(found, {
      range: c.req.header("range"),
      ifRange: c.req.header("if-range"),
      ifNoneMatch: c.req.header("if-none-match"),
    });
    const answered = { "Content-Type": found.type, "Cache-Control": cachePolicy.whileLinked, ...headers };
    if (!send || c.req.method === "HEAD") return c.body(null, status, answered);
    return c.body(streamedBody(await found.read(send)), status === 206 ? 206 : 200, answered);
  });
}

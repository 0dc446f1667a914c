import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { WhoIs } from "#domains/accounts/server/request-session.ts";
import { lecturesAnswer, watchedPart } from "#domains/lectures/contract.ts";
import { cachePolicy, errorAnswers, formErrors, jsonAnswers, jsonBody } from "#server/http/endpoint.ts";
import { fileAnswer } from "#server/http/file-answer.ts";
import type { AppEnv } from "#server/http/request.ts";
import { streamedBody } from "#server/http/streamed-body.ts";
import { viewerCookie, viewerOf } from "#server/http/viewer.ts";
import type { createLectureAccess } from "./lecture-access.ts";

const listVideos = createRoute({
  method: "get",
  path: "/batches/{batchId}/videos",
  summary: "A batch's recorded lectures",
  description:
    "For anyone who knows the batch's Secret ID, and, without it, for the account of a student with a seat in the batch. After ten wrong IDs in 15 minutes, an address is shut out of the batch. A link to one of our own files plays for this viewer alone, for ten minutes.",
  request: {
    params: z.object({
      batchId: z
        .string()
        .regex(/^[\w-]{1,100}$/)
        .meta({ example: "weaving-evening" }),
    }),
    query: z.object({ secretId: z.string().default("") }),
  },
  responses: jsonAnswers(
    "The lectures, in their order.",
    lecturesAnswer,
    "unauthorized",
    "forbidden",
    "not_found",
    "throttled",
  ),
});

const file = { content: { "application/octet-stream": { schema: z.string().meta({ format: "binary" }) } } };

const getLectureFile = createRoute({
  method: "get",
  path: "/lectures/{lectureId}/{part}",
  summary: "A lecture's video or captions",
  description: "Serves the links of a batch's recorded lectures, in full or by `Range`.",
  request: {
    params: z.object({ lectureId: z.string().min(1).max(200), part: z.enum(["film", "captions"]) }),
    query: z.object({ token: z.string().default("") }),
  },
  responses: {
    200: { description: "The file.", ...file },
    206: { description: "The requested part.", ...file },
    304: { description: "The browser's copy is current." },
    416: { description: "There is no such part." },
    ...errorAnswers("forbidden", "not_found"),
  },
});

const postProgress = createRoute({
  method: "post",
  path: "/lectures/{lectureId}/progress",
  summary: "Save how far a signed-in student has watched a lecture",
  description:
    "Takes the token of the link that plays the lecture; a student with a seat in its batch needs none. The latest save counts; a finished lecture stays finished.",
  request: {
    params: z.object({ lectureId: z.string().min(1).max(200) }),
    query: z.object({ token: z.string().default("") }),
    body: jsonBody(watchedPart),
  },
  responses: { 204: { description: "Saved." }, ...errorAnswers("unauthorized", "not_found", ...formErrors) },
});

interface LectureVerbs extends Omit<ReturnType<typeof createLectureAccess>, "videoLength"> {
  accounts: WhoIs;
}

/**
 * `GET /batches/{batchId}/videos` (specification §7), and the videos and captions that its signed links lead to. Also
 * saves the part that a student has watched.
 */
export function lecturesApi(services: LectureVerbs, site: { isSecure: boolean }) {
  return new OpenAPIHono<AppEnv>()
    .openapi(listVideos, async (c) => {
      const { batchId } = c.req.valid("param");
      const { secretId } = c.req.valid("query");
      const viewer = viewerOf(c.get("visitor"));
      const videos = await services.unlockLectures({
        ...{ batchId, secretId, viewer },
        user: await services.accounts.whoIs(c.get("visitor")),
      });
      if (!viewer.browser) c.header("Set-Cookie", viewerCookie(site));
      c.header("Cache-Control", cachePolicy.never);
      return c.json({ videos }, 200);
    })
    .openapi(postProgress, async (c) => {
      await services.saveLectureProgress({
        ...c.req.valid("param"),
        ...c.req.valid("query"),
        watched: c.req.valid("json"),
        viewer: viewerOf(c.get("visitor")),
        user: await services.accounts.whoIs(c.get("visitor")),
      });
      return c.body(null, 204, { "Cache-Control": cachePolicy.never });
    })
    .openapi(getLectureFile, async (c) => {
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
      const allHeaders = { "Content-Type": found.type, "Cache-Control": cachePolicy.whileLinked, ...headers };
      if (!send || c.req.method === "HEAD") return c.body(null, status, allHeaders);
      return c.body(streamedBody(await found.read(send)), status === 206 ? 206 : 200, allHeaders);
    });
}

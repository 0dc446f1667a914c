import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import {
  type AssistantLine,
  type AssistantRequest,
  assistantLine,
  assistantRequest,
} from "#domains/assistant/contract.ts";
import { errorAnswers, formErrors, jsonBody } from "#server/http/endpoint.ts";
import type { AppEnv } from "#server/http/request.ts";
import type { Visitor } from "#server/http/visitor.ts";

import type { answerQuestion } from "./answer-question.ts";

const ask = createRoute({
  method: "post",
  path: "/assistant",
  summary: "Ask the assistant",
  description: "Streams the answer as server-sent events, each a JSON object. Closing the connection stops it.",
  request: { body: jsonBody(assistantRequest) },
  responses: {
    200: {
      description: "The events of the answer; the last is `end` or `failed`.",
      content: { "text/event-stream": { schema: assistantLine } },
    },
    ...errorAnswers(...formErrors),
  },
});

/** No proxy may buffer the words on their way to the visitor. */
const unbuffered = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

interface AssistantVerbs {
  answerQuestion(request: AssistantRequest, visitor: Visitor, signal: AbortSignal): ReturnType<typeof answerQuestion>;
}

/** `POST /assistant` (specification §4 and §7, generative model). */
export function assistantApi(services: AssistantVerbs) {
  return new OpenAPIHono<AppEnv>().openapi(ask, async (c) => {
    const gone = new AbortController();
    const signal = AbortSignal.any([gone.signal, c.req.raw.signal]);
    const lines = await services.answerQuestion(c.req.valid("json"), c.get("visitor"), signal);
    return c.body(streamOf(lines, gone), 200, unbuffered);
  });
}

/** The lines as bytes; a reader who leaves stops the answer. */
function streamOf(lines: AsyncIterable<AssistantLine>, gone: AbortController): ReadableStream<Uint8Array> {
  const iterator = lines[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await iterator.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
    },
    async cancel() {
      gone.abort();
      await iterator.return?.();
    },
  });
}

import { Hono } from "hono";
import { expect, it } from "vitest";
import { en } from "#server/compose/words/messages.ts";
import { createLog } from "#server/config/log.ts";
import { answerError } from "./answer-error.ts";

it("answers an unforeseen error in the specified words, without its details (specification §8)", async () => {
  const app = new Hono().get("/", () => {
    throw new RangeError("row 7 of secrets");
  });
  app.onError((error, c) => answerError(error, c, { log: createLog({ logLevel: "silent" }), messages: () => en }));
  const response = await app.request("/");
  const { text } = en.toasts.error;
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ code: "internal", message: text, error: text });
});

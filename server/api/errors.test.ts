import { Hono } from "hono";
import { expect, it } from "vitest";
import { answerError } from "#server/api/errors.ts";
import { createLog } from "#server/config/log.ts";
import { toasts } from "#shared/messages/en/toasts.ts";

it("answers an unforeseen error in the specified words, without its details (specification §8)", async () => {
  const app = new Hono().get("/", () => {
    throw new RangeError("row 7 of secrets");
  });
  app.onError((error, c) => answerError(error, c, createLog({ logLevel: "silent" })));
  const response = await app.request("/");
  const { text } = toasts.error;
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ code: "internal", message: text, error: text });
});

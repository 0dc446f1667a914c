import { Hono } from "hono";
import { expect, it } from "vitest";
import { en } from "#server/compose/words/messages.ts";
import { createLog } from "#server/config/log.ts";
import { answerError } from "./answer-error.ts";
import { requireDiskSpace } from "./guards.ts";

it("refuses posts while the disk is nearly full, and accepts them again once there is space", async () => {
  let hasDiskSpace = false;
  const app = new Hono().use(requireDiskSpace(async () => hasDiskSpace)).post("/", (c) => c.text("kept"));
  app.onError((error, c) => answerError(error, c, { log: createLog({ logLevel: "silent" }), messages: () => en }));
  const refused = await app.request("/", { method: "POST" });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "300"]);
  expect(await refused.json()).toMatchObject({ code: "unavailable", message: en.outage });
  hasDiskSpace = true;
  expect(await (await app.request("/", { method: "POST" })).text()).toBe("kept");
});

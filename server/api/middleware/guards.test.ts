import { Hono } from "hono";
import { expect, it } from "vitest";
import { answerError } from "#server/api/errors.ts";
import { requireDiskSpace } from "#server/api/middleware/guards.ts";
import { createLog } from "#server/config/log.ts";
import { outageWords } from "#shared/messages/en/outage.ts";

it("refuses posts while the disk is nearly full, and accepts them again once there is space", async () => {
  let hasDiskSpace = false;
  const app = new Hono().use(requireDiskSpace(async () => hasDiskSpace)).post("/", (c) => c.text("kept"));
  app.onError((error, c) => answerError(error, c, createLog({ logLevel: "silent" })));
  const refused = await app.request("/", { method: "POST" });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "300"]);
  expect(await refused.json()).toMatchObject({ code: "unavailable", message: outageWords });
  hasDiskSpace = true;
  expect(await (await app.request("/", { method: "POST" })).text()).toBe("kept");
});

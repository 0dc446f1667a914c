import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { outageWords } from "#server/compose/words/refusals.en.ts";
import { errorBody, errorStatus } from "#shared/error-codes.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { embedded } from "../support/databases.ts";

describe("the API's answers (specification §7, §8)", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ DEMO_CONTENT: "off" }, { database: await embedded.open() });
  });
  afterAll(async () => await test.stop());

  it.each([
    ["GET", "/api/nothing", 404],
    ["GET", "/api", 404],
    ["POST", "/api/courses", 405],
    ["GET", "/api/send-email", 405],
    ["DELETE", "/api/batches/", 405],
    ["PUT", "/api/outline/data-analyst", 405],
  ])("%s %s is %i, as JSON in the one shape of an error", async (method, path, status) => {
    const response = await test.ask(path, { method });
    const body = errorBody.parse(await response.json());
    expect(response.status).toBe(status);
    expect(errorStatus[body.code]).toBe(status);
    expect(body.message).toBe(body.error);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    if (status === 405) expect(response.headers.get("Allow")).toMatch(/GET, HEAD|POST/);
  });

  it("answers HEAD like GET, without a body", async () => {
    const response = await test.ask("/api/courses", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });

  it("names every request and tells browsers to treat the answer as data", async () => {
    const { headers } = await test.ask("/api/courses");
    expect(headers.get("X-Request-Id")).toMatch(/^[\w-]{36}$/);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(headers.get("Strict-Transport-Security")).toBeNull();
  });

  it("tells a stranger that nobody is signed in, and lets no one keep that", async () => {
    const response = await test.ask("/api/session");
    expect(await response.json()).toEqual({ signedIn: false, name: null });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it("describes itself: every path, with the errors it can answer", async () => {
    const response = await test.ask("/api/openapi.json");
    const document = z
      .object({
        paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) }))),
      })
      .parse(await response.json());
    expect(Object.keys(document.paths).sort()).toEqual([
      "/assistant",
      "/batches",
      "/batches/course/{courseId}",
      "/batches/{batchId}/calendar.ics",
      "/batches/{batchId}/videos",
      "/courses",
      "/demo/bookings",
      "/demo/bookings/{id}/calendar.ics",
      "/demo/slots",
      "/embeds/{host}",
      "/geo",
      "/health",
      "/lectures/{lectureId}/progress",
      "/lectures/{lectureId}/{part}",
      "/outline/{courseId}",
      "/outline/{courseId}/pdf",
      "/payments/stripe",
      "/payments/{reference}/card",
      "/payments/{reference}/proof",
      "/payments/{reference}/renewal",
      "/receipts/{number}/pdf",
      "/send-email",
      "/session",
      "/session/answers",
      "/vouchers/{reference}/pdf",
    ]);
    const sendEmail = document.paths["/send-email"]?.post;
    expect(Object.keys(sendEmail?.responses ?? {})).toEqual([
      "200",
      "400",
      "403",
      "413",
      "415",
      "422",
      "429",
      "500",
      "503",
    ]);
  });

  it("explains itself to people on a page with nothing inline and nothing from elsewhere", async () => {
    const page = await (await test.ask("/api/docs")).text();
    expect(page).toContain("/api/outline/{courseId}");
    expect(page).not.toMatch(/<script|<style|style="|https?:\/\//);
    const style = await test.ask("/api/docs/style.css");
    expect(style.headers.get("Content-Type")).toContain("text/css");
    expect(await style.text()).not.toContain("[object");
  });

  it("never shows what failed inside", async () => {
    const broken = await startTestApp({ DEMO_CONTENT: "off" }, { database: await embedded.open() });
    await broken.stop();
    const response = await broken.ask("/api/courses");
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ code: "unavailable", message: outageWords, error: outageWords });
    const health = await broken.ask("/api/health");
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ code: "unavailable" });
  });

  it("lets the first of several values of a query parameter count, and says so", async () => {
    const demoBatch = "/api/batches/none/videos";
    expect((await test.ask(`${demoBatch}?secretId=a&secretId=b`)).status).toBe(404);
    expect((await test.ask("/api/embeds/youtube?id=dQw4w9WgXcQ&id=none&id=other")).status).toBe(200);
    expect((await test.ask("/api/embeds/youtube?id=none&id=dQw4w9WgXcQ")).status).toBe(404);
    const { info } = await (await test.ask("/api/openapi.json")).json();
    expect(info.description).toContain("the first value counts");
  });

  it("is healthy while its database answers", async () => {
    expect((await test.ask("/api/health")).status).toBe(200);
  });
});

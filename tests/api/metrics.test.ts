import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../support/app.ts";

const key = "0123456789abcdef-metrics";

describe("the figures for Prometheus", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ METRICS_KEY: key });
  });
  afterAll(async () => await test.stop());
  const ask = (authorization?: string) =>
    test.ask("/metrics", authorization ? { headers: { Authorization: authorization } } : {});

  it("are told to who knows the key alone", async () => {
    expect((await ask()).status).toBe(401);
    expect((await ask("Bearer wrong")).status).toBe(401);
    const told = await ask(`Bearer ${key}`);
    expect(told.status).toBe(200);
    expect(told.headers.get("Content-Type")).toContain("text/plain");
  });

  it("count requests by method and status, and what waits", async () => {
    await test.ask("/api/nowhere");
    const text = await (await ask(`Bearer ${key}`)).text();
    expect(text).toMatch(/darsgah_http_request_duration_seconds_count\{method="GET",status="404"\} [1-9]/);
    expect(text).toMatch(/^darsgah_mail_waiting \d+$/m);
    expect(text).toMatch(/^darsgah_last_backup_timestamp_seconds 0$/m);
    expect(text).toMatch(/^darsgah_disk_free_bytes [1-9]\d+/m);
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d+/m);
  });

  it("are nowhere without a key", async () => {
    const without = await startTestApp();
    try {
      expect((await without.ask("/metrics")).status).toBe(404);
    } finally {
      await without.stop();
    }
  });
});

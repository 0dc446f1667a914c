import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ConfigError } from "#server/config/config-error.ts";
import { openDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { contactForm } from "../support/contact-form.ts";
import { simpleEnrolment } from "../support/enrolment-forms.ts";
import { processorTime } from "../support/processor-time.ts";
import { until } from "../support/until.ts";

describe("the embedded database over restarts", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "darsgah-restart-"));
  const start = async () => await startTestApp({ DATA_DIR: dataDir });
  beforeAll(async () => await (await start()).stop());
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it("keeps what it was told", async () => {
    const first = await start();
    const { id } = await (await first.post("/api/send-email", contactForm())).json();
    await first.stop();
    const opened = await openDatabase({ databaseUrl: null, dataDir });
    const found = await opened.database.execute(sql`select id from inquiries`);
    await opened.close();
    expect(found.rows).toContainEqual({ id });
  });

  it("sends what was being sent when the last process died, under the same name", { tags: ["thorough"] }, async () => {
    const first = await start();
    await first.post("/api/send-email", contactForm());
    const outbox = () => readdirSync(join(dataDir, "outbox")).sort();
    await until(async () => outbox().length >= 4);
    await first.stop();
    const before = outbox();

    const opened = await openDatabase({ databaseUrl: null, dataDir });
    await opened.database.execute(sql`update pgboss.job set state = 'active', started_on = now(), completed_on = null`);
    await opened.close();
    rmSync(join(dataDir, "outbox"), { recursive: true });

    const second = await start();
    await until(() => outbox().length === before.length, 5_000);
    await second.stop();
    expect(outbox()).toEqual(before);
  });

  it("has an acknowledged enrolment, and mails it, when the process is killed before it could", {
    tags: ["thorough"],
    timeout: 60_000,
  }, async () => {
    const copy = mkdtempSync(join(tmpdir(), "darsgah-killed-"));
    const first = await startTestApp({ DATA_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:1" });
    const { id } = await (await first.post("/api/send-email", simpleEnrolment())).json();
    // The state left by a killed process: its files at this moment, while it cannot run.
    cpSync(dataDir, copy, { recursive: true });
    await first.stop();
    rmSync(join(copy, "outbox"), { recursive: true, force: true });
    rmSync(join(copy, "lock"), { force: true });
    const opened = await openDatabase({ databaseUrl: null, dataDir: copy });
    await opened.database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
    const found = await opened.database.execute(sql`select id from enrolments`);
    await opened.close();
    expect(found.rows).toContainEqual({ id });

    const second = await startTestApp({ DATA_DIR: copy });
    await until(() => readdirSync(join(copy, "outbox")).filter((name) => name.endsWith(".eml")).length === 2, 5_000);
    await second.stop();
    rmSync(copy, { recursive: true });
  });

  it("is open in one process at a time, and says who has it", { tags: ["thorough"] }, async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(new RegExp(`DATA_DIR .* held by process ${process.pid} `));
    await first.stop();
    await (await start()).stop();
  });

  it("starts within a second", async () => {
    let test: TestApp | undefined;
    const took = await processorTime(async () => {
      test = await start();
    });
    await test?.stop();
    expect(took).toBeLessThan(1_000);
  });

  it("says in one line that the folder cannot be written to, or that the database does not answer", async () => {
    await expect(startTestApp({ DATA_DIR: "/proc/nowhere" })).rejects.toThrow(/^DATA_DIR must be .*nowhere is not\.$/);
    const unreachable = startTestApp({ DATABASE_URL: "postgres://127.0.0.1:1/none" });
    await expect(unreachable).rejects.toThrow(ConfigError);
    await expect(unreachable).rejects.toThrow(/^DATABASE_URL must .*ECONNREFUSED/);
  });
});

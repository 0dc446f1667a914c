import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { Decrypter } from "age-encryption";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyArchive } from "#server/archive/read-archive.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";

describe.each(databases)("the backups of the office on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  const { member } = startOffice(() => test);

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ DEMO_CONTENT: "off" }, { database: opened });
  });
  afterAll(async () => await test.stop());

  it("says what does not work, and that there is no backup", async () => {
    const { verbs } = await member();
    const status = await verbs.showStatus();
    expect(status).toMatchObject({
      mailServer: null,
      backups: [],
      isNightly: true,
      takesCards: false,
      storage: "disk",
    });
    expect(status.databaseBytes).toBeGreaterThan(1_000_000);
    expect(status.disk.free).toBeGreaterThan(0);
    await expect(verbs.tryBackup()).rejects.toThrow("backup.none");
    await expect(verbs.downloadBackup("correct horse battery")).rejects.toThrow("backup.none");
  });

  it("say of the last update at which step it stopped, and why", async () => {
    const { verbs } = await member();
    expect((await verbs.showStatus()).lastUpdate).toBeNull();
    const told = { from: "v1.0.0", to: "v1.1.0", step: "build", why: "No memory." };
    writeFileSync(join(test.dataDir, "last-update.json"), JSON.stringify({ at: "2026-11-28T04:00:00Z", ...told }));
    expect((await verbs.showStatus()).lastUpdate).toEqual({ at: new Date("2026-11-28T04:00:00Z"), ...told });
  });

  it("are made, listed, restored on trial and read back as they were", { timeout: 120_000 }, async () => {
    const { verbs } = await member();
    const [one, same] = await Promise.all([verbs.makeBackup(), verbs.makeBackup()]);
    expect(same).toEqual(one);
    expect((await verbs.showStatus()).backups).toEqual([expect.objectContaining({ bytes: one.bytes, trial: null })]);
    expect(await verbs.tryBackup()).toEqual({ works: true });
    const [kept] = (await verbs.showStatus()).backups;
    expect(kept?.trial?.works).toBe(true);

    writeFileSync(join(test.dataDir, "backups", kept?.name ?? ""), "cut off");
    expect(await verbs.tryBackup()).toEqual({ works: false });
  });

  it("leave encrypted, and every owner is told", { timeout: 120_000 }, async () => {
    const { verbs, user } = await member();
    await verbs.makeBackup();
    await expect(verbs.downloadBackup("short")).rejects.toThrow("backup.passphrase");
    const { name, size, content } = await verbs.downloadBackup("correct horse battery");
    const sent = await buffer(content as NodeReadableStream);
    expect(sent.length).toBe(size);
    expect(name).toMatch(/^darsgah-kept-.*Z\.tar\.age$/);
    const opener = new Decrypter();
    opener.addPassphrase("correct horse battery");
    const path = join(test.dataDir, "opened.tar");
    writeFileSync(path, await opener.decrypt(new Uint8Array(sent)));
    expect((await verifyArchive(path)).secret).toBe(true);
    const { rows } = await opened.database.execute(
      sql`select data->>'about' as about from pgboss.job where data->>'email' = 'backup-downloaded'`,
    );
    expect(rows.map(({ about }) => String(about).split(" ")[1])).toContain(user.id);
    const [entry] = (await verbs.listAudit({ limit: 1 }, {})).entries;
    expect(entry).toMatchObject({ verb: "downloadBackup", subject: "backup" });
  });

  it("are an owner's alone, after the second factor", async () => {
    const manager = await member("manager");
    await expect(manager.verbs.makeBackup()).rejects.toThrow("staff.notAllowed");
    await expect(manager.verbs.downloadBackup("correct horse battery")).rejects.toThrow("staff.notAllowed");
  });
});

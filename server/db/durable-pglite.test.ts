import { fdatasyncSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createLog } from "#server/config/log.ts";
import { DatabaseUnavailable } from "#server/db/outage.ts";
import { hour } from "#shared/durations.ts";
import { openDurablePglite } from "./durable-pglite.ts";
import { vacuumRegularly } from "./vacuum-embedded.ts";

const folder = mkdtempSync(join(tmpdir(), "darsgah-durable-"));
const sync = vi.fn(fdatasyncSync);
const open = async () => await openDurablePglite(join(folder, "database"), sync);
beforeAll(async () => {
  const pglite = await open();
  await pglite.exec("create table notes (text text)");
  await pglite.close();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

it("creates only files that no other user may open, whatever mode Postgres requests", { timeout: 60_000 }, async () => {
  const database = join(folder, "private");
  const mask = process.umask(0o077);
  try {
    const pglite = await openDurablePglite(database);
    await pglite.query("select 1");
    await pglite.close();
  } finally {
    process.umask(mask);
  }
  const names = readdirSync(database, { recursive: true }).map(String);
  expect(names).toContain("base/5/pg_internal.init");
  expect(names.filter((name) => statSync(join(database, name)).mode & 0o077)).toEqual([]);
});

it("syncs each commit to the disk before it answers, and syncs nothing for a read", {
  timeout: 60_000,
}, async () => {
  const pglite = await open();
  sync.mockClear();
  for (let row = 0; row < 10; row += 1) await pglite.query("insert into notes values ('kept')");
  expect(sync.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(sync.mock.calls.length).toBeLessThanOrEqual(12);

  sync.mockClear();
  await pglite.query("select * from notes");
  expect(sync).not.toHaveBeenCalled();
  await pglite.close();
});

it("acknowledges nothing after the first failed sync, trusts no later one, and is sound when opened again", {
  timeout: 60_000,
}, async () => {
  const pglite = await open();
  await pglite.exec("truncate notes");
  await pglite.query("insert into notes values ('acknowledged')");
  const broken = Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO" });
  sync.mockImplementationOnce(() => {
    throw broken;
  });
  await expect(pglite.query("insert into notes values ('while it failed')")).rejects.toThrow(DatabaseUnavailable);
  await expect(pglite.query("insert into notes values ('after')")).rejects.toThrow(DatabaseUnavailable);
  await expect(pglite.transaction(async (query) => await query.exec("select 1"))).rejects.toThrow(DatabaseUnavailable);
  await expect(pglite.query("select * from notes")).rejects.toThrow(DatabaseUnavailable);
  expect((await pglite.failed).cause).toBe(broken);

  const again = await open();
  const { rows } = await again.query("select text from notes where text <> 'while it failed'");
  expect(rows).toEqual([{ text: "acknowledged" }]);
  await again.close();
});

it("lets others go while many queries wait, and within a transaction", { timeout: 60_000 }, async () => {
  const pglite = await open();
  const busy = "select count(*) from generate_series(1, 20000)";
  for (const work of [
    () => Promise.all(Array.from({ length: 80 }, () => pglite.query(busy))),
    () =>
      pglite.transaction(async (query) => {
        for (let times = 0; times < 80; times += 1) await query.query(busy);
      }),
  ]) {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await work().finally(() => {
      isOver = true;
    });
    // Some hundred milliseconds of queries; without a turn between them there are three.
    expect(turns).toBeGreaterThan(8);
  }
  await pglite.close();
});

it("vacuums the embedded database every six hours until it is stopped", { timeout: 60_000 }, async () => {
  const pglite = await PGlite.create();
  const exec = vi.spyOn(pglite, "exec");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stop = vacuumRegularly(pglite, createLog({ logLevel: "silent" }));
  vi.advanceTimersByTime(6 * hour);
  expect(exec).toHaveBeenCalledWith("vacuum (analyze)");
  await exec.mock.results[0]?.value;
  stop();
  vi.advanceTimersByTime(6 * hour);
  expect(exec).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
  await pglite.close();
});

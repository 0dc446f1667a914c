import { fdatasyncSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { openDurablePglite } from "#server/db/durable-pglite.ts";

it("has each commit on the disk before it answers: one sync a commit, none for a reading", {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "darsgah-durable-"));
  const sync = vi.fn(fdatasyncSync);
  const pglite = await openDurablePglite(join(folder, "database"), sync);
  await pglite.exec("create table notes (text text)");

  sync.mockClear();
  for (let row = 0; row < 10; row += 1) await pglite.query("insert into notes values ('kept')");
  expect(sync.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(sync.mock.calls.length).toBeLessThanOrEqual(12);

  sync.mockClear();
  await pglite.query("select * from notes");
  expect(sync).not.toHaveBeenCalled();

  await pglite.close();
  rmSync(folder, { recursive: true });
});

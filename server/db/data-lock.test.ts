import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockDataDir } from "#server/db/data-lock.ts";

describe("lockDataDir", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "darsgah-lock-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const leave = (holder: { pid: number; host?: string; started?: string }) =>
    writeFileSync(join(folder, "lock"), JSON.stringify({ host: hostname(), started: "", ...holder }));

  it("gives the folder to one at a time, and to the next once it is given back", () => {
    const unlock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(`held by process ${process.pid} on ${hostname()}.`);
    unlock();
    expect(existsSync(join(folder, "lock"))).toBe(false);
    lockDataDir(folder)();
  });

  it("takes over from a process that died", async () => {
    const child = spawn(process.execPath, ["-e", ""]);
    const { promise, resolve } = Promise.withResolvers<void>();
    child.on("exit", () => resolve());
    await promise;
    leave({ pid: child.pid ?? 0 });
    lockDataDir(folder)();
  });

  it("is not fooled by another process that got the dead one's id", () => {
    leave({ pid: process.pid, started: "1" });
    lockDataDir(folder)();
  });

  it("takes over a lock that cannot be read", () => {
    writeFileSync(join(folder, "lock"), "");
    lockDataDir(folder)();
  });

  it("leaves a holder on another machine alone while it shows that it lives", () => {
    leave({ pid: 1, host: "elsewhere" });
    expect(() => lockDataDir(folder)).toThrow("held by process 1 on elsewhere.");
    const aMinuteAgo = new Date(Date.now() - 60_000);
    utimesSync(join(folder, "lock"), aMinuteAgo, aMinuteAgo);
    lockDataDir(folder)();
  });
});

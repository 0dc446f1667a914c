import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockDataDir } from "#server/db/data-lock.ts";
import { minute } from "#shared/durations.ts";
import { until } from "../../tests/support/until.ts";

describe("lockDataDir", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "darsgah-lock-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const leave = (holder: { pid: number; host?: string; started?: string }) =>
    writeFileSync(join(folder, "lock"), JSON.stringify({ host: hostname(), started: "", ...holder }));

  it("locks the folder for one holder at a time", async () => {
    const unlock = await lockDataDir(folder);
    await expect(lockDataDir(folder, 0)).rejects.toThrow(`held by process ${process.pid} on ${hostname()}.`);
    unlock();
    expect(existsSync(join(folder, "lock"))).toBe(false);
    (await lockDataDir(folder, 0))();
  });

  it("waits for a holder that is about to exit", async () => {
    const unlock = await lockDataDir(folder);
    setTimeout(unlock, 300);
    (await lockDataDir(folder))();
  });

  it("takes over at once from a zombie: a killed process that its parent has not collected", async () => {
    // The shell's child dies, and the program that replaces the shell by `exec` never collects it.
    const parent = spawn("sh", ["-c", "sleep 100 & echo $!; exec sleep 100"]);
    try {
      const [line] = await once(parent.stdout, "data");
      const pid = Number(line);
      leave({ pid });
      await expect(lockDataDir(folder, 0)).rejects.toThrow(`held by process ${pid}`);
      // Until then the shell is there, and would collect it.
      await until(() => readFileSync(`/proc/${parent.pid}/comm`, "utf8").startsWith("sleep"));
      process.kill(pid, "SIGKILL");
      await until(() => /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8")));
      (await lockDataDir(folder, 0))();
    } finally {
      parent.kill("SIGKILL");
    }
  });

  it("takes over from a dead process", async () => {
    const child = spawn(process.execPath, ["-e", ""]);
    const { promise, resolve } = Promise.withResolvers<void>();
    child.on("exit", () => resolve());
    await promise;
    leave({ pid: child.pid ?? 0 });
    (await lockDataDir(folder, 0))();
  });

  it("takes over if another process has the dead one's id", async () => {
    leave({ pid: process.pid, started: "1" });
    (await lockDataDir(folder, 0))();
  });

  it("takes over a lock that cannot be read", async () => {
    writeFileSync(join(folder, "lock"), "");
    (await lockDataDir(folder, 0))();
  });

  it("leaves a holder on another machine alone while it touches the lock", async () => {
    leave({ pid: 1, host: "elsewhere" });
    await expect(lockDataDir(folder, 0)).rejects.toThrow("held by process 1 on elsewhere.");
    const aMinuteAgo = new Date(Date.now() - minute);
    utimesSync(join(folder, "lock"), aMinuteAgo, aMinuteAgo);
    (await lockDataDir(folder, 0))();
  });
});

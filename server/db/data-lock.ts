import { linkSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { ConfigError } from "#server/config/config-error.ts";

/** Interval at which a holder touches the lock, in milliseconds: it shows other machines and containers it is alive. */
const beat = 5_000;
const staleAfter = 4 * beat;

/** Interval at which a locked folder is checked again, in milliseconds. */
const lookAgain = 25;

/** Another living process holds the data folder. */
export class DataDirInUse extends ConfigError {}

const holder = z.object({ pid: z.int(), host: z.string(), started: z.string() });
type Holder = z.infer<typeof holder>;

/**
 * Locks the data folder for this process: PGlite can be open in one process only. A lock left by a dead process is
 * taken over at once; a living holder gets `patience` milliseconds to end, as in a restart. Returns the function that
 * unlocks the folder. Throws `DataDirInUse` if another living process still holds it. `onWait` is called before the wait.
 */
export async function lockDataDir(dataDir: string, patience = 5_000, onWait = () => {}): Promise<() => void> {
  const end = performance.now() + patience;
  for (let isWaiting = false; ; isWaiting = true) {
    try {
      return takeDataDir(dataDir);
    } catch (error) {
      if (!(error instanceof DataDirInUse) || performance.now() > end) throw error;
      if (!isWaiting) onWait();
      await sleep(lookAgain);
    }
  }
}

function takeDataDir(dataDir: string): () => void {
  const path = join(dataDir, "lock");
  const mine: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid) };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    if (!tryLink(draft, path)) {
      const other = readHolder(path);
      if (other && isAlive(other, path)) throw inUse(dataDir, other);
      displaceStale(path, other);
      if (!tryLink(draft, path)) throw inUse(dataDir, readHolder(path));
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const beating = setInterval(() => touch(path), beat).unref();
  return () => {
    clearInterval(beating);
    rmSync(path, { force: true });
  };
}

/** Creates `path` with its whole content at once; false if it exists. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** Removes a dead holder's lock, unless another process was quicker and the lock is already a new one. */
function displaceStale(path: string, expected: Holder | null) {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (JSON.stringify(readHolder(aside)) !== JSON.stringify(expected)) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function readHolder(path: string): Holder | null {
  try {
    return holder.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
}

function isAlive(other: Holder, path: string): boolean {
  if (other.host !== hostname()) {
    const { mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
    return Date.now() - mtimeMs < staleAfter;
  }
  try {
    process.kill(other.pid, 0);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
  }
  return !isZombie(other.pid) && (other.started === "" || startOf(other.pid) === other.started);
}

/** Start time of a process, in kernel ticks, to tell it from a later one with the same id. Linux only, else "". */
function startOf(pid: number): string {
  return statOf(`/proc/${pid}`)[19] ?? "";
}

/**
 * Whether every thread of a process is dead and only its parent has not collected it: the first thread may be dead while
 * others still write. Linux only, else false.
 */
function isZombie(pid: number): boolean {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.every((id) => /^[ZX]$/.test(statOf(`/proc/${pid}/task/${id}`)[0] ?? ""));
  } catch {
    return false;
  }
}

/** The kernel's fields about a process or a thread after its name, state first; empty if there are none. */
function statOf(folder: string): string[] {
  try {
    return readFileSync(`${folder}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

function touch(path: string) {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // The folder was removed; the database will fail by itself.
  }
}

function inUse(dataDir: string, other: Holder | null): DataDirInUse {
  const who = other ? `process ${other.pid} on ${other.host}` : "another process";
  return new DataDirInUse(`DATA_DIR must not be in use: ${dataDir} is held by ${who}.`);
}

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./free-port.ts";
import { postgresBinaries, type RunAs } from "./postgres-binaries.ts";
import { processTree } from "./process-tree.ts";

/** A real Postgres server of a run's own, not yet started. */
export interface PostgresServer {
  /** Its maintenance database. */
  url: string;
  /** Resolves when it answers; it may be started again after a stop, with all its data. */
  start(): Promise<void>;
  /** Breaks off every connection and ends. */
  stop(): Promise<void>;
  /** Suspends it and all its processes, as a machine that hangs, until they resume. */
  freeze(): void;
  thaw(): void;
  /** While it is stopped: makes a second server that will follow it, on a port of its own. */
  copyAsStandby(): Promise<PostgresServer>;
  /** Ends it, and removes its data. */
  remove(): Promise<void>;
}

/** A server's folder, and the way it is run. */
interface Place {
  /** Its own, with the data in `data`. */
  scratch: string;
  binaries: string;
  runAs: RunAs | undefined;
  durable: boolean;
}

/**
 * Makes an empty server on a free port of loopback. It does not force writes to the disk unless it is to be `durable`,
 * as a real one is. Throws `NoPostgres` where none is installed.
 */
export async function createPostgresServer({ durable = false } = {}): Promise<PostgresServer> {
  const scratch = makeScratch();
  const runAs: RunAs | undefined = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  const binaries = postgresBinaries(scratch, runAs);
  const data = join(scratch, "data");
  mkdirSync(data, { mode: 0o700 });
  if (runAs) chownSync(data, runAs.uid, runAs.gid);

  const initdb = spawnSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...runAs, cwd: scratch, encoding: "utf8" },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr}`);
  return await serverIn({ scratch, binaries, runAs, durable });
}

function makeScratch(): string {
  const scratch = mkdtempSync(join(tmpdir(), "darsgah-postgres-"));
  chmodSync(scratch, 0o755);
  return scratch;
}

async function serverIn(place: Place): Promise<PostgresServer> {
  const { scratch, binaries, runAs } = place;
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    `fsync=${place.durable ? "on" : "off"}`,
  ];
  const args = ["-D", join(scratch, "data"), "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    server.kill("SIGINT");
    await once(server, "exit");
  };
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of processTree(server?.pid ?? 0)) process.kill(pid, signal);
  };
  return {
    url,
    async start() {
      server = spawn(join(binaries, "postgres"), args, { ...runAs, cwd: scratch, stdio: "ignore" });
      await untilItAnswers(url, server);
    },
    stop,
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    async copyAsStandby() {
      const copy = makeScratch();
      const data = join(copy, "data");
      // With owners and modes, without which Postgres refuses it.
      spawnSync("cp", ["--archive", join(scratch, "data"), data]);
      const settings = `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'\n`;
      const added = { "standby.signal": "", "postgresql.auto.conf": settings };
      for (const [name, text] of Object.entries(added)) {
        writeFileSync(join(data, name), text);
        if (runAs) chownSync(join(data, name), runAs.uid, runAs.gid);
      }
      return await serverIn({ ...place, scratch: copy });
    },
    async remove() {
      await stop();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(url: string, server: ChildProcess) {
  for (let tries = 0; tries < 150; tries += 1) {
    if (server.exitCode !== null) throw new Error(`Postgres ended with ${server.exitCode}.`);
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error("Postgres did not answer in 15 seconds.");
}

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./free-port.ts";
import { postgresBinaries, type RunAs } from "./postgres-binaries.ts";

/** A real Postgres server of a run's own, not yet started. */
export interface PostgresServer {
  /** Its maintenance database. */
  url: string;
  /** Resolves when it answers; it may be started again after a stop, with all it holds. */
  start(): Promise<void>;
  /** Breaks off every connection and ends. */
  stop(): Promise<void>;
  /** Ends it, and removes what it holds. */
  remove(): Promise<void>;
}

/**
 * Makes an empty server on a free port of loopback. It is in no hurry to write to the disk unless it is to be `durable`,
 * as a real one is. Throws `NoPostgres` where none is installed.
 */
export async function createPostgresServer({ durable = false } = {}): Promise<PostgresServer> {
  const scratch = mkdtempSync(join(tmpdir(), "darsgah-postgres-"));
  const runAs: RunAs | undefined = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  chmodSync(scratch, 0o755);
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

  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    `fsync=${durable ? "on" : "off"}`,
  ];
  const args = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    server.kill("SIGINT");
    await once(server, "exit");
  };
  return {
    url,
    async start() {
      server = spawn(join(binaries, "postgres"), args, { ...runAs, cwd: scratch, stdio: "ignore" });
      await untilItAnswers(url, server);
    },
    stop,
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

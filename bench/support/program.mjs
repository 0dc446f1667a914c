import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { buildIsCurrent, buildProgram } from "../../scripts/lib/build.mjs";
import { root } from "../../scripts/lib/dependencies.mjs";

const loopback = "127.0.0.1";

/** Whether a command is on this machine. */
export function has(command) {
  return spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;
}

/** A command line that stays on one core, if the machine can pin. */
export function pinned(core, command) {
  return has("taskset") ? ["taskset", "-c", String(core), ...command] : command;
}

/** Builds the program if its sources have changed. */
export async function ensureBuilt() {
  if (buildIsCurrent()) return;
  await buildProgram();
}

/** A free port. */
export async function freePort() {
  const server = createServer().listen(0, loopback);
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** A data folder of the run's own; `remove` it at the end. */
export function freshDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), "darsgah-bench-"));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/**
 * Starts the built program on loopback and resolves when it answers. `core` pins it. The program is configured for a
 * proxy in front, so that each request may name its own address and country.
 */
export async function startProgram({ dataDir, port, core, env = {} }) {
  const command = [process.execPath, join(root, "build/server/main.js")];
  const [program, ...args] = core === undefined ? command : pinned(core, command);
  const origin = `http://${loopback}:${port}`;
  const child = spawn(program, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: loopback,
      PORT: String(port),
      SITE_URL: origin,
      DATA_DIR: dataDir,
      TRUST_PROXY: "1",
      GEO_COUNTRY_HEADER: "cf-ipcountry",
      LOG_LEVEL: "warn",
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exited = once(child, "exit");
  const end = async (signal) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
  };
  try {
    await untilHealthy(origin, child);
  } catch (error) {
    await end("SIGKILL");
    throw error;
  }
  return { origin, pid: child.pid, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}

/** Resolves when the program has compressed a page at its best, which it does in its first seconds of serving. */
export async function untilRecompressed(url) {
  const page = Buffer.from(await (await fetch(url)).arrayBuffer());
  const best = brotliCompressSync(page).length;
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(500)) {
    const length = await servedLength(url);
    if (length <= best) return;
  }
  throw new Error("The page did not reach its smallest size within a minute.");
}

/** The bytes of a page as sent with brotli. */
function servedLength(url) {
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      response.resume();
      response.on("end", () => resolve(Number(response.headers["content-length"])));
    });
    asked.on("error", reject);
  });
}

/** Resolves when the program answers at `origin`; throws when `child`, which runs it, ends before. */
export async function untilHealthy(origin, child) {
  // Beside other work on the machine a start takes minutes.
  for (const deadline = Date.now() + 900_000; Date.now() < deadline; await sleep(20)) {
    if (child.exitCode !== null) throw new Error(`The program ended with ${child.exitCode}.`);
    const healthy = await fetch(`${origin}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
  }
  throw new Error("The program did not answer within a quarter of an hour.");
}

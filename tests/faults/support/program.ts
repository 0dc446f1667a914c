import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const built = fileURLToPath(new URL("../../../build/server/main.js", import.meta.url));
const patience = 180_000;

/** The built program under a fault: it may be ended and started again, on the same port and data folder. */
export interface Program {
  origin: string;
  pid: number;
  /** Its output so far. */
  output(): string;
  /** Its exit code or signal, once it has ended. */
  ended(): string | null;
  /** Ends it as an operator does; resolves to the exit code, and to the duration in milliseconds. */
  stop(): Promise<{ code: number | null; took: number }>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

export interface ProgramOptions {
  dataDir: string;
  port: number;
  environment?: Record<string, string>;
  /** The command to run instead of the built program. */
  script?: string;
  /** A command that runs before Node: a limit, for example. */
  under?: string[];
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}

/** Starts the built program and resolves when it answers. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  if (!existsSync(built)) throw new Error("Nothing is built yet: run `npm run build` first.");
  const origin = `http://127.0.0.1:${options.port}`;
  const [command = process.execPath, ...before] = [...(options.under ?? []), process.execPath];
  const child = spawn(command, [...before, options.script ?? built], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(options.port),
      SITE_URL: origin,
      DATA_DIR: options.dataDir,
      // Each request may come from an address of its own, so that no limit applies.
      TRUST_PROXY: "1",
      LOG_LEVEL: "warn",
      ...options.environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString();
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  };
  try {
    await untilHealthy(origin, { child, output });
  } catch (error) {
    await end("SIGKILL");
    throw error;
  }
  return {
    origin,
    pid: child.pid ?? 0,
    output,
    ended: () => (child.signalCode ?? child.exitCode)?.toString() ?? null,
    async stop() {
      const began = performance.now();
      await end("SIGTERM");
      return { code: child.exitCode, took: performance.now() - began };
    },
    kill: () => end("SIGKILL"),
  };
}

/** Resolves when the program reports that it and its database are well. */
export async function untilHealthy(origin: string, running?: { child: ChildProcess; output: () => string }) {
  for (const end = performance.now() + patience; performance.now() < end; await sleep(20)) {
    if (running && running.child.exitCode !== null) {
      throw new Error(`The program ended with ${running.child.exitCode}:\n${running.output()}`);
    }
    if (await isHealthy(origin)) return;
  }
  throw new Error(`The program was not healthy after ${patience / 1000} s:\n${running?.output() ?? ""}`);
}

export async function isHealthy(origin: string): Promise<boolean> {
  return await fetch(`${origin}/api/health`).then(
    (response) => response.ok,
    () => false,
  );
}

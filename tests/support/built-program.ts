import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";

const ownBuild = fileURLToPath(new URL("../../build/server/main.js", import.meta.url));
const patience = 120_000;

/** A process of the built program. */
export interface BuiltProgram {
  origin: string;
  pid: number;
  /** Its output so far: its log, one JSON object a line. */
  output(): string;
  /** Its exit, if it has ended. */
  ended(): string | undefined;
  /** Ends it as an operator does. Resolves to the exit code. */
  stop(): Promise<number | null>;
  /** Ends it without warning, wherever it is. */
  kill(): Promise<void>;
}

interface RunBy {
  /** A command that runs before Node: a limit, for example. */
  under?: string[];
  /** Its main file, for another build than the project's own. */
  program?: string;
}

/**
 * Starts the built program on a free port of loopback, or on `PORT`, and resolves when it is healthy. It is configured
 * for a proxy in front, so that each request may name its own address and country; `environment` adds to that.
 */
export async function startBuiltProgram(
  environment: Record<string, string>,
  { under = [], program = ownBuild }: RunBy = {},
): Promise<BuiltProgram> {
  if (!existsSync(program)) throw new Error("Nothing is built yet: run `npm run build` first.");
  const port = environment.PORT ?? String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const [command = process.execPath, ...before] = [...under, process.execPath];
  const child = spawn(command, [...before, program], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      SITE_URL: origin,
      TRUST_PROXY: "1",
      GEO_COUNTRY_HEADER: "cf-ipcountry",
      // It takes as long as everything else at the start.
      BEST_COMPRESSION: "off",
      ...environment,
      PORT: port,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString();
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return;
    child.kill(signal);
    await once(child, "exit");
  };
  try {
    await untilHealthy(origin, child, output);
  } catch (error) {
    await end("SIGKILL");
    throw error;
  }
  return {
    origin,
    pid: child.pid ?? 0,
    output,
    ended: () =>
      hasEnded() ? `the program ended (${child.signalCode ?? child.exitCode}):\n${output().slice(-2000)}` : undefined,
    async stop() {
      await end("SIGTERM");
      return child.exitCode;
    },
    kill: () => end("SIGKILL"),
  };
}

async function untilHealthy(origin: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The program ended with ${child.exitCode}:\n${output()}`);
    const healthy = await fetch(`${origin}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The program was not healthy after ${patience / 1000} s:\n${output()}`);
}

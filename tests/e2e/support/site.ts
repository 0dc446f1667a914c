import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ReceivedMail, startSmtpPeer } from "../../support/smtp.ts";

const program = fileURLToPath(new URL("../../../build/server/main.js", import.meta.url));
const patience = 120_000;

/** The built program, running on a free port with a data folder and a mail server of its own. */
export interface Site {
  origin: string;
  dataDir: string;
  mails: ReceivedMail[];
  /** Everything the program wrote so far: its log, one JSON object a line. */
  output(): string;
  /** How the program ended, if it has: nobody asked it to while tests run. */
  ended(): string | undefined;
  /** Ends the program as an operator does, and keeps the data folder. Resolves to the exit code. */
  stop(): Promise<number | null>;
  /** Ends everything and removes the data folder. */
  dispose(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
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

/** Starts the built program; `environment` adds to what the tests set. */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  if (!existsSync(program)) throw new Error("Nothing is built yet: run `npm run build` first.");
  const [port, mailServer] = await Promise.all([freePort(), startSmtpPeer()]);
  const dataDir = await mkdtemp(join(tmpdir(), "darsgah-e2e-"));
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_URL: origin,
      DATA_DIR: dataDir,
      SMTP_URL: mailServer.url,
      TRUST_PROXY: "1",
      GEO_COUNTRY_HEADER: "cf-ipcountry",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString();
  const ended = () => {
    if (child.exitCode === null && child.signalCode === null) return undefined;
    return `the program ended (${child.signalCode ?? child.exitCode}):\n${output().slice(-2000)}`;
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    child.kill("SIGTERM");
    await once(child, "exit");
    return child.exitCode;
  };
  const dispose = async () => {
    await stop();
    await mailServer.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilHealthy(origin, child, output);
  } catch (error) {
    await dispose();
    throw error;
  }
  return { origin, dataDir, mails: mailServer.received, output, ended, stop, dispose };
}

import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The user that the servers run as: Postgres refuses root. Undefined: the user who runs the tests. */
const runAs = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** A server as a process of the test's, and its output. */
export interface MachineProcess {
  child: ChildProcess;
  output(): string;
}

/** A folder of a server's own. */
export function makeMachineFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `darsgah-${name}-`));
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (runAs) for (const path of [folder, data]) chownSync(path, runAs.uid, runAs.gid);
  return folder;
}

/** Starts a server in `folder`. Throws nothing: a missing one shows in its output. */
export function startMachineProcess(
  command: string,
  { folder, args = [], environment = {} }: { folder: string; args?: string[]; environment?: Record<string, string> },
): MachineProcess {
  const env = { PATH: process.env.PATH, HOME: folder, LANG: "C.UTF-8", ...environment };
  const child = spawn(command, args, { ...runAs, cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.on("error", (error) => chunks.push(Buffer.from(error.message)));
  return { child, output: () => Buffer.concat(chunks).toString() };
}

import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { runTyped } from "#server/compose/run-typed.ts";
import { readEnv } from "#server/config/env.ts";

const command = fileURLToPath(new URL("../../server/manage.ts", import.meta.url));

export interface Managed {
  code: number | null;
  out: string;
  /** The error output. */
  err: string;
}

interface Typing {
  /** The standard input. */
  input?: string;
  /** The working directory: paths begin there. */
  folder?: string;
}

/** Runs the operator's command as a process of its own: the program's settings in `environment`. */
export async function manage(
  environment: Record<string, string>,
  typed: string[],
  { input = "", folder }: Typing = {},
): Promise<Managed> {
  const child = spawn(process.execPath, [command, ...typed], {
    env: { PATH: process.env.PATH, ...environment, ...(folder ? { INIT_CWD: folder } : {}) },
  });
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { code, out, err };
}

/**
 * Runs the operator's command in this process, which costs a tenth of a process of its own. It has no standard input,
 * and new files have this process's modes.
 */
export async function manageHere(
  environment: Record<string, string>,
  typed: string[],
  folder = process.cwd(),
): Promise<Managed> {
  return await runTyped(typed, { config: () => readEnv(environment), folder });
}

import { spawnSync } from "node:child_process";

/**
 * Throws unless this machine can run `command`. A test that needs a foreign program calls this, so that it fails with the
 * program's name instead of being skipped. `from` says how to get it: "Debian: nginx-light".
 */
export function requireCommand(command: string, args: string[], from: string, env = process.env): void {
  const { error } = spawnSync(command, args, { env, stdio: "ignore" });
  if (error) throw new Error(`This test needs ${command}, which cannot be run on this machine (${from}).`);
}

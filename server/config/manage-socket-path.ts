import { join } from "node:path";

/** Where the running program takes the operator's commands; null on Windows, which has no such sockets in folders. */
export function manageSocketPath(dataDir: string): string | null {
  return process.platform === "win32" ? null : join(dataDir, "manage.sock");
}

import { chmodSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Log } from "#server/config/log.ts";
import { manageSocketPath } from "#server/config/paths.ts";
import { stopServing } from "#server/serving/start-stop.ts";

type ManageFetch = (request: Request) => Response | Promise<Response>;

/**
 * Takes the operator's commands at a socket in the data folder that only the program's own user may open. Replaces the
 * socket of a process that died; one that answers belongs to another process on the same database, and stays. If the
 * socket cannot be opened, the program serves without it. Resolves to a function that closes it.
 */
export async function openManageSocket(dataDir: string, fetch: ManageFetch, log: Log): Promise<() => Promise<void>> {
  const path = manageSocketPath(dataDir);
  if (path === null || (await answers(path))) return async () => {};
  // A video may take any time.
  const server = createServer({ requestTimeout: 0 }, getRequestListener(fetch, { overrideGlobalObjects: false }));
  try {
    rmSync(path, { force: true });
    await listenPrivately(server, path);
  } catch (err) {
    log.warn({ err, path }, "no commands can be taken while the program runs");
    return async () => {};
  }
  return () => stopServing(server);
}

/** Whether a process listens at the socket. */
function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

/** Listens at a path that other users cannot open at any time: the socket is created within the call to `listen`. */
async function listenPrivately(server: Server, path: string): Promise<void> {
  const listening = new Promise<void>((resolve, reject) => server.once("listening", resolve).once("error", reject));
  const mask = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(mask);
  }
  await listening;
  chmodSync(path, 0o600);
}

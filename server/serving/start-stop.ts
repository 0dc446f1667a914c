import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { ConfigError } from "#server/config/config-error.ts";

interface Address {
  host: string;
  port: number;
  /** An open socket to listen on in place of opening one. */
  listenFd?: number | null;
}

const reasons: Record<string, (address: Address) => string> = {
  EADDRINUSE: ({ port }) => `PORT ${port} is taken: stop what listens there, or set PORT to another number.`,
  EACCES: ({ port }) => `PORT ${port} may not be used by this account: set PORT to a number above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not a known host name.`,
};

/** Opens the port and resolves to its number. Throws a `ConfigError` of one line if it cannot. */
export function listen(server: Server, address: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ""];
      reject(reason ? new ConfigError(reason(address)) : error);
    });
    const { host, port, listenFd } = address;
    server.listen(typeof listenFd === "number" ? { fd: listenFd } : { host, port }, () => {
      const bound = server.address();
      resolve(typeof bound === "object" && bound ? bound.port : address.port);
    });
  });
}

/**
 * Limits of a stop, in milliseconds: for idle connections, for answers in flight, and for the whole stop. Where another
 * release waits for the data folder, and visitors for it, an answer in flight gets less time.
 */
const idleLimit = { toEnd: 1_000, forNextRelease: 250 };
const inFlightLimit = { toEnd: 8_000, forNextRelease: 2_500 };
const stopLimit = 9_500;

/** Why the program stops. */
export type StopReason = keyof typeof inFlightLimit;

/** Maximum duration of answers in progress before a restart, in milliseconds. */
const restartLimit = 1_000;

/** The exit code that asks the supervisor for a restart ("temporary failure" of sysexits.h). */
export const restartExitCode = 75;

/** How long visitors are still served before the next release, so that their connections end with an answer. */
const lastAnswers = 1_000;

/**
 * Ends the connections that are kept open: with the answer to their next request, or after a second without one. New ones
 * are served meanwhile, so that nobody waits for it.
 */
async function endKeptConnections(server: Server): Promise<void> {
  server.prependListener("request", (_, answer) => {
    answer.shouldKeepAlive = false;
  });
  await sleep(lastAnswers);
  server.closeIdleConnections();
}

/**
 * Stops accepting connections, waits at most 8 s for answers in flight (2.5 s before the next release), and cuts the
 * rest. Idle connections stay open for a second, or are ended before where another release waits: a proxy may be sending
 * its next request on one, which is answered before the connection ends. `Server.close` would close them at once.
 */
export async function stopServing(server: Server, reason: StopReason = "toEnd"): Promise<void> {
  if (reason === "forNextRelease") await endKeptConnections(server);
  // Connections that wait are accepted in this turn; closing now would break them off with the requests they have sent.
  await nextTurn();
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const idle = setTimeout(() => {
    const closing = setInterval(() => server.closeIdleConnections(), 50);
    void closed.then(() => clearInterval(closing));
  }, idleLimit[reason]);
  const limit = setTimeout(() => server.closeAllConnections(), inFlightLimit[reason]);
  await closed;
  clearTimeout(idle);
  clearTimeout(limit);
}

/** Ends the program with the exit code for a restart, after a second for answers in flight. */
export function restartSoon(server: Server) {
  server.close();
  setTimeout(() => process.exit(restartExitCode), restartLimit);
}

/**
 * Runs `stop` at the first SIGTERM or SIGINT, or at the SIGUSR2 by which the starter makes room for another release. Exits
 * with 0 when it is done; with 1 if it fails or takes longer than 9.5 s. A second signal exits at once.
 */
export function stopOnSignal(stop: (reason: StopReason) => Promise<void>) {
  let stopping = false;
  const onSignal = (reason: StopReason) => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopLimit).unref();
    stop(reason).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", () => onSignal("toEnd"));
  process.on("SIGINT", () => onSignal("toEnd"));
  process.on("SIGUSR2", () => onSignal("forNextRelease"));
}

/**
 * Collects the garbage of a start, and returns it to the machine: V8 itself waits until it needs memory. To be called
 * at rest, because no request is answered meanwhile, for a tenth of a second. Does nothing in a process without
 * `--expose-gc`.
 */
export function collectGarbage() {
  globalThis.gc?.({ type: "major", flavor: "last-resort", execution: "sync" });
}

import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

/** How long an idle connection may stay open after the stop, in milliseconds. */
const idleLimit = 1_000;
/** How long answers in flight may take after the stop, in milliseconds. */
const inFlightLimit = 8_000;
/** When the program ends whatever still hangs, in milliseconds. */
const stopLimit = 9_500;

/** How long answers in flight may take when the program must start again, in milliseconds. */
const farewell = 1_000;

/** The exit code that asks the supervisor to start it again ("temporary failure" of sysexits.h). */
export const restartExitCode = 75;

/**
 * Stops accepting, waits for what is in flight (8 s at most), and cuts what is left. A connection that is open and idle
 * stays for a second: a proxy may be sending its next request on it right now, which must not fall into a closed door.
 * That request is answered, and the connection ends with it. `Server.close` would close the idle ones at once.
 */
export async function stopServing(server: Server): Promise<void> {
  // Connections that wait to be accepted are, in this turn; closing would break them off with what they have sent.
  await nextTurn();
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const idle = setTimeout(() => {
    const closing = setInterval(() => server.closeIdleConnections(), 50);
    void closed.then(() => clearInterval(closing));
  }, idleLimit);
  const limit = setTimeout(() => server.closeAllConnections(), inFlightLimit);
  await closed;
  clearTimeout(idle);
  clearTimeout(limit);
}

/** Ends the program so that it is started again: what is in flight gets a second to be answered. */
export function restartSoon(server: Server) {
  server.close();
  setTimeout(() => process.exit(restartExitCode), farewell);
}

/**
 * Runs `stop` at the first SIGTERM or SIGINT and exits with 0 when it is done; with 1 when it fails or takes longer than
 * 9.5 s. A second signal exits at once.
 */
export function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopLimit).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

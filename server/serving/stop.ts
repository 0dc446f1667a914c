import type { Server } from "node:http";

/** How long answers in flight may take after the stop, in milliseconds. */
const inFlightLimit = 8_000;
/** When the program ends whatever still hangs, in milliseconds. */
const stopLimit = 9_500;

/** How long answers in flight may take when the program must start anew, in milliseconds. */
const farewell = 1_000;

/** The exit code that asks whoever watches over the program to start it anew ("temporary failure" of sysexits.h). */
export const startAnew = 75;

/** Stops accepting, waits for what is in flight (8 s at most), and cuts what is left. */
export async function stopServing(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => server.closeAllConnections(), inFlightLimit);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}

/** Ends the program so that it is started anew: what is in flight gets a second to be answered. */
export function startAnewSoon(server: Server) {
  server.close();
  setTimeout(() => process.exit(startAnew), farewell);
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

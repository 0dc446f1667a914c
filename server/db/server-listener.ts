import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseServers } from "#server/db/database-servers.ts";

/** How soon a lost connection is tried again, in milliseconds. */
const retryAfter = 1_000;
/** How often a silent connection is asked whether it still lives, and how long it may take, in milliseconds. */
const pulse = { every: 15_000, within: 5_000 };

interface Listener {
  /** Called with what was said. */
  onNotification(payload: string): void;
  /** Called whenever it begins to listen: the first time, and each time a lost connection has been made again. */
  onListening(): void;
}

/**
 * Listens to `channel` on whichever server takes writes, on a connection of its own, again after each loss. Resolves,
 * when it listens, to what stops it.
 */
export async function listenOnServer(servers: DatabaseServers, channel: string, listener: Listener) {
  const stopping = new AbortController();
  const ready = Promise.withResolvers<void>();
  const onListening = () => {
    listener.onListening();
    ready.resolve();
  };
  const listening = { servers, channel, onNotification: listener.onNotification, onListening, signal: stopping.signal };
  const keepListening = async () => {
    while (!stopping.signal.aborted) {
      await listenUntilLost(listening).catch(() => {});
      await sleep(retryAfter, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const stopped = keepListening();
  await ready.promise;
  return async () => {
    stopping.abort();
    await stopped;
  };
}

interface Listening extends Listener {
  servers: DatabaseServers;
  channel: string;
  signal: AbortSignal;
}

/** Resolves or throws when the connection is lost, or the signal has come. */
async function listenUntilLost({ servers, channel, onNotification, onListening, signal }: Listening): Promise<void> {
  const client = new servers.Client({
    application_name: "darsgah notices",
    connectionTimeoutMillis: pulse.within,
    query_timeout: pulse.within,
  });
  const lost = Promise.withResolvers<void>();
  const onLost = () => lost.resolve();
  client
    .on("error", onLost)
    .on("end", onLost)
    .on("notification", ({ payload }) => onNotification(payload ?? ""));
  signal.addEventListener("abort", onLost, { once: true });
  let beating: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    onListening();
    beating = setInterval(() => client.query("select 1").catch(onLost), pulse.every);
    await lost.promise;
  } finally {
    clearInterval(beating);
    signal.removeEventListener("abort", onLost);
    // A connection that hangs would never say it has ended.
    await Promise.race([client.end().catch(() => {}), sleep(retryAfter, undefined, { ref: false })]);
  }
}

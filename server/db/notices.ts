import { setTimeout as sleep } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { Database, DatabaseHome } from "#server/db/client.ts";

/** How soon a lost connection is tried again, in milliseconds. */
const retryAfter = 1_000;
/** How often a silent connection is asked whether it still lives, and how long it may take, in milliseconds. */
const pulse = { every: 15_000, within: 5_000 };

/** Has every process that listens to `channel` told once `transaction` is committed; nobody if it is not. */
export async function notify(transaction: Database, channel: string): Promise<void> {
  await transaction.execute(sql`select pg_notify(${channel}, '')`);
}

/**
 * Calls `onNotice` after every commit that notified `channel` (lower case letters), in whichever process. A server's
 * lost connection is made again, and `onNotice` then called once: what was said meanwhile is not known. Resolves, when
 * it listens, to what stops it.
 */
export async function listenToNotices(home: DatabaseHome, channel: string, onNotice: () => void) {
  return home.kind === "embedded"
    ? await listenInProcess(home.pglite, channel, onNotice)
    : await listenOnServer(home.url, channel, onNotice);
}

async function listenInProcess(pglite: PGlite, channel: string, onNotice: () => void) {
  const unlisten = await pglite.listen(channel, onNotice);
  return async () => {
    if (!pglite.closed) await unlisten();
  };
}

async function listenOnServer(url: string, channel: string, onNotice: () => void) {
  const stopping = new AbortController();
  const ready = Promise.withResolvers<void>();
  let hasListened = false;
  const onListening = () => {
    if (hasListened) onNotice();
    hasListened = true;
    ready.resolve();
  };
  const keepListening = async () => {
    while (!stopping.signal.aborted) {
      await listenUntilLost({ url, channel, onNotice, onListening, signal: stopping.signal }).catch(() => {});
      await sleep(retryAfter, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const listening = keepListening();
  await ready.promise;
  return async () => {
    stopping.abort();
    await listening;
  };
}

interface Listening {
  url: string;
  channel: string;
  onNotice: () => void;
  onListening: () => void;
  signal: AbortSignal;
}

/** Resolves or throws when the connection is lost, or the signal has come. */
async function listenUntilLost({ url, channel, onNotice, onListening, signal }: Listening): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "darsgah notices",
    connectionTimeoutMillis: pulse.within,
    query_timeout: pulse.within,
  });
  const lost = Promise.withResolvers<void>();
  const onLost = () => lost.resolve();
  client.on("error", onLost).on("end", onLost).on("notification", onNotice);
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

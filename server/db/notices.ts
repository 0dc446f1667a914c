import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { Database, DatabaseHome } from "#server/db/client.ts";
import { listenOnServer } from "#server/db/server-listener.ts";

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
  if (home.kind === "embedded") return await listenInProcess(home.pglite, channel, onNotice);
  let hasListened = false;
  const onListening = () => {
    if (hasListened) onNotice();
    hasListened = true;
  };
  return await listenOnServer(home.servers, channel, { onNotice, onListening });
}

async function listenInProcess(pglite: PGlite, channel: string, onNotice: () => void) {
  const unlisten = await pglite.listen(channel, onNotice);
  return async () => {
    if (!pglite.closed) await unlisten();
  };
}

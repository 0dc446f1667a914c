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
export async function listenToNotifications(home: DatabaseHome, channel: string, onNotification: () => void) {
  if (home.kind === "embedded") return await listenInProcess(home.pglite, channel, onNotification);
  let hasListened = false;
  const onListening = () => {
    if (hasListened) onNotification();
    hasListened = true;
  };
  return await listenOnServer(home.servers, channel, { onNotification, onListening });
}

async function listenInProcess(pglite: PGlite, channel: string, onNotification: () => void) {
  const unlisten = await pglite.listen(channel, onNotification);
  return async () => {
    if (!pglite.closed) await unlisten();
  };
}

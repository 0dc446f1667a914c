import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { Database, DatabaseHome } from "#server/db/client.ts";
import { listenOnServer } from "#server/db/server-database.ts";

/** Notifies every process that listens to `channel`, once `transaction` is committed. */
export async function notify(transaction: Database, channel: string, payload = ""): Promise<void> {
  await transaction.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/**
 * Calls `onNotification` with the payload after every commit that notified `channel` (lower case letters), in any process.
 * When a lost connection to a server is restored, it is called once with an empty one, because notifications may have been
 * missed. Resolves, once it listens, to the function that stops it.
 */
export async function listenToNotifications(
  home: DatabaseHome,
  channel: string,
  onNotification: (payload: string) => void,
) {
  if (home.kind === "embedded") return await listenInProcess(home.pglite, channel, onNotification);
  let hasListened = false;
  const onListening = () => {
    if (hasListened) onNotification("");
    hasListened = true;
  };
  return await listenOnServer(home.servers, channel, { onNotification, onListening });
}

async function listenInProcess(pglite: PGlite, channel: string, onNotification: (payload: string) => void) {
  const unlisten = await pglite.listen(channel, onNotification);
  return async () => {
    if (!pglite.closed) await unlisten();
  };
}

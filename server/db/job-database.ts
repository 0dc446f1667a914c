import type { DatabaseServers } from "#server/db/database-servers.ts";
import { createServerPool } from "#server/db/server-database.ts";
import { listenOnServer } from "#server/db/server-listener.ts";

/** How long the queue's own work on its tables may take, in milliseconds; a server that hangs is left after that. */
const queryPatience = 15_000;

/**
 * The job queue's own connections, as it takes them: like those of visitors they go to whichever server takes writes,
 * where its own would stay with the server it first met.
 */
export function openJobDatabase(servers: DatabaseServers) {
  const pool = createServerPool(servers, { max: 4, queryPatience, name: "darsgah jobs" });
  return {
    executeSql: async (text: string, values?: unknown[]) => await pool.query(text, values),
    async listen(channel: string, onNotification: (payload: string) => void, onListening: () => void) {
      return { close: await listenOnServer(servers, channel, { onNotification, onListening }) };
    },
    close: () => pool.end(),
  };
}

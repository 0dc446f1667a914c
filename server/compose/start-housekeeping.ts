import type { Config } from "#server/config/env.ts";
import type { Log } from "#server/config/log.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { createDiskSpaceWatch } from "#server/db/disk-space-watch.ts";
import { deleteExpiredRegularly } from "#server/db/rate-limiters.ts";
import { vacuumRegularly } from "#server/db/vacuum-embedded.ts";

interface Deps extends Pick<OpenDatabase, "database" | "home"> {
  log: Log;
}

/** Starts what keeps the database small, and watches the disk where the database is embedded. */
export function startHousekeeping({ dataDir }: Config, { database, home, log }: Deps) {
  const stops = [
    deleteExpiredRegularly(database, log),
    home.kind === "embedded" ? vacuumRegularly(home.pglite, log) : () => {},
  ];
  return {
    hasDiskSpace: home.kind === "embedded" ? createDiskSpaceWatch(dataDir) : async () => true,
    stop() {
      for (const stop of stops) stop();
    },
  };
}

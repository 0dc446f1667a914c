import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "#server/config/env.ts";
import { manageSocketPath } from "#server/config/paths.ts";
import { DataDirInUse } from "#server/db/data-lock.ts";
import type { ManageClient } from "#server/manage/client.ts";
import { createSocketClient } from "#server/manage/socket-client.ts";

/** How long a program that has the data folder may take to answer, in milliseconds: it may be about to start or stop. */
const patience = 10_000;

/**
 * The way to the staff's API: the running program where one answers, else `openHere`. Throws a `ConfigError` when
 * neither can be had.
 */
export async function createManageClient(
  config: Config,
  openHere: (config: Config) => Promise<ManageClient>,
): Promise<ManageClient> {
  const path = manageSocketPath(config.dataDir);
  const end = performance.now() + patience;
  for (;;) {
    const client = path === null ? null : await createSocketClient(path);
    if (client) return client;
    try {
      return await openHere(config);
    } catch (error) {
      if (!(error instanceof DataDirInUse) || path === null || performance.now() > end) throw error;
      await sleep(100);
    }
  }
}

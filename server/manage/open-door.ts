import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "#server/config/env.ts";
import { manageSocketPath } from "#server/config/manage-socket-path.ts";
import { DataDirInUse } from "#server/db/data-lock.ts";
import type { Door } from "#server/manage/door.ts";
import { openSocketDoor } from "#server/manage/socket-door.ts";

/** How long a program that has the data folder may take to answer, in milliseconds: it may be about to start or stop. */
const patience = 10_000;

/**
 * The way to the staff's API: the running program where one answers, else `openHere`. Throws a `ConfigError` when
 * neither can be had.
 */
export async function openDoor(config: Config, openHere: (config: Config) => Promise<Door>): Promise<Door> {
  const path = manageSocketPath(config.dataDir);
  const end = performance.now() + patience;
  for (;;) {
    const door = path === null ? null : await openSocketDoor(path);
    if (door) return door;
    try {
      return await openHere(config);
    } catch (error) {
      if (!(error instanceof DataDirInUse) || path === null || performance.now() > end) throw error;
      await sleep(100);
    }
  }
}

import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, type PgBoss } from "pg-boss";
import { z } from "zod";
import { prepareQueue } from "#server/jobs/queue.ts";
import type { FileRemovals, GoneFiles } from "./file-removals.ts";
import { storageKey } from "./port.ts";

const removals = "remove-files";
/** Tried for more than a week: a remaining file may be one that a person asked us to erase. */
const removalSettings = { retryLimit: 60, retryDelay: 60, retryBackoff: true, retryDelayMax: 6 * 3600, notify: true };

const keys = z.array(z.string().transform(storageKey));

/** Files to remove: keys of the storage, and names of emails in the outbox, which release 0.1 called letters. */
export const removalJob = z.union([
  z.object({ keys, emails: z.array(z.string()) }),
  z
    .object({ keys, letters: z.array(z.string()) })
    .transform(({ letters, ...files }) => ({ ...files, emails: letters })),
]);

/** Prepares the queue of files to remove, and returns the queue for the services' removals. */
export async function createFileRemovals(boss: PgBoss): Promise<FileRemovals> {
  await prepareQueue(boss, removals, removalSettings);
  return {
    async place(transaction, gone) {
      await boss.insert(removals, [{ data: gone }], { db: fromDrizzle(transaction, sql) });
    },
  };
}

/** Starts removing the files in the queue. */
export async function workFileRemovals(boss: PgBoss, remove: (gone: GoneFiles) => Promise<void>): Promise<void> {
  await boss.work(removals, { notifyPollingIntervalSeconds: 30 }, async (jobs: Job[]) => {
    for (const { data } of jobs) await remove(removalJob.parse(data));
  });
}

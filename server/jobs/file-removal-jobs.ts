import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, type PgBoss } from "pg-boss";
import { removalJob } from "#server/jobs/job-data.ts";
import type { FileRemovals, GoneFiles } from "#server/services/files/file-removals.ts";

const queue = "remove-files";

/** Tried for more than a week: a file that stays would be one somebody has asked to have erased. */
const queueSettings = { retryLimit: 60, retryDelay: 60, retryBackoff: true, retryDelayMax: 6 * 3600, notify: true };

/** Creates the queue, or brings its settings up to date, and answers where the services place removals. */
export async function createFileRemovals(boss: PgBoss): Promise<FileRemovals> {
  await boss.createQueue(queue, queueSettings);
  await boss.updateQueue(queue, queueSettings);
  // Has the queue's settings read now: read within a transaction they would wait for the one connection it holds.
  await boss.insert(queue, []);
  return {
    async place(transaction, gone) {
      await boss.insert(queue, [{ data: gone }], { db: fromDrizzle(transaction, sql) });
    },
  };
}

/** Starts removing what the queue holds. */
export async function workFileRemovals(boss: PgBoss, remove: (gone: GoneFiles) => Promise<void>): Promise<void> {
  await boss.work(queue, { notifyPollingIntervalSeconds: 30 }, async (jobs: Job[]) => {
    for (const { data } of jobs) await remove(removalJob.parse(data));
  });
}

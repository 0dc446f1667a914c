import { sql } from "drizzle-orm";
import { fromDrizzle, type JobWithMetadata, type PgBoss } from "pg-boss";
import { z } from "zod";
import { prepareQueue } from "#server/jobs/queue.ts";
import type { MailReading } from "./take-mail.ts";

const queue = "read-mail";

/** Times are in seconds: the DNS of a sender may be away for a while, the database too. */
const settings = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 900, expireInSeconds: 300 };

/** A process that dies leaves its mail to another within a minute. */
const keeping = { heartbeatSeconds: 30, notify: true };

const working = {
  ...{ batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10, heartbeatRefreshSeconds: 8 },
  includeMetadata: true,
} as const;

const job = z.object({ id: z.uuid() });

/** Prepares the queue of mails to be read. */
export async function createMailReading(boss: PgBoss): Promise<MailReading> {
  await prepareQueue(boss, queue, { ...settings, ...keeping });
  return {
    async enqueue(transaction, id) {
      await boss.insert(queue, [{ data: { id } }], { db: fromDrizzle(transaction, sql) });
    },
  };
}

/** Starts reading mails, one at a time. `isLast` tells of the last try. */
export async function workMailReading(boss: PgBoss, read: (id: string, isLast: boolean) => Promise<void>) {
  await boss.work(queue, working, async (jobs: JobWithMetadata[]) => {
    for (const { data, retryCount } of jobs) await read(job.parse(data).id, retryCount >= settings.retryLimit - 1);
  });
}

import { sql } from "drizzle-orm";
import { fromDrizzle, type JobResult, type JobWithMetadata, type PgBoss } from "pg-boss";
import { z } from "zod";
import type { Log } from "#server/config/log.ts";
import { prepareQueue } from "#server/jobs/queue.ts";
import type { MailReading } from "./take-mail.ts";

const queue = "read-mail";

/** Times are in seconds: the DNS of a sender may be away for a while, the database too. */
const retrying = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 900 };

/** A process that dies leaves its mails to another within a minute; the slowest take half a minute each. */
const settings = { ...retrying, expireInSeconds: 600, heartbeatSeconds: 30, notify: true };

const working = {
  batchSize: 5,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 10,
  heartbeatRefreshSeconds: 8,
  includeMetadata: true,
  perJobResults: true,
} as const;

const job = z.object({ id: z.uuid() });

/** Prepares the queue of mails to be read. */
export async function createMailReading(boss: PgBoss): Promise<MailReading> {
  await prepareQueue(boss, queue, settings);
  return {
    async enqueue(transaction, id) {
      await boss.insert(queue, [{ data: { id } }], { db: fromDrizzle(transaction, sql) });
    },
  };
}

/** Starts reading mails, one at a time; one that fails is read again later. `isLast` tells of the last try. */
export async function workMailReading(
  boss: PgBoss,
  read: (id: string, isLast: boolean) => Promise<void>,
  log: Pick<Log, "warn">,
): Promise<void> {
  await boss.work(queue, working, async (jobs: JobWithMetadata[]) => {
    const results: JobResult[] = [];
    for (const { id, data, retryCount } of jobs) {
      try {
        await read(job.parse(data).id, retryCount >= retrying.retryLimit - 1);
        results.push({ id, status: "completed" });
      } catch (err) {
        log.warn({ err, job: id }, "a mail was not read");
        results.push({ id, status: "failed", output: { reason: "not read" } });
      }
    }
    return results;
  });
}

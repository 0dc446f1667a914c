import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, type JobResult, type PgBoss } from "pg-boss";
import { z } from "zod";
import type { Log } from "#server/config/log.ts";
import { createSentMails } from "#server/jobs/sent-mails.ts";
import type { LetterName } from "#server/services/mail/letter-names.ts";
import type { MailOrders } from "#server/services/mail/mail-orders.ts";
import { type MailNeeds, type MailOutcome, sendMails } from "#server/services/mail/send-mails.ts";

const queue = "send-mail";

/**
 * A mail that fails is tried again after about 15 seconds, then after twice as long each time up to an hour: more than
 * a day of trying in all. Times are in seconds.
 */
const retrying = { retryLimit: 36, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 };
const queueSettings = { ...retrying, expireInSeconds: 300, heartbeatSeconds: 30, notify: true };

/** A new job wakes the worker at once; polling finds the ones whose next try has come. */
const working = {
  batchSize: 50,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
  perJobResults: true,
} as const;

/** Creates the queue, or brings its settings up to date, and answers where the services order their mails. */
export async function createMailOrders(boss: PgBoss): Promise<MailOrders> {
  await boss.createQueue(queue, queueSettings);
  await boss.updateQueue(queue, queueSettings);
  // Has the queue's settings read now: read within a transaction they would wait for the one connection it holds.
  await boss.insert(queue, []);
  return {
    async place(transaction, orders, at) {
      const jobs = orders.map((data) => ({ data, ...(at ? { startAfter: at } : {}) }));
      await boss.insert(queue, jobs, { db: fromDrizzle(transaction, sql) });
    },
  };
}

/** What the queue answers to a settling: how many jobs were still waited for. */
const settled = z.object({ affected: z.int() });

interface WorkNeeds extends Pick<MailNeeds, "mailer" | "writers" | "thanksLimiter"> {
  /** Resolves when only a new start can bring the database back. */
  databaseFailed: Promise<unknown>;
}

/** Starts sending what the queue holds; a job's id is its mail's. */
export async function workMails(boss: PgBoss, { databaseFailed, ...needs }: WorkNeeds, log: Log) {
  let isEnding = false;
  void databaseFailed.then(() => {
    isEnding = true;
  });
  const sent = createSentMails(async (ids) => settled.parse(await boss.complete(queue, ids)).affected);
  const isLetterName = (name: string): name is LetterName => name in needs.writers;
  const jobData = z.object({ letter: z.string().refine(isLetterName), about: z.string() });
  await boss.work(queue, working, async (jobs: Job[]) => {
    const mails = jobs.map((job) => ({ id: job.id, ...jobData.parse(job.data) }));
    const outcomes = await sendMails({ ...needs, sent, isEnding: () => isEnding }, mails);
    return outcomes.map((outcome) => settle(outcome, log));
  });
}

function settle(outcome: MailOutcome, log: Log): JobResult {
  if (outcome.went === "sent") {
    log.info({ job: outcome.id }, "mail sent");
    return { id: outcome.id, status: "completed" };
  }
  const { id, went, reason } = outcome;
  log.warn({ job: id, reason, again: went === "later" }, "mail not sent");
  return { id, status: went === "later" ? "failed" : "deadletter", output: { reason } };
}

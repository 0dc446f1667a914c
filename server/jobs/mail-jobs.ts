import { sql } from "drizzle-orm";
import { fromDrizzle, type JobResult, type JobWithMetadata, type PgBoss } from "pg-boss";
import { z } from "zod";
import type { Log } from "#server/config/log.ts";
import { askTogether } from "#server/jobs/ask-together.ts";
import { emailJob } from "#server/jobs/job-data.ts";
import { createSentMails } from "#server/jobs/sent-mails.ts";
import type { EmailKind } from "#server/services/mail/email-kinds.ts";
import type { EmailQueue } from "#server/services/mail/email-queue.ts";
import { type MailDeps, type MailOutcome, type QueuedMail, sendMails } from "#server/services/mail/send-mails.ts";

const queue = "send-mail";

/**
 * A mail that fails is tried again after 5 to 10 seconds, then after twice as long each time up to an hour: more than a
 * day of trying in all. Times are in seconds.
 */
const retrying = { retryLimit: 36, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };
const queueSettings = { ...retrying, expireInSeconds: 300, heartbeatSeconds: 20, notify: true };

/**
 * A new job wakes the worker at once; polling finds the ones whose next try has come. A job whose process has died, or
 * never heard that it was given the job, is given out again within 45 seconds: 20 without a heartbeat, 10 until somebody
 * looks, the pause before a second try and 5 until it is fetched.
 */
const working = {
  batchSize: 50,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
  heartbeatRefreshSeconds: 5,
  includeMetadata: true,
  perJobResults: true,
} as const;

/** Creates the queue, or brings its settings up to date, and answers where the services enqueue their emails. */
export async function createEmailQueue(boss: PgBoss): Promise<EmailQueue> {
  await boss.createQueue(queue, queueSettings);
  await boss.updateQueue(queue, queueSettings);
  // Has the queue's settings read now: read within a transaction they would wait for the one connection it holds.
  await boss.insert(queue, []);
  return {
    async enqueue(transaction, requests, at) {
      const jobs = requests.map((data) => ({ data, ...(at ? { startAfter: at } : {}) }));
      await boss.insert(queue, jobs, { db: fromDrizzle(transaction, sql) });
    },
  };
}

/** What the queue answers to a settling: how many jobs were still waited for. */
const settled = z.object({ affected: z.int() });

/** A job as it was given to this process: its id, and how often it had been tried before. */
type HeldJob = Pick<JobWithMetadata, "id" | "retryCount">;

interface WorkDeps extends Pick<MailDeps, "mailer" | "writers" | "acknowledgementLimiter"> {
  /** Answers the ids of those of these jobs that are still this process's. */
  findHeld(jobs: HeldJob[]): Promise<Set<string>>;
  /** Resolves when only a new start can bring the database back. */
  databaseFailed: Promise<unknown>;
}

/** Starts sending what the queue holds; a job's id is its mail's. */
export async function workMails(boss: PgBoss, { findHeld, databaseFailed, ...deps }: WorkDeps, log: Log) {
  let isEnding = false;
  void databaseFailed.then(() => {
    isEnding = true;
  });
  // Done is done, also where the queue has given up waiting and offers the job again.
  const tell = (ids: string[]) => boss.complete(queue, ids, null, { includeQueued: true });
  const sent = createSentMails(async (ids) => settled.parse(await tell(ids)).affected);
  const findHeldOf = askTogether(findHeld);
  const isEmailKind = (name: string): name is EmailKind => Object.hasOwn(deps.writers, name);
  await boss.work(queue, working, async (jobs: JobWithMetadata[]) => {
    const tries = new Map(jobs.map((job) => [job.id, job.retryCount]));
    const isHeld = async (id: string) => (await findHeldOf({ id, retryCount: tries.get(id) ?? 0 })).has(id);
    const mails: QueuedMail[] = [];
    const outcomes: MailOutcome[] = [];
    for (const { id, data } of jobs) {
      const mail = emailJob.safeParse(data);
      const email = mail.data?.email ?? "";
      if (mail.success && isEmailKind(email)) mails.push({ id, email, about: mail.data.about });
      // A newer release may have ordered it: a process of that release sends it at a later try.
      else outcomes.push({ id, went: "later", reason: mail.success ? `unknown email ${email}` : "unreadable job" });
    }
    outcomes.push(...(await sendMails({ ...deps, sent, isHeld, isEnding: () => isEnding }, mails)));
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

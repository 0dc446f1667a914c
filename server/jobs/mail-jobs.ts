import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { fromDrizzle, type JobResult, type JobWithMetadata, type PgBoss } from "pg-boss";
import { z } from "zod";
import type { Log } from "#server/config/log.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { type MailDeps, type MailOutcome, type QueuedMail, sendMails } from "#server/mail/send-mails.ts";
import { prepareQueue } from "./queue.ts";

const queue = "send-mail";

/**
 * A mail that fails is tried again after 5 to 10 seconds, then after twice as long each time, up to an hour: for more
 * than a day in all. Times are in seconds.
 */
const retrying = { retryLimit: 36, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };
const queueSettings = { ...retrying, expireInSeconds: 300, heartbeatSeconds: 20, notify: true };

/**
 * A new job wakes the worker at once; polling finds those whose next try is due. A job whose process died, or never
 * learned that it had it, is given to another within 45 seconds: 20 without a heartbeat, 10 until the next look, the
 * pause before a second try, and 5 until it is fetched.
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

/** The former names of email kinds, from release 0.1. */
const formerKinds: Record<string, string> = {
  "inquiry-notice": "inquiry-staff",
  "enrolment-notice": "enrolment-staff",
  "demo-notice": "demo-staff",
  "card-payment-notice": "card-payment-staff",
};

/** A job as release 0.1 wrote it. Jobs wait for days, and reminders for weeks, so they are read for one more release. */
const formerJob = z
  .object({ letter: z.string(), about: z.string() })
  .transform(({ letter, about }) => ({ email: formerKinds[letter] ?? letter, about }));

/** A job of the email queue. Its kind may be one that only a newer release knows. */
export const emailJob = z.union([z.object({ email: z.string(), about: z.string() }), formerJob]);

/** Prepares the queue, and returns the queue for the services' emails. */
export async function createEmailQueue(boss: PgBoss): Promise<EmailQueue> {
  await prepareQueue(boss, queue, queueSettings);
  return {
    async enqueue(transaction, requests, at) {
      const jobs = requests.map((data) => ({ data, ...(at ? { startAfter: at } : {}) }));
      await boss.insert(queue, jobs, { db: fromDrizzle(transaction, sql) });
    },
  };
}

/** The queue's answer to a completion: how many of the jobs it still waited for. */
const completed = z.object({ affected: z.int() });

/** A job as this process got it: its id, and the number of earlier tries. */
type HeldJob = Pick<JobWithMetadata, "id" | "retryCount">;

interface WorkDeps extends Pick<MailDeps, "mailer" | "refusedAddresses" | "writers" | "turns" | "isRemoved"> {
  /** The ids of those of these jobs that this process still holds. */
  findHeld(jobs: HeldJob[]): Promise<Set<string>>;
  /** Resolves when only a restart can recover the database. */
  databaseFailed: Promise<unknown>;
}

/** Starts sending the queued emails; a job's id is its mail's id. */
export async function workMails(boss: PgBoss, { findHeld, databaseFailed, ...deps }: WorkDeps, log: Log) {
  let isEnding = false;
  void databaseFailed.then(() => {
    isEnding = true;
  });
  // A sent mail is done, even if the queue has stopped waiting and offers the job again.
  const complete = (ids: string[]) => boss.complete(queue, ids, null, { includeQueued: true });
  const sent = createSentMails(async (ids) => completed.parse(await complete(ids)).affected);
  const findHeldOf = askTogether(findHeld);
  await boss.work(queue, working, async (jobs: JobWithMetadata[]) => {
    const tries = new Map(jobs.map((job) => [job.id, job.retryCount]));
    const isHeld = async (id: string) => (await findHeldOf({ id, retryCount: tries.get(id) ?? 0 })).has(id);
    const mails: QueuedMail[] = [];
    const outcomes: MailOutcome[] = [];
    for (const { id, data } of jobs) {
      const mail = emailJob.safeParse(data);
      const email = mail.data?.email ?? "";
      if (mail.success && deps.writers.has(email)) mails.push({ id, email, about: mail.data.about });
      // It may come from a newer release: a process of that release sends it at a later try.
      else outcomes.push({ id, went: "later", reason: mail.success ? `unknown email ${email}` : "unreadable job" });
    }
    outcomes.push(...(await sendMails({ ...deps, sent, isHeld, isEnding: () => isEnding }, mails)));
    return outcomes.map((outcome) => resultOf(outcome, log));
  });
}

function resultOf(outcome: MailOutcome, log: Log): JobResult {
  if (outcome.went === "sent") {
    log.info({ job: outcome.id }, "mail sent");
    return { id: outcome.id, status: "completed" };
  }
  if (outcome.went === "held") {
    log.info({ job: outcome.id }, "mail held back");
    return { id: outcome.id, status: "completed" };
  }
  const { id, went, reason } = outcome;
  log.warn({ job: id, reason, again: went === "later" }, "mail not sent");
  return { id, status: went === "later" ? "failed" : "deadletter", output: { reason } };
}

/** Delay before a failed completion is repeated, in milliseconds. */
const repeatAfter = 1_000;

/** Maximum number of sent mails in memory that the database does not know of; the oldest is dropped first. */
const mostUnknown = 10_000;

/**
 * The mails that this process has sent, so that none is sent twice while the database cannot be updated. It completes
 * each job as soon as its mail is sent, and those sent during a completion together: a process that dies repeats its
 * last few mails, not a whole batch. `complete` returns how many of the jobs the queue still waited for.
 */
export function createSentMails(complete: (ids: string[]) => Promise<number>): MailDeps["sent"] {
  const unknown = new LRUCache<string, true>({ max: mostUnknown });
  const waiting: string[] = [];
  let turn: Promise<void> | undefined;
  let isToRepeat = false;

  const completeThese = async (ids: string[]) => {
    try {
      // A job that the queue did not wait for stays in memory, in case it comes again.
      if ((await complete(ids)) < ids.length) return;
      for (const id of ids) unknown.delete(id);
    } catch {
      // Repeated as soon as the database is back, before another process gets the job.
      if (!isToRepeat) setTimeout(repeat, repeatAfter).unref();
      isToRepeat = true;
    }
  };
  const repeat = () => {
    isToRepeat = false;
    void completeThese([...unknown.rkeys()]);
  };
  const completeAll = async () => {
    while (waiting.length > 0) await completeThese(waiting.splice(0));
    turn = undefined;
  };

  return {
    has: (id) => unknown.has(id),
    async add(id) {
      unknown.set(id, true);
      waiting.push(id);
      turn ??= completeAll();
      await turn;
    },
  };
}

/**
 * Collects the questions that arrive during a query and asks them as one: many askers take one connection. Each asker
 * gets the whole answer.
 */
export function askTogether<Asked, Answer>(ask: (all: Asked[]) => Promise<Answer>): (one: Asked) => Promise<Answer> {
  let next: { all: Asked[]; answer: Promise<Answer> } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const begin = () => {
    const all: Asked[] = [];
    const answer = last.then(() => {
      next = undefined;
      return ask(all);
    });
    last = answer.catch(() => {});
    return { all, answer };
  };
  return (one) => {
    next ??= begin();
    next.all.push(one);
    return next.answer;
  };
}

import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, type JobResult, type PgBoss } from "pg-boss";
import { z } from "zod";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { findInquiries, type Inquiry } from "#server/db/queries/inquiries.ts";
import { MailRefusedError } from "#server/integrations/mail/port.ts";
import type { InquiryMails } from "#server/services/inquiries/inquiry-mails.ts";
import { type InquiryMailNeeds, sendInquiryMail } from "#server/services/inquiries/send-inquiry-mail.ts";

const queue = "send-inquiry-mail";

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

/** How many mails of a batch are under way at a time. */
const lanes = 10;

const jobData = z.object({ inquiryId: z.uuid(), reader: z.enum(["staff", "visitor"]) });

/** Creates the queue, or brings its settings up to date, and answers where inquiries queue their mails. */
export async function createInquiryMails(boss: PgBoss): Promise<InquiryMails> {
  await boss.createQueue(queue, queueSettings);
  await boss.updateQueue(queue, queueSettings);
  // Has the queue's settings read now: read within a transaction they would wait for the one connection it holds.
  await boss.insert(queue, []);
  return {
    async queue(transaction, inquiryIds) {
      const jobs = inquiryIds.flatMap((inquiryId) => [
        { data: { inquiryId, reader: "staff" } },
        { data: { inquiryId, reader: "visitor" } },
      ]);
      await boss.insert(queue, jobs, { db: fromDrizzle(transaction, sql) });
    },
  };
}

/** Starts sending what the queue holds. */
export async function workInquiryMails(boss: PgBoss, database: Database, needs: InquiryMailNeeds, log: Log) {
  await boss.work(queue, working, async (jobs: Job[]) => {
    const ids = jobs.map((job) => jobData.parse(job.data).inquiryId);
    const found = await findInquiries(database, [...new Set(ids)]);
    const byId = new Map(found.map((inquiry) => [inquiry.id, inquiry]));
    const waiting = [...jobs];
    const results: JobResult[] = [];
    const lane = async () => {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        await nextTurn();
        results.push(await attempt(needs, job, byId, log));
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return results;
  });
}

/** Tries one mail and says how it went; what is kept with a job names no person. */
async function attempt(
  needs: InquiryMailNeeds,
  job: Job,
  inquiries: Map<string, Inquiry>,
  log: Log,
): Promise<JobResult> {
  const { inquiryId, reader } = jobData.parse(job.data);
  const about = { job: job.id, reader };
  const inquiry = inquiries.get(inquiryId);
  if (!inquiry) {
    log.warn(about, "inquiry mail dropped: its inquiry is gone");
    return { id: job.id, status: "deadletter", output: { reason: "inquiry gone" } };
  }
  try {
    await sendInquiryMail(needs, reader, job.id, inquiry);
    log.info(about, "inquiry mail sent");
    return { id: job.id, status: "completed" };
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    // A visitor's mistyped address never gets better; the staff's inbox may, once somebody mends the setting.
    const forGood = error instanceof MailRefusedError && reader === "visitor";
    log.warn({ ...about, reason, forGood }, "inquiry mail not sent");
    return { id: job.id, status: forGood ? "deadletter" : "failed", output: { reason } };
  }
}

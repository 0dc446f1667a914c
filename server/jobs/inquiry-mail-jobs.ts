import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, type JobResult, type PgBoss } from "pg-boss";
import { z } from "zod";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { findInquiries, type Inquiry } from "#server/db/queries/inquiries.ts";
import { MailRefusedError } from "#server/integrations/mail/port.ts";
import type { InquiryMails, InquiryReader } from "#server/services/inquiries/inquiry-mails.ts";
import { type InquiryMailNeeds, sendInquiryMail } from "#server/services/inquiries/send-inquiry-mail.ts";

const queues: Record<InquiryReader, string> = {
  staff: "send-inquiry-notice",
  visitor: "send-inquiry-acknowledgement",
};

/**
 * A mail that fails is tried again after about 15 seconds, then after twice as long each time up to an hour: more than
 * a day of trying in all. Times are in seconds.
 */
const retrying = { retryLimit: 36, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 };
const running = { ...retrying, expireInSeconds: 300, heartbeatSeconds: 30, notify: true };

/** Few at a time, so a backlog leaves the database to the requests between two batches. */
const working = {
  batchSize: 10,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
  perJobResults: true,
} as const;

const jobData = z.object({ inquiryId: z.uuid() });

/** Creates the two queues, or brings their settings up to date, and answers where inquiries queue their mails. */
export async function createInquiryMails(boss: PgBoss): Promise<InquiryMails> {
  for (const queue of Object.values(queues)) {
    await boss.createQueue(queue, running);
    await boss.updateQueue(queue, running);
  }
  return {
    async queue(transaction, inquiryId) {
      const db = fromDrizzle(transaction, sql);
      await boss.insert(queues.staff, [{ data: { inquiryId } }], { db });
      await boss.insert(queues.visitor, [{ data: { inquiryId } }], { db });
    },
  };
}

/** Starts sending what the two queues hold. */
export async function workInquiryMails(boss: PgBoss, database: Database, needs: InquiryMailNeeds, log: Log) {
  for (const reader of ["staff", "visitor"] as const) {
    await boss.work(queues[reader], working, async (jobs: Job[]) => {
      const byJob = new Map(jobs.map((job) => [job.id, jobData.parse(job.data).inquiryId]));
      const found = await findInquiries(database, [...byJob.values()]);
      const byId = new Map(found.map((inquiry) => [inquiry.id, inquiry]));
      return await Promise.all(
        jobs.map((job) => attempt(needs, reader, job.id, byId.get(byJob.get(job.id) ?? ""), log)),
      );
    });
  }
}

/** Tries one mail and says how it went; the output kept with a job names no person. */
async function attempt(
  needs: InquiryMailNeeds,
  reader: InquiryReader,
  jobId: string,
  inquiry: Inquiry | undefined,
  log: Log,
): Promise<JobResult> {
  const about = { job: jobId, reader };
  if (!inquiry) {
    log.warn(about, "inquiry mail dropped: its inquiry is gone");
    return { id: jobId, status: "deadletter", output: { reason: "inquiry gone" } };
  }
  try {
    await sendInquiryMail(needs, reader, jobId, inquiry);
    log.info(about, "inquiry mail sent");
    return { id: jobId, status: "completed" };
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    // A visitor's mistyped address never gets better; the staff's inbox may, once somebody mends the setting.
    const forGood = error instanceof MailRefusedError && reader === "visitor";
    log.warn({ ...about, reason, forGood }, "inquiry mail not sent");
    return { id: jobId, status: forGood ? "deadletter" : "failed", output: { reason } };
  }
}

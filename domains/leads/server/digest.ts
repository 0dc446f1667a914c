import type { PgBoss } from "pg-boss";
import type { Site } from "#domains/content/rules/site.ts";
import type { Database } from "#server/db/client.ts";
import { hasEmailAbout } from "#server/jobs/pending.ts";
import { prepareQueue } from "#server/jobs/queue.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { countLeadsDue } from "./queries.ts";

interface Deps {
  database: Database;
  site: () => Site;
}

/** Queues the day's email about overdue leads, unless there are none or it is queued already. */
export async function queueLeadsDigest(
  { database, site, emailQueue }: Deps & { emailQueue: EmailQueue },
  now: Date,
): Promise<void> {
  const about = dayOf(now, site().content.company.hours.timeZone);
  await database.transaction(async (transaction) => {
    if ((await countLeadsDue(transaction, { to: now })) === 0) return;
    // A job that is repeated after its commit finds its own email.
    if (await hasEmailAbout(transaction, "leads-digest", about)) return;
    await emailQueue.enqueue(transaction, [{ email: "leads-digest", about }]);
  });
}

const digest = "leads-digest";

const digestSettings = { retryLimit: 5, retryDelay: 300, retryBackoff: true, notify: true };

/** Before the day's work begins. A program that is switched off then catches up when it starts. */
const everyMorning = "30 8 * * *";

/** Queues the email about overdue leads every morning, in one of the processes that share the database. */
export async function workLeadsDigest(
  boss: PgBoss,
  queueDigest: (now: Date) => Promise<void>,
  timeZone: string,
): Promise<void> {
  await prepareQueue(boss, digest, digestSettings);
  await boss.work(digest, { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 600 }, async () => {
    await queueDigest(new Date());
  });
  await boss.schedule(digest, everyMorning, null, { tz: timeZone, missed: "once" });
}

import type { PgBoss } from "pg-boss";
import { prepareQueue } from "./queue.ts";

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

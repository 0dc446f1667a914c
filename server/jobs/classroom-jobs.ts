import type { PgBoss } from "pg-boss";
import { prepareQueue } from "./queue.ts";

const mornings = "morning-emails";
const morningSettings = { retryLimit: 5, retryDelay: 300, retryBackoff: true, notify: true };

/** Before people leave for work. A program that is switched off then catches up when it starts. */
const everyMorning = "0 7 * * *";

/** Queues the students' morning emails, in one of the processes that share the database. */
export async function workMorningEmails(
  boss: PgBoss,
  queueEmails: (now: Date) => Promise<void>,
  timeZone: string,
): Promise<void> {
  await prepareQueue(boss, mornings, morningSettings);
  await boss.work(mornings, { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 600 }, async () => {
    await queueEmails(new Date());
  });
  await boss.schedule(mornings, everyMorning, null, { tz: timeZone, missed: "once" });
}

import type { PgBoss } from "pg-boss";
import { prepareQueue } from "./queue.ts";

const reminders = "instalment-reminders";
const reminderSettings = { retryLimit: 5, retryDelay: 300, retryBackoff: true, notify: true };

/** When students read their mail. A program that is switched off then catches up when it starts. */
const everyMorning = "0 9 * * *";

/** Queues the reminders of instalments every morning, in one of the processes that share the database. */
export async function workInstalmentReminders(
  boss: PgBoss,
  remind: (now: Date) => Promise<void>,
  timeZone: string,
): Promise<void> {
  await prepareQueue(boss, reminders, reminderSettings);
  await boss.work(reminders, { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 600 }, async () => {
    await remind(new Date());
  });
  await boss.schedule(reminders, everyMorning, null, { tz: timeZone, missed: "once" });
}

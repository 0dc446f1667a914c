import type { PgBoss } from "pg-boss";
import { prepareQueue } from "./queue.ts";

const queue = "count-figures";
const settings = { retryLimit: 5, retryDelay: 300, retryBackoff: true, expireInSeconds: 3600, notify: true };

/** Before the night's retention: what it erases has been counted. */
const daily = "47 2 * * *";

/** Counts the days that are over once a night, in one of the processes that share the database. */
export async function workFigures(boss: PgBoss, count: (now: Date) => Promise<void>, timeZone: string): Promise<void> {
  await prepareQueue(boss, queue, settings);
  await boss.work(queue, { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 600 }, async () => {
    await count(new Date());
  });
  await boss.schedule(queue, daily, null, { tz: timeZone, missed: "once" });
}

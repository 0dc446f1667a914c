import type { PgBoss } from "pg-boss";
import { prepareQueue } from "#server/jobs/queue.ts";
import type { Backups } from "./backups.ts";

const queue = "nightly-backup";
/** At night, after expired data is erased. */
const daily = "40 3 * * *";
const monday = 1;
const settings = { retryLimit: 2, retryDelay: 600, expireInSeconds: 6 * 3600 };

/** Makes a backup every night, and on Mondays tries to restore it. */
export async function workBackups(boss: PgBoss, backups: Backups, timeZone: string): Promise<void> {
  await prepareQueue(boss, queue, settings);
  await boss.work(queue, { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 600 }, async () => {
    const { madeAt } = await backups.make();
    if (madeAt.getUTCDay() === monday) await backups.tryNewest();
  });
  await boss.schedule(queue, daily, null, { tz: timeZone, missed: "once" });
}

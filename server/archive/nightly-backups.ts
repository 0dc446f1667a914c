import type { PgBoss } from "pg-boss";
import type { Log } from "#server/config/log.ts";
import { prepareQueue } from "#server/jobs/queue.ts";
import { day, hour } from "#shared/durations.ts";
import type { Backups } from "./backups.ts";

const queue = "nightly-backup";
/** At night, after expired data is erased. */
const daily = "40 3 * * *";
/** How often the newest is tried, in milliseconds; the first night always does. */
const trialEvery = 7 * day;
/** Copies that did not reach their bucket are sent again. */
const awayQueue = "backups-away";
const hourly = "10 * * * *";
const settings = { retryLimit: 2, retryDelay: 600, expireInSeconds: 6 * 3600 };

/** Makes a backup every night, and once a week tries to restore the newest. A trial that is refused is only logged. */
export async function workBackups(
  boss: PgBoss,
  backups: Backups,
  { timeZone, log }: { timeZone: string; log: Log },
): Promise<void> {
  await prepareQueue(boss, queue, settings);
  await boss.work(queue, { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 600 }, async () => {
    const { madeAt } = await backups.make();
    const tried = (await backups.list()).flatMap(({ trial }) => (trial ? [trial.at.getTime()] : []));
    // An hour less, because a night's work does not always take the same time.
    if (madeAt.getTime() - Math.max(0, ...tried) < trialEvery - hour) return;
    await backups.tryNewest().catch((err: unknown) => log.warn({ err }, "the newest backup was not tried"));
  });
  await boss.schedule(queue, daily, null, { tz: timeZone, missed: "once" });
  await prepareQueue(boss, awayQueue, settings);
  await boss.work(awayQueue, { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 600 }, backups.sendAway);
  await boss.schedule(awayQueue, hourly, null, { tz: timeZone, missed: "once" });
}

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
}

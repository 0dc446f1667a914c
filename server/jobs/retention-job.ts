import type { PgBoss } from "pg-boss";
import type { Log } from "#server/config/log.ts";
import type { Erased } from "#server/services/retention/erase-expired.ts";

const queue = "retention";
const queueSettings = { retryLimit: 5, retryDelay: 300, retryBackoff: true, expireInSeconds: 3600, notify: true };

/** At night, when few are about; an institute that is switched off at night makes up for it in the morning. */
const daily = "17 3 * * *";

/** Has everything whose time is over erased once a day, by one process of those that share the database. */
export async function keepRetention(
  boss: PgBoss,
  eraseExpired: (now: Date) => Promise<Erased>,
  { timeZone, log }: { timeZone: string; log: Log },
): Promise<void> {
  await boss.createQueue(queue, queueSettings);
  await boss.updateQueue(queue, queueSettings);
  await boss.work(queue, { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 600 }, async () => {
    const erased = await eraseExpired(new Date());
    log.info({ erased }, "erased what is kept no longer");
  });
  await boss.schedule(queue, daily, null, { tz: timeZone, missed: "once" });
}

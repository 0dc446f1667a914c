import type { PgBoss } from "pg-boss";
import type { Log } from "#server/config/log.ts";
import { prepareQueue } from "#server/jobs/queue.ts";

const queue = "draw-pictures";

/** Failures are tried again for a day; times are in seconds. */
const settings = {
  ...{ retryLimit: 30, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  ...{ expireInSeconds: 1800, heartbeatSeconds: 20, notify: true },
};

/**
 * One process draws at a time: the jobs are one group. The library's policy `singleton` would do the same, but learns only
 * within a minute that a job has ended.
 */
const group = { id: "site" };
const working = { groupConcurrency: 1, notifyPollingIntervalSeconds: 5, heartbeatRefreshSeconds: 5 };

/** Publications within this many seconds after one are drawn together. */
const together = 5;

interface PictureJobs {
  /** Has the published site's missing pictures drawn, by this process or another. */
  enqueue(): Promise<void>;
}

/**
 * Starts drawing pictures when one of the processes asks for it. A job carries nothing: it draws the site that is
 * published then.
 */
export async function workPictures(boss: PgBoss, draw: () => Promise<void>, log: Log): Promise<PictureJobs> {
  await prepareQueue(boss, queue, settings);
  await boss.work(queue, working, async () => {
    try {
      await draw();
    } catch (err) {
      log.warn({ err }, "pictures were not drawn: those before stay");
      throw err;
    }
  });
  return {
    async enqueue() {
      await boss.sendDebounced(queue, {}, { group }, together, group.id);
    },
  };
}

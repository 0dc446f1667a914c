import { sql } from "drizzle-orm";
import { fromDrizzle, type JobInsert, type PgBoss } from "pg-boss";
import { z } from "zod";
import type { JobRestorer } from "#server/services/archive/restore-archive.ts";

const pending = z.object({ queue: z.string(), job: z.custom<JobInsert>((value) => typeof value === "object") });

/**
 * Takes jobs back into their queues. Their tries begin again; a queue that is not there yet gets its settings when the
 * program starts.
 */
export function createJobRestorer(openBoss: () => Promise<PgBoss>): JobRestorer {
  return {
    async openQueues(names) {
      const boss = await openBoss();
      for (const name of names) {
        await boss.createQueue(name);
        // Has the queue's settings read now: read within a transaction they would wait for the one connection it holds.
        await boss.insert(name, []);
      }
    },
    async restore(transaction, lines) {
      const boss = await openBoss();
      const jobs = lines.map((line) => pending.parse(JSON.parse(line)));
      for (const [queue, some] of Map.groupBy(jobs, (one) => one.queue)) {
        const inserts = some.map(({ job }) => job);
        await boss.insert(queue, inserts, { db: fromDrizzle(transaction, sql) });
      }
    },
  };
}

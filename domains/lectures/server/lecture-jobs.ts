import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, type PgBoss } from "pg-boss";
import { z } from "zod";
import { prepareQueue } from "#server/jobs/queue.ts";
import type { LectureImports } from "./uploads.ts";

const imports = "import-lecture";
/** A large video is copied once, which takes minutes on a slow disk. */
const settings = { retryLimit: 20, retryDelay: 30, retryBackoff: true, expireInSeconds: 3600, notify: true };

const importJob = z.object({ uploadId: z.string() });

/** Prepares the queue of whole videos, and answers the port that the services add them to. */
export async function createLectureImports(boss: PgBoss): Promise<LectureImports> {
  await prepareQueue(boss, imports, settings);
  return {
    async place(transaction, uploadId) {
      await boss.insert(imports, [{ data: { uploadId } }], { db: fromDrizzle(transaction, sql) });
    },
  };
}

/** Starts making lectures of whole videos, one after the other. */
export async function workLectureImports(boss: PgBoss, finish: (uploadId: string) => Promise<void>): Promise<void> {
  await boss.work(imports, { notifyPollingIntervalSeconds: 30 }, async (jobs: Job[]) => {
    for (const { data } of jobs) await finish(importJob.parse(data).uploadId);
  });
}

import { join } from "node:path";
import type { PgBoss } from "pg-boss";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { createOutboxFiles } from "#server/integrations/mail/outbox-files.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";
import { workFileRemovals, workRetention } from "#server/jobs/erasure-jobs.ts";
import { type FileRemovals, removeFiles } from "#server/services/files/file-removals.ts";
import { eraseExpired } from "#server/services/retention/erase-expired.ts";
import { company } from "#shared/content/company.ts";

interface Deps {
  database: Database;
  storage: FileStorage;
  fileRemovals: FileRemovals;
  dataDir: string;
  log: Log;
}

/** Starts what erases: files that go with their records, and once a day everything whose time is over. */
export async function workErasure(boss: PgBoss, { database, storage, fileRemovals, dataDir, log }: Deps) {
  const outboxFiles = createOutboxFiles(join(dataDir, "outbox"));
  await workFileRemovals(boss, (gone) => removeFiles({ storage, outboxFiles }, gone));
  const { timeZone } = company.hours;
  await workRetention(boss, (now) => eraseExpired({ database, fileRemovals, outboxFiles }, now), { timeZone, log });
  return { outboxFiles, openFileRemovals: async () => fileRemovals };
}

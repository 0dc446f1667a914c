import { existsSync } from "node:fs";
import { join } from "node:path";
import { createManageHttp } from "#server/api/manage/manage-http.ts";
import { keptSecret } from "#server/config/auth-secret.ts";
import { ConfigError } from "#server/config/config-error.ts";
import type { Config } from "#server/config/env.ts";
import { createLog } from "#server/config/log.ts";
import { openDatabase, prepareDataDir, type SchemaOnOpen } from "#server/db/client.ts";
import { openLetterFiles } from "#server/integrations/mail/letter-files.ts";
import { openStorage } from "#server/integrations/storage/open-storage.ts";
import { createFileRemovals } from "#server/jobs/file-removal-jobs.ts";
import { type JobQueue, startJobQueue } from "#server/jobs/job-queue.ts";
import { createMailOrders } from "#server/jobs/mail-jobs.ts";
import type { Door } from "#server/manage/door.ts";
import { createContentChanges } from "#server/services/content/content-changes.ts";
import { createManagement } from "#server/services/management/management.ts";

/**
 * Opens the database here, its schema up to date unless it is to be left as found, and the staff's API on it, for a
 * command that finds no program running. Letters are queued, for the program to send when it runs again. Throws a `ConfigError` when the configuration
 * cannot work here, or when it would make a second database beside the program's own.
 */
export async function openManagement(config: Config, schema: SchemaOnOpen): Promise<Door> {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, "database"))) {
    throw new ConfigError(
      `DATA_DIR must be the program's own: there is no database in ${config.dataDir} yet. Set it as for the program, or start that once.`,
    );
  }
  prepareDataDir(config.dataDir);
  // Standard output is for answers.
  const log = createLog({ logLevel: "warn" }, process.stderr);
  const opened = await openDatabase(config, schema);
  try {
    const { database, home } = opened;
    const contentChanges = await createContentChanges(home);
    let jobs: JobQueue | undefined;
    const openBoss = async () => {
      jobs ??= await startJobQueue(home, log);
      return jobs.boss;
    };
    const openMailOrders = async () => await createMailOrders(await openBoss());
    const openFileRemovals = async () => await createFileRemovals(await openBoss());
    const { announce } = contentChanges;
    const storage = await openStorage(config);
    const { dataDir } = config;
    const kept = { dataDir, keptSecret: keptSecret(config.authSecret, dataDir) };
    const letterFiles = openLetterFiles(join(dataDir, "outbox"));
    const queues = { openMailOrders, openFileRemovals };
    const needs = { database, storage, announce, log, letterFiles, ...queues, ...kept };
    const http = createManageHttp(createManagement(needs), log);
    return {
      fetch: async (request) => await http.fetch(request),
      async close() {
        await jobs?.stop();
        await contentChanges.close();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

import { sql } from "drizzle-orm";
import { createSite } from "#domains/content/rules/site.ts";
import { contentOfSeed, readSeed } from "#domains/content/server/seed.ts";
import { createRestoreHttp } from "#server/api/manage/manage-http.ts";
import { restoreArchive } from "#server/archive/restore-archive.ts";
import { messagesIn } from "#server/compose/words/messages.ts";
import { restoreSecret } from "#server/config/auth-secret.ts";
import { ConfigError } from "#server/config/config-error.ts";
import type { Config } from "#server/config/env.ts";
import { createLog } from "#server/config/log.ts";
import { demoFolder } from "#server/config/paths.ts";
import { type Database, openDatabase, prepareDataDir } from "#server/db/client.ts";
import { createJobRestorer, type JobQueue, startJobQueue } from "#server/jobs/queue.ts";
import type { ManageClient } from "#server/manage/manage-client.ts";
import { createStorage } from "#server/storage/create-storage.ts";
import { siteLocale } from "#shared/formats/formats.ts";

/**
 * Opens the database in this process without migrating it, for a restore. Throws a `ConfigError` if the configuration
 * cannot work here, or while the program runs on the database.
 */
export async function createRestoreClient(config: Config): Promise<ManageClient> {
  prepareDataDir(config.dataDir);
  const log = createLog({ logLevel: "warn" }, process.stderr);
  const { database, home, close } = await openDatabase(config, "as found");
  try {
    await refuseWhileRunning(database);
    const storage = await createStorage(config);
    let queue: JobQueue | undefined;
    const openBoss = async () => {
      queue ??= await startJobQueue(home, log);
      return queue.boss;
    };
    const saveSecret = config.authSecret ? null : (secret: string) => restoreSecret(config.dataDir, secret);
    const seeded = createSite(contentOfSeed(readSeed(demoFolder())), messagesIn[siteLocale]);
    const demoCourses = seeded.content.courses;
    const deps = { database, storage, jobs: createJobRestorer(openBoss), saveSecret, demoCourses };
    const restore: Parameters<typeof createRestoreHttp>[0] = (path, options) => restoreArchive(deps, path, options);
    const http = createRestoreHttp(restore, { log, messages: () => seeded.messages });
    return {
      fetch: async (request) => await http.fetch(request),
      async close() {
        await queue?.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A data folder has a lock; on a server the connection names tell whether the program runs. */
async function refuseWhileRunning(database: Database): Promise<void> {
  const { rows } = await database.execute(sql`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name in ('darsgah jobs', 'darsgah notices')`);
  if (Number(rows[0]?.others) > 0)
    throw new ConfigError("DATABASE_URL must lead to a database that no program runs on: stop it first.");
}

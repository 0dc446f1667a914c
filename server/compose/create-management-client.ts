import { existsSync } from "node:fs";
import { join } from "node:path";
import { createPublishedSite } from "#domains/content/server/published-site.ts";
import { readSeed } from "#domains/content/server/seed.ts";
import { cardSetOf, cardSetting } from "#domains/money/server/cards/card-keys.ts";
import { createPaymentProvider } from "#domains/money/server/cards/create-payment-provider.ts";
import { createMeetings } from "#domains/timetable/server/meetings/create-meetings.ts";
import { createManageHttp } from "#server/api/manage/manage-http.ts";
import { readerWords } from "#server/compose/email-deps.ts";
import { hooks } from "#server/compose/hooks.ts";
import { messagesIn } from "#server/compose/words/messages.ts";
import { authSecret, storedSecret } from "#server/config/auth-secret.ts";
import { ConfigError } from "#server/config/config-error.ts";
import type { Config } from "#server/config/env.ts";
import { createLog } from "#server/config/log.ts";
import { demoFolder } from "#server/config/paths.ts";
import { type Database, openDatabase, prepareDataDir, type SchemaOnOpen } from "#server/db/client.ts";
import { calendarChannel, createContentChanges } from "#server/db/content-changes.ts";
import { notify } from "#server/db/notifications.ts";
import { createEmailQueue } from "#server/jobs/mail-jobs.ts";
import { type JobQueue, startJobQueue } from "#server/jobs/queue.ts";
import { createSealedSettings } from "#server/links/sealed-settings.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { mailSetOf, mailSetting } from "#server/mail/mail-server.ts";
import { createOutboxFiles } from "#server/mail/outbox-files.ts";
import type { ManageClient } from "#server/manage/manage-client.ts";
import { createStorage } from "#server/storage/create-storage.ts";
import { createFileRemovals } from "#server/storage/erasure-jobs.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { createManagement } from "./management.ts";

/**
 * Opens the database and the staff's API in this process, for a command that finds no running program. `schema` says
 * whether the database is migrated first. Emails wait in the queue until the program runs again. Throws a `ConfigError`
 * if the configuration cannot work here, or would create a second database beside the program's own.
 */
export async function createManagementClient(config: Config, schema: SchemaOnOpen): Promise<ManageClient> {
  const { dataDir } = config;
  if (config.databaseUrl === null && !existsSync(join(dataDir, "database"))) {
    throw new ConfigError(
      `DATA_DIR must be the program's own: there is no database in ${dataDir} yet. Set it as for the program, or start that once.`,
    );
  }
  prepareDataDir(dataDir);
  // Standard output is reserved for answers.
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
    const messages = messagesIn[siteLocale];
    const seed = readSeed(demoFolder());
    const calendarChanges = { announce: (transaction: Database) => notify(transaction, calendarChannel, "all") };
    const base = {
      ...{ ...hooks, database, log, announce: contentChanges.announce, calendarChanges },
      ...{ seed, messages, clock: () => new Date() },
      // Only the running program renders pages.
      ...{ isOffline: true, publishedSite: { prepare: async () => () => {}, show: () => {} } },
      storage: await createStorage(config),
      provider: await createPaymentProvider(() => cardSetOf(config, undefined)),
    };
    const getSite = async () => (await createPublishedSite({ database, seed, messages, log })).site;
    const getEmailQueue = async () => await createEmailQueue(await openBoss());
    const openFileRemovals = async () => await createFileRemovals(await openBoss());
    const management = createManagement({
      ...{ ...base, dataDir, getSite, getEmailQueue, openFileRemovals },
      // Created when needed: a backup leaves the data folder unchanged.
      readSecret: () => authSecret(config.authSecret, dataDir),
      sealNow: async () => {},
      async openVerbDeps() {
        const secret = authSecret(config.authSecret, dataDir);
        const signedTokens = createSignedTokens(secret);
        const queues = { emailQueue: await getEmailQueue(), fileRemovals: await openFileRemovals() };
        const { siteUrl, mail } = config;
        const site = await getSite();
        const settings = await createSealedSettings({ database, secret, formerSecrets: [], log });
        const { meetingUrls } = config;
        return {
          ...base,
          ...queues,
          provider: await createPaymentProvider(() => cardSetOf(config, settings.find(cardSetting))),
          meetings: createMeetings({ database, sealedSettings: settings, secret, meetingUrls, log }),
          secret,
          signedTokens,
          siteUrl,
          hasMail: () => mailSetOf(mail, settings.find(mailSetting)).server !== null,
          site,
          inLanguage: readerWords(site, siteUrl),
        };
      },
      outboxFiles: createOutboxFiles(join(dataDir, "outbox")),
      storedSecret: storedSecret(config.authSecret, dataDir),
    });
    const http = createManageHttp(management, { log, messages: () => messages });
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

import { syncCourses } from "#domains/catalogue/server/sync-courses.ts";
import { createPublishedSite, watchPublications } from "#domains/content/server/published-site.ts";
import { readSeed } from "#domains/content/server/seed.ts";
import { createLectureImports } from "#domains/lectures/server/lecture-jobs.ts";
import { hashSecretId } from "#domains/lectures/server/secret-id-hash.ts";
import { cardSetOf, cardSetting } from "#domains/money/server/cards/card-keys.ts";
import { createMeetings } from "#domains/timetable/server/meetings/create-meetings.ts";
import { planClasses } from "#domains/timetable/server/plan-classes.ts";
import { adoptTypedTeachers } from "#domains/timetable/server/teachers-of-classes.ts";
import { readerWords } from "#server/compose/email-deps.ts";
import { hooks } from "#server/compose/hooks.ts";
import { messagesIn } from "#server/compose/words/messages.ts";
import { authSecret, secretsBefore } from "#server/config/auth-secret.ts";
import type { Config } from "#server/config/env.ts";
import type { Log } from "#server/config/log.ts";
import { demoFolder } from "#server/config/paths.ts";
import { type OpenDatabase, openDatabase, prepareDataDir } from "#server/db/client.ts";
import { calendarChannel, createContentChanges } from "#server/db/content-changes.ts";
import { seedDemo } from "#server/demo/seed-demo.ts";
import { createEmailQueue } from "#server/jobs/mail-jobs.ts";
import { startJobQueue } from "#server/jobs/queue.ts";
import { createSealedSettings } from "#server/links/sealed-settings.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { mailSetOf, mailSetting } from "#server/mail/mail-server.ts";
import { createStorage } from "#server/storage/create-storage.ts";
import { createFileRemovals } from "#server/storage/erasure-jobs.ts";
import { storageKey, unlessTaken } from "#server/storage/port.ts";
import { locales, siteLocale } from "#shared/formats/formats.ts";

/** The basis of everything else: database, files, secret and job queues. */
export type Foundation = Awaited<ReturnType<typeof createFoundation>>;

/** Opens the configured database, and closes the data folder to other users. */
export async function openConfiguredDatabase(config: Config): Promise<OpenDatabase> {
  prepareDataDir(config.dataDir);
  return await openDatabase(config);
}

/** Seeds an empty database and starts the job queues; `close` stops them and leaves the database open. */
export async function createFoundation(config: Config, { database, home }: OpenDatabase, log: Log) {
  const storage = await createStorage(config);
  const contentChanges = await createContentChanges(home);
  const calendarChanges = await createContentChanges(home, calendarChannel);
  const seed = readSeed(demoFolder());
  const messages = messagesIn[siteLocale];
  const translations = locales.flatMap((one) => (one === siteLocale ? [] : [messagesIn[one]]));
  const secret = authSecret(config.authSecret, config.dataDir);
  const formerSecrets = secretsBefore(config);
  const sealedSettings = await createSealedSettings({ database, home, secret, formerSecrets, log });
  const cardSet = () => cardSetOf(config, sealedSettings.find(cardSetting));
  // An owner may type the keys for cards later, or take them away.
  const conditions = {
    get cards() {
      return cardSet() !== null;
    },
  };
  const publishedSite = await createPublishedSite({ database, seed, messages, translations, conditions, log });
  const { courses } = publishedSite.site().content;
  // A school that has left the demo and teaches nothing yet has no courses either.
  if (config.demoContent && courses.length > 0)
    await seedDemo(database, {
      ...{ courses, today: new Date(), hashSecretId, planClasses },
      saveFile: (key, content) => storage.put(storageKey(key), content).catch(unlessTaken),
    });
  const { announce } = contentChanges;
  await syncCourses({ ...hooks, database, seed, messages, publishedSite, announce, clock: () => new Date(), log });
  await adoptTypedTeachers(database);
  const stopWatching = watchPublications(publishedSite, contentChanges);
  const jobs = await startJobQueue(home, log, "with schedules");
  return {
    database,
    storage,
    contentChanges,
    calendarChanges,
    seed,
    messages,
    translations,
    /** The program's words in every language. */
    words: messagesIn,
    conditions,
    ...hooks,
    publishedSite,
    /** The site as visitors currently see it. */
    site: publishedSite.site,
    inLanguage: readerWords(publishedSite.site, config.siteUrl),
    secret,
    sealedSettings,
    /** Where classes meet that have no address of their own. */
    meetings: createMeetings({ database, sealedSettings, secret, meetingUrls: config.meetingUrls, log }),
    /** The keys for cards now. */
    cardSet,
    /** How emails leave now. */
    mailSet: () => mailSetOf(config.mail, sealedSettings.find(mailSetting)),
    signedTokens: createSignedTokens(secret),
    boss: jobs.boss,
    emailQueue: await createEmailQueue(jobs.boss),
    fileRemovals: await createFileRemovals(jobs.boss),
    lectureImports: await createLectureImports(jobs.boss),
    log,
    async close() {
      stopWatching();
      await sealedSettings.close();
      await contentChanges.close();
      await calendarChanges.close();
      await jobs.stop();
    },
  };
}

import { createApiHttp } from "#server/api/api-http.ts";
import type { Bindings } from "#server/api/app-env.ts";
import { isApi } from "#server/api/is-api.ts";
import { createManageHttp } from "#server/api/manage/manage-http.ts";
import { createPageHttp, type RenderPage } from "#server/api/page-http.ts";
import { createProofBudget } from "#server/api/payment-guards.ts";
import { createAuth } from "#server/compose/create-auth.ts";
import { createEmailWriters } from "#server/compose/create-email-writers.ts";
import { createLimiters } from "#server/compose/create-limiters.ts";
import { workErasure } from "#server/compose/work-erasure.ts";
import { authSecret } from "#server/config/auth-secret.ts";
import type { Config } from "#server/config/env.ts";
import { createLog, type Log } from "#server/config/log.ts";
import { type OpenDatabase, openDatabase, prepareDataDir } from "#server/db/client.ts";
import { createDiskSpaceWatch } from "#server/db/disk-space-watch.ts";
import { forgetRateLimits } from "#server/db/forget-rate-limits.ts";
import { findHeldMails } from "#server/db/queries/pending-jobs.ts";
import { seedDemo } from "#server/db/seed-demo.ts";
import { vacuumRegularly } from "#server/db/vacuum-embedded.ts";
import { createAssistant } from "#server/integrations/assistant/create-assistant.ts";
import type { AssistantEngine } from "#server/integrations/assistant/port.ts";
import { type PasswordCost, passwordCost } from "#server/integrations/auth/passwords.ts";
import { createLocator } from "#server/integrations/geo/create-locator.ts";
import { createMailer } from "#server/integrations/mail/create-mailer.ts";
import { mailboxOf } from "#server/integrations/mail/mailbox.ts";
import type { Mailer } from "#server/integrations/mail/port.ts";
import { createPaymentProvider } from "#server/integrations/payment/create-payment-provider.ts";
import { createStorage } from "#server/integrations/storage/create-storage.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";
import { createFileRemovals } from "#server/jobs/file-removal-jobs.ts";
import { startJobQueue } from "#server/jobs/job-queue.ts";
import { createEmailQueue, workMails } from "#server/jobs/mail-jobs.ts";
import { createAccounts } from "#server/services/accounts/account-services.ts";
import { createKnownDevices } from "#server/services/accounts/known-devices.ts";
import { withAccountLog } from "#server/services/accounts/log-account-acts.ts";
import { type ContentChanges, createContentChanges } from "#server/services/content/content-changes.ts";
import { createKnownNetworks } from "#server/services/lectures/known-networks.ts";
import { hashSecretId } from "#server/services/lectures/secret-id-hash.ts";
import { createSignedTokens } from "#server/services/links/signed-tokens.ts";
import { createManagement } from "#server/services/management/management.ts";
import { createOrders } from "#server/services/orders/orders.ts";
import { refuseInOutage } from "#server/services/refuse-in-outage.ts";
import { createServices, type Services } from "#server/services/services.ts";
import { company, paymentDetails } from "#shared/content/company.ts";

export interface AppOptions {
  /** Answers every request outside `/api`; without it they are not found. */
  renderPage?: RenderPage;
  /** Stand in for what the configuration names; `close` closes them too. */
  database?: OpenDatabase;
  mailer?: Mailer;
  assistant?: AssistantEngine;
  /** The brand's picture for letters, as the build has drawn it; none without a build. */
  emailPicture?: Buffer | null;
  /** What hashing a password costs, and how long an answer about one takes at least, for tests to be quick. */
  passwords?: { cost: PasswordCost; answerAfter: number };
  log?: Log;
}

export interface App {
  fetch(request: Request, bindings: Bindings): Promise<Response>;
  /** Answers the staff, without asking who they are: never to be reached through a port. */
  manage(request: Request): Response | Promise<Response>;
  services: Services;
  contentChanges: ContentChanges;
  storage: FileStorage;
  log: Log;
  /** Resolves, to why, when only a new start can bring the database back; most often never. */
  databaseFailed: Promise<Error>;
  /** Makes ready what the start left for later, in some 0.1 s; meant for when the program serves already. */
  prepare(): void;
  /** Finishes the jobs in flight, then closes the database. */
  close(): Promise<void>;
}

/**
 * Builds the whole program as configured, without opening a port: database migrated and seeded, jobs running, requests
 * answered by `fetch`. Throws a `ConfigError` when the configuration cannot work here.
 */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const log = options.log ?? createLog(config);
  prepareDataDir(config.dataDir);
  const opened = options.database ?? (await openDatabase(config));
  const { database } = opened;
  try {
    const storage = await createStorage(config);
    if (config.demoContent) await seedDemo(database, { today: new Date(), hashSecretId, keepFile: storage.put });
    const contentChanges = await createContentChanges(opened.home);
    const secret = authSecret(config.authSecret, config.dataDir);
    const signedTokens = createSignedTokens(secret);
    const sender = mailboxOf(config.mail.from ?? company.emails[0]?.address ?? "", company.fullName);
    const mailer = options.mailer ?? createMailer(config, sender);
    const jobs = await startJobQueue(opened.home, log, "with schedules");
    const emailQueue = await createEmailQueue(jobs.boss);
    const fileRemovals = await createFileRemovals(jobs.boss);
    const { siteUrl } = config;
    const { accountLimits, acknowledgementLimiter, ...limiters } = refuseInOutage(createLimiters(opened, secret));
    const provider = await createPaymentProvider(config.stripe);
    const payment = paymentDetails;
    const orders = createOrders({
      database,
      emailQueue,
      fileRemovals,
      provider,
      storage,
      signedTokens,
      siteUrl,
      payment,
      log,
    });
    const passwords = options.passwords ?? { cost: passwordCost, answerAfter: 700 };
    const auth = createAuth(config, { database, secret, passwordCost: passwords.cost });
    const { answerAfter } = passwords;
    const knownDevices = createKnownDevices(secret, siteUrl);
    const keeping = { database, emailQueue, signedTokens, limits: accountLimits, knownDevices, answerAfter };
    const assistant = options.assistant ?? createAssistant(config);
    const ownAccounts = createAccounts({ auth, ...keeping });
    const accounts = withAccountLog(ownAccounts, log, secret);
    const verbs = createServices({
      database,
      emailQueue,
      orders,
      signedTokens,
      accounts,
      geo: createLocator(config),
      assistant,
      siteUrl,
      storage,
      contentChanges,
      secretIdLimiters: limiters.secretIdLimiters,
      knownNetworks: createKnownNetworks({ database, secret, log }),
      log,
    });
    const services = refuseInOutage(verbs);
    const staff = mailboxOf(config.mail.to ?? company.emails[0]?.address ?? "", company.name);
    const picture = options.emailPicture ?? null;
    const correspondents = { staff, organizer: sender };
    const writers = createEmailWriters({ database, company, signedTokens, siteUrl, ...correspondents, picture });
    const findHeld = (given: { id: string; retryCount: number }[]) => findHeldMails(database, given);
    const mailDeps = { mailer, writers, acknowledgementLimiter, findHeld, databaseFailed: opened.failed };
    await workMails(jobs.boss, mailDeps, log);

    const stopVacuum = opened.home.kind === "embedded" ? vacuumRegularly(opened.home.pglite, log) : () => {};
    const stopForgetting = forgetRateLimits(database, log);
    const hasDiskSpace = opened.home.kind === "embedded" ? createDiskSpaceWatch(config.dataDir) : async () => true;
    const deps = { config, services, log, hasDiskSpace, ...limiters, proofBudget: createProofBudget() };
    const api = createApiHttp(deps);
    const pages = createPageHttp(deps, options.renderPage);
    const { announce } = contentChanges;
    const archived = { dataDir: config.dataDir, storedSecret: config.authSecret ? null : secret };
    const erasure = await workErasure(jobs.boss, { database, storage, fileRemovals, dataDir: config.dataDir, log });
    const getEmailQueue = async () => emailQueue;
    const management = createManagement({ database, storage, announce, log, getEmailQueue, ...erasure, ...archived });
    const manage = createManageHttp(management, log);
    return {
      manage: (request) => manage.fetch(request),
      fetch: async (request, bindings) => await (isApi(request) ? api : pages).fetch(request, bindings),
      services,
      contentChanges,
      storage,
      log,
      databaseFailed: opened.failed,
      prepare: () => assistant.prepare?.(),
      async close() {
        stopVacuum();
        stopForgetting();
        await contentChanges.close();
        await jobs.stop();
        mailer.close();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

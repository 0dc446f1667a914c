import { createApiHttp } from "#server/api/api-http.ts";
import type { Bindings } from "#server/api/app-env.ts";
import { isApi } from "#server/api/is-api.ts";
import { createManageHttp } from "#server/api/manage/manage-http.ts";
import { createPageHttp, type RenderPage } from "#server/api/page-http.ts";
import { createProofBudget } from "#server/api/payment-guards.ts";
import { authSecret } from "#server/config/auth-secret.ts";
import type { Config } from "#server/config/env.ts";
import { createLog, type Log } from "#server/config/log.ts";
import { createAuth } from "#server/create-auth.ts";
import { createLetterWriters } from "#server/create-letter-writers.ts";
import { createLimiters } from "#server/create-limiters.ts";
import { type OpenDatabase, openDatabase, prepareDataDir } from "#server/db/client.ts";
import { forgetRateLimits } from "#server/db/forget-rate-limits.ts";
import { findHeldMails } from "#server/db/queries/pending-jobs.ts";
import { createRoomWatch } from "#server/db/room-watch.ts";
import { seedDemo } from "#server/db/seed-demo.ts";
import { keepTidy } from "#server/db/tidy-embedded.ts";
import { createAssistant } from "#server/integrations/assistant/choose-engine.ts";
import type { AssistantEngine } from "#server/integrations/assistant/port.ts";
import { type PasswordCost, passwordCost } from "#server/integrations/auth/passwords.ts";
import { createLocator } from "#server/integrations/geo/choose-locator.ts";
import { createMailer } from "#server/integrations/mail/choose-mailer.ts";
import { mailboxOf } from "#server/integrations/mail/mailbox.ts";
import type { Mailer } from "#server/integrations/mail/port.ts";
import { choosePayment } from "#server/integrations/payment/choose-payment.ts";
import { openStorage } from "#server/integrations/storage/open-storage.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";
import { createFileRemovals } from "#server/jobs/file-removal-jobs.ts";
import { startJobQueue } from "#server/jobs/job-queue.ts";
import { createMailOrders, workMails } from "#server/jobs/mail-jobs.ts";
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
import { workErasure } from "#server/work-erasure.ts";
import { company, paymentDetails } from "#shared/content/company.ts";

export interface AppOptions {
  /** Answers every request outside `/api`; without it they are not found. */
  renderPage?: RenderPage;
  /** Stand in for what the configuration names; `close` closes them too. */
  database?: OpenDatabase;
  mailer?: Mailer;
  assistant?: AssistantEngine;
  /** The brand's picture for letters, as the build has drawn it; none without a build. */
  letterPicture?: Buffer | null;
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
    const storage = await openStorage(config);
    if (config.demoContent) await seedDemo(database, { today: new Date(), hashSecretId, keepFile: storage.put });
    const contentChanges = await createContentChanges(opened.home);
    const secret = authSecret(config.authSecret, config.dataDir);
    const tokens = createSignedTokens(secret);
    const sender = mailboxOf(config.mail.from ?? company.emails[0]?.address ?? "", company.fullName);
    const mailer = options.mailer ?? createMailer(config, sender);
    const jobs = await startJobQueue(opened.home, log, "with schedules");
    const mailOrders = await createMailOrders(jobs.boss);
    const fileRemovals = await createFileRemovals(jobs.boss);
    const { siteUrl } = config;
    const { accountLimits, thanksLimiter, ...limiters } = refuseInOutage(createLimiters(opened, secret));
    const desk = await choosePayment(config.stripe);
    const payment = paymentDetails;
    const links = tokens;
    const orders = createOrders({ database, mailOrders, fileRemovals, desk, storage, links, siteUrl, payment, log });
    const passwords = options.passwords ?? { cost: passwordCost, answerAfter: 700 };
    const auth = createAuth(config, { database, secret, passwordCost: passwords.cost });
    const { answerAfter } = passwords;
    const knownDevices = createKnownDevices(secret, siteUrl);
    const keeping = { database, mailOrders, links, limits: accountLimits, knownDevices, answerAfter };
    const assistant = options.assistant ?? createAssistant(config);
    const ownAccounts = createAccounts({ auth, ...keeping });
    const accounts = withAccountLog(ownAccounts, log, secret);
    const verbs = createServices({
      database,
      mailOrders,
      orders,
      tokens,
      accounts,
      geo: createLocator(config),
      assistant,
      siteUrl,
      storage,
      signedTokens: tokens,
      contentChanges,
      secretIdLimiters: limiters.secretIdLimiters,
      knownNetworks: createKnownNetworks({ database, secret, log }),
      log,
    });
    const services = refuseInOutage(verbs);
    const staff = mailboxOf(config.mail.to ?? company.emails[0]?.address ?? "", company.name);
    const picture = options.letterPicture ?? null;
    const correspondents = { staff, organizer: sender };
    const writers = createLetterWriters({ database, company, links: tokens, siteUrl, ...correspondents, picture });
    const findHeld = (given: { id: string; retryCount: number }[]) => findHeldMails(database, given);
    const mailNeeds = { mailer, writers, thanksLimiter, findHeld, databaseFailed: opened.failed };
    await workMails(jobs.boss, mailNeeds, log);

    const stopTidying = opened.home.kind === "embedded" ? keepTidy(opened.home.pglite, log) : () => {};
    const stopForgetting = forgetRateLimits(database, log);
    const hasRoom = opened.home.kind === "embedded" ? createRoomWatch(config.dataDir) : async () => true;
    const needs = { config, services, log, hasRoom, ...limiters, proofBudget: createProofBudget() };
    const api = createApiHttp(needs);
    const pages = createPageHttp(needs, options.renderPage);
    const { announce } = contentChanges;
    const kept = { dataDir: config.dataDir, keptSecret: config.authSecret ? null : secret };
    const erasure = await workErasure(jobs.boss, { database, storage, fileRemovals, dataDir: config.dataDir, log });
    const openMailOrders = async () => mailOrders;
    const management = createManagement({ database, storage, announce, log, openMailOrders, ...erasure, ...kept });
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
        stopTidying();
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

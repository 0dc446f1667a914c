import { join } from "node:path";
import { createApiHttp } from "#server/api/api-http.ts";
import type { Bindings } from "#server/api/app-env.ts";
import { createManageHttp } from "#server/api/manage/manage-http.ts";
import { createPageHttp, type RenderPage } from "#server/api/page-http.ts";
import { authSecret } from "#server/config/auth-secret.ts";
import type { Config } from "#server/config/env.ts";
import { createLog, type Log } from "#server/config/log.ts";
import { type OpenDatabase, openDatabase, prepareDataDir } from "#server/db/client.ts";
import { seedDemo } from "#server/db/seed-demo.ts";
import { keepTidy } from "#server/db/tidy-embedded.ts";
import { createBundledLocator } from "#server/integrations/geo/bundled.ts";
import { createHeaderLocator } from "#server/integrations/geo/header.ts";
import { createLookupLocator } from "#server/integrations/geo/lookup-url.ts";
import type { GeoLocator } from "#server/integrations/geo/port.ts";
import { createLetters } from "#server/integrations/mail/letters.tsx";
import { mailboxOf } from "#server/integrations/mail/mailbox.ts";
import { createOutboxMailer } from "#server/integrations/mail/outbox.ts";
import type { Mailer } from "#server/integrations/mail/port.ts";
import { createSmtpMailer } from "#server/integrations/mail/smtp.ts";
import { choosePayment } from "#server/integrations/payment/choose-payment.ts";
import { createPrivateFolder } from "#server/integrations/private-files/folder.ts";
import { createMemoryRateLimiter } from "#server/integrations/rate-limit/memory.ts";
import { openStorage } from "#server/integrations/storage/open-storage.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";
import { startJobQueue } from "#server/jobs/job-queue.ts";
import { createMailOrders, workMails } from "#server/jobs/mail-jobs.ts";
import { type ContentChanges, createContentChanges } from "#server/services/content/content-changes.ts";
import { writeEnrolmentLetters } from "#server/services/enrolments/write-enrolment-letters.ts";
import { writeInquiryLetters } from "#server/services/inquiries/write-inquiry-letters.ts";
import { hashSecretId } from "#server/services/lectures/secret-id-hash.ts";
import { createSignedTokens } from "#server/services/links/signed-tokens.ts";
import { createManagement } from "#server/services/management/management.ts";
import { createOrders } from "#server/services/orders/orders.ts";
import { writeOrderLetters } from "#server/services/orders/write-order-letters.ts";
import { createServices, type Services } from "#server/services/services.ts";
import { company, paymentDetails } from "#shared/content/company.ts";

export interface AppOptions {
  /** Answers every request outside `/api`; without it they are not found. */
  renderPage?: RenderPage;
  /** Stand in for what the configuration names; `close` closes them too. */
  database?: OpenDatabase;
  mailer?: Mailer;
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
  /** Finishes the jobs in flight, then closes the database. */
  close(): Promise<void>;
}

/** How often one address may send a form: 20 times in ten minutes. */
const formLimit = { times: 20, within: 600 };
/** How often one network may try a wrong Secret ID on a batch: ten times in 15 minutes (DESIGN §6). */
const secretIdLimit = { times: 10, within: 900 };

/** How often one address may bring notices of payment: a card provider's few addresses bring everybody's. */
const noticeLimit = { times: 600, within: 60 };

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
    const mailer = options.mailer ?? createMailer(config);
    const jobs = await startJobQueue(opened.home, log);
    const mailOrders = await createMailOrders(jobs.boss);
    const signedTokens = createSignedTokens(authSecret(config.authSecret, config.dataDir));
    const { siteUrl } = config;
    const desk = await choosePayment(config.stripe);
    const proofFiles = createPrivateFolder(join(config.dataDir, "files", "payment-proofs"));
    const payment = paymentDetails;
    const orders = createOrders({ database, mailOrders, desk, proofFiles, links: signedTokens, siteUrl, payment, log });
    const services = createServices({
      database,
      mailOrders,
      orders,
      geo: createLocator(config),
      storage,
      signedTokens,
      contentChanges,
      secretIdLimiter: createMemoryRateLimiter(secretIdLimit),
      log,
    });
    const staff = mailboxOf(config.mail.to ?? company.emails[0]?.address ?? "", company.name);
    const correspondence = { database, letters: createLetters(company), staff };
    const writers = {
      ...writeInquiryLetters(correspondence),
      ...writeEnrolmentLetters(correspondence),
      ...writeOrderLetters({ ...correspondence, links: signedTokens, siteUrl }),
    };
    await workMails(jobs.boss, { mailer, writers }, log);

    const stopTidying = opened.home.kind === "embedded" ? keepTidy(opened.home.pglite, log) : () => {};
    const limiters = {
      formLimiter: createMemoryRateLimiter(formLimit),
      noticeLimiter: createMemoryRateLimiter(noticeLimit),
    };
    const needs = { config, services, log, ...limiters };
    const api = createApiHttp(needs);
    const pages = createPageHttp(needs, options.renderPage);
    const { announce } = contentChanges;
    const management = createManagement({ database, storage, announce, log, openMailOrders: async () => mailOrders });
    const manage = createManageHttp(management, log);
    return {
      manage: (request) => manage.fetch(request),
      fetch: async (request, bindings) => await (isApi(request) ? api : pages).fetch(request, bindings),
      services,
      contentChanges,
      storage,
      log,
      async close() {
        stopTidying();
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

function isApi(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return pathname === "/api" || pathname.startsWith("/api/");
}

function createMailer(config: Config): Mailer {
  const from = mailboxOf(config.mail.from ?? company.emails[0]?.address ?? "", company.fullName);
  if (config.mail.smtpUrl) return createSmtpMailer(config.mail.smtpUrl, from);
  return createOutboxMailer(join(config.dataDir, "outbox"), from);
}

function createLocator({ geo, trustProxy }: Config): GeoLocator {
  const locator = geo.lookupUrl ? createLookupLocator(geo.lookupUrl) : createBundledLocator();
  return geo.countryHeader && trustProxy > 0 ? createHeaderLocator(geo.countryHeader, locator) : locator;
}

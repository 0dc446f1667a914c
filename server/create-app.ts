import { join } from "node:path";
import { Hono } from "hono";
import { requestId } from "hono/request-id";
import type { AppEnv, Bindings } from "#server/api/app-env.ts";
import { createApi } from "#server/api/create-api.ts";
import { answerError } from "#server/api/middleware/errors.ts";
import { visitor } from "#server/api/middleware/visitor.ts";
import type { Config } from "#server/config/env.ts";
import { createLog, type Log } from "#server/config/log.ts";
import { type OpenDatabase, openDatabase, prepareDataDir } from "#server/db/client.ts";
import { createLetters } from "#server/integrations/mail/letters.tsx";
import { createOutboxMailer } from "#server/integrations/mail/outbox.ts";
import type { Mailer } from "#server/integrations/mail/port.ts";
import { createSmtpMailer } from "#server/integrations/mail/smtp.ts";
import { createInquiryMails, workInquiryMails } from "#server/jobs/inquiry-mail-jobs.ts";
import { startJobQueue } from "#server/jobs/job-queue.ts";
import { AppError } from "#server/services/app-error.ts";
import { createServices, type Services } from "#server/services/services.ts";
import type { Visitor } from "#server/services/visitor.ts";
import { company } from "#shared/content/company.ts";

/** What a page may use to answer a request. */
export interface PageContext {
  services: Services;
  visitor: Visitor;
}

export interface AppOptions {
  /** Answers every request outside `/api`; without it they are not found. */
  renderPage?: (request: Request, context: PageContext) => Promise<Response>;
  /** Stands in for the database, the mailer or the log that the configuration names. */
  database?: OpenDatabase;
  mailer?: Mailer;
  log?: Log;
}

export interface App {
  fetch(request: Request, bindings: Bindings): Promise<Response>;
  services: Services;
  log: Log;
  /** Finishes the jobs in flight, then closes the database. */
  close(): Promise<void>;
}

/**
 * Builds the whole program as configured, without opening a port: database migrated, jobs running, requests answered by
 * `fetch`. Throws a `ConfigError` when the configuration cannot work here.
 */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const log = options.log ?? createLog(config);
  prepareDataDir(config.dataDir);
  const opened = options.database ?? (await openDatabase(config));
  const { database } = opened;
  const mailer = options.mailer ?? createMailer(config);
  const jobs = await startJobQueue(opened.home, log);
  const inquiryMails = await createInquiryMails(jobs.boss);
  const services = createServices({ database, inquiryMails });
  const staff = { name: company.name, address: config.mail.to ?? company.emails[0]?.address ?? "" };
  await workInquiryMails(jobs.boss, database, { mailer, letters: createLetters(company), staff }, log);

  const app = new Hono<AppEnv>({ strict: false });
  app.use(requestId(), visitor(config.trustProxy));
  app.route("/api", createApi(services));
  app.all("/api/*", () => {
    throw new AppError("not_found", "There is no such address in this API.");
  });
  app.all("*", async (c) => {
    if (!options.renderPage) throw new AppError("not_found", "There is no such page.");
    return await options.renderPage(c.req.raw, { services, visitor: c.get("visitor") });
  });
  app.onError((error, c) => answerError(error, c, log));

  return {
    fetch: async (request, bindings) => await app.fetch(request, bindings),
    services,
    log,
    async close() {
      await jobs.stop();
      mailer.close();
      await opened.close();
    },
  };
}

function createMailer(config: Config): Mailer {
  const from = { name: company.fullName, address: config.mail.from ?? company.emails[0]?.address ?? "" };
  if (config.mail.smtpUrl) return createSmtpMailer(config.mail.smtpUrl, from);
  return createOutboxMailer(join(config.dataDir, "outbox"), from);
}

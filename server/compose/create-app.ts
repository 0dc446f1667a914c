import { createEmbeddedEngine } from "#domains/assistant/server/engine/embedded-engine.ts";
import { createGeminiAssistant } from "#domains/assistant/server/engine/gemini.ts";
import type { AssistantEngine } from "#domains/assistant/server/engine/port.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { writeAsPublished } from "#domains/content/server/writing.ts";
import { createPaymentProvider } from "#domains/money/server/cards/create-payment-provider.ts";
import type { Visits } from "#domains/overview/server/visits.ts";
import { createManageHttp } from "#server/api/manage/manage-http.ts";
import { createMetrics } from "#server/api/metrics-http.ts";
import { composeBackups, installationOf } from "#server/compose/compose-backups.ts";
import { composeHttp } from "#server/compose/compose-http.ts";
import { composeManagement } from "#server/compose/compose-management.ts";
import { composeServices, type PasswordSettings } from "#server/compose/compose-services.ts";
import { createFoundation, type Foundation, openConfiguredDatabase } from "#server/compose/create-foundation.ts";
import { createLimiters } from "#server/compose/create-limiters.ts";
import { keepAssistantReady } from "#server/compose/keep-assistant-ready.ts";
import { composeEmails, startEmails } from "#server/compose/start-emails.ts";
import { startHousekeeping } from "#server/compose/start-housekeeping.ts";
import { startIncoming } from "#server/compose/start-incoming.ts";
import { type BuiltPictures, type ShownPictures, startPictures } from "#server/compose/start-pictures.ts";
import type { Config } from "#server/config/env.ts";
import { createLog, type Log } from "#server/config/log.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { refuseInOutage } from "#server/db/refuse-in-outage.ts";
import { createAnswerOnce } from "#server/http/answer-once.ts";
import type { Bindings } from "#server/http/request.ts";
import type { ResolveDns } from "#server/mail/incoming/port.ts";
import type { Mailer } from "#server/mail/port.ts";
import type { RenderAdmin } from "#server/serving/admin.ts";
import type { RenderClassroom } from "#server/serving/classroom.ts";
import type { RenderPage } from "#server/serving/render-page.ts";
import { wordContracts } from "./contract-words.ts";
import type { Services } from "./services.ts";

export interface AppOptions {
  /** Answers every request outside `/api`; without it they are not found. */
  renderPage?: RenderPage;
  /** Answers every request below `/admin`; without it they are not found. */
  renderAdmin?: RenderAdmin;
  /** Answers every request below `/classroom`; without it they are not found. */
  renderClassroom?: RenderClassroom;
  /** Replacements for the configured services; `close` closes them too. */
  database?: OpenDatabase;
  mailer?: Mailer;
  /** Replaces the DNS that tells who may send mail for a domain. */
  resolveDns?: ResolveDns;
  assistant?: AssistantEngine;
  /** The pictures that the build drew, and the renderer for later publications; no pictures without a build. */
  pictures?: BuiltPictures;
  /** Replaces the published site. */
  site?: () => Site;
  /** Speeds up tests. */
  passwords?: PasswordSettings;
  log?: Log;
  /** Writes a line on the terminal that the program was started on; left out if there is none. */
  terminal?: (line: string) => void;
}

export interface App
  extends Pick<Foundation, "storage" | "contentChanges" | "calendarChanges" | "publishedSite" | "log"> {
  visits: Visits;
  fetch(request: Request, bindings: Bindings): Promise<Response>;
  /** Answers the staff without authentication: must never be reachable through a port. */
  manage(request: Request): Response | Promise<Response>;
  services: Services;
  pictures: Pick<ShownPictures, "stored">;
  /** Resolves with the reason when the database can only be recovered by a restart. */
  databaseFailed: Promise<Error>;
  /** Prepares the assistant for the current site; called once the program serves. Never rejects. */
  prepare(): Promise<void>;
  /** Finishes the jobs in progress, then closes the database. */
  close(): Promise<void>;
}

/**
 * Builds the whole program as configured, without opening a port: database migrated and seeded, jobs running, requests
 * answered by `fetch`. Throws a `ConfigError` if the configuration cannot work here.
 */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  wordContracts();
  const log = options.log ?? createLog(config);
  const opened = options.database ?? (await openConfiguredDatabase(config));
  const { home, failed: databaseFailed } = opened;
  try {
    const published = await createFoundation(config, opened, log);
    const foundation = { ...published, site: options.site ?? published.site };
    const { storage, contentChanges, calendarChanges, publishedSite, secret } = foundation;
    writeAsPublished(foundation.site);
    const limiters = refuseInOutage(createLimiters({ ...opened, secret }));
    const assistant =
      options.assistant ?? (config.gemini ? createGeminiAssistant(config.gemini) : createEmbeddedEngine());
    const provider = await createPaymentProvider(foundation.cardSet);
    const backups = composeBackups(config, foundation);
    const pictures = await startPictures(foundation, options.pictures);
    const emails = composeEmails(config, { ...options, foundation, pictures });
    const { mailSet } = foundation;
    const { brokenTexts } = emails;
    const incoming = await startIncoming(config, { ...options, foundation, emails });
    const waysAndMeans = { backups, database: home.kind, mailSet, brokenTexts, provider };
    const installation = installationOf(config, { ...waysAndMeans, incoming: incoming.state });
    const parts = {
      ...options,
      foundation,
      limiters,
      assistant,
      provider,
      installation,
      emails,
      tryIncoming: incoming.attempt,
    };
    const { services, visits } = await composeServices(config, parts);
    await startEmails({ foundation, emails, databaseFailed });
    const housekeeping = await startHousekeeping(config, { ...foundation, provider, backups }, home);
    const answerOnce = createAnswerOnce(foundation.database);
    const { metricsKey: key } = config;
    const metrics = key ? createMetrics({ database: opened.database, installation, key, log }) : null;
    const httpDeps = { config, services, answerOnce, log, ...limiters, ...housekeeping };
    const http = composeHttp(httpDeps, options, metrics);
    const management = composeManagement(config, { foundation, housekeeping, provider });
    const learning = keepAssistantReady(assistant, { publishedSite, log });
    const manage = createManageHttp(management, { log, messages: () => foundation.site().messages });
    return {
      ...{ services, visits, contentChanges, calendarChanges, publishedSite, pictures, storage, log, databaseFailed },
      manage: (request) => manage.fetch(request),
      ...{ fetch: http, prepare: learning.prepare },
      async close() {
        for (const one of [learning, housekeeping, pictures]) one.stop();
        await incoming.stop();
        await visits.stop();
        await foundation.close();
        emails.mailer.close();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

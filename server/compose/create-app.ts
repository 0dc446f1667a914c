import { createApiHttp } from "#server/api/api-http.ts";
import type { Bindings } from "#server/api/app-env.ts";
import { isApi } from "#server/api/is-api.ts";
import { createManageHttp } from "#server/api/manage/manage-http.ts";
import { createPageHttp, type RenderPage } from "#server/api/page-http.ts";
import { createProofBudget } from "#server/api/payment-guards.ts";
import { composeServices, type PasswordSettings } from "#server/compose/compose-services.ts";
import { createFoundation, type Foundation, openConfiguredDatabase } from "#server/compose/create-foundation.ts";
import { createLimiters } from "#server/compose/create-limiters.ts";
import { startEmails } from "#server/compose/start-emails.ts";
import { startHousekeeping } from "#server/compose/start-housekeeping.ts";
import { workErasure } from "#server/compose/work-erasure.ts";
import type { Config } from "#server/config/env.ts";
import { createLog, type Log } from "#server/config/log.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { createAssistant } from "#server/integrations/assistant/create-assistant.ts";
import type { AssistantEngine } from "#server/integrations/assistant/port.ts";
import type { Mailer } from "#server/integrations/mail/port.ts";
import { createManagement } from "#server/services/management/management.ts";
import { refuseInOutage } from "#server/services/refuse-in-outage.ts";
import type { Services } from "#server/services/services.ts";

export interface AppOptions {
  /** Answers every request outside `/api`; without it they are not found. */
  renderPage?: RenderPage;
  /** Stand in for what the configuration names; `close` closes them too. */
  database?: OpenDatabase;
  mailer?: Mailer;
  assistant?: AssistantEngine;
  /** The brand's picture for emails, as the build has drawn it; none without a build. */
  emailPicture?: Buffer | null;
  /** For tests to be quick. */
  passwords?: PasswordSettings;
  log?: Log;
}

export interface App extends Pick<Foundation, "storage" | "contentChanges" | "log"> {
  fetch(request: Request, bindings: Bindings): Promise<Response>;
  /** Answers the staff, without asking who they are: never to be reached through a port. */
  manage(request: Request): Response | Promise<Response>;
  services: Services;
  /** Resolves with the reason when the database can only be recovered by a restart. */
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
  const opened = options.database ?? (await openConfiguredDatabase(config));
  const { database, home, failed: databaseFailed } = opened;
  try {
    const foundation = await createFoundation(config, opened, log);
    const { storage, contentChanges, secret, boss } = foundation;
    const limiters = refuseInOutage(createLimiters(opened, secret));
    const { accountLimits, secretIdLimiters, acknowledgementLimiter, ...httpLimiters } = limiters;
    const assistant = options.assistant ?? createAssistant(config);
    const accountLimiters = { accountLimits, secretIdLimiters };
    const services = await composeServices(config, { ...options, foundation, limiters: accountLimiters, assistant });
    const mailer = await startEmails(config, { ...options, foundation, acknowledgementLimiter, databaseFailed });
    const housekeeping = startHousekeeping(config, { database, home, log });
    const { hasDiskSpace } = housekeeping;
    const deps = { config, services, log, hasDiskSpace, ...httpLimiters, proofBudget: createProofBudget() };
    const api = createApiHttp(deps);
    const pages = createPageHttp(deps, options.renderPage);
    const { dataDir } = config;
    const management = createManagement({
      ...{ database, storage, log, dataDir, ...(await workErasure(boss, { ...foundation, dataDir })) },
      announce: contentChanges.announce,
      getEmailQueue: async () => foundation.emailQueue,
      storedSecret: config.authSecret ? null : secret,
    });
    const manage = createManageHttp(management, log);
    return {
      ...{ services, contentChanges, storage, log, databaseFailed },
      manage: (request) => manage.fetch(request),
      fetch: async (request, bindings) => await (isApi(request) ? api : pages).fetch(request, bindings),
      prepare: () => assistant.prepare?.(),
      async close() {
        housekeeping.stop();
        await foundation.close();
        mailer.close();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

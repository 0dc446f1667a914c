import type { Server } from "node:http";
import { RequestSession } from "#server/api/request-session.ts";
import type { App } from "#server/compose/create-app.ts";
import type { Config } from "#server/config/env.ts";
import { admitRenders } from "#server/serving/admit-renders.ts";
import { createBusyAnswer } from "#server/serving/busy-answer.ts";
import { watchContentNames } from "#server/serving/content-names.ts";
import { createMissingPages } from "#server/serving/missing-pages.ts";
import type { PageRenderer } from "#server/serving/page-renderer.ts";
import { createRenderAdmission } from "#server/serving/render-admission.ts";
import { createResponseCache } from "#server/serving/response-cache.ts";
import type { Site } from "#server/serving/site.ts";
import { createSiteAddresses } from "#server/serving/site-addresses.ts";
import { createSiteServer } from "#server/serving/site-server.ts";

interface Parts {
  config: Pick<Config, "siteUrl" | "trustProxy" | "clerk">;
  app: Pick<App, "fetch" | "services" | "contentChanges" | "log">;
  site: Site;
  /** The patterns of the router's pages. */
  patterns: string[];
  render: PageRenderer;
}

/** The HTTP server: what it answers by itself, and what it lets through to the program. */
export async function createHttpServer({ config, app, site, patterns, render }: Parts): Promise<Server> {
  const { services, contentChanges, log } = app;
  const built = [...site.prebuilt.keys()].filter((path) => !path.endsWith(".data") && !path.startsWith("/assets/"));
  const content = watchContentNames(app);
  const addresses = createSiteAddresses({ patterns, built, content, hasWidgets: config.clerk !== null });
  const nobody = { address: "", requestId: "", headers: new Headers() };
  const missing = createMissingPages(async (path) => {
    const session = new RequestSession(services.accounts, nobody, { isSecure: config.siteUrl.startsWith("https:") });
    const context = { services, visitor: nobody, session, isForMany: true };
    return await render(new Request(new URL(path, config.siteUrl)), context);
  });
  const cache = createResponseCache();
  contentChanges.onChange(() => {
    cache.drop();
    missing.drop();
  });
  // However often that is: the log samples what it is told of refusals.
  const onMissing = (path: string) => log.warn({ path }, "no such page");
  const busy = await createBusyAnswer(config.siteUrl);
  const deps = { admission: createRenderAdmission(), trustProxy: config.trustProxy, busy };
  return createSiteServer({ site, addresses, missing, cache, onMissing }, admitRenders(cache.wrap(app.fetch), deps));
}

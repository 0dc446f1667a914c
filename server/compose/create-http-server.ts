import type { App } from "#server/compose/create-app.ts";
import type { Config } from "#server/config/env.ts";
import type { RenderPage } from "#server/http/page.ts";
import { RequestSession } from "#server/http/request-session.ts";
import { admitRenders, createBusyAnswer } from "#server/serving/admit-renders.ts";
import { watchContentNames } from "#server/serving/content-names.ts";
import { createMissingPages } from "#server/serving/missing-pages.ts";
import { createRenderAdmission } from "#server/serving/render-admission.ts";
import { createResponseCache } from "#server/serving/response-cache.ts";
import type { Site } from "#server/serving/site.ts";
import { createSiteAddresses } from "#server/serving/site-addresses.ts";
import { createSiteServer } from "#server/serving/site-server.ts";

interface Deps {
  app: Pick<App, "fetch" | "services" | "contentChanges" | "log">;
  site: Site;
  /** The patterns of the router's pages. */
  patterns: string[];
  render: RenderPage;
}

type HttpServerConfig = Pick<Config, "siteUrl" | "trustProxy" | "clerk">;

/** The HTTP server with everything that answers requests: memory and files first, the program for the rest. */
export async function createHttpServer(config: HttpServerConfig, { app, site, patterns, render }: Deps) {
  const { services, contentChanges, log } = app;
  const { siteUrl, trustProxy, clerk } = config;
  const built = [...site.prebuilt.keys()].filter((path) => !path.endsWith(".data") && !path.startsWith("/assets/"));
  const content = watchContentNames(app);
  const addresses = createSiteAddresses({ patterns, built, content, hasWidgets: clerk !== null });
  const visitor = { address: "", requestId: "", headers: new Headers() };
  const missing = createMissingPages(async (path) => {
    const session = new RequestSession(services.accounts, visitor, { isSecure: siteUrl.startsWith("https:") });
    return await render(new Request(new URL(path, siteUrl)), { services, visitor, session, isForMany: true });
  });
  const cache = createResponseCache();
  contentChanges.onChange(() => {
    cache.drop();
    missing.drop();
  });
  // The log samples refusals, so this may be called often.
  const onMissing = (path: string) => log.warn({ path }, "no such page");
  const admission = { admission: createRenderAdmission(), trustProxy, busy: await createBusyAnswer(siteUrl) };
  const program = admitRenders(cache.wrap(app.fetch), admission);
  return createSiteServer({ site, addresses, missing, cache, onMissing }, program);
}

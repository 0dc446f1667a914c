import type { App } from "#server/compose/create-app.ts";
import type { Config } from "#server/config/env.ts";
import type { RenderPage } from "#server/http/page.ts";
import { RequestSession } from "#server/http/request-session.ts";
import { admitRenders, createBusyAnswer } from "#server/serving/admit-renders.ts";
import type { BuiltFiles } from "#server/serving/built-files.ts";
import { watchContentNames } from "#server/serving/content-names.ts";
import { createMissingPages } from "#server/serving/missing-pages.ts";
import { listPublicAddresses } from "#server/serving/public-addresses.ts";
import { createPublicPages } from "#server/serving/public-pages.ts";
import { createRenderAdmission } from "#server/serving/render-admission.ts";
import { createResponseCache } from "#server/serving/response-cache.ts";
import { createSiteAddresses } from "#server/serving/site-addresses.ts";
import { createSiteServer } from "#server/serving/site-server.ts";

interface Deps {
  app: Pick<App, "fetch" | "services" | "contentChanges" | "log">;
  files: BuiltFiles;
  /** The patterns of the router's pages. */
  patterns: string[];
  render: RenderPage;
}

type HttpServerConfig = Pick<Config, "siteUrl" | "trustProxy" | "clerk">;

/**
 * The HTTP server with everything that answers requests: memory and files first, the program for the rest. Resolves once
 * every public page is rendered.
 */
export async function createHttpServer(config: HttpServerConfig, { app, files, patterns, render }: Deps) {
  const { services, contentChanges, log } = app;
  const { siteUrl, trustProxy, clerk } = config;
  const visitor = { address: "", requestId: "", headers: new Headers() };
  /** Renders an address for no visitor in particular. */
  const renderAhead = async (path: string, cacheControl: string, dataAddress?: string) => {
    const session = new RequestSession(services.accounts, visitor, { isSecure: siteUrl.startsWith("https:") });
    const ahead = { dataAddress, cacheControl };
    return await render(new Request(new URL(path, siteUrl)), { services, visitor, session, ahead });
  };
  const pages = createPublicPages({
    render: renderAhead,
    list: () => listPublicAddresses(services),
    quick: files.quick,
  });
  const content = watchContentNames(app);
  const built = [...files.prebuilt.keys()].filter((path) => !path.startsWith("/assets/"));
  const findAddresses = () =>
    createSiteAddresses({ patterns, built: [...built, ...pages.paths()], content, hasWidgets: clerk !== null });
  let addresses = findAddresses();
  const update = async () => {
    await pages.update().catch((err: unknown) => log.error({ err }, "public pages were not rendered"));
    addresses = findAddresses();
  };
  const missing = createMissingPages((path) => renderAhead(path, "private, no-cache"));
  const cache = createResponseCache();
  contentChanges.onChange(() => {
    cache.drop();
    missing.drop();
    pages.invalidate();
    void update();
  });
  await update();
  // The log samples refusals, so this may be called often.
  const onMissing = (path: string) => log.warn({ path }, "no such page");
  const admission = { admission: createRenderAdmission(), trustProxy, busy: await createBusyAnswer(siteUrl) };
  const program = admitRenders(cache.wrap(app.fetch), admission);
  const server = createSiteServer(
    { files, pages, findAddress: (path) => addresses.find(path), missing, cache, onMissing },
    program,
  );
  return { server, pages };
}

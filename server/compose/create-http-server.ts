import { RequestSession } from "#domains/accounts/server/request-session.ts";
import { siteOf } from "#domains/content/rules/site-of.ts";
import type { App } from "#server/compose/create-app.ts";
import type { Config } from "#server/config/env.ts";
import { answerFaces } from "#server/faces/answer-faces.ts";
import type { PageFaces } from "#server/faces/page-faces.ts";
import { admitRenders, createBusyAnswer } from "#server/serving/admit-renders.ts";
import type { BuiltFiles } from "#server/serving/built-files.ts";
import { watchContentNames } from "#server/serving/content-names.ts";
import { createLatePages } from "#server/serving/late-pages.ts";
import { createMissingPages } from "#server/serving/missing-pages.ts";
import { notePages } from "#server/serving/note-pages.ts";
import type { LoadPage } from "#server/serving/page-data.ts";
import { isHeldBack } from "#server/serving/preparation.ts";
import { listLateAddresses, listPublicAddresses } from "#server/serving/public-addresses.ts";
import { createPublicPages, siteLook } from "#server/serving/public-pages.ts";
import { readOnce } from "#server/serving/read-once.ts";
import { createRecompression } from "#server/serving/recompression.ts";
import type { AheadOf, RenderingRound } from "#server/serving/render-address.ts";
import { createRenderAdmission } from "#server/serving/render-admission.ts";
import type { PageContext, RenderPage } from "#server/serving/render-page.ts";
import { createResponseCache } from "#server/serving/response-cache.ts";
import { createSiteAddresses, openAddress } from "#server/serving/site-addresses.ts";
import { createSiteServer } from "#server/serving/site-server.ts";
import { createPictureFinder } from "#server/serving/social-pictures.ts";
import { minute } from "#shared/durations.ts";
import { oncePerObject } from "#shared/once-per-object.ts";

interface Deps {
  app: Pick<
    App,
    "fetch" | "services" | "publishedSite" | "contentChanges" | "calendarChanges" | "pictures" | "visits" | "log"
  >;
  files: BuiltFiles;
  /** The patterns of the router's pages. */
  patterns: string[];
  render: RenderPage;
  load: LoadPage;
  faces: Pick<PageFaces, "find">;
}

type HttpServerConfig = Pick<Config, "siteUrl" | "trustProxy" | "clerk" | "bestCompression">;

/** Maximum age of the demo classes that a page shows. */
const demoTimesLast = 10 * minute;

/**
 * The HTTP server with everything that answers requests: memory and files first, the program for the rest. Resolves once
 * every public page is rendered.
 */
export async function createHttpServer(config: HttpServerConfig, { app, files, patterns, render, load, faces }: Deps) {
  const { services, publishedSite, contentChanges, log } = app;
  const { siteUrl, trustProxy, clerk, bestCompression } = config;
  const visitor = { address: "", requestId: "", headers: new Headers() };
  const servicesOf = oncePerObject((round: RenderingRound) => readOnce(services, round.site));
  /** Renders an address, or asks its loaders, for no particular visitor. */
  const ahead =
    <Answer>(answer: (request: Request, context: PageContext) => Answer) =>
    (path: string, { round, ...how }: AheadOf) => {
      const session = new RequestSession(services.accounts, visitor, { isSecure: siteUrl.startsWith("https:") });
      const context = { services: servicesOf(round), visitor, session, ahead: { ...how, site: round.site } };
      return answer(new Request(new URL(path, siteUrl)), context);
    };
  const renderAhead = ahead(render);
  const pages = createPublicPages({
    render: renderAhead,
    load: ahead(load),
    list: listPublicAddresses,
    site: services.site,
    look: oncePerObject(siteLook),
    quick: files.quick,
  });
  const late = createLatePages({ render: renderAhead, list: listLateAddresses, site: services.site });
  const missing = createMissingPages((path) =>
    renderAhead(path, { round: { site: services.site() }, cacheControl: "private, no-cache" }),
  );
  const cache = createResponseCache();
  const content = watchContentNames(app);
  const built = [...files.prebuilt.keys()].filter((path) => !path.includes("/assets/"));
  const known = () => [...pages.paths(), ...listLateAddresses(services.site()).map(({ path }) => path)];
  const findAddresses = () =>
    createSiteAddresses({
      patterns,
      isOpen: (locale) => siteOf(services.site(), locale) !== null,
      built: [...built, ...known()],
      content,
      hasWidgets: clerk !== null,
    });
  let addresses = findAddresses();
  /** Drops everything that was made before a change. */
  const drop = () => {
    cache.drop();
    missing.drop();
    late.drop();
    addresses = findAddresses();
  };
  contentChanges.onChange((change) => {
    drop();
    // Files derived from documents are rendered with the site that has them.
    if (change === "all") pages.invalidate();
  });
  app.calendarChanges.onChange(cache.dropCalendars);
  // Demo classes begin and fill up without a content change: the next check for publications renders again.
  const invalidate = () => {
    pages.invalidate();
    late.drop();
  };
  setInterval(invalidate, demoTimesLast).unref();
  /** Before the port opens nothing is compressed: the first page matters more. */
  let isServing = false;
  const recompression = createRecompression(files.quick);
  publishedSite.attach({
    async prepare(site) {
      const show = await pages.prepare(site);
      return () => {
        show();
        drop();
        recompression.postpone();
      };
    },
    async update() {
      await pages.update();
      addresses = findAddresses();
      if (isServing && bestCompression) void recompression.run();
    },
  });
  await publishedSite.refresh();
  // The log samples refusals, so this may be called often.
  const onMissing = (path: string) => log.warn({ path }, "no such page");
  const inLanguages = [services.site(), ...services.site().translations.values()];
  const admission = {
    admission: createRenderAdmission(),
    trustProxy,
    busy: await createBusyAnswer(
      siteUrl,
      inLanguages.map(({ messages }) => messages),
    ),
  };
  /** A page of another process may ask for data, or a frame, of a publication that is not known here yet. */
  const fetch: App["fetch"] = async (request, bindings) => {
    if (/\.(data|js)\?v=/.test(request.url)) await publishedSite.refresh();
    return await app.fetch(request, bindings);
  };
  const program = answerFaces(faces, siteUrl, admitRenders(cache.wrap(fetch), admission));
  const findPicture = createPictureFinder({ siteUrl, built: files.prebuilt, stored: app.pictures.stored });
  const notePage = notePages(app.visits, trustProxy);
  /** While the site is in preparation the program answers, which knows the staff. */
  const isHeld = (url: string) => isHeldBack(services.site(), url.split("?", 1)[0] ?? "/");
  const find: typeof pages.find = (path, query) =>
    isHeld(path)
      ? undefined
      : (pages.find(path, query) ?? late.find(path, query) ?? findPicture(services.site(), path));
  const server = createSiteServer(
    {
      files,
      pages: { find },
      late: { ...late, has: (path, query) => !isHeld(path) && late.has(path, query) },
      findAddress: (path) =>
        isHeld(path) ? { kind: "page" } : openAddress(path, addresses.find(path), services.site()),
      missing,
      cache: { ...cache, find: (query) => (isHeld(query.url) ? undefined : cache.find(query)) },
      onMissing,
      onPage: (request, path, query) => isHeld(path) || notePage(request, path, query),
    },
    program,
  );
  return {
    server,
    /**
     * Once the port is open: compresses all pages as well as possible, the home page first, but where the first request for
     * each compresses it. Resolves when all are done.
     */
    async compressPages() {
      isServing = true;
      if (bestCompression) await recompression.run(pages.find("/", ""));
    },
  };
}

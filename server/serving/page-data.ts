import { LRUCache } from "lru-cache";
import { type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import type { RequestSession } from "#domains/accounts/server/request-session.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { siteOfPage } from "#domains/content/rules/site-of.ts";
import type { Services } from "#server/compose/services.ts";
import { createRouteFinder } from "#server/serving/route-tree.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import type { LoadedData, PageContext, RenderedDocument } from "./render-page.ts";

/** The results of a page's loaders; null where they do not determine the page. */
export type LoadPage = (request: Request, context: PageContext) => Promise<LoadedData | null>;

interface Options {
  build: ServerBuild;
  servicesContext: RouterContext<Services>;
  sessionContext: RouterContext<RequestSession>;
  documentContext: RouterContext<RenderedDocument | null>;
  siteContext: RouterContext<Site>;
}

/** The request context of loaders and the entry, with the site in the language of the page. */
export function contextOf(
  { servicesContext, sessionContext, documentContext, siteContext }: Omit<Options, "build">,
  { services, session, ahead }: PageContext,
  document: RenderedDocument,
  url: string,
): RouterContextProvider {
  const context = new RouterContextProvider();
  const site = siteOfPage(ahead?.site ?? services.site(), new URL(url).pathname);
  const { lang } = site.messages.language;
  context.set(servicesContext, lang === siteLocale ? services : { ...services, ...services.readersIn(lang) });
  context.set(siteContext, site);
  context.set(sessionContext, session);
  context.set(documentContext, document);
  return context;
}

/**
 * Runs a page's loaders alone, a tenth of the work of its data as sent: comparing their results with the last ones
 * tells whether anything has changed. Null if a loader throws, as the page itself will, if one returns a response,
 * whose body is read once, or if there is middleware, which may change the results.
 */
export function createPageLoader(options: Options): LoadPage {
  const findRoutes = createRouteFinder(options.build);
  /** By path: the framework ranks all routes for each question. */
  const found = new LRUCache<string, NonNullable<ReturnType<typeof findRoutes>>>({ max: 500 });
  return async (request, given) => {
    const url = new URL(request.url);
    const routes = found.get(url.pathname) ?? findRoutes(url.pathname);
    if (routes) found.set(url.pathname, routes);
    if (!routes || routes.some(({ module }) => module?.middleware)) return null;
    const context = contextOf(options, given, { html: null, carries: "all" }, request.url);
    const pattern = routes.map(({ path }) => path ?? "").join("/");
    const asked = routes.map(
      async ({ id, module, params }): Promise<[string, unknown]> => [
        id,
        await module?.loader?.({ request, url, pattern, params, context }),
      ],
    );
    const answers = await Promise.all(asked).catch(() => []);
    const isWhole = answers.length > 0 && !answers.some(([, answer]) => answer instanceof Response);
    return isWhole ? Object.fromEntries(answers) : null;
  };
}

/** The build with loaders that return their earlier results for the same document. */
export function withLoadedData(build: ServerBuild, { documentContext }: Pick<Options, "documentContext">): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const ask = route?.module.loader;
    if (!ask) return [id, route];
    const loader: typeof ask = (args) => {
      const loaded = args.context.get(documentContext)?.loaded;
      return loaded && Object.hasOwn(loaded, id) ? loaded[id] : ask(args);
    };
    return [id, { ...route, module: { ...route.module, loader } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

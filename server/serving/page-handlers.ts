import { data, type RouterContext, redirect, type ServerBuild } from "react-router";
import { addressIn, localAddress, prefixOf } from "#domains/content/rules/local-address.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { sitePath } from "#shared/serving/site-path.ts";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
type Handler = NonNullable<RouteModule["loader"]>;

/** The build with each page's loader and action in a handler; those of the frame around them are as they were. */
function withHandlers(build: ServerBuild, around: (handler: Handler) => Handler): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route || id === "root") return [id, route];
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: around(loader) }),
      ...(action && { action: around(action) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** The build, whose pages of switched-off sections lead to the page that the institute has chosen, or are not found. */
export const withoutClosedPages = (build: ServerBuild, siteContext: RouterContext<Site>): ServerBuild =>
  withHandlers(build, (handler) => (args) => {
    const closed = args.context.get(siteContext).sections.closedAt(args.url.pathname);
    if (!closed) return handler(args);
    if (closed.leadsTo === null) throw data(null, { status: 404 });
    throw redirect(addressIn(localAddress(args.url.pathname).locale, closed.leadsTo));
  });

/** The build, whose pages lead on in their own language: where the one at `/ur/sign-in` leads to `/lms`, it is `/ur/lms`. */
export const withLocalRedirects = (build: ServerBuild): ServerBuild =>
  withHandlers(build, (handler) => async (args) => {
    const prefix = prefixOf(localAddress(args.url.pathname).locale);
    if (prefix === "") return await handler(args);
    try {
      return led(await handler(args), prefix);
    } catch (thrown) {
      throw led(thrown, prefix);
    }
  });

/** An answer that leads to a page of the site at its address in a language; any other as it is. */
function led<Answer>(answer: Answer, prefix: string): Answer {
  const target = answer instanceof Response ? answer.headers.get("Location") : null;
  if (!(answer instanceof Response) || target === null || localAddress(target).locale !== siteLocale) return answer;
  answer.headers.set("Location", sitePath(prefix, target));
  return answer;
}

import { data, type RouterContext, redirect, type ServerBuild } from "react-router";
import { addressIn, localAddress } from "#domains/content/rules/local-address.ts";
import type { Site } from "#domains/content/rules/site.ts";

/**
 * The build, whose pages of switched-off sections lead to the page that the institute has chosen, or are not found. The
 * frame around them is loaded as ever.
 */
export function withoutClosedPages(build: ServerBuild, siteContext: RouterContext<Site>): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route || id === "root") return [id, route];
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: onlyOpen(loader, siteContext) }),
      ...(action && { action: onlyOpen(action, siteContext) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
type Handler = NonNullable<RouteModule["loader"]>;

function onlyOpen(handler: Handler, siteContext: RouterContext<Site>): Handler {
  return (args) => {
    const closed = args.context.get(siteContext).sections.closedAt(args.url.pathname);
    if (!closed) return handler(args);
    if (closed.leadsTo === null) throw data(null, { status: 404 });
    throw redirect(addressIn(localAddress(args.url.pathname).locale, closed.leadsTo));
  };
}

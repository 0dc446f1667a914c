import type { RouteConfigEntry } from "@react-router/dev/routes";
import { localAddress } from "#domains/content/rules/local-address.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import type { HeavyRoute, HeavyRoutes } from "./heavy-acts.ts";

/**
 * Every address of a table of routes and its file, without layouts; an index's ends with a slash. Those of other languages
 * lead to the same files, and are left out.
 */
export function addressesOf(routes: RouteConfigEntry[], above = ""): { address: string; file: string }[] {
  return routes.flatMap(({ path, index, file, children = [] }) => {
    const address = path === undefined ? above : `${above}/${path}`;
    const isOther = localAddress(address).locale !== siteLocale;
    const own = (path === undefined && !index) || isOther ? [] : [{ address: index ? `${address}/` : address, file }];
    return [...own, ...addressesOf(children, address)];
  });
}

/** Every page of a table with its largest requests; one of which nothing is known is asked for as `plain` says. */
export const withEveryPage = (routes: RouteConfigEntry[], known: HeavyRoutes, plain: HeavyRoute = {}): HeavyRoutes => ({
  ...Object.fromEntries(addressesOf(routes).map(({ address }) => [address, plain])),
  ...known,
});

import type { RouteConfig, RouteConfigEntry } from "@react-router/dev/routes";
import { prefixOf } from "#domains/content/rules/local-address.ts";
import { locales, siteLocale } from "#shared/formats/formats.ts";
import { files, pages } from "./site-routes.ts";

/**
 * The start of every page's address: nothing, or the prefix of a language other than the site's own. One entry serves all
 * languages, since a first visit is sent the list. `localAddress` reads the language; two prefixes are no page.
 */
const inLanguage = locales.flatMap((one) => (one === siteLocale ? [] : `${prefixOf(one).slice(1)}?`)).join("/");

/** A page's entry, at its address in every language. */
const inEachLanguage = ({ path = "", ...entry }: RouteConfigEntry): RouteConfigEntry => {
  const { index: _, ...page } = entry;
  return { ...page, path: path === "" ? inLanguage : `${inLanguage}/${path}` };
};

export default [...pages.map(inEachLanguage), ...files] satisfies RouteConfig;

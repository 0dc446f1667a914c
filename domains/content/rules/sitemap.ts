import { siteLocale } from "#shared/formats/formats.ts";
import { addressIn } from "./local-address.ts";
import type { Site } from "./site.ts";
import { languagesOf } from "./site-of.ts";

/** A page for search engines; pages from the database have no date of change. */
interface SitemapEntry {
  path: string;
  /** ISO date. */
  lastModified?: string;
}

/**
 * Every page for search engines, once, by its canonical address: the site's own language first, then each language in
 * which it can be read. `fromDatabase` are the paths of pages that only the database knows, such as outlines.
 */
export function sitemapOf(site: Site, fromDatabase: string[]): SitemapEntry[] {
  const languages = [[siteLocale, site] as const, ...site.translations];
  return languages.flatMap(([locale, { pages }]) =>
    [
      ...pages.all.filter(({ indexed }) => indexed).map(({ path, lastModified }) => ({ path, lastModified })),
      ...fromDatabase.map((path) => ({ path })),
    ]
      .filter(({ path }) => locale === siteLocale || languagesOf(site, path).includes(locale))
      .map((entry) => ({ ...entry, path: addressIn(locale, entry.path) })),
  );
}

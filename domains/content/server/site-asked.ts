import type { Site } from "#domains/content/rules/site.ts";
import { siteOf } from "#domains/content/rules/site-of.ts";
import { pageLanguage } from "#server/http/page-language.ts";

/** The site in the language that a request of the API names; the institute's own without, or where that is not open. */
export const siteAsked = (site: Site, headers: Headers): Site => siteOf(site, pageLanguage(headers)) ?? site;

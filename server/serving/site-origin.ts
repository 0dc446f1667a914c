import { SITE_ORIGIN_PLACEHOLDER } from "#shared/rules/site-origin.ts";

const encodedPlaceholder = encodeURIComponent(SITE_ORIGIN_PLACEHOLDER);

/** Puts the site's real origin where a rendered text holds the placeholder, plain or as part of a query. */
export function withSiteOrigin(text: string, origin: string): string {
  if (!text.includes("site-url.invalid")) return text;
  return text.replaceAll(SITE_ORIGIN_PLACEHOLDER, origin).replaceAll(encodedPlaceholder, encodeURIComponent(origin));
}

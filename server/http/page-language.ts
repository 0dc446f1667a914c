import { type Locale, localeOf } from "#shared/formats/formats.ts";

/** The language of the page whose form a request of the API brings, as the browser names it; the site's own without. */
export const pageLanguage = (headers: Headers): Locale => localeOf(headers.get("content-language"));

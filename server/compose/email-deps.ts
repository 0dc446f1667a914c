import { findLanguages } from "#domains/accounts/server/languages.ts";
import { addressIn } from "#domains/content/rules/local-address.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { siteOf } from "#domains/content/rules/site-of.ts";
import type { EmailDeps, KnowsLanguages } from "#domains/content/server/email-deps.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import { hooks } from "./hooks.ts";
import { readerSite } from "./reader-site.ts";

/** What does not depend on the reader of an email. */
type Given = Omit<EmailDeps, "addressOf" | "languagesOf" | "openingOf" | "inLanguage">;

/** The site in the words of a reader, and the addresses of its pages for them. */
export const readerWords =
  (site: () => Site, siteUrl: string): KnowsLanguages["inLanguage"] =>
  (locale) => ({ site: () => readerSite(site(), locale), addressOf: addressesIn(site, siteUrl, locale) });

/** The dependencies of emails, in the site's own language and, by `inLanguage`, in that of each reader. */
export function emailDepsOf(given: Given, locale: Locale = siteLocale): EmailDeps {
  const { database, site, siteUrl } = given;
  return {
    ...given,
    ...readerWords(site, siteUrl)(locale),
    languagesOf: (readers) => findLanguages(database, readers),
    openingOf: (seat) => hooks.openingOfSeat(given, seat),
    inLanguage: (other) => emailDepsOf(given, other),
  };
}

/** The addresses of the site's pages in a language, by their paths; in the site's own while that is not open. */
export function addressesIn(site: EmailDeps["site"], siteUrl: string, locale: Locale): (path: string) => string {
  return (path) => `${siteUrl}${siteOf(site(), locale) ? addressIn(locale, path) : path}`;
}

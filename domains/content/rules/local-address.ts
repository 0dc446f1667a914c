import { type Locale, locales, siteLocale } from "#shared/formats/formats.ts";

/** The start of the addresses of a language: "/ur" for Urdu, none for the site's own. */
export const prefixOf = (locale: Locale): string => (locale === siteLocale ? "" : `/${locale}`);

/** A path of the site at its address in a language: the home page is at "/ur". */
export const addressIn = (locale: Locale, path: string): string =>
  locale === siteLocale ? path : `${prefixOf(locale)}${path === "/" ? "" : path}`;

/** An address without the prefix of its language: "/ur/courses" is "/courses" in Urdu. */
export function localAddress(address: string, known: readonly Locale[] = locales): { locale: Locale; path: string } {
  const [, first] = /^\/(\w+)(?=[/.]|$)/.exec(address) ?? [];
  const locale = known.find((one) => one === first && one !== siteLocale);
  if (locale === undefined) return { locale: siteLocale, path: address };
  const rest = address.slice(prefixOf(locale).length);
  return { locale, path: rest.startsWith("/") ? rest : `/${rest}` };
}

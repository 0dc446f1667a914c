import { optionalSettings } from "#domains/content/contract/page.ts";
import type { Locale } from "#shared/formats/formats.ts";
import type { ContentDocument } from "./assemble-content.ts";
import type { Site } from "./site.ts";

/**
 * The content, words and addresses of a published site in a language: the one place from which a route takes them. Null
 * for a language in which a document is missing, because each of its pages would be half in another language.
 */
export function siteOf(site: Site, locale: Locale): Site | null {
  return locale === site.messages.language.lang ? site : (site.translations.get(locale) ?? null);
}

/** Whether every document of a language stands in another too; settings have no words to translate. */
export function isTranslated(documents: ContentDocument[], from: Locale, to: Locale): boolean {
  const namesIn = (locale: Locale) =>
    documents.filter((one) => one.locale === locale && !isSetting(one)).map(({ kind, id }) => `${kind}/${id}`);
  const translated = new Set(namesIn(to));
  return namesIn(from).every((name) => translated.has(name));
}

const isSetting = ({ kind, id }: ContentDocument) => kind === "settings" || (kind === "page" && id in optionalSettings);

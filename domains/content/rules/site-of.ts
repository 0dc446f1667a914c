import { sharedWords, writtenPages } from "#domains/content/contract/page.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import type { Messages } from "#shared/words.ts";
import type { ContentDocument } from "./assemble-content.ts";
import { localAddress, prefixOf } from "./local-address.ts";
import { type Site, withWordsOf } from "./site.ts";

/**
 * The content, words and addresses of a published site in a language: the one place from which a route takes them. Null
 * for a language that the institute has not opened.
 */
export function siteOf(site: Site, locale: Locale): Site | null {
  return locale === site.messages.language.lang ? site : (site.translations.get(locale) ?? null);
}

/** The start of the addresses at which a reader of this site finds its pages in their language; none where it is not open. */
export function prefixFor({ languages, messages }: Pick<Site, "languages" | "messages">): string {
  const { lang } = messages.language;
  return languages.has(lang) ? prefixOf(lang) : "";
}

const readIn = oncePerObject((_: Site) => new Map<Locale, Site>());

/**
 * The site as a student has it in the classroom, who chooses among all languages of the program: where the institute has
 * not opened theirs, the program's words are in it and the institute's own as they are.
 */
export const siteFor = (site: Site, words: Messages): Site =>
  siteOf(site, words.language.lang) ?? inWordsOf(site, words);

/**
 * The site as a member of the staff has it in the office: the program's words in their language, over the documents
 * themselves, which the office's forms write back.
 */
export function inWordsOf(site: Site, words: Messages): Site {
  const { lang } = words.language;
  if (lang === site.messages.language.lang) return site;
  const made = readIn(site).get(lang) ?? withWordsOf(site, words);
  readIn(site).set(lang, made);
  return made;
}

/** The site in the language of an address, for the frame around its page; the site's own where that is not open. */
export function siteOfFrame(site: Site, pathname: string): Site {
  const { lang } = site.messages.language;
  const { locale } = localAddress(pathname);
  return (locale === lang ? site : site.translations.get(locale)) ?? site;
}

/** The documents whose words stand around every page, and the home page: with them a language is open. */
const opening = ["company/company", ...Object.keys({ home: true, ...sharedWords }).map((id) => `page/${id}`)];

/** Whether the institute has opened a language. A document that is not translated then shows its own. */
export function isOpenIn(documents: ContentDocument[], locale: Locale): boolean {
  const there = new Set(documents.filter((one) => one.locale === locale).map(({ kind, id }) => `${kind}/${id}`));
  return opening.every((name) => there.has(name));
}

/**
 * The site in whose language a page's own part is written: that of its address, or the institute's own where the page's
 * document is not translated, because no page mixes two languages in a sentence. The frame around it is `siteOf`.
 */
export function siteOfPage(site: Site, pathname: string): Site {
  const page = pathname.replace(/(?:\/_root|\/_)?\.data$/, "");
  const inLanguage = siteOfFrame(site, page);
  const document = documentOf(inLanguage, localAddress(page).path);
  const isTranslated = document === undefined || !site.languages.get(localAddress(page).locale)?.has(document);
  return isTranslated ? inLanguage : site;
}

/** The document with a page's own words, such as "course/mern"; undefined for a page of the program's words. */
function documentOf({ content, pages }: Site, path: string): string | undefined {
  const canonical = pages.canonicalPathOf(path);
  const word = /^\/(?:course-outline|batches)\/([^/]+)$/.exec(canonical)?.[1];
  const course = content.courses.find(({ canonicalPath, slug, id }) =>
    word === undefined ? canonicalPath === canonical : slug === word || id === word,
  );
  if (course) return `course/${course.id}`;
  const service = content.services.find(({ canonicalPath }) => canonicalPath === canonical);
  if (service) return `service/${service.id}`;
  const policy = content.policies.find((one) => one.path === canonical);
  if (policy) return `policy/${policy.id}`;
  const written = Object.entries(writtenPages).find(([, page]) => page.path === canonical);
  return written && `page/${written[0]}`;
}

/** The languages in which a page can be read, by its path: the institute's own first. */
export function languagesOf(site: Site, path: string): Locale[] {
  const document = documentOf(site, path);
  return [...site.languages].flatMap(([locale, untranslated]) =>
    document !== undefined && untranslated.has(document) ? [] : locale,
  );
}

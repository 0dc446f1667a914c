import { createSite, type Site } from "#domains/content/rules/site.ts";
import { siteOf } from "#domains/content/rules/site-of.ts";
import { isolateFacts } from "#server/mail/isolate-facts.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import { messagesIn } from "./words/messages.ts";

const made = oncePerObject((_site: Site) => new Map<Locale, Site>());

/**
 * The site for a reader of emails and messages: the program's words in the reader's language, each fact in them isolated
 * where that is written from right to left. The content is in that language if the institute has opened it, else in the
 * site's own.
 */
export function readerSite(site: Site, locale: Locale): Site {
  if (locale === siteLocale) return site;
  const known = made(site).get(locale);
  if (known) return known;
  const { content, original, languages, translations } = siteOf(site, locale) ?? site;
  const messages = messagesIn[locale];
  const { emails, booking, orders, admin, calendar, language } = messages;
  const isolated = language.dir === "rtl" ? isolateFacts({ emails, booking, orders, admin, calendar }) : {};
  const inWords = createSite(content, { ...messages, ...isolated }, { original, languages, translations });
  made(site).set(locale, inWords);
  return inWords;
}

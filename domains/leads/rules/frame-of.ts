import type { ReplyLanguage } from "#domains/leads/contract/conversation.ts";
import { type Locale, localeOf, siteLocale } from "#shared/formats/formats.ts";

/** The language of the email around an answer: that of the answer, or its reader's where staff chose the site's own. */
export function frameOf(language: ReplyLanguage, reader: string): Locale {
  if (language === siteLocale) return localeOf(reader);
  return language === "ur-Latn" ? siteLocale : language;
}

import type { TranslationShare } from "#domains/content/rules/translation-rows.ts";
import type { ListedTranslation } from "#domains/content/server/translation-shares.ts";
import { type Locale, locales, siteLocale } from "#shared/formats/formats.ts";
import { namesIn } from "#shared/formats/names.ts";
import type { LanguageShare } from "./translation-list.tsx";

/** The languages that documents are translated into. */
export const otherLanguages: Locale[] = locales.filter((one) => one !== siteLocale);

/** A language by the name that it has in another. */
export const languageName = (locale: string, inLanguage: Locale) => namesIn(inLanguage).language(locale) ?? locale;

/** The translated texts in percent, rounded down: all of them are a hundred, one less is not. */
export const percentOf = ({ texts, translated }: Pick<TranslationShare, "texts" | "translated">) =>
  texts === 0 ? 100 : Math.floor((translated / texts) * 100);

/** How much of all documents visitors see, or will, is there in each language; none where nobody has begun one. */
export function languageShares(translations: ListedTranslation[], inLanguage: Locale): LanguageShare[] {
  return otherLanguages.flatMap((locale) => {
    const own = translations.filter((one) => one.locale === locale);
    const sum = (count: (one: ListedTranslation) => number) => own.reduce((all, one) => all + count(one), 0);
    const [texts, translated] = [sum((one) => one.texts), sum((one) => one.translated)];
    if (translated === 0) return [];
    const counts = { missing: texts - translated, changed: sum(({ changed }) => changed) };
    return { locale, language: languageName(locale, inLanguage), percent: percentOf({ texts, translated }), ...counts };
  });
}

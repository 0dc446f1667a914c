import { siteLocale } from "#shared/formats/formats.ts";
import type { Chip } from "#ui/office/filter-chips.tsx";

/** A language whose texts are edited, by its own name. */
export type TextLanguage = { lang: string; name: string };

/** A screen of texts in a language: the site's own has the address alone. */
export const inTextLanguage = (path: string, lang: string): string =>
  lang === siteLocale ? path : `${path}?language=${lang}`;

/** The choice between the languages of a screen of texts. */
export const languageChips = (path: string, languages: TextLanguage[], chosen: string): Chip[] =>
  languages.map(({ lang, name }) => ({ to: inTextLanguage(path, lang), label: name, isChosen: lang === chosen }));

import { type Locale, locales } from "./formats.ts";
import { namesIn } from "./names.ts";

/** Every language of the program, each by its own name. */
export const ownLanguages: { lang: Locale; name: string }[] = locales.map((lang) => {
  return { lang, name: namesIn(lang).language(lang) ?? lang };
});

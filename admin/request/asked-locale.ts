import { localeOf, locales } from "#shared/formats/formats.ts";
import { namesIn } from "#shared/formats/names.ts";

/** The languages of texts, each by its own name. */
export const textLanguages = locales.map((lang) => ({ lang, name: namesIn(lang).language(lang) ?? lang }));

/** The language whose texts an address asks for; the site's own where it names none. */
export const askedLocale = ({ url }: Request) => localeOf(new URL(url).searchParams.get("language"));

/** The languages of the world's institutes that are written from right to left, as BCP 47 primary tags. */
const rightToLeft = new Set([
  "ar",
  "azb",
  "bal",
  "ckb",
  "dv",
  "fa",
  "glk",
  "he",
  "ks",
  "mzn",
  "pnb",
  "ps",
  "sd",
  "skr",
  "ug",
  "ur",
  "yi",
]);

/** The attributes of an element whose text is in a language of its own; without `lang` it has its page's. */
export type LanguageMark = { lang?: string; dir?: "ltr" | "rtl" };

/** The marks of a document's language, a BCP 47 tag: language and direction. */
export function languageOf({ lang }: { lang?: string | undefined }): LanguageMark {
  if (lang === undefined) return {};
  const [primary = ""] = lang.split("-");
  return { lang, dir: rightToLeft.has(primary) && !/-Latn\b/i.test(lang) ? "rtl" : "ltr" };
}

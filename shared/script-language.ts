import { type Locale, siteLocale } from "./formats/formats.ts";

const arabicScript = /\p{Script=Arabic}/u;

/** Whether most letters of a text are in the Arabic script. */
export function isInArabicScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => arabicScript.test(letter)).length > letters.length / 2;
}

/**
 * What tells the two languages of one script: letters of their own, and the article of Arabic. Its ك and ي tell nothing:
 * people write Urdu with them on other keyboards.
 */
const signsOf = { ur: /[ٹڈڑںےۓہھگچپژکیۃ]/gu, ar: /[ةىأإ]|(?<!\p{L})[وبفك]?ال(?=\p{L})/gu };

/** The language of a text's words in the Arabic script: that of which it has more signs, else that of its page or reader. */
export function scriptLanguage(text: string, otherwise: Locale = siteLocale): "ur" | "ar" {
  const signs = { ur: text.match(signsOf.ur)?.length ?? 0, ar: text.match(signsOf.ar)?.length ?? 0 };
  if (signs.ur === signs.ar) return otherwise === "ar" ? "ar" : "ur";
  return signs.ur > signs.ar ? "ur" : "ar";
}

/** The language of a question; English where most of its letters are in no Arabic script. */
export const languageAsked = (text: string, ofPage: Locale = siteLocale): Locale =>
  isInArabicScript(text) ? scriptLanguage(text, ofPage) : siteLocale;

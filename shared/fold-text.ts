import { inForm, westernDigits } from "./clean-text.ts";

/**
 * Accents and vowel signs; not the vowels of scripts such as Devanagari, which are letters of their own, nor the stroke that
 * makes "≠" of "=".
 */
const accents = /(?=[\p{Script=Inherited}\p{Script=Arabic}])(?!\u0338)\p{M}/gu;

/** Letters that Arabic, Persian and Urdu keyboards write differently. */
const letters: Record<string, string> = {
  ...{ ي: "ی", ى: "ی", ك: "ک", ه: "ہ", ە: "ہ", ة: "ہ", ۃ: "ہ", ٱ: "ا", ھ: "ہ" },
  // Letters that Unicode does not take apart, and half rings of transcriptions.
  ...{
    Đ: "D",
    đ: "d",
    Ð: "D",
    ð: "d",
    Ł: "L",
    ł: "l",
    Ø: "O",
    ø: "o",
    Ħ: "H",
    ħ: "h",
    Æ: "AE",
    æ: "ae",
    Œ: "OE",
    œ: "oe",
  },
  ...{ Þ: "Th", þ: "th", ʿ: "", ʾ: "" },
};

/** These letters; "ھ" only where it does not breathe the letter before it, as in "بھ": there it is another spelling of "ہ". */
const otherLetters = /[يىكهەةۃٱĐđÐðŁłØøĦħÆæŒœÞþʿʾ]|(?<![بپتٹجچدڈڑکگك])ھ/g;

/** Signs that keyboards and word processors write differently. */
const signs: [RegExp, string][] = [
  [/[\p{Pd}−]/gu, "-"],
  [/[‘’‚‛‹›ʼ`′]/g, "'"],
  [/[“”„‟«»]/g, '"'],
  [/[،、٬]/g, ","],
  [/؛/g, ";"],
  [/؟/g, "?"],
  [/[۔٫]/g, "."],
  [/[⁄∕]/g, "/"],
  [/٪/g, "%"],
];

/**
 * A text as it is compared: without capitals, accents, vowel signs, invisible marks and doubled spaces, its digits as 0 to
 * 9, and letters and signs that keyboards write differently as one. A joiner parts words as a space does.
 */
export function foldText(text: string): string {
  const spelledOut = text
    .replace(/(?<=\p{L}\p{M}*)\u200C(?=\p{L})/gu, " ")
    .replace(/(?<=\p{Nd})[⁰¹²³⁴-⁹]+/gu, "^$&")
    .replace(/(?<=\p{Nd})[¼-¾⅐-⅞]/gu, " $&")
    // Unicode takes these apart: into a space with an accent, and into two of "′".
    .replace(/´/g, "'")
    .replace(/″/g, '"');
  const plain = westernDigits(inForm("NFKD", spelledOut))
    .replace(/[\p{Cf}ـ]/gu, "")
    .replace(accents, "")
    .replace(otherLetters, (letter) => letters[letter] ?? letter);
  // Capitals in between: they write "ß" and "ſ" in full.
  const small = inForm("NFC", plain.toLowerCase().toUpperCase().toLowerCase());
  return signs
    .reduce((soFar, [sign, usual]) => soFar.replace(sign, usual), small)
    .replace(/\s+/g, " ")
    .trim();
}

import { inForm, westernDigits } from "./clean-text.ts";

/**
 * Accents and vowel signs; not the vowels of scripts such as Devanagari, which are letters of their own, nor the stroke that
 * makes "≠" of "=".
 */
const accents = /(?=[\p{Script=Inherited}\p{Script=Arabic}])(?!\u0338)\p{M}/gu;

/** Letters that Arabic, Persian and Urdu keyboards write differently. */
const letters: Record<string, string> = { ي: "ی", ى: "ی", ك: "ک", ه: "ہ", ە: "ہ", ة: "ہ", ۃ: "ہ", ٱ: "ا" };

/** Signs that keyboards and word processors write differently. */
const signs: [RegExp, string][] = [
  [/[\p{Pd}−]/gu, "-"],
  [/[‘’‚‛‹›ʼ´`′]/g, "'"],
  [/[“”„‟«»″]/g, '"'],
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
    .replace(/(?<=\p{Nd})[¼-¾⅐-⅞]/gu, " $&");
  const plain = westernDigits(inForm("NFKD", spelledOut))
    .replace(/[\p{Cf}ـ]/gu, "")
    .replace(accents, "")
    .replace(/[يىكهەةۃٱ]/g, (letter) => letters[letter] ?? letter);
  // Capitals in between: they write "ß" and "ſ" in full.
  const small = inForm("NFC", plain.toLowerCase().toUpperCase().toLowerCase());
  return signs
    .reduce((soFar, [sign, usual]) => soFar.replace(sign, usual), small)
    .replace(/\s+/g, " ")
    .trim();
}

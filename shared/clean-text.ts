/**
 * Signs without a shape of their own, except the joiners that some scripts need within a word, the marks that enclose
 * digits in Arabic, Syriac and Kaithi, and the signs that choose the look of a picture or a letter before them. The flag of
 * a region, a black one with its name in invisible letters, is caught whole, to stay.
 */
const invisible =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|(?![\u200C\u200D])(?![\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}])\p{Cf}|[\u034F\u17B4\u17B5]|(?<![\p{Emoji}\p{S}\p{Lo}])[\uFE00-\uFE0F]/gu;

/** Spaces, and letters that look like one. */
const spaces = /(?! )[\p{Zs}\u2800\u3164\uFFA0]/gu;

/** Joiners that join nothing: at the beginning or the end of a word, or alone. */
const idleJoiner = /(?<![\p{L}\p{M}\p{N}\p{S}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\p{N}\p{S}])/gu;

/** A row of accents that no script has; to bring 60,000 into their order takes a second. */
const accentsWithoutEnd = /\p{M}{31}/u;

/** A text in a form of Unicode's; one with endless accents stays as it is. */
export const inForm = (form: "NFC" | "NFKC" | "NFKD", text: string): string =>
  accentsWithoutEnd.test(text) ? text : text.normalize(form);

/** A text of any length without invisible marks, composed (NFC), with plain spaces; its lines and indents stay. */
export const withoutMarks = (text: string): string =>
  // Plain ASCII, as most of it, has none.
  /[^\0-\x7F]/.test(text)
    ? inForm("NFC", text.replace(invisible, "$1").replace(idleJoiner, "").replace(spaces, " "))
    : text;

/**
 * A line of text as it was meant: `withoutMarks`, with one space between words, trimmed. Line ends, tabs and other control
 * characters stay, for a contract to refuse.
 */
export const cleanText = (text: string): string => withoutMarks(text).replace(/ {2,}/g, " ").trim();

/**
 * A text in plain signs, such as a number, a phone, a code or an address: as `cleanText`, without joiners, with
 * the usual form of each sign (NFKC) and the digits of every script as 0 to 9. Raised and circled numbers and fractions
 * stay as they are: "10²" is not 102.
 */
export const plainText = (text: string): string =>
  westernDigits(text.replace(/\p{Cf}/gu, "").replace(/\P{No}+/gu, (signs) => inForm("NFKC", signs)))
    .replace(/\p{Zs}+/gu, " ")
    .trim();

/** The digits of every script as 0 to 9. */
export const westernDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));

/** Unicode keeps the ten digits of a script in a row; its mathematical digits are five such rows. */
function digitValue(digit: number): number {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(digit - before - 1))) before += 1;
  return before % 10;
}

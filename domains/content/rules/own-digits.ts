import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import type { TradeSettings } from "#domains/content/contract/trade-words.ts";
import { arabicDigits, urduDigits } from "#shared/fill-text.ts";
import { type Writing, withDigits, zeroOf } from "#shared/formats/writing.ts";
import type { Messages } from "#shared/words.ts";
import { mapTexts } from "./map-texts.ts";
import { mapTold } from "./told-texts.ts";

/** How an institute writes in Urdu and Arabic, by its settings. */
export const writingOf = (trade: Pick<TradeSettings, "digits" | "hijri"> | undefined): Writing => ({
  digits: trade?.digits ?? "latin",
  hijri: trade?.hijri ?? false,
});

/**
 * The pieces of a text: what stands from left to right by itself, a number in groups, such as a phone's or an account's, and
 * words.
 */
const pieces = /\u2066[^\u2066\u2069]{0,200}\u2069|[+\d][\d()-]{0,30}(?:[ \u00a0][\d()-]{2,30})+|[^\s\u2066\u2069]+/g;

const currency = /^(?:[A-Z]{3}|Rs\.?)$/;
const isLatinWord = (piece: string) => /[A-Za-z]/.test(piece.replace(/\{[^{}]*\}/g, ""));

/** Whether the digits of a piece are a number to read, not part of a name, a code, an address, a phone or an ISO date. */
const isNumber = (piece: string) => !/[A-Za-z@{}\\]|^\+|\d{7}|\d{4}-\d|[\d)][ \u00a0]/.test(piece);

/** A text with its numbers in other digits; what is written in Latin letters keeps its own: "Node 24", "MP4". */
export function numbersIn(text: string, zero: string): string {
  if (!zero || !/\d/.test(text)) return text;
  let before = "";
  return text.replace(pieces, (piece) => {
    const [name, last] = [before.replace(/^[(“"]+/, ""), piece];
    before = last;
    if (piece.startsWith("\u2066") || !isNumber(piece)) return piece;
    const isOfName = isLatinWord(name) && !/[^A-Za-z\d+#.)]$|\.$/.test(name) && !currency.test(name);
    return isOfName ? piece : withDigits(piece, zero);
  });
}

const isAddress = (text: string) => /^(?:\/|#|https?:|mailto:|tel:)/.test(text);

const made = new WeakMap<object, Map<string, unknown>>();

/** The value made of an object and a zero, once. */
function once<Made>(object: object, zero: string, make: () => Made): Made {
  const known = made.get(object) ?? new Map<string, unknown>();
  made.set(object, known);
  if (!known.has(zero)) known.set(zero, make());
  return known.get(zero) as Made;
}

/** A document of a translation with the numbers in its texts in the digits of its language. */
export const inOwnDigits = <Document extends DocumentKey & { document: unknown }>(
  one: Document,
  zero: string,
): Document =>
  zero === ""
    ? one
    : once(one, zero, () => ({ ...one, document: mapTold(one, one.document, (text) => numbersIn(text, zero)) }));

/**
 * The program's words with their numbers in the digits of their language, and a mark before each place, so that the numbers
 * that come there are written in them as well (`fillText`).
 */
export function wordsInOwnDigits(words: Messages, writing: Writing): Messages {
  const { lang } = words.language;
  const zero = zeroOf(lang, writing);
  if (zero === "") return words;
  const mark = lang === "ur" ? urduDigits : arabicDigits;
  return once(words, zero, () => {
    // The assistant finds its places by their exact form.
    const { language, assistantAnswers, contentFields, ...shown } = words;
    const written = mapTexts(shown, (text) =>
      isAddress(text) ? text : numbersIn(text, zero).replace(/\{[\w.-]+\}/g, `${mark}$&`),
    );
    return { ...words, ...written, language: { ...language, "data-digits": "eastern" as const } };
  });
}

import { westernDigits } from "#shared/clean-text.ts";

/** The place of a fact in a text, isolated or not, with the mark of the digits of its numbers (`fillText`) or without. */
const place = /\u2068?([\u2063\u2064]?)\{([\w.-]{1,60})\}\u2069?/g;

/** An address stands as one piece by itself, and a program that makes a link of it might take the mark for its last sign. */
const isAddress = (fact: string) => /(?:link|url|page)$|^policy\./i.test(fact);

/**
 * Words with a mark of Unicode around the place of each fact, so that a name, a code or an amount in Latin letters stands
 * as one piece in a line from right to left, in HTML as in plain text, and does not decide the direction of the line.
 */
export function isolateFacts<Words>(words: Words): Words {
  return inTexts(words, (text) =>
    text.replace(place, (whole, digits: string, fact: string) =>
      isAddress(fact) ? whole : `\u2068${digits}{${fact}}\u2069`,
    ),
  );
}

/** The same words without any mark, and in Latin digits: as the program has them, whatever an institute's settings say. */
export const withoutIsolates = <Words>(words: Words): Words =>
  inTexts(words, (text) => westernDigits(text.replace(/[\u2063\u2064\u2068\u2069]/g, "")));

function inTexts<Words>(words: Words, change: (text: string) => string): Words;
function inTexts(words: unknown, change: (text: string) => string): unknown {
  if (typeof words === "string") return change(words);
  if (Array.isArray(words)) return words.map((one) => inTexts(one, change));
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, one]) => [name, inTexts(one, change)]));
}

import { plainWordsToK } from "./plain-words-a-to-k.ts";
import { plainWordsFromL } from "./plain-words-l-to-z.ts";

const plainWords = new Set(`${plainWordsToK}${plainWordsFromL}`.match(/\S+/g));

/**
 * Whether a word says nothing about the subject, in English, Roman Urdu or Urdu, as it stands or without an English
 * ending: a question may hold any number of them.
 */
export function isPlain(word: string): boolean {
  return plainWords.has(word) || stemsOf(word).some((stem) => plainWords.has(stem));
}

/** The plain words themselves, for mending slips of spelling. */
export const plainWordList: ReadonlySet<string> = plainWords;

/** What a word may be without its ending: comparing, compare; agencies, agency; dearer, dear; stopped, stop. */
function stemsOf(word: string): string[] {
  if (word.length < 5) return [];
  return endings.flatMap(([ending, others]) => {
    if (!word.endsWith(ending)) return [];
    const stem = word.slice(0, -ending.length);
    if (stem.length < 3) return [];
    const undoubled = stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [];
    return [...others.map((other) => stem + other), ...undoubled];
  });
}

const endings: [string, string[]][] = [
  ["ies", ["y"]],
  ["ied", ["y"]],
  ["es", ["", "e"]],
  ["s", [""]],
  ["ed", ["", "e"]],
  ["ing", ["", "e"]],
  ["ly", ["", "le"]],
  ["er", ["", "e"]],
  ["est", ["", "e"]],
];

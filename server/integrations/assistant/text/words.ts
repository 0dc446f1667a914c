import plain from "../data/plain-words.json" with { type: "json" };
import spellings from "../data/spellings.json" with { type: "json" };

/** Words of no subject in particular, in English and Roman Urdu: they are never taken for a slip of another. */
export const plainWords: ReadonlySet<string> = new Set(plain.words.flatMap((line) => line.split(" ")));
/** Countries and large cities. */
export const places: ReadonlySet<string> = new Set(plain.places.flatMap((line) => line.split(" ")));

/** Ways of writing the same word in haste, or in Roman Urdu, by its usual form. */
const sameWord = new Map(
  Object.entries(spellings).flatMap(([word, others]) => others.split(" ").map((other) => [other, word] as const)),
);

/** A text as words: lower case, without marks, apostrophes closed up, letters drawn out for effect cut to two. */
export function wordsOf(text: string): string[] {
  const bare = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0670\u0640]/g, "")
    .replace(/\u064a|\u0649/g, "ی")
    .replace(/\u0643/g, "ک")
    .replace(/\+\+/g, "plusplus")
    .replace(/#/g, "sharp")
    .replace(/(?<=\w)\.(?=(?:js|net)\b)/g, "")
    .replace(/[’'`]s\b/g, "")
    .replace(/[’'`]/g, "")
    .replace(/([a-z])\1{2,}/g, "$1$1");
  return (bare.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => sameWord.get(word) ?? word);
}

const endings: [RegExp, string][] = [
  [/(?<=[a-z]{3})ies$/, "y"],
  [/(?<=[a-z]{3})(?:ing|ed|es|ly)$/, ""],
  [/(?<=[a-z]{2}[a-rt-z])s$/, ""],
  [/(?<=[a-z]{3})e$/, ""],
];

/** A word without its English ending: courses and course, timings and timing are one. */
export function stemOf(word: string): string {
  return endings.reduce((soFar, [ending, rest]) => soFar.replace(ending, rest), word);
}

const endings: [RegExp, string][] = [
  [/ies$/, "y"],
  [/(?<=ss|x|z|ch|sh)es$|(?<=[^aisu])s$/, ""],
  [/(?<=.{4})(?:ing|ed)$/, ""],
  [/(?<=.{4})e$/, ""],
];

/** A word without its English ending, so that "courses" and "course" are one; "apply" and "app" are not. */
export const stemOf = (word: string): string =>
  word.length < 4 ? word : endings.reduce((soFar, [ending, rest]) => soFar.replace(ending, rest), word);

/** The number of letters of a word that may be mistyped: none in a short one, two in a long one. */
function mistypedLetters(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Finds the known word that was most likely meant, or null; it trusts the first letter. */
export function createSpeller(known: Iterable<string>): (word: string) => string | null {
  const byLetter = Map.groupBy(
    [...known].filter((word) => word.length >= 4),
    (word) => word[0],
  );
  return (word) => {
    const limit = mistypedLetters(word);
    if (limit === 0 || /\d/.test(word)) return null;
    const distances = (byLetter.get(word[0]) ?? []).map((candidate) => ({
      candidate,
      distance: distanceToTypo(word, candidate, limit),
    }));
    const least = Math.min(...distances.map(({ distance }) => distance));
    return least > limit ? null : (distances.find(({ distance }) => distance === least)?.candidate ?? null);
  };
}

/** A word of four letters is another word after any change except a swap. */
function distanceToTypo(word: string, candidate: string, limit: number): number {
  const isShort = word.length === 4 || candidate.length === 4;
  if (isShort && [...word].sort().join("") !== [...candidate].sort().join("")) return limit + 1;
  return editDistance(word, candidate, limit);
}

/** The number of letters to change, add, drop or swap to turn one word into the other; at most `limit + 1`. */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) current.push(leastCost(rows, current, { from, to }));
    if (Math.min(...current) > limit) return limit + 1;
    rows.push(current);
  }
  return Math.min(limit + 1, rows.at(-1)?.at(-1) ?? limit + 1);
}

/** The next cell of the Damerau-Levenshtein table. */
function leastCost(rows: number[][], current: number[], { from, to }: { from: string; to: string }): number {
  const [row, column] = [rows.length, current.length];
  const cell = (up: number, left: number) => rows[row - up]?.[column - left] ?? Number.POSITIVE_INFINITY;
  const changed = from[row - 1] === to[column - 1] ? 0 : 1;
  const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
  const swapped = isSwapped ? cell(2, 2) + 1 : Number.POSITIVE_INFINITY;
  return Math.min(cell(1, 0) + 1, (current[column - 1] ?? 0) + 1, cell(1, 1) + changed, swapped);
}

/** The rough sound of a word: Roman Urdu has no fixed spelling, and people in a hurry drop vowels. */
export function soundOf(word: string): string {
  return word
    .replace(/c(?=[eiy])/g, "s")
    .replace(/c(?!h)/g, "k")
    .replace(/ee|y$/g, "i")
    .replace(/oo/g, "u")
    .replace(/ai|ay|ae|ei|ey/g, "e")
    .replace(/ph/g, "f")
    .replace(/w/g, "v")
    .replace(/z/g, "s")
    .replace(/q|ck/g, "k")
    .replace(/(.)\1+/g, "$1")
    .replace(/(?<=.)h$/, "");
}

/**
 * The consonants of a word in Roman Urdu or spelled out from Urdu script, which writes few vowels: kitab, kutub, and "ktab"
 * are "ktb". A vowel, w or v at the beginning is one mark, for any of them; h counts at the beginning alone.
 */
export function bareSoundOf(word: string): string {
  const first = /^[aeiouwv]/.test(word) ? "a" : word.slice(0, 1);
  const sound = word
    .replace(/sh/g, "x")
    .replace(/ch/g, "j")
    .replace(/ph/g, "f")
    .replace(/z/g, "s")
    .replace(/[qc]/g, "k");
  const start = first === "a" || first === "h" ? first : "";
  return (
    start +
    sound
      .slice(start.length)
      .replace(/[aeiouywvh]/g, "")
      .replace(/(.)\1+/g, "$1")
  );
}

/** A word without its vowels, except one at its end. */
function skeletonOf(word: string): string {
  const last = /[aeiou]$/.exec(word)?.[0] ?? "";
  return word.slice(0, 1) + word.slice(1).replace(/[aeiou]/g, "") + last;
}

/** The consonants of the sound, for any spelling: sirtificate, fizikal. */
const consonantsOf = (word: string) => soundOf(word).replace(/[aeiou]/g, "");
/** With this many equal consonants, two spellings are one word. */
const enoughConsonants = 4;
/** The fewest letters of a shortened word that can be completed: "resched", "instal". */
const shortestCut = 5;

/**
 * Finds the known word that sounds the same, lacks only vowels ("bnte", "nmbr") or was cut short ("resched"); null if
 * there is none.
 */
export function createSoundSpeller(known: Iterable<string>): (word: string) => string | null {
  const words = [...new Set(known)].filter((word) => word.length >= 4);
  const entriesBy = (key: (word: string) => string) =>
    new Map(words.map((word) => [key(word), word]).reverse() as [string, string][]);
  const bySound = entriesBy(soundOf);
  const bySkeleton = entriesBy(skeletonOf);
  const byConsonants = entriesBy(consonantsOf);
  const withVowels = (word: string) => (/^[^aeiou]{2}/.test(word) ? bySkeleton.get(skeletonOf(word)) : undefined);
  const sameConsonants = (word: string) =>
    consonantsOf(word).length >= enoughConsonants ? byConsonants.get(consonantsOf(word)) : undefined;
  const completed = (word: string) =>
    word.length >= shortestCut ? words.find((whole) => whole.startsWith(word)) : undefined;
  return (word) => {
    if (word.length < 3 || /\d/.test(word)) return null;
    return bySound.get(soundOf(word)) ?? withVowels(word) ?? sameConsonants(word) ?? completed(word) ?? null;
  };
}

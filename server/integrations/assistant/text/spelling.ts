/** How many letters may be mistyped in a word: none in a short one, two in a long one. */
export function mistypedLetters(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The likeliest of the known words that was meant, or null; the first letter is taken as typed. */
export function createSpeller(known: Iterable<string>): (word: string) => string | null {
  const byLetter = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < 4) continue;
    const sameLetter = byLetter.get(word[0] ?? "");
    if (sameLetter) sameLetter.push(word);
    else byLetter.set(word[0] ?? "", [word]);
  }
  return (word) => {
    const limit = mistypedLetters(word);
    if (limit === 0 || /\d/.test(word)) return null;
    const distances = (byLetter.get(word[0] ?? "") ?? []).map((candidate) => ({
      candidate,
      distance: distanceToTypo(word, candidate, limit),
    }));
    const least = Math.min(...distances.map(({ distance }) => distance));
    return least > limit ? null : (distances.find(({ distance }) => distance === least)?.candidate ?? null);
  };
}

/** A word of four letters is another word after any change but a swap. */
function distanceToTypo(word: string, candidate: string, limit: number): number {
  const isShort = word.length === 4 || candidate.length === 4;
  if (isShort && [...word].sort().join("") !== [...candidate].sort().join("")) return limit + 1;
  return editDistance(word, candidate, limit);
}

/** How many letters have to be changed, added, dropped or swapped to make one word the other; `limit + 1` where more. */
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

/** How a word sounds, roughly: Roman Urdu is spelled as one likes, and haste drops vowels. */
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

/** A word as haste leaves it: its consonants, and the vowel it ends in. */
function skeletonOf(word: string): string {
  const last = /[aeiou]$/.exec(word)?.[0] ?? "";
  return word.slice(0, 1) + word.slice(1).replace(/[aeiou]/g, "") + last;
}

/** The consonants one hears, whatever letters stand for them: sirtificate, fizikal. */
const consonantsOf = (word: string) => soundOf(word).replace(/[aeiou]/g, "");
/** With so many of them the same, two spellings are one word. */
const enoughConsonants = 4;

/** Letters a word may be cut to and still be told: "resched", "instal". */
const shortestCut = 5;

/**
 * The known word that sounds the same, that a word without its first vowel leaves ("bnte", "nmbr"), or that was cut
 * short ("resched"); null where there is none.
 */
export function createSoundSpeller(known: Iterable<string>): (word: string) => string | null {
  const words = [...new Set(known)].filter((word) => word.length >= 4);
  const entriesBy = (key: (word: string) => string) =>
    new Map(words.map((word) => [key(word), word]).reverse() as [string, string][]);
  const bySound = entriesBy(soundOf);
  const bySkeleton = entriesBy(skeletonOf);
  const byConsonants = entriesBy(consonantsOf);
  const bareOf = (word: string) => (/^[^aeiou]{2}/.test(word) ? bySkeleton.get(skeletonOf(word)) : undefined);
  const heardAs = (word: string) =>
    consonantsOf(word).length >= enoughConsonants ? byConsonants.get(consonantsOf(word)) : undefined;
  const wholeOf = (word: string) =>
    word.length >= shortestCut ? words.find((whole) => whole.startsWith(word)) : undefined;
  return (word) => {
    if (word.length < 3 || /\d/.test(word)) return null;
    return bySound.get(soundOf(word)) ?? bareOf(word) ?? heardAs(word) ?? wholeOf(word) ?? null;
  };
}

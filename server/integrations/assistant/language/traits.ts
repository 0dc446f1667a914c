/** How many different traits there can be; those that fall on the same number share a weight. */
export const traitCount = 2 ** 15;

/** Runs of this many letters are traits: they outlive slips of the pen and the many spellings of Roman Urdu. */
const runs = [3, 4, 5];

/**
 * What a question shows of itself to somebody who knows no word of it, as numbers below `traitCount`: its words, the
 * words beside them, how it begins, and every short run of letters.
 */
export function traitsOf(question: string): number[] {
  const words = plain(question).split(" ");
  const traits = new Set<string>([`begins ${words[0]} ${words[1] ?? ""}`]);
  for (const [at, word] of words.entries()) {
    traits.add(`word ${word}`);
    if (at > 0) traits.add(`pair ${words[at - 1]} ${word}`);
    if (at > 1) traits.add(`around ${words[at - 2]} ${word}`);
    const bounded = `^${word}$`;
    for (const length of runs)
      for (let from = 0; from + length <= bounded.length; from += 1)
        traits.add(`run ${bounded.slice(from, from + length)}`);
  }
  return [...new Set([...traits].map(numberOf))];
}

function plain(question: string): string {
  return question
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’'`]/g, "")
    .replace(/[^\p{L}\p{N}$#+]+/gu, " ")
    .replace(/([a-z])\1{2,}/g, "$1$1")
    .trim();
}

/** FNV-1a, folded into the number of traits. */
function numberOf(trait: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < trait.length; at += 1) hash = Math.imul(hash ^ trait.charCodeAt(at), 16_777_619);
  hash ^= hash >>> 15;
  return (hash >>> 0) % traitCount;
}

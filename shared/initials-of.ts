/** Keeps letters apart that their script would join into a word. */
const apart = "\u200c";

/**
 * The first letters of a name's first and last word, in any script; titles such as "Dr." are none. Where some words begin
 * with a capital, or in a script without them, the others are particles: "Noor ul Ain" is "NA".
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s,،]+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith("."));
  const named = words.filter((word) => /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(word));
  const shown = named.length > 0 ? named : words;
  const ends = shown.length > 1 ? [shown.at(0), shown.at(-1)] : shown;
  const letters = ends.map((word = "") => [...word][0] ?? "");
  return letters.join(/\p{Lo}/u.test(letters.join("")) ? apart : "");
}

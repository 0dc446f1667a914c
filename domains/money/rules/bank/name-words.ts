/** The words of a text in capitals without marks, for comparing names: "Zoë al-Farsi" has ZOE, AL and FARSI. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .match(/\p{L}+/gu) ?? [];

/** How well a text names somebody: with every word of the name, an initial counting for the first, or with one long word. */
export function namedIn(words: Set<string>, name: string[]): "whole" | "part" | null {
  const [first = "", ...rest] = name;
  if (first === "") return null;
  const has = (word: string) => words.has(word);
  const isWhole = rest.length > 0 && rest.every(has) && (has(first) || has(first.slice(0, 1)));
  if (isWhole || (rest.length === 0 && has(first))) return "whole";
  return name.some((word) => word.length > 3 && has(word)) ? "part" : null;
}

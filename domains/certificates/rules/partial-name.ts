/** By what a reader takes for one letter, with its marks. */
const letters = new Intl.Segmenter();

/**
 * A name in part, for readers its bearer has not shown it to: the first word, and the first letter of the last one:
 * "Sana J."; of a single word its first letter alone. It works for any script.
 */
export function partialName(name: string): string {
  const words = name.split(/\s/u).filter(Boolean);
  const [first = "", last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return last === undefined ? `${firstLetter(first)}.` : `${first} ${firstLetter(last)}.`;
}

function firstLetter(word: string): string {
  for (const { segment } of letters.segment(word)) return segment;
  return "";
}

/** Longest word of an address, in characters. */
const longest = 60;

/**
 * A text as a word of an address: "Pâtisserie & Bread" is "patisserie-bread"; empty for a text without Latin letters
 * and digits.
 */
export function addressWord(text: string): string {
  const words =
    text
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const whole = words.join("-");
  if (whole.length <= longest) return whole;
  return whole
    .slice(0, longest + 1)
    .replace(/-[a-z0-9]*$/, "")
    .slice(0, longest);
}

/** A word that no other has: the text's own, or with a number behind it. `otherwise` is for a text without Latin letters. */
export function freeAddressWord(text: string, isTaken: (word: string) => boolean, otherwise: string): string {
  const word = addressWord(text);
  const first = word || `${otherwise}-1`;
  if (!isTaken(first)) return first;
  let number = 2;
  while (isTaken(`${word || otherwise}-${number}`)) number += 1;
  return `${word || otherwise}-${number}`;
}

/** Digits and capitals that are hard to confuse, without vowels, so that they spell no word. */
export const referenceAlphabet = "23456789BCDFGHJKMNPQRSTVWXYZ";

const half = 4;

/** An order's reference from eight letters of the alphabet, as people read it: "K7M4-Q2XW". */
export function formatReference(letters: string): string {
  return `${letters.slice(0, half)}-${letters.slice(half)}`;
}

/** The reference a person wrote, in any case, with or without hyphen and spaces; null if it cannot be one. */
export function readReference(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s-]/g, "");
  const isOne = letters.length === 2 * half && [...letters].every((letter) => referenceAlphabet.includes(letter));
  return isOne ? formatReference(letters) : null;
}

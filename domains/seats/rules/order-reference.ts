/** Digits and capitals that are hard to confuse, without vowels, so that they spell no word. */
export const referenceAlphabet = "23456789BCDFGHJKMNPQRSTVWXYZ";

const half = 4;

/** An order's reference from eight characters of the alphabet, as people read it: "K7M4-Q2XW". */
export function formatReference(characters: string): string {
  return `${characters.slice(0, half)}-${characters.slice(half)}`;
}

/** The reference a person wrote, in any case, with or without hyphen and spaces; null if it cannot be one. */
export function readReference(text: string): string | null {
  const characters = text.toUpperCase().replace(/[\s-]/g, "");
  const isOne =
    characters.length === 2 * half && [...characters].every((character) => referenceAlphabet.includes(character));
  return isOne ? formatReference(characters) : null;
}

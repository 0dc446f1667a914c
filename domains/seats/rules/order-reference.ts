import { plainText } from "#shared/clean-text.ts";

/** Digits and capitals that are hard to confuse, without vowels, so that they spell no word. */
export const referenceAlphabet = "23456789BCDFGHJKMNPQRSTVWXYZ";

const half = 4;

/** An order's reference from eight characters of the alphabet, as people read it: "K7M4-Q2XW". */
export function formatReference(characters: string): string {
  return `${characters.slice(0, half)}-${characters.slice(half)}`;
}

/** The reference a person wrote, in any case, with or without hyphen and spaces; null if it cannot be one. */
export function readReference(text: string): string | null {
  const characters = referenceFragment(text) ?? "";
  return characters.length === 2 * half ? formatReference(characters) : null;
}

/** A part of a reference, three characters at least, without its hyphen; null if it can be none. */
export function referenceFragment(text: string): string | null {
  const characters = plainText(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212]/gu, "");
  const isOne = characters.length >= 3 && characters.length <= 2 * half;
  return isOne && [...characters].every((character) => referenceAlphabet.includes(character)) ? characters : null;
}

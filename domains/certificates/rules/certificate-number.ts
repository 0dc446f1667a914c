import { plainText } from "#shared/clean-text.ts";

/** Crockford's base 32: no I, L, O or U, which are taken for other letters and digits. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 15 of them are random: 75 bits. The last one checks the others. */
const drawn = 15;

/**
 * A certificate's number from random values from 0 to 31, at least 15: "7K3MQ2XW9ABCDEF" and a character that checks it.
 * One wrong character, or two that have changed places, never give another number.
 */
export function certificateNumber(values: Iterable<number>): string {
  const digits = [...values].slice(0, drawn);
  if (digits.length < drawn) throw new RangeError("A certificate's number takes 15 random values.");
  return [...digits, checkOf(digits)].map((digit) => alphabet[digit & 31]).join("");
}

/** A number as it was typed or copied: small letters, spaces, hyphens and look-alikes count. Null if it is none. */
export function readCertificateNumber(typed: string): string | null {
  const number = bareNumber(typed);
  const digits = Array.from(number, (letter) => alphabet.indexOf(letter));
  if (digits.length !== drawn + 1 || digits.includes(-1)) return null;
  return checkOf(digits.slice(0, drawn)) === digits[drawn] ? number : null;
}

/** A part of a number, four characters at least, as it was typed; null if it can be none. */
export function certificateFragment(typed: string): string | null {
  const fragment = bareNumber(typed);
  const isOne = fragment.length >= 4 && fragment.length <= drawn + 1;
  return isOne && [...fragment].every((letter) => alphabet.includes(letter)) ? fragment : null;
}

const bareNumber = (typed: string) =>
  plainText(typed)
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\u2212]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");

/** A number as people read it: "7K3M-Q2XW-9ABC-DEFG". */
export const shownNumber = (number: string) => number.replaceAll(/.{4}(?=.)/g, "$&-");

/** The path where a certificate is verified. */
export const verifyPath = (number: string) => `/verify/${shownNumber(number)}`;

/** The digits as a polynomial over the field of 32 elements (x⁵ + x² + 1), at its generator. */
function checkOf(digits: number[]): number {
  return digits.reduce((sum, digit) => timesGenerator(sum ^ digit), 0);
}

function timesGenerator(value: number): number {
  return ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31;
}

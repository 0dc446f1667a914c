import { formatReference, referenceAlphabet } from "#domains/seats/rules/order-reference.ts";
import { mapInTurns } from "#shared/serving/own-turn.ts";

/** The characters of a reference without its hyphen. */
const length = 8;
const isReference = (text: string) =>
  text.length === length && [...text].every((letter) => referenceAlphabet.includes(letter));

/** Pieces of letters and digits with the sign after each, in capitals. */
const piecesOf = (text: string): [piece: string, sign: string][] =>
  Array.from(text.toUpperCase().matchAll(/([A-Z0-9]+)([^A-Z0-9]*)/g), ([, piece = "", sign = ""]) => [piece, sign]);

/**
 * The references that a bank's text holds as they are written, "K7M4-Q2XW" or "K7M4Q2XW" in any case and nothing attached,
 * each once. Digits alone count with their hyphen only: others are account numbers.
 */
export function referencesIn(text: string): string[] {
  const pieces = piecesOf(text);
  const found = pieces.flatMap(([piece, sign], at) => {
    const [next = ""] = pieces[at + 1] ?? [];
    const isHalved = piece.length === 4 && next.length === 4 && /^\p{Pd}$/u.test(sign);
    if (isHalved && isReference(piece + next)) return [formatReference(piece + next)];
    return isReference(piece) && /[A-Z]/.test(piece) ? [formatReference(piece)] : [];
  });
  return [...new Set(found)];
}

/** What of a text may be a reference with a slip: pieces of about its length, joined with the next where they are short. */
export function almostReferencesIn(text: string): string[] {
  const pieces = piecesOf(text).map(([piece]) => piece);
  const joined = pieces.flatMap((piece, at) => [piece, piece + (pieces[at + 1] ?? "")]);
  const isNear = (piece: string) => piece.length >= length - 1 && piece.length <= length + 4;
  return [...new Set(joined.filter(isNear))];
}

const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1);

/** References by what is left of each without one of its letters. */
export async function slipsOf(references: string[]): Promise<Map<string, string[]>> {
  const slips = new Map<string, string[]>();
  await mapInTurns(references, (reference) => {
    const plain = reference.replace("-", "");
    for (let at = 0; at < plain.length; at += 1) {
      const key = without(plain, at);
      const known = slips.get(key);
      if (!known) slips.set(key, [reference]);
      else if (known.at(-1) !== reference) known.push(reference);
    }
  });
  return slips;
}

/** The references that one letter wrong, missing, added or two changed round make of a piece, or that it holds. */
export function referencesNear(piece: string, slips: Map<string, string[]>): string[] {
  const found = new Set<string>();
  const add = (key: string) => {
    for (const reference of slips.get(key) ?? []) if (isSlip(reference.replace("-", ""), piece)) found.add(reference);
  };
  if (piece.length === length - 1) add(piece);
  for (let start = 0; start + length <= piece.length; start += 1) {
    const window = piece.slice(start, start + length);
    for (let at = 0; at < length; at += 1) add(without(window, at));
  }
  return [...found];
}

/** Whether a piece is a reference with one slip, or has it among other letters. */
function isSlip(plain: string, piece: string): boolean {
  if (piece.includes(plain)) return true;
  if (piece.length === length - 1) return true;
  if (piece.length === length + 1)
    return Array.from(piece, (_, at) => without(piece, at)).some((shorter) => shorter === plain);
  if (piece.length !== length) return false;
  const wrong = Array.from(piece, (letter, at) => (letter === plain[at] ? -1 : at)).filter((at) => at >= 0);
  const [one = 0, two = 0] = wrong;
  return wrong.length === 1 || (wrong.length === 2 && two === one + 1 && piece[one] === plain[two]);
}

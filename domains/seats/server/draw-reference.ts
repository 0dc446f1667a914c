import { randomInt } from "node:crypto";
import { formatReference, referenceAlphabet } from "#domains/seats/rules/order-reference.ts";

/** A random reference; with 28⁸ of them one is almost always free. */
export function drawReference(): string {
  const letters = Array.from({ length: 8 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]);
  return formatReference(letters.join(""));
}

import { foldText } from "#shared/fold-text.ts";

const wordsOf = (name: string) => foldText(name).match(/[\p{L}\p{N}\p{M}]+/gu) ?? ([] as string[]);

/**
 * Whether two names of one address may be one person's: the same words, or the words of one among those of the other, as
 * "Ali" and "Ali Khan". A brother and a sister have words that the other has not.
 */
export function mayBeSameName(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  return first.every((word) => second.includes(word)) || second.every((word) => first.includes(word));
}

/** The people among those of one address whom a name means: the one of exactly this name, else the only one it may be. */
export function meantAmong<Named extends { name: string }>(people: Named[], name: string): Named | undefined {
  const exact = people.find((one) => foldText(one.name) === foldText(name));
  if (exact) return exact;
  const possible = people.filter((one) => mayBeSameName(one.name, name));
  return possible.length === 1 ? possible[0] : undefined;
}

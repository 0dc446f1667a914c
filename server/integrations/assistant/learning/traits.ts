import { soundOf } from "../text/spelling.ts";
import { stemOf } from "../text/words.ts";

/**
 * What a text shows of itself, with how strongly. Traits are numbers, since tens of thousands of texts are looked at in
 * a blink: hashes of words and pairs, and below `leastHash` whatever a judge counts besides.
 */
export type Traits = Map<number, number>;

export const leastHash = 64;

/** What is learnt of a word. */
interface Key {
  /** All spellings and forms of a word have one text. */
  text: string;
  word: number;
  /** Its beginning, for a long word. */
  prefix: number | null;
  /** As part of a pair: what stands beside a course stands beside a service as well. */
  paired: number;
}

const keys = new Map<string, Key>();

/** A word's key. Keys are remembered, up to a number: visitors write what they like. */
export function keyOf(word: string): Key {
  const before = keys.get(word);
  if (before) return before;
  const text = /^[a-z]{3,}$/.test(word) ? soundOf(stemOf(word)) : word;
  const isLong = text.length > 3 && !text.startsWith("§");
  const key = {
    text,
    word: hash(text),
    prefix: isLong ? hash(`${text.slice(0, 3)}…`) : null,
    paired: hash(/^§(?:course|service|both)$/.test(text) ? "§name" : text),
  };
  if (keys.size > 20_000) keys.clear();
  keys.set(word, key);
  return key;
}

const strength = { word: 1, eitherName: 0.7, prefix: 0.5, pair: 0.4, around: 0.2 };
const eitherName = [hash("§course"), hash("§service")];
const [beginning, end] = [hash("^"), hash("$")];

/** The words of a masked text, its pairs of words, and how it begins and ends. */
export function wordTraits(masked: string[]): Traits {
  const traits: Traits = new Map();
  let [beforeLast, last] = [0, beginning];
  const pairWith = (next: number) => {
    traits.set(mixed(last, next), strength.pair);
    if (beforeLast !== 0) traits.set(mixed(mixed(beforeLast, 1), next), strength.around);
    [beforeLast, last] = [last, next];
  };
  for (const word of masked) {
    const key = keyOf(word);
    if (word === "§both") for (const kind of eitherName) traits.set(kind, strength.eitherName);
    else traits.set(key.word, strength.word);
    if (key.prefix !== null) traits.set(key.prefix, strength.prefix);
    pairWith(key.paired);
  }
  pairWith(end);
  return traits;
}

/** FNV-1a, out of the way of what is counted. */
function hash(text: string): number {
  let sum = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 16_777_619);
  return Math.max(leastHash, sum >>> 1);
}

function mixed(one: number, other: number): number {
  const sum = Math.imul(Math.imul(one, 0x9e3779b1) ^ (other + 0x7f4a7c15), 0x85ebca6b);
  return Math.max(leastHash, (sum ^ (sum >>> 15)) >>> 1);
}

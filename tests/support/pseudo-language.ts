import { fileURLToPath } from "node:url";
import { anyCode } from "./latin-words.ts";

const plain = "abcdefghijklmnopqrstuvwxyz";
const marked = "áƀçðéƒĝĥîĵķļɱñôþɋŕšţûṽŵẋýž";
const capitals = "ÁƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞɊŔŠŢÛṼŴẊÝŽ";
const marks = new Map([
  ...Array.from(plain, (letter, at) => [letter, marked[at] ?? letter] as const),
  ...Array.from(plain.toUpperCase(), (letter, at) => [letter, capitals[at] ?? letter] as const),
]);

/** How much longer than in English the words of a wordy language are. */
const growth = 0.4;

/** A word with a mark on each letter, longer than it was: "Search" → "Šéáŕçĥçĥĥ". */
function markedWord(word: string): string {
  const longer =
    word + Array.from({ length: Math.ceil(word.length * growth) }, (_, at) => word.at(at % 2 ? -1 : -2)).join("");
  return Array.from(longer, (letter) => marks.get(letter) ?? letter).join("");
}

/** A text with every word of English marked; its facts, codes and addresses as they are. */
function markedText(text: string): string {
  const kept = text.match(anyCode) ?? [];
  return text
    .split(anyCode)
    .map((part, at) => part.replace(/[A-Za-z]+/g, markedWord) + (kept[at] ?? ""))
    .join("");
}

export type Tree = string | number | boolean | null | readonly Tree[] | { readonly [name: string]: Tree };

/**
 * The words of English, marked, in the place of a language's. What that language leaves as English has it is a code, an
 * address or a name out of a fixed set, and stays.
 */
export function markedWords(english: Tree, own: Tree | undefined): Tree {
  if (typeof english === "string") return own === english ? english : markedText(english);
  if (Array.isArray(english)) return markedList(english, Array.isArray(own) ? own : english);
  if (typeof english !== "object" || english === null) return english;
  const named = own as Record<string, Tree> | undefined;
  return Object.fromEntries(Object.entries(english).map(([name, one]) => [name, markedWords(one, named?.[name])]));
}

/** A list with as many entries as English has; another one, such as the names of the numbers, is the language's own. */
const markedList = (english: readonly Tree[], own: readonly Tree[]): Tree =>
  own.length === english.length ? english.map((one, at) => markedWords(one, own[at])) : own;

/** The environment of a built program that speaks these words in the place of Urdu. */
export const pseudoLanguage = {
  NODE_OPTIONS: `--import ${fileURLToPath(new URL("speak-pseudo-language.ts", import.meta.url))}`,
};

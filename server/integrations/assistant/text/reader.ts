import type { AssistantContent, Subject } from "#shared/contracts/assistant-content.ts";
import { createSoundSpeller, createSpeller } from "./spelling.ts";
import { places, plainWords, wordsOf } from "./words.ts";

/** A text as the engine sees it. */
export interface Reading {
  /** Its words, the spelling mended. */
  words: string[];
  /** The same with a mark in the place of each name, so that what is said of one subject is understood of all. */
  masked: string[];
  /** The subjects named, those by a tool or topic of theirs last. */
  subjects: Subject[];
  /** Their names, as they were written. */
  names: string[];
}

export type Reader = (text: string) => Reading;

/** The marks, as phrasings write them: "{course}" is any course. */
const marks = ["course", "service", "both", "elsewhere", "part", "house", "place"];
const markOf = (kind: string) => `§${kind}`;

interface Name {
  mark: string;
  subjects: Subject[];
}

/** Names by their words, with how many words the longest has that begins with a word. */
type Names = Map<string, Name> & { lengths: Map<string, number> };

/**
 * Makes a reader that knows a content's names, and mends spelling towards `own`, the words of questions to the
 * institute; `others` are words as well known, and left alone.
 */
export function createReader(content: AssistantContent, own: Set<string>, others: Iterable<string>): Reader {
  const names = namesIn(content);
  const asked = new Set([...own, ...[...names.keys()].flatMap((name) => name.split(" "))]);
  const known = new Set([...asked, ...others, ...plainWords, ...places]);
  const spell = createSpeller(asked);
  const hear = createSoundSpeller(asked);
  const mended = new Map<string, string>();
  const mend = (word: string) => {
    if (known.has(word)) return word;
    const before = mended.get(word);
    if (before !== undefined) return before;
    const now = spell(word) ?? hear(word) ?? word;
    if (mended.size > 5000) mended.clear();
    mended.set(word, now);
    return now;
  };
  return (text) => {
    const words = text
      .split(/(\{\w+\})/)
      .flatMap((part) => (part.startsWith("{") ? [markOf(part.slice(1, -1))] : wordsOf(part).map(mend)));
    return readWords(words, names);
  };
}

function readWords(words: string[], names: Names): Reading {
  const masked: string[] = [];
  const written: string[] = [];
  const found: Name[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestMatch(words, at, names);
    const text = words.slice(at, at + length).join(" ");
    const name = names.get(text);
    if (name) found.push(name);
    if (name && name.subjects.length > 0) written.push(text);
    masked.push(name ? markOf(name.mark) : maskOf(words[at] ?? ""));
    at += Math.max(1, length);
  }
  const isHint = ({ mark }: Name) => mark === "part";
  const inOrder = [...found.filter((name) => !isHint(name)), ...found.filter(isHint)];
  return { words, masked, names: written, subjects: [...new Set(inOrder.flatMap(({ subjects }) => subjects))] };
}

/** Any place is as good as another, any number as well. */
function maskOf(word: string): string {
  if (places.has(word)) return markOf("place");
  return /^\d+\w{0,2}$/.test(word) ? "#" : word;
}

function longestMatch(words: string[], at: number, names: Names): number {
  const longest = names.lengths.get(words[at] ?? "") ?? 0;
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1)
    if (names.has(words.slice(at, at + length).join(" "))) return length;
  return 0;
}

/** Every name of a content by its words; a name of a course and a service stands for both. */
function namesIn({ names: ofHouse, subjects }: AssistantContent): Names {
  const found = new Map<string, Name>();
  const add = (text: string, mark: string, subject?: Subject) => {
    const key = wordsOf(text).join(" ");
    const before = found.get(key);
    if (key === "" || (mark === "part" && before && before.mark !== "part")) return;
    const isBoth = before && before.mark !== mark && before.mark !== "elsewhere";
    found.set(key, {
      mark: isBoth ? "both" : mark,
      subjects: [...(before?.subjects ?? []), ...(subject ? [subject] : [])],
    });
  };
  for (const name of ofHouse) add(name, "house");
  for (const subject of subjects) for (const name of subject.names) add(name, subject.kind, subject);
  for (const subject of subjects) for (const part of subject.parts ?? []) add(part, "part", subject);
  for (const mark of marks) found.set(markOf(mark), { mark, subjects: [] });
  const lengths = new Map<string, number>();
  for (const name of found.keys()) {
    const [first = "", ...more] = name.split(" ");
    lengths.set(first, Math.max(lengths.get(first) ?? 0, more.length + 1));
  }
  return Object.assign(found, { lengths });
}

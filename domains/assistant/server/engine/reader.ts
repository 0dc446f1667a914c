import { LRUCache } from "lru-cache";
import languages from "#domains/assistant/server/engine/data/languages.json" with { type: "json" };
import plain from "#domains/assistant/server/engine/data/plain-words.json" with { type: "json" };
import spellings from "#domains/assistant/server/engine/data/spellings.json" with { type: "json" };
import { createSoundSpeller, createSpeller } from "#domains/search/server/spelling.ts";
import { inLatinLetters } from "#domains/search/server/urdu-script.ts";
import { isInArabicScript } from "#shared/script-language.ts";
import type { AssistantContent, Subject } from "./assistant-content.ts";

/** A text as the engine sees it. */
export interface Reading {
  /** Its words, the spelling corrected. */
  words: string[];
  /** The same with a mark in place of each name, so that a rule learnt for one subject holds for all. */
  masked: string[];
  /** The subjects that are named; those named only by a tool or topic come last. */
  subjects: Subject[];
  /** Their names, as they were written. */
  names: string[];
}

/** The words that tell the languages other than English, by the language's tag. */
const tellingWords = Object.entries(languages).map(([lang, lines]) => ({
  lang,
  words: new Set(lines.flatMap((line) => line.split(" "))),
}));
/** The words of a language, or their share of all words, from which a question counts as being in it. */
const enoughTelling = { words: 2, share: 1 / 3 };

/** The language of a question, as a BCP 47 tag; undefined for English and any other. */
export function languageOfQuestion(text: string): string | undefined {
  if (isInArabicScript(text)) return "ur";
  const words = wordsOf(text);
  return tellingWords.find((telling) => {
    const found = words.filter((word) => telling.words.has(word)).length;
    return found >= enoughTelling.words || (found > 0 && found >= enoughTelling.share * words.length);
  })?.lang;
}

export type Reader = (text: string) => Reading;

/** Words without a subject, in English and Roman Urdu: never a misspelling of another word. */
export const plainWords: ReadonlySet<string> = new Set(plain.words.flatMap((line) => line.split(" ")));
/** Countries and large cities. */
const places: ReadonlySet<string> = new Set(plain.places.flatMap((line) => line.split(" ")));

/** Abbreviations and Roman Urdu spellings → the usual form of the word. */
const usualForms = new Map(
  Object.entries(spellings).flatMap(([word, others]) => others.split(" ").map((other) => [other, word] as const)),
);

/** A text as words: Latin letters, lower case, apostrophes closed up, letters drawn out for effect cut to two. */
export function wordsOf(text: string): string[] {
  const bare = inLatinLetters(text.normalize("NFKC"))
    .toLowerCase()
    .replace(/\+\+/g, "plusplus")
    .replace(/#/g, "sharp")
    .replace(/(?<=\w)\.(?=(?:js|net)\b)/g, "")
    .replace(/[’'`]s\b/g, "")
    .replace(/[’'`]/g, "")
    .replace(/([a-z])\1{2,}/g, "$1$1");
  return (bare.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => usualForms.get(word) ?? word);
}

/** The marks, as phrasings write them: "{course}" is any course. */
const marks = ["course", "service", "both", "elsewhere", "part", "house", "place"];
const markOf = (kind: string) => `§${kind}`;

interface Name {
  mark: string;
  subjects: Subject[];
}

/** Names by their words, and the number of words in the longest name that begins with a word. */
type Names = Map<string, Name> & { lengths: Map<string, number> };

/**
 * Makes a reader that knows a content's names. It corrects the spelling towards `own`, the words of questions to the
 * institute, and leaves words of `others` as they are.
 */
export function createReader(content: AssistantContent, own: Set<string>, others: Iterable<string>): Reader {
  const names = namesIn(content);
  const asked = new Set([...own, ...[...names.keys()].flatMap((name) => name.split(" "))]);
  const known = new Set([...asked, ...others, ...plainWords, ...places]);
  const spell = createSpeller(asked);
  const spellBySound = createSoundSpeller(asked);
  const corrections = new LRUCache<string, string>({ max: 5_000 });
  const correct = (word: string) => {
    if (known.has(word)) return word;
    const before = corrections.get(word);
    if (before !== undefined) return before;
    const corrected = spell(word) ?? spellBySound(word) ?? word;
    corrections.set(word, corrected);
    return corrected;
  };
  return (text) => {
    const words = text
      .split(/(\{\w+\})/)
      .flatMap((part) => (part.startsWith("{") ? [markOf(part.slice(1, -1))] : wordsOf(part).map(correct)));
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
    const named = names.get(text);
    // "A Shopify website" asks for Shopify, not for a website.
    const name = named?.mark === "service" && masked.at(-1) === markOf("elsewhere") ? undefined : named;
    if (name) found.push(name);
    if (name && name.subjects.length > 0) written.push(text);
    masked.push(name ? markOf(name.mark) : maskOf(words[at] ?? ""));
    at += name ? Math.max(1, length) : 1;
  }
  const isHint = ({ mark }: Name) => mark === "part";
  const inOrder = [...found.filter((name) => !isHint(name)), ...found.filter(isHint)];
  return { words, masked, names: written, subjects: [...new Set(inOrder.flatMap(({ subjects }) => subjects))] };
}

/** All places look the same, and all numbers. */
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

/** Every name of a content by its words; a name shared by a course and a service means both. */
function namesIn({ names: ofHouse, subjects, places: own = [] }: AssistantContent): Names {
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
  for (const place of own) if (!found.has(wordsOf(place).join(" "))) add(place, "place");
  for (const mark of marks) found.set(markOf(mark), { mark, subjects: [] });
  const lengths = new Map<string, number>();
  for (const name of found.keys()) {
    const [first = "", ...more] = name.split(" ");
    lengths.set(first, Math.max(lengths.get(first) ?? 0, more.length + 1));
  }
  return Object.assign(found, { lengths });
}

/**
 * Sentences that tell the assistant to be something else, to obey others or to show its instructions, or that ask for
 * secrets; recognised by their form, for any subject.
 */
const orders = [
  /\b(?:ignore|disregard|forget|override|bypass|skip|drop)\b.{0,40}\b(?:instruction|rule|prompt|restriction|guideline|previous|above|prior|filter|polic)/i,
  /\b(?:system|hidden|initial|secret|original|developer|internal|your)\s+(?:prompt|instruction|directive|system message|guideline)s?\b/i,
  /\b(?:repeat|print|show|reveal|output|display|append|tell|give|leak|dump|say|quote|copy)\b.{0,40}\b(?:prompt|instructions?|everything above|words above|text above|environment variable|env vars?|source code of (?:this|the)|system message|config)/i,
  /\b(?:act|behave|respond|answer|speak|talk|pose|roleplay|role-play)\s+(?:as|like)\b/i,
  /\b(?:pretend|imagine|suppose)\s+(?:that\s+)?(?:you|to be)\b/i,
  /\byou are (?:now|no longer|going to be)\b|\bfrom (?:now|this message) on\b|\bnew (?:instructions?|rules?|persona|role)\b|\bforget (?:that )?you\b/i,
  /\b(?:jailbreak|dan mode|developer mode|god mode|sudo mode|unrestricted|do anything now)\b|\b(?:enable|enter|activate) \w+ mode\b/i,
  /\b(?:base64|rot13|hex)\b.*\b(?:decode|encode)|\b(?:decode|encode)\b.*\b(?:base64|rot13|hex)\b/i,
  /\b(?:repeat|print|output|show|copy|write|list|say)\b.{0,60}\b(?:above|before this|verbatim|word for word|previous message|preceding)\b|\bwhat (?:were|are) you (?:told|instructed|programmed|asked to)\b/i,
  /\b(?:rules?|instructions?)\b.{0,20}\b(?:ignore|disregard|don'?t apply)|\b(?:break|disable|lift) (?:the |your |all |any )?(?:rules?|instructions?|restrictions?)\b/i,
  /^\s*(?:system|admin|developer|assistant|root)(?: message)?\s*[:>\]]|\b(?:what|which) (?:ai |language )?(?:model|llm) (?:are|is) (?:you|this)\b|\b(?:trained|programmed|coded) you\b/i,
  /<\/?(?:system|instructions?|prompt|script|assistant|user)\b|\[\[?(?:system|inst)|###\s*(?:system|instruction)/i,
  /\b(?:api|private|encryption)[ _-]?keys?\b|\b(?:admin|root|database|server|db|staff|wifi)\s+(?:ka |ki |ke |k )?(?:password|login|credentials?|access)\b/i,
  /\b(?:drop table|select \* from|union select|rm -rf|etc\/passwd|alert\s*\()/i,
  /\bi(?:'?m| am) (?:an? |the |your )?(?:admin|owner|developer|creator)\b|\b(?:other|another|all|everyone'?s?|every) (?:students?|visitors?|customers?|users?|clients?)'?s? (?:phone|e-?mail|number|data|details|address|names?|password)/i,
  /(?:prompt|instructions?|hidayat|hidayaat|pabandi\w*).{0,30}(?:ignore|bhool|bhul|chhor|chor do|dikha|bata|khatam)|\b(?:apni|apne|apna|tumhari|teri|aap ?ki)\s+(?:\w+\s+)?(?:hidayat|hidayaat|instructions?|prompt|rules|settings|configuration)\b|(?:bhool|bhul) ja(?:o|ao|yein)/i,
  /\b(?:sab|sare|saare|tamam|doosre|dusre|kisi)\s+(?:\w+\s+)?(?:students?|talib\w*|bachon|logon|users?|customers?)\s+(?:ke|ki|ka|k)\s+(?:\w+\s+)?(?:numbers?|phone|e-?mail|naam|pata|password|data)/i,
];

/** Whether a text gives the assistant orders, or asks for its secrets (specification §8, "Chatbot"). */
export function givesOrders(text: string): boolean {
  const plain = text.normalize("NFKC").replace(/\s+/g, " ");
  return orders.some((pattern) => pattern.test(plain));
}

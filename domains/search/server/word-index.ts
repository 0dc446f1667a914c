import { foldText } from "#shared/fold-text.ts";
import { bareSoundOf, editDistance, soundOf, stemOf } from "./spelling.ts";
import { inLatinLetters, scriptIn } from "./urdu-script.ts";

/** A word or a text as it is searched: folded, and Urdu in Latin letters, as most people type it. */
export const searchable = (text: string): string => foldText(inLatinLetters(text));

/** The words of a text as they are searched. */
export const wordsOf = (text: string): string[] => searchable(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Those of them that stand in Urdu script. */
export const scriptWordsOf = (text: string): Set<string> => new Set(wordsOf(scriptIn(text)));

/** A field of an index: words, and the weight of each. */
interface Field {
  words: string[];
  weight: number;
}

/** A word of the index meant by a word of a search, and its certainty: 1 for the word itself. */
interface Meant {
  stem: string;
  sureness: number;
}

/** The possible meanings of a word of a search: words of the index by their stems. */
export type Term = Map<string, number>;

/** The certainty of a meaning. */
const sureness = {
  ...{ same: 1, synonym: 0.9, sounding: 0.7, bare: 0.75, mistyped: 0.7, mistypedTwice: 0.45 },
  /** An unfinished word: its first letters to almost all of them; less if the typed letters are a word. */
  ...{ begun: 0.4, finished: 0.95, perhaps: 0.4 },
};

/** In letters: the shortest word with one and with two errors, and the shortest of two words typed as one. */
const shortest = { mistyped: 4, mistypedTwice: 8, meant: 3, part: 2, bare: 2, sound: 2 };

/** A word of the index, prepared for the search for typing errors. */
interface Known {
  word: string;
  stem: string;
  letters: number;
}

/** The letters of a word, as bits: words far apart in these need not be compared. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Finds a word's meanings among known words: itself, synonyms, words that it begins, and those it was mistyped for. */
export class Words {
  private readonly known = new Map<string, Known>();
  private readonly stems = new Set<string>();
  private readonly byLength = new Map<number, Known[]>();
  private readonly bySound = new Map<string, string[]>();
  private readonly byBareSound = new Map<string, { stem: string; isInScript: boolean }[]>();
  /** The words learned by their consonants, and whether in Urdu script at last. */
  private readonly heardIn = new Map<string, boolean>();
  private readonly synonyms = new Map<string, string[]>();
  /** In alphabetical order, so that words with the same beginning are adjacent. */
  private sorted: Known[] = [];

  constructor(synonyms: string[][]) {
    for (const group of synonyms) {
      const stems = [...new Set(group.flatMap(wordsOf).map((word) => this.learn(word)))];
      for (const stem of stems) for (const other of stems) if (other !== stem) push(this.synonyms, stem, other);
    }
  }

  /** Learns a word, and returns its stem. */
  learn(word: string): string {
    const before = this.known.get(word);
    if (before) return before.stem;
    const one = { word, stem: stemOf(word), letters: lettersOf(word) };
    this.known.set(word, one);
    this.sorted = [];
    push(this.byLength, word.length, one);
    if (!this.stems.has(one.stem)) push(this.bySound, soundOf(one.stem), one.stem);
    this.stems.add(one.stem);
    return one.stem;
  }

  /** Learns words by their consonants, with those of them that stand in Urdu script. */
  learnScripts(words: string[], inScript: Set<string>): void {
    for (const word of words) {
      const isInScript = inScript.has(word);
      if (this.heardIn.get(word) === isInScript) continue;
      this.heardIn.set(word, isInScript);
      push(this.byBareSound, bareSoundOf(word), { stem: stemOf(word), isInScript });
    }
  }

  /**
   * The meanings of a word of a search: two terms for two words that were typed as one, none for an unknown word. In Urdu
   * script it also means words in Latin letters that have its consonants, and the reverse.
   */
  termsOf(word: string, isInScript = false): Term[] {
    const same = this.same(word);
    const begun = word.length > 1 ? this.begunBy(word, same.length > 0 ? sureness.perhaps : 1) : [];
    const bare = this.inOtherScript(word, isInScript);
    if (same.length + begun.length + bare.length > 0) return [termOf([...begun, ...bare, ...same])];
    const parts = this.partsOf(word);
    if (parts.length > 0) return parts.map((part) => termOf(this.same(part)));
    const mistyped = this.mistypedFor(word);
    return mistyped.length > 0 ? [termOf(mistyped)] : [];
  }

  private same(word: string): Meant[] {
    const stem = stemOf(word);
    return this.stems.has(stem) ? this.withSynonyms(stem, sureness.same) : [];
  }

  private inOtherScript(word: string, isInScript: boolean): Meant[] {
    const bare = bareSoundOf(word);
    if (bare.length < shortest.bare || /\d/.test(word)) return [];
    const sure = sureness.bare * Math.min(1, bare.length / 4);
    return (this.byBareSound.get(bare) ?? [])
      .filter((one) => isInScript !== one.isInScript)
      .map(({ stem }) => ({ stem, sureness: sure }));
  }

  private withSynonyms(stem: string, sure: number): Meant[] {
    const others = this.synonyms.get(stem) ?? [];
    return [...others.map((other) => ({ stem: other, sureness: sure * sureness.synonym })), { stem, sureness: sure }];
  }

  private begunBy(begun: string, share: number): Meant[] {
    if (this.sorted.length === 0)
      this.sorted = [...this.known.values()].sort((one, other) => (one.word < other.word ? -1 : 1));
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle]?.word ?? "") < begun) low = middle + 1;
      else high = middle;
    }
    const found: Meant[] = [];
    for (let at = low; this.sorted[at]?.word.startsWith(begun); at += 1) {
      const { word = "", stem = "" } = this.sorted[at] ?? {};
      const part = (begun.length / word.length) ** 2;
      const sure = sureness.begun + (sureness.finished - sureness.begun) * part;
      if (word !== begun) found.push({ stem, sureness: share * sure });
    }
    return found;
  }

  private partsOf(word: string): string[] {
    for (let at = word.length - shortest.part; at >= shortest.part; at -= 1) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => this.known.has(part))) return parts;
    }
    return [];
  }

  private mistypedFor(word: string): Meant[] {
    if (/\d/.test(word)) return [];
    const sound = word.length >= shortest.mistyped ? soundOf(stemOf(word)) : "";
    const sounding = sound.length >= shortest.sound ? (this.bySound.get(sound) ?? []) : [];
    const alike = sounding.map((stem) => ({ stem, sureness: sureness.sounding }));
    return [...this.nearest(word), ...alike].flatMap((one) => this.withSynonyms(one.stem, one.sureness));
  }

  private nearest(typed: string): Meant[] {
    if (typed.length < shortest.mistyped) return [];
    const limit = typed.length < shortest.mistypedTwice ? 1 : 2;
    const letters = lettersOf(typed);
    let found: string[] = [];
    let least = limit;
    for (const one of this.aboutAsLong(typed.length, limit)) {
      if (bitsIn(letters ^ one.letters) > 2 * least) continue;
      const distance = editDistance(typed, one.word, least);
      if (distance < least) found = [];
      if (distance <= least) found.push(one.stem);
      least = Math.min(least, distance);
    }
    const sure = least < 2 ? sureness.mistyped : sureness.mistypedTwice;
    return [...new Set(found)].map((stem) => ({ stem, sureness: sure }));
  }

  private aboutAsLong(length: number, more: number): Known[] {
    const lengths = Array.from({ length: 2 * more + 1 }, (_, at) => length - more + at);
    return lengths.flatMap((one) => (one < shortest.meant ? [] : (this.byLength.get(one) ?? [])));
  }
}

/** The surer of two meanings of a word counts. */
function termOf(meant: Meant[]): Term {
  const term: Term = new Map();
  for (const { stem, sureness: sure } of meant) term.set(stem, Math.max(term.get(stem) ?? 0, sure));
  return term;
}

/** A name as words: those that a search must hold to name a document, and those that say little by themselves. */
export interface NameWords {
  telling: string[];
  fillers: string[];
}

interface Name {
  document: number;
  stems: string[];
  fillers: string[];
}

/** The weight of a name in a search that lacks its fillers: "login" is less "login nahi ho raha" than "login". */
const withoutFillers = 0.85;

/** The places of words: their documents and weights there, and the names that hold them. */
export class WordIndex {
  /** For each word, the numbers of its documents, and its weight there. */
  private readonly places = new Map<string, Map<number, number>>();
  private readonly names = new Map<string, Name[]>();
  private size = 0;
  private readonly words: Words;

  constructor(words: Words) {
    this.words = words;
  }

  /** Adds a document with its names. A word has the weight of the field where it counts most. */
  add(fields: Field[], names: NameWords[]): void {
    const document = this.size;
    this.size += 1;
    for (const { words, weight } of fields)
      for (const word of words) {
        const stem = this.words.learn(word);
        const places = this.places.get(stem) ?? new Map<number, number>();
        this.places.set(stem, places.set(document, Math.max(places.get(document) ?? 0, weight)));
      }
    for (const { telling, fillers } of names) {
      const stems = telling.map((word) => this.words.learn(word));
      if (stems[0] !== undefined) push(this.names, stems[0], { document, stems, fillers });
    }
  }

  /** The score of each document for a word: rare words tell more. */
  scoresOf(term: Term): Map<number, number> {
    const scores = new Map<number, number>();
    for (const [stem, sure] of term) {
      const places = this.places.get(stem);
      if (!places) continue;
      const each = sure * Math.log(1 + this.size / (1 + places.size));
      for (const [document, weight] of places) {
        const score = each * weight;
        if (score > (scores.get(document) ?? 0)) scores.set(document, score);
      }
    }
    return scores;
  }

  /** The share of a search, its telling words and its fillers, that is a name of each document, from 0 to 1. */
  namedBy(terms: Term[], said: string[]): Map<number, number> {
    const named = new Map<number, number>();
    for (const first of new Set(terms.flatMap((term) => [...term.keys()])))
      for (const { document, stems, fillers } of this.names.get(first) ?? []) {
        const whole = fillers.every((word) => said.includes(word)) ? 1 : withoutFillers;
        const share = whole * shareOf(stems, terms);
        if (share > (named.get(document) ?? 0)) named.set(document, share);
      }
    return named;
  }
}

/** The share of a search that a name is: 0 unless all of its words are meant, each by another word of the search. */
function shareOf(stems: string[], terms: Term[]): number {
  if (stems.length > terms.length) return 0;
  let sure = 1;
  let used = 0;
  for (const stem of stems) {
    const at = terms.findIndex((term, place) => (used & (1 << place)) === 0 && term.has(stem));
    if (at < 0) return 0;
    sure *= terms[at]?.get(stem) ?? 0;
    used |= 1 << at;
  }
  return (sure * stems.length) / terms.length;
}

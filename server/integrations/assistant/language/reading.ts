import { type Concept, concepts } from "./concepts.ts";
import { elsewhereWords } from "./elsewhere-words.ts";
import { plainWords } from "./plain-words.ts";
import { createSpeller } from "./spelling.ts";
import { courseNames, type Field, fields, untaught } from "./subjects.ts";
import { usualForm, wordsOf } from "./words.ts";

/** What was understood of a question. */
export type Reading = {
  concepts: Set<Concept>;
  /** The fields named, in the order they stand. */
  fields: Field[];
  /** Whether a field was named itself, not only a tool of it. */
  named: boolean;
  /** Whether a field was named as only a course is. */
  asCourse: boolean;
  /** The tools among what was named. */
  tools: string[];
  /** Things we do not teach, as the visitor wrote them. */
  untaught: string[];
  /** How much speaks for a question about us. */
  evidence: number;
  /** How much speaks for a question about something else. */
  strangeness: number;
  /** The words that carry meaning, spelling mended: what to search the content for. */
  content: string[];
  /** Whether it speaks to us: you, your, aap. */
  addressed: boolean;
  /** Whether more than one thing seems to be asked. */
  several: boolean;
};

/** What a word or phrase stands for. */
type Sense =
  | { kind: "concept"; concept: Concept; weight: number }
  | { kind: "field"; field: Field; weight: number; isName: boolean }
  | { kind: "untaught" }
  | { kind: "elsewhere" };

const nameWeight = 2;
const toolWeight = 1;
const elsewherePenalty = 3;
const strangerPenalty = 0.9;
/** A word that stands somewhere in our content may well be about us, or not. */
const contentPenalty = 0.3;
/** A word with the ending of a Roman Urdu verb, in a sentence of Roman Urdu, is seldom what the question is about. */
const verbPenalty = 0.3;
/** Roman Urdu is spelled as one likes: a word in no list is less strange there. */
const romanUrduPenalty = 0.6;
const romanUrdu = new Set(
  "hai hain ka ki ke ko se mein kya kitne kitna kitni kab kahan kaise kaun kaunsa ho hota hoti".split(" "),
);
const romanUrduVerb = /(?:na|ne|ni|ta|te|ti|ga|ge|gi|en|ein|ain|un|oon|aye|ayi|iye|ao)$/;
/** Who speaks to us speaks about us, if there is anything else to show it. */
const addressed = new Set("you your aap ap apka apki apke aapka aapki aapke tum we us".split(" "));
const addressEvidence = 0.4;
/** The Roman Urdu verbs of reading and learning, in whatever form. */
const studyStem = /^(?:parh|padh|seekh|sikh)/;
const longestPhrase = 4;

/** Words and phrases, joined by "_", with what they stand for; the likelier sense was entered first. */
function createLexicon(): Map<string, Sense[]> {
  const lexicon = new Map<string, Sense[]>();
  const enter = (entry: string, sense: Sense) => {
    const word = entry.split("_").map(usualForm).join("_");
    lexicon.set(word, [...(lexicon.get(word) ?? []), sense]);
  };
  for (const { name, weight, words } of concepts)
    for (const word of words) enter(word, { kind: "concept", concept: name, weight });
  for (const [field, { names, tools }] of Object.entries(fields) as [Field, (typeof fields)[Field]][]) {
    for (const word of names.split(" ")) enter(word, { kind: "field", field, weight: nameWeight, isName: true });
    for (const word of tools.split(" ")) enter(word, { kind: "field", field, weight: toolWeight, isName: false });
  }
  for (const word of untaught) enter(word, { kind: "untaught" });
  for (const word of elsewhereWords) enter(word, { kind: "elsewhere" });
  return lexicon;
}

/** Asks for several things at once. */
const conjunction = /\b(and|aur|also|plus|or|as well)\b|[&,;؟?].*\w/i;

/**
 * Makes a reader of questions in English, Roman Urdu and Urdu. `ourWords` are the words of our own content: such a word
 * is less strange than others, even where it is in no list here.
 */
export function createReader(ourWords: ReadonlySet<string>, companyName: string): (question: string) => Reading {
  const lexicon = createLexicon();
  const company = companyName.toLowerCase();
  lexicon.set(company, [{ kind: "concept", concept: "about", weight: 2 }]);
  const single = new Set([...lexicon.keys()].flatMap((entry) => entry.split("_")));
  const isKnown = (word: string) => plainWords.has(word) || single.has(word);
  const spell = createSpeller(spellable(lexicon));

  /** The longest entry that starts at this word, and how many words it takes. */
  function entryAt(words: string[], at: number): { senses: Sense[]; length: number } | null {
    for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
      const entry = words.slice(at, at + length).join("_");
      const senses = lexicon.get(entry) ?? (length === 1 ? lexicon.get(withoutEnding(entry)) : undefined);
      if (senses) return { senses, length };
    }
    return studyStem.test(words[at] ?? "") ? { senses: lexicon.get("course") ?? [], length: 1 } : null;
  }

  /** The question's words, spelling mended. */
  function mended(question: string): string[] {
    return wordsOf(question)
      .flatMap((word) => (lexicon.has(word) ? [word] : word.split("_")))
      .map((word) => (isKnown(word) || ourWords.has(word) ? word : (spell(word) ?? word)));
  }

  function strangenessOf(word: string, isRomanUrdu: boolean): number {
    if (ourWords.has(word)) return contentPenalty;
    if (!isRomanUrdu) return strangerPenalty;
    return romanUrduVerb.test(word) ? verbPenalty : romanUrduPenalty;
  }

  /** Reads the words that begin here, and answers how many they are. */
  function readAt(reading: Reading, words: string[], at: number): number {
    const found = entryAt(words, at);
    const phrase = words.slice(at, at + (found?.length ?? 1));
    const before = reading.evidence;
    for (const sense of found?.senses ?? []) take(reading, sense, phrase);
    // A word of two meanings is no more evidence than its stronger one.
    reading.evidence = Math.min(reading.evidence, before + Math.max(0, ...(found?.senses ?? []).map(weightOf)));
    const telling = phrase.filter((word) => !plainWords.has(word) && !/\d/.test(word));
    const isRomanUrdu = words.some((word) => romanUrdu.has(word));
    if (!found) for (const word of telling) reading.strangeness += strangenessOf(word, isRomanUrdu);
    reading.content.push(...telling);
    return phrase.length;
  }

  return (question) => {
    const words = mended(question);
    const reading = nothingRead(question);
    for (let at = 0; at < words.length; ) at += readAt(reading, words, at);
    reading.addressed = words.some((word) => addressed.has(word));
    if (reading.addressed && reading.evidence >= addressEvidence) reading.evidence += addressEvidence;
    return reading;
  };
}

function nothingRead(question: string): Reading {
  return {
    concepts: new Set(),
    fields: [],
    named: false,
    asCourse: false,
    tools: [],
    untaught: [],
    evidence: 0,
    strangeness: 0,
    content: [],
    addressed: false,
    several: conjunction.test(question.trim().replace(/[?.!؟\s]+$/, "")),
  };
}

/** The words a slip of spelling is mended to. A tool's short name is too near to everyday words: pivot, pilot. */
function spellable(lexicon: ReadonlyMap<string, Sense[]>): Set<string> {
  const entries = [...lexicon].filter(([, senses]) => senses.some((sense) => sense.kind !== "field" || sense.isName));
  return new Set(entries.flatMap(([entry]) => entry.split("_")));
}

/** Notes a sense; a concept or field named twice is no more evidence than once. */
function take(reading: Reading, sense: Sense, phrase: string[]) {
  if (sense.kind === "concept") {
    if (!reading.concepts.has(sense.concept)) reading.evidence += sense.weight;
    reading.concepts.add(sense.concept);
  } else if (sense.kind === "field") {
    if (!reading.fields.includes(sense.field)) {
      reading.fields.push(sense.field);
      reading.evidence += sense.weight;
    }
    reading.named ||= sense.isName;
    if (!sense.isName) reading.tools.push(phrase.join(" "));
    reading.asCourse ||= courseNames.test(phrase.join(" "));
  } else if (sense.kind === "untaught") {
    reading.untaught.push(phrase.join(" "));
    if (phrase.includes("course")) reading.concepts.add("course");
  } else {
    reading.strangeness += elsewherePenalty;
  }
}

function weightOf(sense: Sense): number {
  return sense.kind === "concept" || sense.kind === "field" ? sense.weight : 0;
}

/** The word without an English ending, for entries that stand in another form. */
function withoutEnding(word: string): string {
  return word.length > 5 ? word.replace(/(?:ing|ed|es|s)$/, "") : word;
}

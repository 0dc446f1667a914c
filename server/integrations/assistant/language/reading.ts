import { askingPart } from "./asking-part.ts";
import type { Concept } from "./concepts.ts";
import { generalWords } from "./general-words.ts";
import { createLexicon, type Sense, spellableWords } from "./lexicon.ts";
import { plainWords } from "./plain-words.ts";
import { createSoundSpeller, createSpeller } from "./spelling.ts";
import { stemsOf } from "./stems.ts";
import { courseNames, type Field } from "./subjects.ts";
import { usualForm, wordsOf } from "./words.ts";

/**
 * A word or phrase of a question. `plain` says nothing of the subject; `content` stands in our own texts and in no list;
 * `general` is English of no trade in particular; `verb` looks like a verb of Roman Urdu; `unknown` is any other word that no list has.
 */
export type Term = {
  words: string[];
  senses: Sense[];
  /** The part between two marks that it stands in. */
  clause: number;
  role: "meaning" | "plain" | "general" | "content" | "verb" | "unknown";
};

/** What was understood of a question. */
export type Reading = {
  terms: Term[];
  /** The same of the part alone that asks, where something is told besides. */
  core: Reading | null;
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
  /** The words that carry meaning, spelling mended: what to search the content for. */
  content: string[];
  /** Whether it speaks to us: you, your, aap. */
  addressed: boolean;
  /** Whether it speaks of the visitor himself: I, my, mera. */
  firstPerson: boolean;
  isRomanUrdu: boolean;
  /** Whether more than one thing seems to be asked. */
  several: boolean;
};

const romanUrdu = new Set(
  "hai hain ka ki ke ko se mein kya kitne kitna kitni kab kahan kaise kaun kaunsa ho hota hoti agar milega milta sakta sakti sakte chahiye aap nahi kar karna hun hoon raha rahi gaya gayi kis mujhe mera meri yeh ye wo aur liye baad bhi koi bata batao dein".split(
    " ",
  ),
);
const romanUrduVerb = /(?:na|ne|ni|ta|te|ti|ga|ge|gi|en|ein|ain|un|oon|aye|ayi|iye|ao)$/;
const us = new Set("you your yours youre aap ap apka apki apke aapka aapki aapke tum tumhara here yahan".split(" "));
const self = new Set("i im ive my me we our us main mera meri mere mujhe hum hamara hamari humein".split(" "));
/** "Sikhate ho", "karwate hain": the verb alone says that you are meant. */
const youDo = /\b(?!hote)\w+te ho\b|\b(?:sikhate|parhate|padhate|karwate|karate) (?:ho|hain|hen)\b/;
/** Courtesy: who says "can you tell me" does not yet speak of us. */
const courtesy =
  /\b(?:(?:can|could|would|will) (?:you|u) (?:please |kindly |plz )?(?:tell|help|give|share|explain|guide|let|show|find|suggest|recommend|advise|name|list|check|say|describe|book|order|send|play|write|do)|do you (?:know|think)|if you|thank you|how are you|as you|(?:aap|ap) (?:ko|bata)|kya aap bata)\b/gi;
const institutes = new Set(
  "academy institute institution university college school center centre foundation".split(" "),
);
/** The Roman Urdu verbs of reading and learning, in whatever form. */
const studyStem = /^(?:parh|padh|seekh|sikh)/;
/** Asks for several things at once. */
const conjunction = /\b(and|aur|also|plus|or|as well)\b|[&,;؟?].*\w/i;
/** A number, with its unit or not: 2026, 4gb, 10th. */
const measure = /^\d+(?:gb|mb|ghz|k|th|st|nd|rd|am|pm|hrs?|h|min|years?|yrs?|months?|days?|weeks?|usd|pkr|rs)?$/;
const longestPhrase = 4;

/**
 * Makes a reader of questions in English, Roman Urdu and Urdu. `ourWords` are the words of our own content: such a word
 * is less strange than others, even where it is in no list here.
 */
export function createReader(ourWords: ReadonlySet<string>, companyName: string): (question: string) => Reading {
  const lexicon = createLexicon(companyName);
  const single = new Set([...lexicon.keys()].flatMap((entry) => entry.split("_")));
  const isKnown = (word: string) =>
    isPlain(word) || isGeneral(word) || single.has(word) || single.has(withoutEnding(word));
  const spell = createSpeller(spellableWords(lexicon));
  const bySound = createSoundSpeller([...spellableWords(lexicon), ...plainWords]);

  /** The longest entry that starts at this word, and how many words it takes. */
  function entryAt(words: string[], at: number): { senses: Sense[]; length: number } | null {
    for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
      const entry = words.slice(at, at + length).join("_");
      const senses = lexicon.get(entry) ?? (length === 1 ? lexicon.get(withoutEnding(entry)) : undefined);
      if (senses && !(length === 1 && isPlain(entry) && !lexicon.has(entry))) return { senses, length };
    }
    return studyStem.test(words[at] ?? "") ? { senses: lexicon.get("course") ?? [], length: 1 } : null;
  }

  const mend = (word: string) => variantsOf(word).find(isKnown) ?? spell(word) ?? bySound(word) ?? word;

  /** The question's words, spelling mended; but a word before "academy" is a name. */
  function mended(question: string): string[] {
    return wordsOf(question)
      .flatMap((word) => (lexicon.has(word) ? [word] : word.split("_")))
      .map((word, at, all) =>
        isKnown(word) || ourWords.has(word) || institutes.has(all[at + 1] ?? "") ? word : mend(word),
      )
      .map(usualForm);
  }

  function roleOf(word: string, isRomanUrdu: boolean): Term["role"] {
    if (isPlain(word) || measure.test(word)) return "plain";
    if (isGeneral(word)) return "general";
    if (ourWords.has(word)) return "content";
    return isRomanUrdu && romanUrduVerb.test(word) ? "verb" : "unknown";
  }

  return (question) => {
    const core = askingPart(question);
    return { ...readText(question), core: core === question.trim() ? null : readText(core) };
  };

  function readText(question: string): Reading {
    const clauses = question.split(/[,;:!?؟،\n]+|\.(?=\s|$)/).map(mended);
    const words = clauses.flat();
    const speaking = wordsOf(question.replace(courtesy, " "));
    const reading = nothingRead(question);
    reading.isRomanUrdu = words.some((word) => romanUrdu.has(word));
    reading.addressed =
      speaking.some((word) => us.has(word)) ||
      youDo.test(speaking.join(" ")) ||
      words.includes(companyName.toLowerCase());
    reading.firstPerson = words.some((word) => self.has(word));
    for (const [clause, some] of clauses.entries()) readClause(reading, some, clause);
    return reading;
  }

  function readClause(reading: Reading, words: string[], clause: number) {
    for (let at = 0; at < words.length; ) {
      const found = entryAt(words, at);
      const phrase = words.slice(at, at + (found?.length ?? 1));
      const role = found ? "meaning" : roleOf(phrase[0] ?? "", reading.isRomanUrdu);
      reading.terms.push({ words: phrase, senses: found?.senses ?? [], clause, role });
      for (const sense of found?.senses ?? []) note(reading, sense, phrase);
      reading.content.push(...phrase.filter((word) => !isPlain(word) && !/\d/.test(word)));
      at += phrase.length;
    }
  }
}

function nothingRead(question: string): Reading {
  return {
    terms: [],
    core: null,
    concepts: new Set(),
    fields: [],
    named: false,
    asCourse: false,
    tools: [],
    untaught: [],
    content: [],
    addressed: false,
    firstPerson: false,
    isRomanUrdu: false,
    several: conjunction.test(question.trim().replace(/[?.!؟\s]+$/, "")),
  };
}

function note(reading: Reading, sense: Sense, phrase: string[]) {
  if (sense.kind === "concept") reading.concepts.add(sense.concept);
  if (sense.kind === "field") {
    if (!reading.fields.includes(sense.field)) reading.fields.push(sense.field);
    reading.named ||= sense.isName;
    if (!sense.isName) reading.tools.push(phrase.join(" "));
    if (phrase.includes("course")) reading.concepts.add("course");
    reading.asCourse ||= courseNames.test(phrase.join(" "));
  }
  if (sense.kind === "untaught") {
    reading.untaught.push(phrase.join(" "));
    if (phrase.includes("course")) reading.concepts.add("course");
  }
}

/** What a word in haste may be: workin, working; karty, karte. */
const variantsOf = (word: string) =>
  [`${word}g`, word.replace(/(?<=[^aeiou])y$/, "e")].filter((variant) => variant !== word);

const isIn = (words: ReadonlySet<string>) => (word: string) =>
  words.has(word) || stemsOf(word).some((stem) => words.has(stem));
const isPlain = isIn(plainWords);
const isGeneral = isIn(generalWords);

/** The word without an English ending, for entries that stand in another form. */
function withoutEnding(word: string): string {
  return word.length > 5 ? word.replace(/(?:ing|ed|es|s)$/, "") : word;
}

import { type TradeSettings, type TradeWord, tradeWord } from "#domains/content/contract/trade-words.ts";
import { mapTexts } from "./map-texts.ts";

type Forms = { one: string; other: string };

/** What the program calls each, in the language of the site. */
const defaultWords: Record<TradeWord, Forms> = {
  guidedAssignment: { one: "guided assignment", other: "guided assignments" },
  assignment: { one: "assignment", other: "assignments" },
  lab: { one: "lab", other: "labs" },
  portal: { one: "LMS", other: "LMS" },
  lecture: { one: "lecture", other: "lectures" },
  demoClass: { one: "demo class", other: "demo classes" },
  batch: { one: "batch", other: "batches" },
  plan: { one: "plan", other: "plans" },
  course: { one: "course", other: "courses" },
  teacher: { one: "teacher", other: "teachers" },
};

/** The word with its article, outside of addresses and of the names of facts; the longer of two words first. */
const anyWord =
  /(?<![\p{L}\d_/{#.@-])(?:(an?) )?(guided assignments?|assignments?|demo class(?:es)?|labs?|LMS|lectures?|batch(?:es)?|plans?|courses?|teachers?)(?![\p{L}\d_}/@-])/giu;

const wordOf = new Map(
  tradeWord.options.flatMap((word) => {
    const { one, other } = defaultWords[word];
    return [
      [one.toLowerCase(), { word, form: "one" as const }],
      [other.toLowerCase(), { word, form: word === "portal" ? ("one" as const) : ("other" as const) }],
    ] as const;
  }),
);

const isCapital = (text: string) => text !== text.toLowerCase() && text !== text.toUpperCase();
const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** An address has no words. */
const isAddress = (text: string) => /^(?:\/|#|https?:)/.test(text);

/** An English text of the program with the institute's own words in it, each in its number, with its article. */
export function inOwnWords(text: string, words: TradeSettings["words"]): string {
  if (isAddress(text)) return text;
  return text.replace(anyWord, (whole: string, article: string | undefined, found: string) => {
    const known = wordOf.get(found.toLowerCase());
    const own = known && words[known.word]?.[known.form];
    // Guided work without a word of its own holds the assignment's.
    if (!own && known?.word === "guidedAssignment" && words.assignment)
      return whole.slice(0, -(found.length - "guided ".length)) + inOwnWords(found.slice("guided ".length), words);
    if (!own) return whole;
    const shown = isCapital(found) ? capital(own) : own;
    if (article === undefined) return shown;
    const fitting = /^[aeiou]/i.test(own) ? "an" : "a";
    return `${isCapital(article) || article === "A" ? capital(fitting) : fitting} ${shown}`;
  });
}

type Shown = { admin: unknown; language: unknown; contentFields?: unknown };

const lastMade = new WeakMap<object, { named: string; made: unknown }>();

/**
 * The program's words for visitors and students with the institute's own in them: pages, portal, classroom, e-mails,
 * certificates and the assistant; made again only with other own words. The office's stay as its handbook has them.
 */
export function withOwnWords<Words extends Shown>(messages: Words, words: TradeSettings["words"]): Words {
  if (Object.keys(words).length === 0) return messages;
  const named = JSON.stringify(words);
  const before = lastMade.get(messages);
  if (before?.named === named) return before.made as Words;
  const { admin, language, contentFields, ...shown } = messages;
  const made = { ...messages, ...mapTexts(shown, (text) => inOwnWords(text, words)) };
  lastMade.set(messages, { named, made });
  return made;
}

/** A place where a word is used: how it reads now. */
export interface WordUses {
  count: number;
  /** Some of them. */
  texts: string[];
}

/** The texts in which each word is used, the shorter first. */
export function usesOfWords(messages: Shown): Record<TradeWord, WordUses> {
  const { admin, language, contentFields, ...shown } = messages;
  const found = Object.fromEntries(tradeWord.options.map((word) => [word, new Set<string>()])) as Record<
    TradeWord,
    Set<string>
  >;
  mapTexts(shown, (text) => {
    if (!isAddress(text))
      for (const [, , word = ""] of text.matchAll(anyWord)) {
        const known = wordOf.get(word.toLowerCase());
        if (known) found[known.word].add(text);
      }
    return text;
  });
  const uses = tradeWord.options.map((word) => {
    const texts = [...found[word]].filter((text) => !text.includes("{")).toSorted((a, b) => a.length - b.length);
    return [word, { count: found[word].size, texts: texts.slice(0, 4) }];
  });
  return Object.fromEntries(uses);
}

/** The words as they are typed: by name, for one and for several. */
export interface WordsForm {
  words: Record<TradeWord, Forms>;
  hasGuidedDay: boolean;
  hasOwnDigits: boolean;
  hijri: boolean;
}

const formWith = (of: (word: TradeWord) => Forms) =>
  Object.fromEntries(tradeWord.options.map((word) => [word, of(word)])) as WordsForm["words"];

/** The words as a form shows them; empty where the program's own stand. */
export const wordsFormOf = (settings: TradeSettings | undefined): WordsForm => ({
  words: formWith((word) => settings?.words[word] ?? { one: "", other: "" }),
  hasGuidedDay: settings?.hasGuidedDay ?? true,
  hasOwnDigits: settings?.digits === "eastern",
  hijri: settings?.hijri ?? false,
});

/** A form's words, as they were sent. */
export function readWordsForm(sent: FormData): WordsForm {
  const text = (name: string) => String(sent.get(name) ?? "").trim();
  const words = formWith((word) => ({ one: text(`${word}.one`), other: text(`${word}.other`) }));
  const [hasGuidedDay, hasOwnDigits, hijri] = [sent.has("hasGuidedDay"), sent.has("hasOwnDigits"), sent.has("hijri")];
  return { words, hasGuidedDay, hasOwnDigits, hijri };
}

/** The settings that a form says; a word for one alone stands for several as well. */
export function wordsTyped({ words, hasGuidedDay, hasOwnDigits, hijri }: WordsForm): TradeSettings {
  const typed = Object.entries(words).flatMap(([word, { one, other }]) =>
    one === "" && other === "" ? [] : [[word, { one, other: other || one }]],
  );
  const writing = { ...(hasOwnDigits && { digits: "eastern" as const }), ...(hijri && { hijri }) };
  return { words: Object.fromEntries(typed), hasGuidedDay, ...writing };
}

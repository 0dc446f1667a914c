import { faultOfFacts, faultOfTranslation } from "#domains/content/rules/check-translation.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { namesIn } from "#shared/formats/names.ts";
import { formsOf, literalOf, type ProgramText, type TranslatedLocale } from "./program-texts.ts";
import { type Change, openWritten, rewritten, sourceOf, textIn } from "./rewrite-words.ts";
import type { OpenSource } from "./word-sources.ts";

/** A line of a translator's file. */
export interface WordLine {
  /** The file and its line, for people. */
  where: string;
  key: string;
  /** The English that was translated; that of today where it is left out. */
  english?: string | undefined;
  translation?: string | undefined;
}

export interface CheckedWords {
  /** What is wrong with each line, in a sentence, by its place and key. */
  faults: Map<string, string>;
  /** The texts that change. */
  changes: Change[];
  /** The sources that say them, by their paths; none if a line is wrong. */
  sources: Map<string, string>;
  /** The keys of texts that change with them, because they are made of them. */
  alsoChanged: string[];
}

interface Folder {
  open: OpenSource;
  locale: TranslatedLocale;
  texts: ProgramText[];
}

/** Checks the lines of a translator's files, and writes what they say into the sources' texts. */
export function checkWords(folder: Folder, lines: WordLine[]): CheckedWords {
  const { open, texts } = folder;
  const faults = new Map<string, string>();
  const byKey = new Map(texts.map((text) => [text.key, text]));
  const said = new Map<string, WordLine>();
  const changes: Change[] = [];
  for (const line of lines) {
    const change = changeOf(byKey.get(line.key), line);
    const fault = said.has(line.key) ? "This text is there twice." : faultOf(folder, change, line);
    if (fault) faults.set(placeOf(line), fault);
    else if (change && change.given !== change.text.translation) changes.push(change);
    said.set(line.key, line);
  }
  for (const [line, fault] of [...lackingForms(folder, said), ...partedTexts(texts, changes, said)])
    if (!faults.has(placeOf(line))) faults.set(placeOf(line), fault);
  if (faults.size > 0) return { faults, changes, sources: new Map(), alsoChanged: [] };
  const sources = rewritten(open, changes);
  return { faults, changes, sources, alsoChanged: madeOf(folder, changes, sources) };
}

const placeOf = ({ where, key }: Pick<WordLine, "where" | "key">) => `${where}, ${key}`;

/** A text with what a line says; with what it says today where the line is empty. Null if there is no such text. */
const changeOf = (text: ProgramText | undefined, { translation = "" }: WordLine): Change | null =>
  text ? { text, given: asWritten(translation, text.translation) || text.translation } : null;

/** A cell with the spaces around it that the text has today: a spreadsheet may lose them. */
function asWritten(cell: string, today: string): string {
  const text = cell.replace(/\r\n?/g, "\n").trim();
  const start = today.length - today.trimStart().length;
  return text && `${today.slice(0, start)}${text}${today.slice(today.trimEnd().length)}`;
}

/** Facts that a form of a count may say as a word: "a question", "twenty". */
const countless = (text: string) => text.replace(/\{(?:count|months|times)\}/g, "");

/** A text without the braces of an example of GIFT, which the program's words explain: they are no facts. */
const factsAlone = (text: string) => text.replace(/\{([=~#][^{}]*)\}/g, "($1)");

function faultOf(folder: Folder, change: Change | null, line: WordLine): string | null {
  if (!change) return strange(folder, line);
  const { text, given } = change;
  if (given === text.translation) return null;
  if (!text.said) return `The program puts this text together (${text.path}): tell a developer what it should say.`;
  const [english, exported] = [text.english.trim(), (line.english ?? "").replace(/\r\n?/g, "\n").trim()];
  if (exported && exported !== english)
    return `The English has changed since the export; it says now: “${english}”. Please translate that.`;
  const [original, own] = [english || text.translation, given].map(factsAlone) as [string, string];
  const fault = text.form ? faultOfForm(text.form, original, own) : faultOfTranslation(original, own);
  const { lost } = sourceOf(folder.open, change);
  return fault ?? (lost === undefined ? null : `The program puts in “${lost}”: the text must keep it.`);
}

function faultOfForm(form: Intl.LDMLPluralRule, original: string, given: string): string | null {
  if (form === "other" && original.includes("{count}") && !given.includes("{count}"))
    return "The fact {count} of the original is missing: this is the form for any number.";
  // None, one or two may need far fewer words than English has for any number.
  const isFew = form === "zero" || form === "one" || form === "two";
  return (isFew ? faultOfFacts : faultOfTranslation)(countless(original), countless(given));
}

/** Why a line names no text. */
function strange({ texts, locale }: Folder, { key }: WordLine): string {
  const shared = texts.find(({ also }) => also.includes(key));
  if (shared) return `This text stands at ${shared.key}: change it there.`;
  const form = key.slice(key.lastIndexOf(".") + 1);
  const isCount = texts.some((text) => text.form && countOf(text.key) === countOf(key));
  if (!isCount) return "There is no such text: it may have been removed since.";
  return `${nameOf(locale)} has no form “${form}” of a count: it has ${listed(locale)}.`;
}

const countOf = (key: string) => key.slice(0, key.lastIndexOf("."));
const nameOf = (locale: TranslatedLocale) => namesIn(siteLocale).language(locale) ?? locale;
const listed = (locale: TranslatedLocale) => formsOf(locale).join(", ");

/** The counts of which a file has some forms and not all. */
function lackingForms({ texts, locale }: Folder, said: Map<string, WordLine>): [WordLine, string][] {
  const counts = Map.groupBy(
    texts.filter(({ form }) => form),
    ({ key }) => countOf(key),
  );
  return [...counts.values()].flatMap((forms) => {
    const lines = forms.flatMap(({ key }) => said.get(key) ?? []);
    const lacking = forms.filter(({ key }) => !said.get(key)?.translation?.trim());
    const [first] = lines;
    if (!first || lacking.length === 0) return [];
    const names = lacking.map(({ form }) => `“${form}”`).join(", ");
    return [[first, `This count lacks a text for ${names}: ${nameOf(locale)} has ${listed(locale)}.`]];
  });
}

/** The changed texts that are one with a text that does not change, or changes otherwise. */
function partedTexts(texts: ProgramText[], changes: Change[], said: Map<string, WordLine>): [WordLine, string][] {
  const given = new Map(changes.map((change) => [change.text.key, change]));
  const literals = Map.groupBy(texts, literalOf);
  return changes.flatMap(({ text, given: own }) => {
    const other = literals
      .get(literalOf(text))
      ?.find(({ key, translation }) => (given.get(key)?.given ?? translation) !== own);
    const line = said.get(text.key);
    if (!other || !line) return [];
    return [
      [line, `The program has one text for this and ${other.key}: change both alike, or ask a developer to part them.`],
    ];
  });
}

/** The keys of the texts that say something else once these sources are written, though no line changes them. */
function madeOf({ open, texts }: Folder, changes: Change[], sources: Map<string, string>): string[] {
  const written = openWritten(open, sources);
  const given = new Map(changes.map(({ text, given: own }) => [text.key, own]));
  const changed = texts.filter((text) => {
    const after = textIn(written, text);
    return after !== (given.get(text.key) ?? text.translation) && after !== textIn(open, text);
  });
  const wrong = changed.find(({ key }) => given.has(key));
  if (wrong) throw new Error(`${wrong.key} would not say what its line says: import the texts it is made of first.`);
  return changed.map(({ key }) => key);
}

import { arabic } from "#server/compose/words/arabic.ts";
import { english } from "#server/compose/words/english.ts";
import { urdu } from "#server/compose/words/urdu.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { evaluate } from "./evaluate-words.ts";
import { findSaid, type Said } from "./find-said.ts";
import { isTold } from "./told-words.ts";
import { commentsOn, type OpenSource } from "./word-sources.ts";

/** The languages that the program's words are translated into, each with the file that lists them. */
const translated = {
  ur: { words: urdu, list: "server/compose/words/urdu.ts" },
  ar: { words: arabic, list: "server/compose/words/arabic.ts" },
};

export type TranslatedLocale = keyof typeof translated;

/** The language that a word names, if the program's words are translated into it. */
export const translatedLocale = (word: string | undefined): TranslatedLocale | undefined =>
  word !== undefined && Object.hasOwn(translated, word) ? (word as TranslatedLocale) : undefined;

/** A text of the program in English and in another language. */
export interface ProgramText {
  key: string;
  /** The subject: a folder of `domains`, or "program". */
  domain: string;
  /** Empty where only the other language has such a text, as for the number 57. */
  english: string;
  translation: string;
  /** The form of a count that it is for. */
  form: Intl.LDMLPluralRule | null;
  /** What the sources say of it. */
  about: string;
  /** The file that another one lists, and the names in it that lead to the text. */
  path: string;
  place: string[];
  /** Where its literal stands, if it has one. */
  said: Said | null;
  /** The keys of other places that show the same English from the same literal. */
  also: string[];
}

/** The forms that a count has in a language: Arabic has six. */
export const formsOf = (locale: Locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

/** Every text of the program in a language, in the order of its files. One that several places share is there once. */
export function programTexts(open: OpenSource, locale: TranslatedLocale): ProgramText[] {
  const { words, list } = translated[locale];
  const listed = open(list).imports;
  const texts: ProgramText[] = [];
  const known = new Map<string, ProgramText>();
  for (const [name, file] of Object.entries(words).filter(([each]) => each !== "language")) {
    const path = listed.get(name)?.path;
    if (path === undefined) throw new Error(`${list} has ${name} from no file.`);
    const ofFile = textsOfFile(open, { name, path, locale }, [file, english[name as keyof typeof english]]);
    for (const text of ofFile) {
      const literal = `${literalOf(text)} ${text.english}`;
      const same = known.get(literal);
      if (same) same.also.push(text.key);
      else texts.push(text);
      if (text.said && !same) known.set(literal, text);
    }
  }
  return texts;
}

/** A name for the literal that says a text: texts with one name change together. */
export const literalOf = ({ said, key }: ProgramText): string =>
  said ? `${said.source.path}:${said.node.start}:${said.rest.join(".")}` : key;

interface File {
  name: string;
  path: string;
  locale: TranslatedLocale;
}

function textsOfFile(
  open: OpenSource,
  { name, path, locale }: File,
  [own, original]: [unknown, unknown],
): ProgramText[] {
  const inEnglish = open(path.replace(`.${locale}.ts`, ".en.ts"));
  const texts: ProgramText[] = [];
  for (const [place, translation] of leavesOf(own)) {
    const form = formAt(original, place);
    const says = wordsAt(
      original,
      form && wordsAt(original, place) === undefined ? [...place.slice(0, -1), "other"] : place,
    );
    const text = { english: typeof says === "string" ? says : "", translation };
    if (!isTold([name, ...place].join("."), text.english, translation)) continue;
    const about = commentsOn(inEnglish, place).join(" ");
    const at = { path, place, said: saidAt(open, path, place) };
    texts.push({ key: keyOf(path, place), domain: domainOf(path), ...text, form, about, ...at, also: [] });
  }
  return texts;
}

/** Where a text is said; null where a function makes it, unless that makes each form of a count. */
export function saidAt(open: OpenSource, path: string, [constant = "", ...rest]: string[]): Said | null {
  const source = open(path);
  const node = source.constants.get(constant);
  const said = node ? findSaid(open, { source, node, rest }) : null;
  if (!said) return null;
  const isWritten = said.node.type === "Literal" || said.node.type === "TemplateLiteral";
  const isMade = said.node.type === "CallExpression" && said.rest.length === 1;
  return isWritten || (isMade && typeof evaluate({ open, source: said.source }, said.node) === "object") ? said : null;
}

/** Each text of a tree, with the names that lead to it. */
function leavesOf(tree: unknown, names: string[] = []): [string[], string][] {
  if (typeof tree === "string") return [[names, tree]];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([name, one]) => leavesOf(one, [...names, name]));
}

function wordsAt(tree: unknown, names: string[]): unknown {
  return names.reduce<unknown>(
    (at, name) => (typeof at === "object" && at !== null ? (at as Record<string, unknown>)[name] : undefined),
    tree,
  );
}

const everyForm = new Set<string>(["zero", "one", "two", "few", "many", "other"]);
const isForm = (name: string | undefined): name is Intl.LDMLPluralRule => name !== undefined && everyForm.has(name);

/** The form of a count that a text is for, where English has a text for one and for others there. */
function formAt(original: unknown, place: string[]): Intl.LDMLPluralRule | null {
  const form = place.at(-1);
  const around = wordsAt(original, place.slice(0, -1));
  if (!isForm(form) || typeof around !== "object" || around === null) return null;
  const names = Object.keys(around);
  return names.includes("one") && names.includes("other") && names.every(isForm) ? form : null;
}

/** "domains/money/words/desk.ur.ts", ["feesWords", "title"] → "money/desk:feesWords.title". */
function keyOf(path: string, place: string[]): string {
  const [file = ""] = path.split("/").at(-1)?.split(".") ?? [];
  return `${domainOf(path)}${file === "words" ? "" : `/${file}`}:${place.join(".")}`;
}

const domainOf = (path: string) => /^domains\/([^/]+)\//.exec(path)?.[1] ?? "program";

import { type Element, Window } from "happy-dom";
import type { Site } from "#domains/content/rules/site.ts";
import { wordsOnly } from "./latin-words.ts";

const settings = {
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
};
const parser = new new Window({ settings }).DOMParser();

/** A word of three letters or more without a mark; of capitals alone it is a code, such as PKR. */
const plainWord = /(?<![\p{L}\d])[A-Za-z]{3,}(?![\p{L}\d])/gu;
const isCode = (word: string) => word === word.toUpperCase();

/** Attributes that people see or hear. */
const heard = ["aria-label", "aria-description", "alt", "title", "placeholder"];

/** Parts of a page that say what people wrote, each in its own direction. */
const written = "bdi, textarea, input, [dir=auto]";

/** Parts that say nothing of the program's: those, what is said to be in another language, codes and what is not shown. */
const aside = `${written}, code, kbd, script, style, template, [lang=en], [lang=en] *, [dir=ltr], .brand`;

/** A text that is seen or heard on a page. */
interface PageText {
  text: string;
  /** Whether the page says that somebody wrote it. */
  isWritten: boolean;
}

/** The texts of a page, its head's among them, but for those that say nothing of the program's. */
export function pageTexts(html: string): PageText[] {
  const page = parser.parseFromString(html, "text/html");
  const found: PageText[] = [];
  for (const element of page.querySelectorAll("title, meta, body, body *")) {
    const isWritten = element.matches(written);
    const texts: (string | null)[] = isWritten ? [element.getAttribute("value") ?? element.textContent] : [];
    if (!element.closest(aside)) texts.push(...ownTexts(element));
    for (const text of texts) if (text?.trim()) found.push({ text: text.replaceAll(/\s+/g, " ").trim(), isWritten });
  }
  return found;
}

/** What an element says by itself: its texts, the attributes that are heard, and what a page is described by. */
function ownTexts(element: Element): (string | null)[] {
  const named = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
  const described = /^(?:description|(?:og|twitter):(?:title|description))$/.test(named) ? ["content"] : [];
  return [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent),
    ...[...heard, ...described].map((name) => element.getAttribute(name)),
  ];
}

/** The words in plain letters that no phrase accounts for, with the text that has them. */
export function plainWords(text: string, phrases: string[]): string[] {
  if (!/[A-Za-z]{3}/.test(text)) return [];
  const rest = phrases.reduce((left, phrase) => left.replaceAll(phrase, " "), text);
  const words = (wordsOnly(rest).match(plainWord) ?? []).filter((word) => !isCode(word));
  return words.length === 0 ? [] : [`${words.join(" ")} ← ${text.slice(0, 160)}`];
}

/**
 * What is no word of the program's, the longer first: what a site's documents say in each language, what people wrote,
 * and names.
 */
export function phrasesOf({ content, translations }: Site, written: Iterable<string>, names: string[] = []): string[] {
  const said = [content, ...[...translations.values()].map((one) => one.content)].flatMap(textsIn);
  const texts = [...said.map((text) => text.replaceAll(/\s+/g, " ").trim()), ...written];
  // A single word in small letters would hide such a word of the program's.
  const phrases = texts.filter((text) => /[A-Z\p{Script=Arabic}\s]/u.test(text) && /[A-Za-z]{3}/.test(text));
  return [...new Set([...phrases, ...names])].toSorted((one, other) => other.length - one.length);
}

function textsIn(tree: unknown): string[] {
  if (typeof tree === "string") return [tree];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.values(tree).flatMap(textsIn);
}

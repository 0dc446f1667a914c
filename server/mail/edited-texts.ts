import { randomBytes } from "node:crypto";
import { type MarkdownInline, readMarkdown } from "#shared/markdown.ts";
import type { Messages } from "#shared/words.ts";

type EmailWords = Messages["emails"];

/** A text of an e-mail in an owner's words, and the program's text that it was written for. */
export interface EditedText {
  text: string;
  basedOn: string;
}

/** The edited texts of each language, by their place among the words: "seats.offered.text". */
export type EditedTexts = Record<string, Record<string, EditedText>>;

/** The name of the setting that holds them. */
export const emailTextsSetting = "email texts";

/** A fact of an e-mail in its text: "{course}". */
const factPattern = /\{([\w.-]{1,60})\}/g;

/** The facts that a text names. */
export const factsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(factPattern)].map(([, name = ""]) => name)),
];

/** What an e-mail is written for: it cannot be taken out of a text. */
const needed =
  /^(?:amount|sum|price|paid|due|left|total|refunded|code|link|url|until|time|start|day|date|reference|number|ways|batch|count|thanks)$/;

/** The facts of a text that another one in its place must keep. */
export const neededFacts = (text: string): string[] => factsIn(text).filter((name) => needed.test(name));

/** Whether a text is one line, by the last name of its place: a subject, a heading, a button or a label. */
export const isLine = (place: string) =>
  /subject|preview|heading|button|label|title/i.test(
    place
      .replace(/\.(?:zero|one|two|few|many|other)$/, "")
      .split(".")
      .at(-1) ?? "",
  );

/** Why an edited text cannot stand in the place of the program's; null if it can. */
export function refusalOf(
  place: string,
  own: string,
  text: string,
): { reason: "line" | "unknown" | "missing"; facts: string[] } | null {
  if (isLine(place) && /[\r\n\u2028\u2029\0]/.test(text)) return { reason: "line", facts: [] };
  const there = factsIn(text);
  const unknown = there.filter((name) => !factsIn(own).includes(name));
  if (unknown.length > 0) return { reason: "unknown", facts: unknown };
  const missing = neededFacts(own).filter((name) => !there.includes(name));
  return missing.length > 0 ? { reason: "missing", facts: missing } : null;
}

/** The program's text at a place; undefined for a place that has none. */
export function textAt(words: EmailWords, place: string): string | undefined {
  let found: unknown = words;
  for (const key of place.split("."))
    found =
      typeof found === "object" && found !== null && Object.hasOwn(found, key) ? Reflect.get(found, key) : undefined;
  return typeof found === "string" ? found : undefined;
}

/** The words, each text that is read reported by its place. */
export function watchedWords<Words extends object>(words: Words, onText: (place: string) => void, above = ""): Words {
  return new Proxy(words, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key);
      if (typeof key === "symbol") return found;
      const place = `${above}${key}`;
      if (typeof found === "string") onText(place);
      return typeof found === "object" && found !== null ? watchedWords(found, onText, `${place}.`) : found;
    },
  });
}

/** A mark of an owner's text, which its e-mail shows. */
export type Mark = { is: "strong" | "em" | "code" | "break" | "item" | "end" } | { is: "link"; href: string };

/**
 * The marks of one e-mail's texts. In a text a mark is a sign that nobody who writes a fact can guess: facts are filled
 * in afterwards, and are never marks.
 */
export interface Marks {
  /** Splits a text: every second part is the number of a mark. */
  pattern: RegExp;
  list: Mark[];
}

/** The words with an owner's texts in their places, and the marks of those; a text that does not fit is left out. */
export function wordsWith(words: EmailWords, edited: Record<string, EditedText>): { words: EmailWords; marks: Marks } {
  const name = randomBytes(12).toString("hex");
  const list: Mark[] = [];
  const sign = (mark: Mark) => `\uE000${name}:${list.push(mark) - 1}\uE001`;
  const own = structuredClone(words);
  for (const [place, { text }] of Object.entries(edited)) {
    const before = textAt(words, place);
    if (before === undefined || refusalOf(place, before, text)) continue;
    const shown = isLine(place) ? text : signed(text, sign);
    const digits = /[\u2063\u2064]/.exec(before)?.[0] ?? "";
    put(own, place.split("."), shown.replace(factPattern, `${digits}$&`));
  }
  return { words: own, marks: { pattern: new RegExp(`\uE000${name}:(\\d+)\uE001`), list } };
}

function put(words: object, [key = "", ...rest]: string[], text: string) {
  if (rest.length === 0) Reflect.set(words, key, text);
  else put(Reflect.get(words, key), rest, text);
}

/** A text with signs in the place of its Markdown. */
function signed(text: string, sign: (mark: Mark) => string): string {
  const pieces = (inline: MarkdownInline[]): string =>
    inline
      .map((one) => {
        if (one.is === "text") return one.text;
        const inside = one.is === "code" ? one.text : pieces(one.children);
        return sign(one.is === "link" ? { is: "link", href: one.href } : { is: one.is }) + inside + sign({ is: "end" });
      })
      .join("");
  const blocks = readMarkdown(text).map((block) => {
    if (block.is === "code") return sign({ is: "code" }) + block.text + sign({ is: "end" });
    if (block.is === "paragraph") return block.lines.map(pieces).join(sign({ is: "break" }));
    return block.items
      .map(
        (item, at) => `${sign({ is: "item" })}${block.first === null ? "•" : `${block.first + at}.`} ${pieces(item)}`,
      )
      .join("");
  });
  return blocks
    .map((block, at) =>
      at > 0 ? sign({ is: "break" }) + (block.startsWith("\uE000") ? "" : sign({ is: "break" })) + block : block,
    )
    .join("");
}

/** A text without its marks. */
export function withoutMarks(text: string, marks: Marks | null): string {
  if (!marks) return text;
  return text
    .split(marks.pattern)
    .filter((_, at) => at % 2 === 0)
    .join("");
}

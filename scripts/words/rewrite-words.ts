import { constantValue, evaluate, type Value, valueAt } from "./evaluate-words.ts";
import type { Said } from "./find-said.ts";
import { type ProgramText, saidAt } from "./program-texts.ts";
import { type Expression, type OpenSource, openWordSources } from "./word-sources.ts";

/** A text with what it is to say. */
export interface Change {
  text: ProgramText;
  given: string;
}

/** How deep texts are made of others, at most. */
const depth = 8;

/** The sources that say these texts, by their paths; not yet formatted. */
export function rewritten(open: OpenSource, changes: Change[]): Map<string, string> {
  const isLiteral = ({ text: { said } }: Change) => said?.node.type === "Literal";
  const sources = edited(open, changes.filter(isLiteral));
  // Texts that are made of others come after these, and again where another such text has changed what they say.
  let left = changes.filter((change) => !isLiteral(change));
  for (let round = 0; left.length > 0 && round < depth; round += 1) {
    const now = openWritten(open, sources);
    const made = left.map(({ text, given }) => ({
      text: { ...text, said: saidAt(now, text.path, text.place) },
      given,
    }));
    for (const [path, source] of edited(now, made)) sources.set(path, source);
    const written = openWritten(open, sources);
    left = left.filter(({ text, given }) => ![given, undefined].includes(textIn(written, text)));
  }
  return sources;
}

/** The sources as they are with some of them rewritten. */
export const openWritten = (open: OpenSource, sources: ReadonlyMap<string, string>): OpenSource =>
  openWordSources((path) => sources.get(path) ?? open(path).text);

/** What sources say in the place of a text; undefined where only the running program knows. */
export function textIn(open: OpenSource, { path, place: [name = "", ...rest] }: ProgramText): string | undefined {
  const value = valueAt(constantValue(open, open(path), name), rest);
  return typeof value === "string" ? value : undefined;
}

function edited(open: OpenSource, changes: Change[]): Map<string, string> {
  const edits = new Map<Expression, { said: Said; source: string }>();
  for (const [node, own] of Map.groupBy(changes, ({ text }) => text.said?.node)) {
    const [change] = own;
    if (!node || !change?.text.said) continue;
    const isCall = node.type === "CallExpression";
    const source = isCall ? overlaid(change.text.said, own) : (sourceOf(open, change).source ?? "");
    edits.set(node, { said: change.text.said, source });
  }
  const texts = new Map<string, string>();
  for (const [path, own] of Map.groupBy(edits, ([, { said }]) => said.source.path)) {
    const last = own.toSorted(([one], [other]) => other.start - one.start);
    const text = last.reduce(
      (all, [{ start, end }, { source }]) => all.slice(0, start) + source + all.slice(end),
      open(path).text,
    );
    texts.set(path, text);
  }
  return texts;
}

/** What a function makes, with some of its forms said beside it. */
function overlaid({ source, node }: Said, changes: Change[]): string {
  const forms = changes.map(({ text, given }) => `${JSON.stringify(text.place.at(-1))}: ${quoted(given)}`);
  return `{ ...${source.text.slice(node.start, node.end)}, ${forms.join(", ")} }`;
}

/** Marks and spaces that nobody would see in a source, written as their numbers. */
const visible = (text: string) =>
  text.replace(/\p{Cf}|(?! )\p{Zs}/gu, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** A text in the quotes that need fewer escapes, as the formatter has it. */
function quoted(text: string): string {
  const inDouble = visible(JSON.stringify(text));
  if (!text.includes('"') || text.includes("'")) return inDouble;
  return `'${inDouble.slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** A part of a template that is no text of its own. */
interface Piece {
  source: string;
  text: string;
  /** Whether it must stay: a number that the program knows. */
  isKept: boolean;
}

/**
 * A text as source. What its template takes from other texts is taken from there where the text still has it; `lost` is
 * what the program alone can put in and the text has not.
 */
export function sourceOf(
  open: OpenSource,
  { text, given }: Change,
): { source: string; lost?: never } | { source?: never; lost: string } {
  const left = piecesOf(open, text);
  if (left.length === 0) return { source: quoted(given) };
  let source = "";
  let at = 0;
  while (at < given.length) {
    const piece = left.find((one) => given.startsWith(one.text, at) && !isWithinNumber(given, at, one.text));
    source += piece ? `\${${piece.source}}` : escaped(given.charAt(at));
    at += piece?.text.length ?? 1;
    if (piece) left.splice(left.indexOf(piece), 1);
  }
  const lost = left.find(({ isKept }) => isKept);
  if (lost) return { lost: lost.text };
  return { source: /(?<!\\)\$\{/.test(source) ? `\`${source}\`` : quoted(given) };
}

const isWithinNumber = (text: string, at: number, { length }: string) =>
  /^\d/.test(text.slice(at)) && (/\d$/.test(text.slice(0, at)) || /^\d/.test(text.slice(at + length)));

function escaped(letter: string): string {
  if (letter === "\n") return "\\n";
  return /[`$\\]/.test(letter) ? `\\${letter}` : visible(letter);
}

/** The parts of a text's template, the longest first. */
function piecesOf(open: OpenSource, { said, translation }: ProgramText): Piece[] {
  if (said?.node.type !== "TemplateLiteral") return [];
  const { source, node } = said;
  const values = node.expressions.map((one) => evaluate({ open, source }, one));
  const pieces = node.expressions.map(({ start, end }, at) => {
    const text =
      wordOf(values[at]) ??
      unknownIn(
        translation,
        node.quasis.map(({ value }) => value.cooked ?? ""),
        values,
      );
    return { source: source.text.slice(start, end), text, isKept: typeof values[at] !== "string" };
  });
  return pieces.filter(({ text }) => text !== "").toSorted((one, other) => other.text.length - one.text.length);
}

const wordOf = (value: Value) => (typeof value === "string" || typeof value === "number" ? String(value) : null);

/** The one part of a template whose text the running program alone knows, found in what the whole says. */
function unknownIn(whole: string, quasis: string[], values: Value[]): string {
  const at = values.findIndex((value) => wordOf(value) === null);
  const joined = (from: number, to: number) =>
    quasis.slice(from, to).reduce((all, quasi, place) => all + quasi + (wordOf(values[from + place]) ?? ""), "");
  const before = joined(0, at) + (quasis[at] ?? "");
  const after = joined(at + 1, quasis.length);
  return whole.slice(before.length, whole.length - after.length);
}

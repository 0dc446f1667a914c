import { addressWord } from "#domains/content/rules/address-word.ts";
import { href } from "#shared/fields.ts";
import type { FramedPicture } from "#shared/picture.ts";
import { numberTyped } from "#shared/read-number.ts";
import type { Field, FieldKind, Option } from "./document-shape.ts";

/** The fields that a form has sent, or holds, by name; and every place that any of them belongs to. */
interface Sent {
  values: Map<string, FormDataEntryValue[]>;
  places: Set<string>;
}

/** Greatest depth of a place: a week of a month of an outline is six deep. */
const deepest = 16;

function sentIn(form: Iterable<[string, FormDataEntryValue]>): Sent {
  const values = Map.groupBy(form, ([name]) => name);
  const places = new Set<string>();
  for (const name of values.keys()) {
    const parts = name.split(".", deepest);
    for (let length = 1; length <= parts.length; length += 1) places.add(parts.slice(0, length).join("."));
  }
  return { values: new Map([...values].map(([name, all]) => [name, all.map(([, value]) => value)])), places };
}

/** The name of the field that says how many entries a list has, or that an optional part is there. */
export const countName = (path: string) => `${path}.#`;

const placeIn = (path: string, name: string | number) => (path === "" ? String(name) : `${path}.${name}`);

/** The document that a form holds. Unreadable values stay as they were typed, for the contract to refuse. */
export function readDocument(fields: Field[], form: Iterable<[string, FormDataEntryValue]>): Record<string, unknown> {
  return readGroup(fields, sentIn(form), "");
}

function readGroup(fields: Field[], sent: Sent, path: string): Record<string, unknown> {
  const entries = fields.map((field): [string, unknown] => {
    const place = placeIn(path, field.name);
    return [field.name, readField(field, sent, place)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const textIn = (sent: Sent, path: string) => String(sent.values.get(path)?.[0] ?? "").replace(/\r\n?/g, "\n");

/** The value of a field; undefined for an optional one that is not there. */
function readField({ kind, isOptional }: Pick<Field, "kind" | "isOptional">, sent: Sent, path: string): unknown {
  if (kind.is === "group" && isOptional && !sent.values.has(countName(path))) return undefined;
  const value = readValue(kind, sent, path);
  return isOptional && isEmpty(value) ? undefined : value;
}

/** Whether a value means that an optional field is not there. */
function isEmpty(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value === "object") return value === null || Object.keys(value).length === 0;
  return value === "";
}

function readValue(kind: FieldKind, sent: Sent, path: string): unknown {
  switch (kind.is) {
    case "text":
      return textIn(sent, path).trim() || (kind.isNullable ? null : "");
    case "number":
      return numberOf(textIn(sent, path).trim());
    case "choice":
      return readChoice(kind.options, textIn(sent, path));
    case "picture":
      return readPicture(kind, sent, path);
    case "link":
      return linkIn(sent, path);
    case "address":
      return readAddress(kind, textIn(sent, path).trim());
    case "fees":
      return readFees(kind.options, sent, path);
    case "carried":
      return readCarried(textIn(sent, path));
    case "yes":
      return sent.values.has(path);
    case "group":
      return readGroup(kind.fields, sent, path);
    case "list":
      return readList(kind.entry, sent, path);
    case "block":
      return blockOf(textIn(sent, path));
    case "choices":
      return (sent.values.get(path) ?? []).map(String);
    default:
      return readLines(kind.is, textIn(sent, path));
  }
}

/** A number, or the text if it is none. It may be a price: a comma only groups. */
const numberOf = (text: string) => numberTyped(text, "", { comma: "mistake", signed: true });

const readChoice = (options: Option[], text: string) =>
  options.find(({ value }) => String(value) === text)?.value ?? text;

/** The choice by which a link leads to an address that is typed beside it. */
export const elsewhere = "…";

/** The name of the field for such an address. */
export const elsewhereName = (path: string) => `${path}.~`;

function linkIn(sent: Sent, path: string): string {
  const chosen = textIn(sent, path);
  if (chosen !== elsewhere) return chosen;
  const typed = textIn(sent, elsewhereName(path)).trim();
  return href.safeParse(typed).data ?? typed;
}

/** The fields of a picture beside its address. */
export const pictureNames = (path: string) => ({
  alt: `${path}.~alt`,
  isDecoration: `${path}.~decoration`,
  focus: `${path}.~focus`,
  whole: `${path}.~whole`,
});

/** A picture: its address alone where it is decoration that is shown as it came. */
function readPicture({ isNullable }: { isNullable: boolean }, sent: Sent, path: string): unknown {
  const names = pictureNames(path);
  const image = textIn(sent, path).trim();
  if (image === "") return isNullable ? null : "";
  const isDecoration = sent.values.has(names.isDecoration) || !sent.values.has(names.alt);
  const [x, y] = textIn(sent, names.focus).split(" ").map(numberOf);
  const whole = textIn(sent, names.whole).trim();
  const framing = {
    ...(!isDecoration && { alt: textIn(sent, names.alt).trim() }),
    ...(y !== undefined && { focus: { x, y } }),
    ...(whole !== "" && whole !== image && { whole }),
  };
  return Object.keys(framing).length > 0 ? { image, ...framing } : image;
}

/** The word of an address, made of whatever was typed; a whole path keeps its capitals. */
function readAddress({ folder, isPath }: Extract<FieldKind, { is: "address" }>, text: string): string {
  const typed = text.startsWith(folder) ? text.slice(folder.length) : text.replace(/^\//, "");
  if (typed === "") return "";
  if (isPath) return `${folder}${/^[\w.-]+$/.test(typed) ? typed : addressWord(typed) || typed}`;
  return addressWord(typed) || typed;
}

function readFees(options: Option[], sent: Sent, path: string): Record<string, unknown> {
  const codes = new Set([...options.map(({ value }) => String(value)), ...feesSent(sent, path)]);
  const typed = [...codes].map((code): [string, string] => [code, textIn(sent, placeIn(path, code)).trim()]);
  return Object.fromEntries(typed.flatMap(([code, text]) => (text === "" ? [] : [[code, numberOf(text)]])));
}

/** The currencies that a form has fields for, besides those that are offered now. */
const feesSent = ({ values }: Sent, path: string) =>
  [...values.keys()].flatMap((name) => (name.startsWith(`${path}.`) ? [name.slice(path.length + 1)] : []));

function readCarried(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** A list ends where the form has no fields for an entry: no list has more than was sent, whatever its count says. */
function readList(entry: FieldKind, sent: Sent, path: string): unknown[] {
  const count = Number(textIn(sent, countName(path))) || 0;
  const entries: unknown[] = [];
  for (let at = 0; at < count && sent.places.has(placeIn(path, at)); at += 1)
    entries.push(readField({ kind: entry, isOptional: false }, sent, placeIn(path, at)));
  return entries;
}

function readLines(is: "lines" | "word lists" | "amounts", text: string): unknown {
  const lines = partsOf(text, "\n");
  if (is === "lines") return lines;
  if (is === "word lists") return lines.map((line) => partsOf(line, ","));
  return Object.fromEntries(lines.map(amountOf));
}

const partsOf = (text: string, mark: string) =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== "");

function amountOf(line: string): [string, string | number] {
  const [name = "", ...rest] = line.split(":");
  return [name.trim(), numberOf(rest.join(":").trim())];
}

function blockOf(text: string): string | string[] {
  const entries = text.trim().split(/^- +/m);
  const isList = entries.length > 1 && entries[0] === "";
  return isList ? entries.slice(1).map((entry) => entry.trim()) : text.trim();
}

/** A value as its field shows it, whatever it is. */
export function textOf(kind: FieldKind, value: unknown): string {
  const { is } = kind;
  if (value === undefined || value === null) return "";
  if (is === "text" && kind.look === "date") return dayOf(value);
  if (is === "carried") return JSON.stringify(value);
  if (is === "picture") return pictureText(value);
  const entries = Array.isArray(value) ? value : [value];
  if (is === "lines") return entries.map(String).join("\n");
  if (is === "word lists") return entries.map(wordList).join("\n");
  if (is === "block") return Array.isArray(value) ? value.map((entry) => `- ${entry}`).join("\n") : String(value);
  if (is === "amounts" || is === "fees") return amountLines(value);
  return typeof value === "object" ? "" : String(value);
}

const wordList = (words: unknown) => (Array.isArray(words) ? words.join(", ") : "");

/** Amounts by their names, a line each. */
const amountLines = (amounts: object) =>
  Object.entries(amounts)
    .map(([name, amount]) => `${name}: ${amount}`)
    .join("\n");

/** The day of a date, which may have an hour behind it. */
const dayOf = (value: unknown) => (typeof value === "string" ? value.slice(0, 10) : "");

/** A picture's address, what it shows, and the point that stays in view. */
function pictureText(value: unknown): string {
  if (typeof value === "string") return value;
  const { image, alt, focus } = value as Partial<FramedPicture>;
  return [image, alt, focus && `${focus.x} % · ${focus.y} %`].filter(Boolean).join("\n");
}

/** A new document, or a part of one, with nothing filled in. */
export function emptyOf(kind: FieldKind): unknown {
  if (kind.is === "group") {
    const needed = kind.fields.filter(({ isOptional }) => !isOptional);
    return Object.fromEntries(needed.map(({ name, kind: own }) => [name, emptyOf(own)]));
  }
  if (kind.is === "text" || kind.is === "picture") return kind.isNullable ? null : "";
  if (kind.is === "choice") return kind.options[0]?.value;
  if (kind.is === "yes") return false;
  if (kind.is === "carried") return undefined;
  if (kind.is === "amounts" || kind.is === "fees") return {};
  return kind.is === "lines" || kind.is === "word lists" || kind.is === "choices" || kind.is === "list" ? [] : "";
}

/** A change of a form's fields: an entry or a part more or less, or an entry elsewhere. */
export type Step = "add" | "remove" | "up" | "down";

/** A document after a step, such as "add:page.modules.list" or "up:page.modules.list.2". */
export function changeDocument(fields: Field[], document: unknown, change: string): unknown {
  const [step = "", path = ""] = change.split(":");
  const root: FieldKind = { is: "group", fields };
  return changeAt(root, document, path.split("."), step as Step);
}

function changeAt(kind: FieldKind, value: unknown, path: string[], step: Step): unknown {
  if (kind.is === "list") return changeList(kind.entry, Array.isArray(value) ? value : [], path, step);
  return kind.is === "group" ? changeGroup(kind.fields, value, path, step) : value;
}

function changeList(entry: FieldKind, entries: unknown[], [name, ...rest]: string[], step: Step): unknown[] {
  const at = Number(name);
  if (rest.length > 0) return entries.with(at, changeAt(entry, entries[at], rest, step));
  const others = entries.toSpliced(at, 1);
  if (step === "remove") return others;
  return others.toSpliced(step === "up" ? at - 1 : at + 1, 0, entries[at]);
}

function changeGroup(fields: Field[], value: unknown, [name = "", ...rest]: string[], step: Step): unknown {
  const kind = fields.find((one) => one.name === name)?.kind;
  if (!kind) return value;
  const parts: Record<string, unknown> = { ...(typeof value === "object" ? value : null) };
  const part = parts[name];
  if (rest.length > 0) return { ...parts, [name]: changeAt(kind, part, rest, step) };
  if (step !== "add") return { ...parts, [name]: undefined };
  const added = kind.is === "list" ? [...(Array.isArray(part) ? part : []), emptyOf(kind.entry)] : emptyOf(kind);
  return { ...parts, [name]: added };
}

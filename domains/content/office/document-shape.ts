import { z } from "zod";
import { contractOf, type DocumentKey } from "#domains/content/contract/kinds.ts";
import { addressFolders } from "#domains/content/rules/former-addresses.ts";
import type { ContentFields } from "#domains/content/words/fields.en.ts";
import { countriesIn } from "#domains/institute/rules/countries-in.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { namesIn } from "#shared/formats/names.ts";
import { isCurrency } from "#shared/money.ts";
import type { Messages } from "#shared/words.ts";

type Look = "line" | "long" | "date" | "email" | "colour" | "picture";

/** A value that can be chosen, and what people call it. */
export interface Option {
  value: string | number;
  label: string;
}

/** The control of a document's field. Lists of short texts are one field, a line each. */
export type FieldKind =
  | { is: "text"; look: Look; most: number | null; isNullable: boolean }
  | { is: "number" }
  /** A photograph, what it shows, and how it is cut. */
  | { is: "picture"; isNullable: boolean; hasWords: boolean }
  | { is: "yes" }
  | { is: "choice"; options: Option[] }
  | { is: "choices"; options: Option[] }
  /** A page of the site, or an address elsewhere. */
  | { is: "link"; options: Option[] }
  /** The word of its page's address; the whole path, with `isPath`. */
  | { is: "address"; folder: string; isPath: boolean }
  /** An amount in each of these currencies. */
  | { is: "fees"; options: Option[] }
  /** What no one types: it goes with the document as it is. */
  | { is: "carried" }
  | { is: "lines" }
  /** A line for each list of words, with commas between them. */
  | { is: "word lists" }
  /** A line for each amount: "basic: 49". */
  | { is: "amounts" }
  /** A paragraph, or a list whose lines begin with a hyphen. */
  | { is: "block" }
  | { is: "group"; fields: Field[] }
  | { is: "list"; entry: FieldKind; most: number | null };

/** A field of a document with its words. */
export interface Field {
  name: string;
  label: string;
  hint: string | null;
  isOptional: boolean;
  kind: FieldKind;
}

/** The parts of JSON Schema that contracts use. */
interface Schema {
  type?: string;
  enum?: (string | number)[];
  const?: string | number;
  format?: string;
  look?: "long" | "colour" | "picture" | "portrait" | "link" | "language" | "fees";
  /** The kind of document that its entries name. */
  of?: "plan" | "course";
  default?: unknown;
  maxLength?: number;
  pattern?: string;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | false;
  anyOf?: Schema[];
}

/** What the fields of a document can name, for people to choose from. */
export interface Choices {
  plan: Option[];
  course: Option[];
  /** The pages of the site, by their paths. */
  page: Option[];
  currency: Option[];
}

const noChoices: Choices = { plan: [], course: [], page: [], currency: [] };

type Words = ContentFields & { offered: Choices; lang: Locale };

/** The fields of a kind of document, made from its contract; null if there can be no such document. */
export function shapeOf(
  { kind, id }: Pick<DocumentKey, "kind" | "id">,
  { contentFields, language: { lang } }: Pick<Messages, "contentFields" | "language">,
  offered: Choices = noChoices,
): Field[] | null {
  const words: Words = { ...contentFields, offered, lang };
  const contract = contractOf({ kind, id });
  if (!contract) return null;
  const schema = z.toJSONSchema(contract, { io: "input" }) as Schema;
  const fields = fieldsOf(schema, words, kind === "page" ? `page.${id}` : kind).filter(
    ({ name }) => !retired.has(`${kind}.${name}`),
  );
  const rank = ({ name }: Field) => ranks[name] ?? 2;
  return fields.toSorted((one, other) => rank(one) - rank(other));
}

/** Fields of an earlier release, which `inFees` writes as those of this one. */
const retired = new Set(["plan.monthlyPrice", "course.prices"]);

/** What no one types here: what the program makes, addresses of the specification, and fees that have a screen. */
const carried = new Set([
  ...["course.formerly", "service.formerly", "policy.formerly", "policy.sections.id", "course.pattern.angle"],
  ...["course.aliases", "course.landingPath", "service.aliases", "service.landingPath"],
  ...["course.fees", "course.later", "course.registration", "plan.later"],
]);

/** The words of addresses, below a folder of the site. */
const addresses: Partial<Record<string, FieldKind>> = {
  "course.slug": { is: "address", folder: addressFolders.course ?? "", isPath: false },
  "service.slug": { is: "address", folder: addressFolders.service ?? "", isPath: false },
  "policy.path": { is: "address", folder: "/", isPath: true },
};

/** The title and its address come first, fields that few people change after the rest. */
const ranks: Partial<Record<string, number>> = { title: 0, slug: 1, position: 3, lang: 3 };

/** Texts of a few hundred that are known, which are chosen by their names. */
const known: Partial<Record<string, FieldKind>> = {
  "company.hours.timeZone": {
    is: "choice",
    options: Intl.supportedValuesOf("timeZone").map((value) => ({ value, label: value.replaceAll("_", " ") })),
  },
};

function fieldsOf({ properties = {}, required = [] }: Schema, words: Words, place: string): Field[] {
  return Object.entries(properties).map(([name, schema]) => {
    const own = `${place}.${name}`;
    const { labels, hints } = words;
    const address = addresses[own];
    if (carried.has(own)) return { name, label: "", hint: null, isOptional: true, kind: { is: "carried" } };
    return {
      name,
      label: labels[own] ?? labels[name] ?? name,
      hint: hints[own] ?? hints[name] ?? null,
      isOptional: !required.includes(name),
      kind: address ?? known[own] ?? kindOf(schema, words, own),
    };
  });
}

function kindOf(schema: Schema, words: Words, place: string): FieldKind {
  if (schema.anyOf) return pictureOf(schema) ?? kindOfUnion(schema.anyOf, words, place);
  if (schema.enum) return { is: "choice", options: optionsOf(schema.enum, words, place) };
  if (schema.type === "array") return kindOfList(schema, words, place);
  if (schema.type === "object") return kindOfObject(schema, words, place);
  if (schema.type === "boolean") return { is: "yes" };
  if (schema.type === "integer" || schema.type === "number") return { is: "number" };
  if (place === "company.address.countryCode") return { is: "choice", options: countryOptions(words.lang) };
  if (schema.type !== "string") throw new Error(`No form can ask for ${place}.`);
  if (schema.look === "link") return { is: "link", options: words.offered.page };
  if (schema.look === "language") return { is: "choice", options: languagesIn(words.lang) };
  return { is: "text", look: lookOf(schema), most: schema.maxLength ?? null, isNullable: false };
}

/** The values of a field with what people call them. */
function optionsOf(values: (string | number)[], { choices, lang }: Words, place: string): Option[] {
  const named = choices[place] ?? choices[place.slice(place.lastIndexOf(".") + 1)];
  return values.map((value) => {
    const isCode = typeof value === "string" && isCurrency(value);
    return { value, label: named?.[value] ?? (isCode ? namesIn(lang).currency(value) : String(value)) };
  });
}

/** The languages that texts are written in; "ur-Latn" is Urdu in Latin letters. */
const writtenLanguages = [
  // always English: the codes of all languages that can be chosen.
  ...["en", "ur", "ur-Latn", "ar", "bn", "de", "es", "fa", "fr", "hi", "id", "it", "ms", "pa", "ps", "pt"],
  ...["ru", "sd", "so", "sw", "ta", "tr", "vi", "zh"],
];

/** The same with their names in a language, in its order. */
function languagesIn(lang: Locale): Option[] {
  const { language } = namesIn(lang);
  const { compare } = new Intl.Collator(lang);
  return writtenLanguages
    .map((value) => ({ value, label: language(value) ?? value }))
    .toSorted((one, other) => compare(one.label, other.label));
}

/** Length from which a line is shown over several, in characters. */
const longLine = 200;

const countryOptions = (lang: Locale): Option[] => countriesIn(lang).map(([value, label]) => ({ value, label }));

function lookOf({ format, look, maxLength = 0, pattern }: Schema): Look {
  if (format === "date" || format === "email") return format;
  if (look === "colour" || look === "picture" || look === "long") return look;
  return maxLength >= longLine && !pattern ? "long" : "line";
}

/** A picture's field, if a schema is one: its address, or that with how it is shown. */
function pictureOf(schema: Schema): FieldKind | null {
  const all = partsOf(schema);
  if (!all.some(({ look }) => look === "picture") || !all.some(({ type }) => type === "object")) return null;
  const hasWords = !all.some(({ look }) => look === "portrait");
  return { is: "picture", isNullable: all.some(({ type }) => type === "null"), hasWords };
}

const partsOf = (schema: Schema): Schema[] => [schema, ...(schema.anyOf ?? []).flatMap(partsOf)];

function kindOfUnion(variants: Schema[], words: Words, place: string): FieldKind {
  const values = variants.flatMap((variant) => (variant.const === undefined ? [] : [variant.const]));
  if (values.length === variants.length) return { is: "choice", options: optionsOf(values, words, place) };
  const text = variants.find(({ type }) => type === "string");
  const kind = text && kindOf(text, words, place);
  const isNullable = variants.some(({ type }) => type === "null");
  if (kind?.is === "text" && isNullable) return { ...kind, isNullable: true };
  if (kind?.is === "link" && isNullable)
    return { is: "text", look: "line", most: text?.maxLength ?? null, isNullable: true };
  if (kind?.is === "text" && variants.some(({ type }) => type === "array")) return { is: "block" };
  throw new Error(`No form can ask for ${place}.`);
}

function kindOfList({ items = {}, maxItems, of }: Schema, words: Words, place: string): FieldKind {
  if (of) return { is: "choices", options: words.offered[of] };
  if (items.enum) return { is: "choices", options: optionsOf(items.enum, words, place) };
  if (items.type === "string") return { is: "lines" };
  if (items.type === "array") return { is: "word lists" };
  return { is: "list", entry: kindOf(items, words, place), most: maxItems ?? null };
}

function kindOfObject(schema: Schema, words: Words, place: string): FieldKind {
  const { propertyNames, additionalProperties: entry } = schema;
  if (schema.look === "fees") return { is: "fees", options: words.offered.currency };
  if (!entry || !propertyNames) return { is: "group", fields: fieldsOf(schema, words, place) };
  if (!propertyNames.enum) return { is: "amounts" };
  const properties = Object.fromEntries(propertyNames.enum.map((name) => [name, entry]));
  return { is: "group", fields: fieldsOf({ properties }, words, place) };
}

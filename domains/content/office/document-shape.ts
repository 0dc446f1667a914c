import { z } from "zod";
import { contractOf, type DocumentKey } from "#domains/content/contract/kinds.ts";
import type { ContentFields } from "#domains/content/words/office.en.ts";

type Look = "line" | "long" | "date" | "email" | "colour" | "picture";

/** The control of a document's field. Lists of short texts are one field, a line each. */
export type FieldKind =
  | { is: "text"; look: Look; most: number | null; isNullable: boolean }
  | { is: "number" }
  | { is: "yes" }
  | { is: "choice"; options: (string | number)[] }
  | { is: "choices"; options: string[] }
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
  look?: "long" | "colour" | "picture";
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

/** The fields of a kind of document, made from its contract; null if there can be no such document. */
export function shapeOf({ kind, id }: Pick<DocumentKey, "kind" | "id">, words: ContentFields): Field[] | null {
  const contract = contractOf({ kind, id });
  if (!contract) return null;
  const schema = z.toJSONSchema(contract, { io: "input" }) as Schema;
  const fields = fieldsOf(schema, words, kind === "page" ? `page.${id}` : kind).filter(
    ({ name }) => !retired.has(`${kind}.${name}`),
  );
  return [...fields.filter(({ name }) => !rare.has(name)), ...fields.filter(({ name }) => rare.has(name))];
}

/** Fields of an earlier release, which `inFees` writes as those of this one. */
const retired = new Set(["plan.monthlyPrice", "course.prices"]);

/** Fields that few people change come after the rest. */
const rare = new Set(["position", "slug", "lang", "landingPath", "aliases"]);

function fieldsOf({ properties = {}, required = [] }: Schema, words: ContentFields, place: string): Field[] {
  return Object.entries(properties).map(([name, schema]) => {
    const own = `${place}.${name}`;
    const { labels, hints } = words;
    return {
      name,
      label: labels[own] ?? labels[name] ?? name,
      hint: hints[own] ?? hints[name] ?? null,
      isOptional: !required.includes(name),
      kind: kindOf(schema, words, own),
    };
  });
}

function kindOf(schema: Schema, words: ContentFields, place: string): FieldKind {
  if (schema.anyOf) return kindOfUnion(schema.anyOf, words, place);
  if (schema.enum) return { is: "choice", options: schema.enum };
  if (schema.type === "array") return kindOfList(schema, words, place);
  if (schema.type === "object") return kindOfObject(schema, words, place);
  if (schema.type === "boolean") return { is: "yes" };
  if (schema.type === "integer" || schema.type === "number") return { is: "number" };
  if (schema.type !== "string") throw new Error(`No form can ask for ${place}.`);
  return { is: "text", look: lookOf(schema), most: schema.maxLength ?? null, isNullable: false };
}

/** Length from which a line is shown over several, in characters. */
const longLine = 200;

function lookOf({ format, look, maxLength = 0, pattern }: Schema): Look {
  if (format === "date" || format === "email") return format;
  return look ?? (maxLength >= longLine && !pattern ? "long" : "line");
}

function kindOfUnion(variants: Schema[], words: ContentFields, place: string): FieldKind {
  const values = variants.flatMap((variant) => (variant.const === undefined ? [] : [variant.const]));
  if (values.length === variants.length) return { is: "choice", options: values };
  const text = variants.find(({ type }) => type === "string");
  const kind = text && kindOf(text, words, place);
  if (kind?.is === "text" && variants.some(({ type }) => type === "null")) return { ...kind, isNullable: true };
  if (kind?.is === "text" && variants.some(({ type }) => type === "array")) return { is: "block" };
  throw new Error(`No form can ask for ${place}.`);
}

/** Greatest number of options shown at once. */
const fewOptions = 12;

function kindOfList({ items = {}, maxItems }: Schema, words: ContentFields, place: string): FieldKind {
  if (items.enum && items.enum.length <= fewOptions) return { is: "choices", options: items.enum.map(String) };
  if (items.type === "string") return { is: "lines" };
  if (items.type === "array") return { is: "word lists" };
  return { is: "list", entry: kindOf(items, words, place), most: maxItems ?? null };
}

function kindOfObject(schema: Schema, words: ContentFields, place: string): FieldKind {
  const { propertyNames, additionalProperties: entry } = schema;
  if (!entry || !propertyNames) return { is: "group", fields: fieldsOf(schema, words, place) };
  if (!propertyNames.enum) return { is: "amounts" };
  const properties = Object.fromEntries(propertyNames.enum.map((name) => [name, entry]));
  return { is: "group", fields: fieldsOf({ properties }, words, place) };
}

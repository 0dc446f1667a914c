import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import { layered } from "./whole-documents.ts";

/** Fields and parts that hold no text to translate: keys of the program, addresses, figures, words that visitors type. */
const untold = new Set([
  ...["id", "slug", "lang", "kinds", "phrasings", "spoken", "subjects", "refused", "level", "mode", "feeFor"],
  ...["href", "url", "landingPath", "aliases", "formerly", "path", "joinUrl", "githubUrl", "posterUrl", "captionsUrl"],
  ...["image", "whole", "logo", "icon", "hue", "tiling", "layout", "frame", "brand", "pattern", "captionsLanguage"],
  ...["uploadDate", "effectiveDate", "date", "windows", "days", "opens", "closes", "timeZone", "figure", "students"],
  ...["e164", "display", "examplePhone", "social", "countryCode", "postalCode", "currency", "localPrices", "method"],
  ...["value", "fee", "fees", "later", "prices", "registration", "languages", "nameUrdu", "skills", "technologies"],
  ...["names", "parts", "searchWords", "asked", "synonyms", "fillers", "beside", "queries", "examples"],
]);

/** The same where it is a text itself, or a list of them: the parts of a postal address are told, an e-mail address is not. */
const untoldTexts = new Set(["address", "page", "picture", "thumbnail", "portrait", "plans", "courses"]);

/** Documents without a word for visitors, or whose places have a screen of their own. */
const hasTexts = ({ kind, id }: Pick<DocumentKey, "kind" | "id">) =>
  kind !== "settings" && !(kind === "page" && id === "sections");

/** The place of a text in a document, such as "hero.claims.0.label", and the text. */
export type ToldText = readonly [place: string, text: string];

/** The texts of a document that a translation says in its language, in the document's order. */
export function toldTexts(key: Pick<DocumentKey, "kind" | "id">, document: unknown): ToldText[] {
  return hasTexts(key) ? textsWithin(document, "", "") : [];
}

function textsWithin(value: unknown, place: string, name: string): ToldText[] {
  if (typeof value === "string") return value === "" || isUntoldText(place, name) ? [] : [[place, value]];
  if (Array.isArray(value)) return value.flatMap((one, at) => textsWithin(one, `${place}.${at}`, name));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([own, one]) => {
    return untold.has(own) ? [] : textsWithin(one, place === "" ? own : `${place}.${own}`, own);
  });
}

const isUntoldText = (place: string, name: string) =>
  untoldTexts.has(name) || place === "video.duration" || place.endsWith(".video.duration");

/** What visitors read of the untold: figures, which are the same in every language but for their digits, and days of a week. */
const shown = new Set(["figure", "students", "days"]);

/** The same document with its texts for visitors changed, figures among them. */
export function mapTold<Document>(key: Pick<DocumentKey, "kind" | "id">, document: Document, change: Change): Document {
  return hasTexts(key) ? (mapWithin(document, "", "", change) as Document) : document;
}

type Change = (text: string) => string;

function mapWithin(value: unknown, place: string, name: string, change: Change): unknown {
  if (typeof value === "string") return isUntoldText(place, name) ? value : change(value);
  if (Array.isArray(value)) return value.map((one, at) => mapWithin(one, `${place}.${at}`, name, change));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([own, one]) => {
    const isShown = !untold.has(own) || shown.has(own);
    return [own, isShown ? mapWithin(one, place === "" ? own : `${place}.${own}`, own, change) : one];
  });
  return Object.fromEntries(entries);
}

/**
 * A translation's document that says these texts, by their places in the original. What it said besides, such as words
 * that visitors type in its language, stays; within lists only if the original's are in the same order. A list is as long
 * as the original's; one of texts has an empty one where it is not translated.
 */
export function withTexts(
  original: unknown,
  before: { document: unknown; isInOrder: boolean } | null,
  texts: ReadonlyMap<string, string>,
): unknown {
  const kept = before && untoldIn(before.document, "", before.isInOrder);
  return layered(kept, said(original, texts, "") ?? {}, "by place");
}

/** The part of a translation that has the original's shape and says one of the texts; undefined without any. */
function said(original: unknown, texts: ReadonlyMap<string, string>, place: string): unknown {
  if (typeof original === "string") return texts.get(place) || undefined;
  const inside = (name: string | number) => (place === "" ? String(name) : `${place}.${name}`);
  if (Array.isArray(original)) {
    const entries = original.map((one, at) => said(one, texts, inside(at)));
    if (entries.every((one) => one === undefined)) return undefined;
    return entries.map((one, at) => one ?? (typeof original[at] === "string" ? "" : {}));
  }
  if (typeof original !== "object" || original === null) return undefined;
  const parts = Object.entries(original).map(([name, one]) => [name, said(one, texts, inside(name))] as const);
  const own = parts.filter(([, one]) => one !== undefined);
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

/** What a translation says besides texts to read, with or without its lists of things. */
function untoldIn(value: unknown, name: string, withLists: boolean): unknown {
  if (untold.has(name)) return value;
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) {
    const entries = withLists ? value.map((one) => untoldIn(one, "", true)) : [];
    return entries.some((one) => one !== undefined) ? entries.map((one) => one ?? {}) : undefined;
  }
  const parts = Object.entries(value).map(([own, one]) => [own, untoldIn(one, own, withLists)] as const);
  const kept = parts.filter(([, one]) => one !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

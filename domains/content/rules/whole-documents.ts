import { contractOf, type DocumentKey } from "#domains/content/contract/kinds.ts";
import { siteLocale } from "#shared/formats/formats.ts";

/** A document as it is stored. */
type ContentDocument = DocumentKey & { document: unknown };

/**
 * Documents as they are read: a translation says its words alone and has all else, such as fees, addresses and
 * pictures, from the document in the site's language as that is now. One whose original is gone, or has parts by now
 * that the translation does not know, is left out: visitors read the original.
 */
export function wholeDocuments(documents: ContentDocument[]): ContentDocument[] {
  const originals = new Map(documents.filter(({ locale }) => locale === siteLocale).map((one) => [nameOf(one), one]));
  return documents.flatMap((one) => {
    if (one.locale === siteLocale) return [one];
    const original = originals.get(nameOf(one));
    return original ? (wholeTranslation(original, one) ?? []) : [];
  });
}

const nameOf = ({ kind, id }: ContentDocument) => `${kind}/${id}`;

type Whole = { original: ContentDocument; document: ContentDocument | null };

/** The last translation made of each document: the same objects answer the same one. */
const made = new WeakMap<ContentDocument, Whole>();

function wholeTranslation(original: ContentDocument, translation: ContentDocument): ContentDocument | null {
  const before = made.get(translation);
  if (before?.original === original) return before.document;
  // A company's lists are facts, such as phones: where one has changed, all of it is the original's.
  const lists = translation.kind === "company" ? "known" : "by place";
  const whole = { ...translation, document: layered(original.document, translation.document, lists) };
  const isKnown = fits(original.document, translation.document) || contractOf(whole)?.safeParse(whole.document).success;
  const document = isKnown ? whole : null;
  made.set(translation, { original, document });
  return document;
}

/**
 * An object's fields over another's, at any depth; a text takes the other one's place, and so does a list. As in a
 * translation, lists of one length are laid over each other entry by entry "by place"; if only "known" ones count, the
 * lower list stays where the upper has another length.
 */
export function layered(below: unknown, above: unknown, lists: "whole" | "by place" | "known" = "whole"): unknown {
  if (lists !== "whole" && Array.isArray(below) && Array.isArray(above)) {
    if (below.length === above.length) return above.map((one, place) => layered(below[place], one, lists));
    if (lists === "known") return below;
  }
  if (!isObject(below) || !isObject(above)) return above;
  const own = Object.entries(above).map(([name, value]) => [name, layered(below[name], value, lists)]);
  return { ...below, ...Object.fromEntries(own) };
}

/** Whether a translation has the form of its original: lists of things of one length, and no part of its own. */
function fits(original: unknown, translation: unknown): boolean {
  if (Array.isArray(translation)) {
    if (!Array.isArray(original)) return false;
    const areTexts = translation.every((one) => typeof one === "string");
    return (
      areTexts || (original.length === translation.length && translation.every((one, at) => fits(original[at], one)))
    );
  }
  if (isObject(translation))
    return isObject(original) && Object.entries(translation).every(([name, value]) => fits(original[name], value));
  return original !== undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

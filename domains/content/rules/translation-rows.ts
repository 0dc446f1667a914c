import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import { toldTexts } from "./told-texts.ts";

/** A version of a translation. */
export interface TranslationVersion {
  document: unknown;
  /** The texts of the original that it was made from, by place; null where nobody knows. */
  original: Readonly<Record<string, string>> | null;
}

/** A text of the original beside its translation. */
export interface TranslationRow {
  place: string;
  original: string;
  /** Empty where it is missing. */
  translation: string;
  /** The original when it was translated, where it says something else by now. */
  was: string | null;
}

/** What is translated of a document. */
export interface TranslationShare {
  texts: number;
  translated: number;
  changed: number;
}

/**
 * The texts of an original as it is now, each with its translation. One whose original has moved within its list, or to
 * another part, goes with it.
 */
export function translationRows(
  key: Pick<DocumentKey, "kind" | "id">,
  original: unknown,
  version: TranslationVersion | null,
): TranslationRow[] {
  const texts = toldTexts(key, original);
  const own = new Map(toldTexts(key, version?.document));
  if (!version?.original) {
    return texts.map(([place, text]) => ({ place, original: text, translation: own.get(place) ?? "", was: null }));
  }
  const before = new Map(Object.entries(version.original));
  const isThere = new Set(texts.map(([, text]) => text));
  const moved = new Map([...before].flatMap(([place, text]) => (own.has(place) ? [[text, place]] : [])));
  return texts.map(([place, text]) => {
    const was = before.get(place);
    const from = was === text && own.has(place) ? place : moved.get(text);
    if (from !== undefined) return { place, original: text, translation: own.get(from) ?? "", was: null };
    const isChange = was !== undefined && !isThere.has(was) && own.has(place);
    return { place, original: text, translation: isChange ? (own.get(place) ?? "") : "", was: isChange ? was : null };
  });
}

/** Whether no text of an original has moved since it was translated, so that what else is said of its lists still fits. */
export function isInOrder(
  key: Pick<DocumentKey, "kind" | "id">,
  original: unknown,
  { original: before }: TranslationVersion,
): boolean {
  if (!before) return true;
  const known = new Set(Object.values(before));
  return toldTexts(key, original).every(([place, text]) => before[place] === text || !known.has(text));
}

/** How much of a document its rows have translated. */
export const shareOf = (rows: TranslationRow[]): TranslationShare => ({
  texts: rows.length,
  translated: rows.filter(({ translation }) => translation !== "").length,
  changed: rows.filter(({ was }) => was !== null).length,
});

/** The texts that a document is translated from, as a version keeps them. */
export const originalOf = (key: Pick<DocumentKey, "kind" | "id">, document: unknown): Record<string, string> =>
  Object.fromEntries(toldTexts(key, document));

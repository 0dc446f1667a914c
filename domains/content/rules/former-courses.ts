import { siteLocale } from "#shared/formats/formats.ts";
import type { ContentDocument } from "./assemble-content.ts";

/**
 * A site's documents with the courses that are no longer among them, as visitors last saw them: batches that have ended
 * still name them. `known` are courses of any time, in every language.
 */
export function withFormerCourses(documents: ContentDocument[], known: ContentDocument[]): ContentDocument[] {
  if (known.length === 0) return documents;
  const here = new Set(
    documents.flatMap(({ kind, id, locale }) => (kind === "course" && locale === siteLocale ? [id] : [])),
  );
  const former = known.filter(({ kind, id }) => kind === "course" && !here.has(id));
  const gone = new Set(former.map(({ id }) => id));
  const others = documents.filter(({ kind, id }) => kind !== "course" || !gone.has(id));
  return [...others, ...former.map((one) => ({ ...one, isFormer: true }))];
}

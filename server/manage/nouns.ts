import type { CatalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";

/** What one of each kind is called. */
export const nouns: Record<CatalogueKind, string> = {
  courses: "course",
  outlines: "outline",
  batches: "batch",
  lectures: "lecture",
};

/** "1 batch", "3 batches". */
export function counted(kind: CatalogueKind, number: number): string {
  return `${number} ${number === 1 ? nouns[kind] : kind}`;
}

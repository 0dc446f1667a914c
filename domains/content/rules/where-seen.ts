import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import { writtenPages } from "#domains/content/contract/page.ts";

/** The pages on which documents without a page of their own are seen. */
const pagesOfKinds: Partial<Record<string, string>> = {
  project: "portfolio",
  plan: "home",
  teacher: "about",
  question: "home",
  testimonial: "home",
};

/**
 * The address of a page of the site on which a document's texts are seen; null for those that stand on many pages, and for
 * the assistant's answers.
 */
export function whereSeen({ kind, id }: Pick<DocumentKey, "kind" | "id">, document: unknown): string | null {
  const { slug = id, path, page } = document as { slug?: string; path?: string; page?: unknown };
  if (kind === "course") return `/courses/${slug}`;
  if (kind === "service") return `/services/${slug}`;
  if (kind === "policy") return path ?? null;
  const named = kind === "page" ? id : (typeof page === "string" && page) || pagesOfKinds[kind];
  return (named && writtenPages[named]?.path) || null;
}

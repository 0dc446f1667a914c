import { z } from "zod";
import type { ContentDocument } from "./assemble-content.ts";

const addressed = z.looseObject({
  slug: z.string().optional(),
  path: z.string().optional(),
  landingPath: z.string().optional(),
  aliases: z.array(z.string()).optional(),
  formerly: z.array(z.string()).optional(),
});

/** The folder of the addresses of each kind that has a page for each document. */
export const addressFolders: Partial<Record<string, string>> = { course: "/courses/", service: "/services/" };

/** Most former addresses of a page; the oldest go first. */
const most = 100;

/** Every address of a document's page; none for one without a page of its own. */
function addressesOf({ kind, id, document }: ContentDocument): string[] {
  const { slug = id, path, landingPath, aliases = [] } = addressed.safeParse(document).data ?? {};
  if (kind === "policy") return path === undefined ? [] : [path];
  const folder = addressFolders[kind];
  return folder === undefined
    ? []
    : [`${folder}${slug}`, ...(landingPath === undefined ? [] : [landingPath]), ...aliases];
}

/**
 * A document that takes the place of another, with the addresses that its page had and has no longer: they lead to the
 * new one, however often it changes.
 */
export function withFormerAddresses(before: ContentDocument | undefined, next: ContentDocument): unknown {
  const { document } = next;
  if (!before || typeof document !== "object" || document === null) return document;
  const now = new Set(addressesOf(next).map((path) => path.toLowerCase()));
  const formerlyOf = (one: unknown) => addressed.safeParse(one).data?.formerly ?? [];
  const all = [...formerlyOf(before.document), ...formerlyOf(document), ...addressesOf(before)];
  const kept = [...new Map(all.map((path) => [path.toLowerCase(), path])).values()].filter(
    (path) => !now.has(path.toLowerCase()),
  );
  if (kept.length === 0 && !("formerly" in document)) return document;
  const { formerly: _, ...others } = document as Record<string, unknown>;
  return kept.length === 0 ? others : { ...others, formerly: kept.slice(-most) };
}

import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import { originalOf } from "#domains/content/rules/translation-rows.ts";
import type { Database } from "#server/db/client.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { findEntry, findRevision } from "./queries.ts";
import { type Seed, seededDocument } from "./seed.ts";

interface OriginalDeps {
  database: Database;
  seed: Seed;
}

/**
 * The document that translations are made from, as it will be: its draft, or the version that visitors see; null if it
 * is not there, or is to be taken off the site. `version` counts its changes.
 */
export async function findOriginal(
  { database, seed }: OriginalDeps,
  { kind, id }: Pick<DocumentKey, "kind" | "id">,
): Promise<{ document: unknown; version: number }> {
  const key = { kind, id, locale: siteLocale };
  const entry = await findEntry(database, key);
  const version = entry?.version ?? 0;
  if (entry?.draft) return { document: entry.draft.document, version };
  const revision = entry?.published ? await findRevision(database, key, entry.published) : undefined;
  return { document: revision ? revision.document : seededDocument(seed, key), version };
}

/** The texts that a translation is made from now; null for a document that is none. */
export async function originalFor(deps: OriginalDeps, key: DocumentKey): Promise<Record<string, string> | null> {
  if (key.locale === siteLocale) return null;
  const { document } = await findOriginal(deps, key);
  return document === null ? null : originalOf(key, document);
}

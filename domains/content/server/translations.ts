import { z } from "zod";
import { type DocumentKey, documentKey } from "#domains/content/contract/kinds.ts";
import { toldTexts, withTexts } from "#domains/content/rules/told-texts.ts";
import {
  isInOrder,
  originalOf,
  type TranslationRow,
  type TranslationVersion,
  translationRows,
} from "#domains/content/rules/translation-rows.ts";
import { AppError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import { holders, query, verb } from "#server/verb.ts";
import { isLocale, siteLocale } from "#shared/formats/formats.ts";
import { type ContentDeps, type NewerDraft, saveVersion, versionOf } from "./drafts.ts";
import { findOriginal } from "./originals.ts";
import { findEntry, findRevision } from "./queries.ts";
import { hashOfDocument, type Seed, seededDocument } from "./seed.ts";

/** A translation beside its original. */
export interface ShownTranslation {
  version: number;
  /** The version of the original that the rows show. */
  originalVersion: number;
  hasDraft: boolean;
  isShown: boolean;
  isWithdrawing: boolean;
  rows: TranslationRow[];
}

/** A version of a translation with what it was made from: one that is as the seed has it, from the seed's original. */
export function versionOfTranslation(
  seed: Seed,
  key: DocumentKey,
  found: Partial<TranslationVersion> | null | undefined,
): TranslationVersion | null {
  if (!found?.document) return null;
  if (found.original) return { document: found.document, original: found.original };
  const seeded = seededDocument(seed, key);
  const isSeed = found.document === seeded || (seeded && hashOfDocument(found.document) === hashOfDocument(seeded));
  const from = seededDocument(seed, { ...key, locale: siteLocale });
  return { document: found.document, original: isSeed && from ? originalOf(key, from) : null };
}

/** A translation beside its original, field by field. Throws `not_found` where there is no such original or language. */
export const showTranslation = query(
  { may: holders("content"), takes: [documentKey] },
  async (deps: ContentDeps, key: DocumentKey): Promise<ShownTranslation> => {
    const { entry, original, originalVersion, newest, isShown } = await readTranslation(deps, key);
    return {
      ...{ version: versionOf(entry), originalVersion, isShown },
      ...{ hasDraft: Boolean(entry?.draft), isWithdrawing: entry?.draft?.document === null },
      rows: translationRows(key, original, newest),
    };
  },
);

/** A translation's newest version and its original as it will be. Throws `not_found` where there is none. */
export async function readTranslation({ database, seed }: ContentDeps, key: DocumentKey) {
  const { document: original, version: originalVersion } = await findOriginal({ database, seed }, key);
  const isKnown = isLocale(key.locale) && key.locale !== siteLocale;
  if (!isKnown || original === null || toldTexts(key, original).length === 0)
    throw new AppError("not_found", "content.unknown", { values: { kind: key.kind, id: key.id } });
  const entry = await findEntry(database, key);
  const revision = entry?.published ? await findRevision(database, key, entry.published) : undefined;
  const shown = revision ?? { document: seededDocument(seed, key), original: null };
  const newest = versionOfTranslation(seed, key, entry?.draft?.document ? entry.draft : shown);
  return { entry, original, originalVersion, newest, isShown: shown.document !== null };
}

const typedTexts = z.strictObject({
  texts: z.record(z.string(), z.string()),
  fits: z.array(z.string()),
  version: z.int().min(0),
  originalVersion: z.int().min(0),
});

/**
 * Saves a translation's texts, by their places in the original, as a draft over the version that its author has seen. A
 * text that stays as it was beside a changed original stays named as older, unless `fits` holds its place. Answers the newer
 * draft instead, and saves nothing, if someone has saved since; throws `conflict` if the original has changed since.
 */
export const saveTranslation = verb(
  { may: holders("content"), takes: [documentKey, typedTexts] },
  async (
    deps: ContentDeps,
    actor: Actor,
    key: DocumentKey,
    { texts, fits, version, originalVersion }: z.infer<typeof typedTexts>,
  ): Promise<{ version: number } | { newer: NewerDraft }> => {
    const read = await readTranslation(deps, key);
    if (read.originalVersion !== originalVersion) throw new AppError("conflict", "content.originalChanged");
    const rows = translationRows(key, read.original, read.newest);
    const isOlder = ({ place, was, translation }: TranslationRow) =>
      was !== null && !fits.includes(place) && (texts[place] ?? translation) === translation;
    const original = Object.fromEntries(
      rows.map((row) => [row.place, isOlder(row) && row.was !== null ? row.was : row.original]),
    );
    const said = new Map(rows.map(({ place, translation }) => [place, texts[place] ?? translation]));
    const document = documentOfTexts(key, read, said);
    return await saveVersion(deps, actor, key, { document, original, version, act: { verb: "saveTranslation" } });
  },
);

/** A translation's document that says these texts over its newest version. */
export function documentOfTexts(
  key: DocumentKey,
  { original, newest }: { original: unknown; newest: TranslationVersion | null },
  texts: ReadonlyMap<string, string>,
): unknown {
  const before = newest && { document: newest.document, isInOrder: isInOrder(key, original, newest) };
  return withTexts(original, before, texts);
}

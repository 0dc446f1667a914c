import { z } from "zod";
import { type DocumentKey, documentKey } from "#domains/content/contract/kinds.ts";
import { toldTexts, withTexts } from "#domains/content/rules/told-texts.ts";
import {
  isInOrder,
  originalOf,
  shareOf,
  type TranslationRow,
  type TranslationShare,
  type TranslationVersion,
  translationRows,
} from "#domains/content/rules/translation-rows.ts";
import { AppError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import { holders, query, verb } from "#server/verb.ts";
import { isLocale, type Locale, locales, siteLocale } from "#shared/formats/formats.ts";
import { documentTitle } from "./document-title.ts";
import { type ContentDeps, type NewerDraft, saveVersion, versionOf } from "./drafts.ts";
import { findOriginal } from "./originals.ts";
import { findDrafts, findEntry, findPublished, findRevision, findTranslations, listEntries } from "./queries.ts";
import { hashOfDocument, type Seed, seededDocument } from "./seed.ts";

/** A document in another language than the site's. */
export interface ListedTranslation extends DocumentKey, TranslationShare {
  /** The title of its original. */
  title: string;
  version: number;
  hasDraft: boolean;
  isShown: boolean;
  /** Whether its draft takes it off the site. */
  isWithdrawing: boolean;
  editedBy: string | null;
  editedAt: Date | null;
}

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

const nameOf = ({ kind, id, locale }: DocumentKey) => `${locale}/${kind}/${id}`;

/**
 * Every document with texts in each of the program's other languages: how many of its texts are translated, and how many
 * are older than the original as it will be. One that nobody has begun is there too, with none.
 */
export const listTranslations = query(
  { may: holders("content") },
  async ({ database, seed }: ContentDeps): Promise<ListedTranslation[]> => {
    const entries = new Map((await listEntries(database)).map((one) => [nameOf(one), one]));
    const drafts = new Map((await findDrafts(database)).map((one) => [nameOf(one), one.draft]));
    const shown = new Map<string, Partial<TranslationVersion>>(seed.documents.map((one) => [nameOf(one), one]));
    for (const one of await findPublished(database)) shown.set(nameOf(one), one);
    for (const one of await findTranslations(database)) shown.set(nameOf(one), one);
    const newest = (name: string) => drafts.get(name) ?? shown.get(name);
    const originals = [...new Set([...shown.keys(), ...drafts.keys()])].filter((name) =>
      name.startsWith(`${siteLocale}/`),
    );
    return originals.flatMap((name) => {
      const [, kind = "", id = ""] = name.split("/");
      const original = newest(name)?.document ?? null;
      const texts = toldTexts({ kind, id }, original).length;
      if (texts === 0) return [];
      return others.map((locale) => {
        const key = { kind, id, locale };
        const [own, entry, draft] = [nameOf(key), entries.get(nameOf(key)), drafts.get(nameOf(key))];
        const made = versionOfTranslation(seed, key, newest(own));
        const share = made ? shareOf(translationRows(key, original, made)) : { texts, translated: 0, changed: 0 };
        return {
          ...{ ...key, title: documentTitle(original) ?? id, ...share, version: entry?.version ?? 0 },
          ...{ hasDraft: Boolean(draft), isShown: (shown.get(own)?.document ?? null) !== null },
          isWithdrawing: draft?.document === null,
          ...{ editedBy: entry?.editedBy ?? null, editedAt: entry?.editedAt ?? null },
        };
      });
    });
  },
);

const others: Locale[] = locales.filter((one) => one !== siteLocale);

/** A version of a translation with what it was made from: one that is as the seed has it, from the seed's original. */
function versionOfTranslation(
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

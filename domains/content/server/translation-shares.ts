import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import { toldTexts } from "#domains/content/rules/told-texts.ts";
import {
  shareOf,
  type TranslationShare,
  type TranslationVersion,
  translationRows,
} from "#domains/content/rules/translation-rows.ts";
import type { Database } from "#server/db/client.ts";
import { holders, query } from "#server/verb.ts";
import { type Locale, locales, siteLocale } from "#shared/formats/formats.ts";
import { documentTitle } from "./document-title.ts";
import type { ContentDeps } from "./drafts.ts";
import { findVersions, listEntries } from "./queries.ts";
import { type Seed, seededDocument } from "./seed.ts";
import { versionOfTranslation } from "./translations.ts";

/** What a translation says of its original. */
interface Share extends TranslationShare {
  /** The title of its original. */
  title: string;
  isShown: boolean;
  /** Whether its draft takes it off the site. */
  isWithdrawing: boolean;
}

/** A document in another language than the site's. */
export interface ListedTranslation extends DocumentKey, Share {
  version: number;
  hasDraft: boolean;
  editedBy: string | null;
  editedAt: Date | null;
}

type Entry = Awaited<ReturnType<typeof listEntries>>[number];

const nameOf = ({ kind, id, locale }: DocumentKey) => `${locale}/${kind}/${id}`;
const others: Locale[] = locales.filter((one) => one !== siteLocale);

/** The shares by name, each with the states that it was counted from; null for a document without a text. */
const counted = new WeakMap<Database, Map<string, { from: string; share: Share | null }>>();

/**
 * Every document with texts in each of the program's other languages: how many of its texts are translated, and how many
 * are older than the original as it will be. One that nobody has begun is there too, with none. What is counted of a
 * document holds until it or its translation changes: only the texts of changed ones are read.
 */
export const listTranslations = query(
  { may: holders("content") },
  async ({ database, seed }: ContentDeps): Promise<ListedTranslation[]> => {
    const entries = new Map((await listEntries(database)).map((one) => [nameOf(one), one]));
    const keys = translationsOf([...seed.documents, ...entries.values()]);
    const known = counted.get(database) ?? new Map<string, { from: string; share: Share | null }>();
    counted.set(database, known);
    const stateOf = (key: DocumentKey) => stateOfEntry(entries.get(nameOf(key)));
    const fromOf = (key: DocumentKey) => `${stateOf({ ...key, locale: siteLocale })} ${stateOf(key)}`;
    const changed = keys.filter((key) => known.get(nameOf(key))?.from !== fromOf(key));
    const shareOfKey = await readShares({ database, seed }, changed);
    for (const key of changed) known.set(nameOf(key), { from: fromOf(key), share: shareOfKey(key) });
    return keys.flatMap((key) => {
      const share = known.get(nameOf(key))?.share;
      const { version = 0, hasDraft = false, editedBy = null, editedAt = null } = entries.get(nameOf(key)) ?? {};
      return share ? [{ ...key, ...share, version, hasDraft, editedBy, editedAt }] : [];
    });
  },
);

/** The translations that documents have or could have. */
function translationsOf(documents: DocumentKey[]): DocumentKey[] {
  const originals = documents.filter(({ locale }) => locale === siteLocale);
  const named = new Map(originals.map(({ kind, id }) => [`${kind}/${id}`, { kind, id }]));
  return [...named.values()].flatMap((one) => others.map((locale) => ({ ...one, locale })));
}

/** A text that is another after each change of a document. */
function stateOfEntry(entry: Entry | undefined): string {
  if (!entry) return "seed";
  const { version, published, hasDraft, editedAt } = entry;
  return `${version}/${published}/${hasDraft}/${editedAt.getTime()}`;
}

/** Reads the texts of translations; the function it answers counts the share of one, null for a document without a text. */
async function readShares({ database, seed }: { database: Database; seed: Seed }, keys: DocumentKey[]) {
  const ids = [...new Set(keys.map(({ id }) => id))];
  const found = ids.length > 0 ? await findVersions(database, ids) : [];
  const versions = new Map(found.map((one) => [nameOf(one), one]));
  const shownOf = (key: DocumentKey): Partial<TranslationVersion> => {
    const own = versions.get(nameOf(key));
    return own && own.published !== null ? own : { document: seededDocument(seed, key) };
  };
  const newestOf = (key: DocumentKey) => versions.get(nameOf(key))?.draft ?? shownOf(key);
  return (key: DocumentKey): Share | null => {
    const original = newestOf({ ...key, locale: siteLocale }).document ?? null;
    const texts = toldTexts(key, original).length;
    if (texts === 0) return null;
    const made = versionOfTranslation(seed, key, newestOf(key));
    return {
      title: documentTitle(original) ?? key.id,
      ...(made ? shareOf(translationRows(key, original, made)) : { texts, translated: 0, changed: 0 }),
      isShown: (shownOf(key).document ?? null) !== null,
      isWithdrawing: versions.get(nameOf(key))?.draft?.document === null,
    };
  };
}

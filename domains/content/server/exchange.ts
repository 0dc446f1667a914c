import { isDeepStrictEqual } from "node:util";
import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, actorText, audit } from "#server/audit/actor.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { assembleSite, refusalOfSite, type SiteWords } from "./assemble-site.ts";
import { type ContentDeps, withDraft } from "./drafts.ts";
import { originalFor } from "./originals.ts";
import { mergeDocuments, readPublished } from "./published-site.ts";
import { lockEntry, writeEntry } from "./queries.ts";

/** Every document as visitors see it, and the day of its publication as an ISO date. */
export async function exportDocuments({ database, seed }: ContentDeps) {
  const { revised, published } = await readPublished(database, seed);
  return { revised, documents: mergeDocuments(seed.documents, published) };
}

interface ImportOptions {
  /** Whether published documents that are not among the imported ones are drafted to be withdrawn. */
  replace: boolean;
  /** Whether nothing is written. */
  check: boolean;
}

/**
 * Saves documents as drafts, all or none, and answers the keys of those that differ from the published ones. Throws
 * `invalid` with every issue if the site with them would be invalid, `conflict` if one has a draft already.
 */
export async function importDocuments(
  { database, seed, clock, ...words }: ContentDeps & SiteWords,
  actor: Actor,
  imported: ContentDocument[],
  { replace, check }: ImportOptions,
): Promise<{ documents: DocumentKey[] }> {
  const { revised, published } = await readPublished(database, seed);
  const shown = mergeDocuments(seed.documents, published);
  const next = replace ? imported : mergeDocuments(shown, imported);
  const drafted = imported.filter((one) => !shown.some((other) => isSame(one, other) && hasSameText(one, other)));
  const { issues } = assembleSite(words, next, revised, { standing: shown, drafted });
  if (issues.length > 0) throw refusalOfSite(issues);
  const changes = [
    ...drafted,
    ...shown
      .filter((one) => !next.some((other) => isSame(one, other)))
      .map(({ kind, id, locale }) => ({ kind, id, locale, document: null })),
  ];
  const documents = changes.map(({ kind, id, locale }) => ({ kind, id, locale }));
  if (check || documents.length === 0) return { documents };
  await database.transaction(async (transaction) => {
    const at = clock();
    // Originals first: a translation beside its original is made from that.
    for (const { document, ...key } of changes.toSorted((one, other) => rankOf(one) - rankOf(other))) {
      const before = await lockEntry(transaction, key);
      if (before?.draft && !isDeepStrictEqual(before.draft.document, document))
        throw new AppError("conflict", "content.draftWaits", { values: { kind: key.kind, id: key.id } });
      const original = await originalFor({ database: transaction, seed }, key);
      const edited = { editedAt: at, editedBy: actorText(actor) };
      await writeEntry(transaction, withDraft(before, key, { document, original, ...edited }));
    }
    const details = { documents: documents.length };
    await audit(transaction, actor, { verb: "importDocuments", subject: "document", subjectId: "all", details }, at);
  });
  return { documents };
}

const rankOf = ({ locale }: DocumentKey) => (locale === siteLocale ? 0 : 1);

const isSame = (one: DocumentKey, other: DocumentKey) =>
  one.kind === other.kind && one.id === other.id && one.locale === other.locale;

const hasSameText = (one: ContentDocument, other: ContentDocument) => isDeepStrictEqual(one.document, other.document);

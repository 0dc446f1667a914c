import { z } from "zod";
import { type DocumentKey, documentKey } from "#domains/content/contract/kinds.ts";
import type { ContentDocument, ContentIssue } from "#domains/content/rules/assemble-content.ts";
import { withAddress } from "#domains/content/rules/document-address.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { AppError } from "#server/app-error.ts";
import { holders, query } from "#server/verb.ts";
import { assembleSite, refusalOfSite, type SiteWords } from "./assemble-site.ts";
import { isTooLong } from "./drafts.ts";
import type { PublishDeps } from "./publish.ts";
import { mergeDocuments, readPublished } from "./published-site.ts";
import { findEntry } from "./queries.ts";
import { seededDocument } from "./seed.ts";

type PreviewDeps = Pick<PublishDeps, "database" | "seed" | keyof SiteWords>;

/**
 * The site as it would be with the draft of one document published. Throws `invalid` with every issue by document and
 * field if it would be invalid.
 */
export const previewSite = query(
  { officeOnly: "page", may: holders("content") },
  async (deps: PreviewDeps, key: DocumentKey): Promise<Site> => {
    const entry = await findEntry(deps.database, key);
    const documents = await publishedDocuments(deps);
    const drafts = entry?.draft ? [{ ...key, document: entry.draft.document }] : [];
    const { site, issues } = assembleSite(deps, mergeDocuments(documents.all, drafts), documents.revised, {
      standing: documents.all,
    });
    if (!site) throw refusalOfSite(issues);
    return site;
  },
);

/**
 * The site as it would be with a document as its form holds it, unsaved; or what keeps it from being one. Stores nothing.
 * Throws `too_large` for a document that could not be saved.
 */
export const previewTyped = query(
  { officeOnly: "page", may: holders("content"), takes: [documentKey, z.record(z.string(), z.unknown())] },
  async (
    deps: PreviewDeps,
    key: DocumentKey,
    typed: Record<string, unknown>,
  ): Promise<{ site: Site; issues: [] } | { site: null; issues: ContentIssue[] }> => {
    if (isTooLong(typed)) throw new AppError("too_large", "content.tooLong");
    const entry = await findEntry(deps.database, key);
    const { all, revised } = await publishedDocuments(deps);
    const published = all.find((one) => isSame(one, key));
    const document = withAddress(typed, {
      ...{ kind: key.kind, id: key.id, isPublished: published !== undefined },
      before: entry?.draft?.document ?? published?.document ?? seededDocument(deps.seed, key),
      isTaken: () => false,
    });
    return assembleSite(deps, mergeDocuments(all, [{ ...key, document }]), revised, { standing: all });
  },
);

async function publishedDocuments({ database, seed }: PreviewDeps) {
  const { revised, published } = await readPublished(database, seed);
  return { all: mergeDocuments(seed.documents, published), revised };
}

const isSame = (one: ContentDocument, { kind, id, locale }: DocumentKey) =>
  one.kind === kind && one.id === id && one.locale === locale;

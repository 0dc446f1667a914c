import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { managers, query } from "#server/verb.ts";
import { assembleSite, refusalOfSite, type SiteWords } from "./assemble-site.ts";
import type { PublishDeps } from "./publish.ts";
import { mergeDocuments, readPublished } from "./published-site.ts";
import { findDrafts } from "./queries.ts";

/**
 * The site as it would be with the draft of one document published. Throws `invalid` with every issue by document and
 * field if it would be invalid.
 */
export const previewSite = query(
  { officeOnly: "page", may: managers },
  async (
    { database, seed, ...words }: Pick<PublishDeps, "database" | "seed" | keyof SiteWords>,
    { kind, id, locale }: DocumentKey,
  ): Promise<Site> => {
    const { revised, published } = await readPublished(database, seed);
    const drafts = (await findDrafts(database))
      .filter((one) => one.kind === kind && one.id === id && one.locale === locale)
      .map(({ draft }) => ({ kind, id, locale, document: draft?.document ?? null }));
    const documents = mergeDocuments(mergeDocuments(seed.documents, published), drafts);
    const { site, issues } = assembleSite(words, documents, revised);
    if (!site) throw refusalOfSite(issues);
    return site;
  },
);

import type { Database } from "#server/db/client.ts";
import { courseRows, removeEntry, writeCatalogue } from "#server/db/queries/catalogue.ts";
import {
  type ContentEntry,
  findDrafts,
  insertPublication,
  insertRevision,
  lockEntry,
  updateEntry,
} from "#server/db/queries/content.ts";
import { findBatches } from "#server/db/queries/courses.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Actor, ContentDeps } from "#server/services/content/drafts.ts";
import { seededDocument } from "#server/services/content/drafts.ts";
import { mergeDocuments, type PublishedSite, readPublished } from "#server/services/content/published-site.ts";
import { hashOfDocument } from "#server/services/content/seed.ts";
import type { DocumentKey } from "#shared/contracts/content/kinds.ts";
import type { Messages } from "#shared/messages/en/messages.ts";
import { assembleContent, type ContentDocument, type ContentIssue } from "#shared/rules/assemble-content.ts";
import { checkSite } from "#shared/rules/check-site.ts";
import { programPaths } from "#shared/rules/program-paths.ts";
import { createSite, type Site } from "#shared/rules/site.ts";

export interface PublishDeps extends ContentDeps {
  publishedSite: Pick<PublishedSite, "prepare" | "show">;
  messages: Messages;
  /** Tells every process, once the transaction is committed. */
  announce: (transaction: Database) => Promise<void>;
}

/** What a publication changed. */
export interface Publication {
  number: number;
  documents: DocumentKey[];
}

/** How often a publication begins again because another one came first. */
const tries = 3;

/**
 * Publishes drafts: all of them, or those of `only`. Validates the whole site with them, renders every page, and then
 * writes and shows them at once; another process shows them within a second. Throws `invalid` with every issue by
 * document and field if the site would not be whole, `conflict` for a course that is withdrawn and has batches, and
 * `not_found` without a draft; then nothing is changed.
 */
export async function publish(deps: PublishDeps, actor: Actor, only?: DocumentKey[]): Promise<Publication> {
  for (let at = 0; at < tries; at += 1) {
    const candidate = await assembleCandidate(deps, only);
    const showPages = await deps.publishedSite.prepare(candidate.site).catch((error: unknown) => {
      if (error instanceof AppError) throw error;
      const how = error instanceof Error ? error.message : String(error);
      throw new AppError("invalid", "content.notRendered", { values: { how }, cause: error });
    });
    const number = await write(deps, actor, candidate);
    if (number === null) continue;
    deps.publishedSite.show(candidate.site, number, showPages);
    return { number, documents: candidate.drafts.map(({ kind, id, locale }) => ({ kind, id, locale })) };
  }
  throw new AppError("conflict", "content.others");
}

/** What keeps the site from being published with all drafts, by document and field; nothing is changed. */
export async function validateDrafts(deps: PublishDeps): Promise<ContentIssue[]> {
  const { number: _, revised, published } = await readPublished(deps.database, deps.seed);
  const drafts = await findDrafts(deps.database);
  const assembled = assemble(
    deps,
    mergeDocuments(deps.seed.documents, [...published, ...drafts.map(draftOf)]),
    revised,
  );
  return assembled.issues;
}

interface Candidate {
  /** The publication that it comes after. */
  after: number;
  at: Date;
  site: Site;
  drafts: ContentEntry[];
}

async function assembleCandidate(deps: PublishDeps, only?: DocumentKey[]): Promise<Candidate> {
  const { database, seed, clock } = deps;
  const { number: after, published } = await readPublished(database, seed);
  const isWanted = (entry: DocumentKey) =>
    !only || only.some(({ kind, id, locale }) => entry.kind === kind && entry.id === id && entry.locale === locale);
  const drafts = (await findDrafts(database)).filter(isWanted);
  if (drafts.length === 0) throw new AppError("not_found", "content.noDrafts");
  const at = clock();
  const documents = mergeDocuments(seed.documents, [...published, ...drafts.map(draftOf)]);
  const { site, issues } = assemble(deps, documents, at.toISOString().slice(0, 10));
  if (!site) throw invalidSite(issues);
  return { after, at, site, drafts };
}

function assemble({ messages }: Pick<PublishDeps, "messages">, documents: ContentDocument[], revised: string) {
  const { content, issues } = assembleContent(documents, revised);
  if (!content) return { site: null, issues };
  const site = createSite(content, messages);
  const among = checkSite(site, documents, programPaths);
  return among.length > 0 ? { site: null, issues: among } : { site, issues: [] };
}

const draftOf = ({ kind, id, locale, draft }: ContentEntry) => ({
  kind,
  id,
  locale,
  document: draft?.document ?? null,
});

/** Writes a candidate in one transaction; null if it is not the next any more, because somebody published or saved. */
async function write(deps: PublishDeps, actor: Actor, { after, at, site, drafts }: Candidate): Promise<number | null> {
  const { database, seed, announce } = deps;
  return await database.transaction(async (transaction) => {
    const number = await insertPublication(transaction, { after, at, actor });
    if (number === null) return null;
    for (const draft of drafts) {
      const entry = await lockEntry(transaction, draft);
      // Saved since it was rendered: what was seen is published, and the newer draft stays.
      const isNewer = entry?.version !== draft.version;
      const document = draft.draft?.document ?? null;
      const published = await insertRevision(transaction, draft, { document, publication: number });
      const seeded = seededDocument(seed, draft);
      const seedHash = seeded === null ? null : hashOfDocument(seeded);
      await updateEntry(transaction, { ...(entry ?? draft), published, seedHash, ...(isNewer ? {} : { draft: null }) });
    }
    await writeCourses(transaction, site, drafts);
    await announce(transaction);
    return number;
  });
}

/**
 * Writes published courses and outlines into the catalogue, which the portal and the API read and batches belong to.
 * Throws `conflict` for a withdrawn course that has batches.
 */
async function writeCourses(transaction: Database, { content }: Site, drafts: ContentEntry[]): Promise<void> {
  for (const { id } of drafts.filter(({ kind }) => kind === "course")) {
    const course = content.courses.find((one) => one.id === id);
    if (course) await writeCatalogue(transaction, { ...courseRows(course), batches: [], lectures: [] });
    else if ((await findBatches(transaction, id)).length > 0)
      throw new AppError("conflict", "content.courseHasBatches", { values: { id } });
    else await removeEntry(transaction, "courses", id);
  }
}

function invalidSite(issues: ContentIssue[]): AppError {
  const fields = Object.fromEntries(
    issues.map(({ kind, id, field, message }) => {
      const place = [`${kind} ${id}`, field].filter(Boolean).join(": ");
      return [place, { reason: "contract" as const, values: { text: message } }];
    }),
  );
  return new AppError("invalid", "content.notWhole", { values: { count: issues.length }, fields });
}

import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import { documentKey } from "#domains/content/contract/kinds.ts";
import type { ContentDocument, ContentIssue } from "#domains/content/rules/assemble-content.ts";
import { withFormerAddresses } from "#domains/content/rules/former-addresses.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { losesPlaces } from "#domains/institute/rules/place.ts";
import { AppError } from "#server/app-error.ts";
import { type Act, type Actor, actorText, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { ContentChanges } from "#server/db/content-changes.ts";
import { holders, query, verb } from "#server/verb.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { assembleSite, refusalOfSite, type SiteWords } from "./assemble-site.ts";
import type { ContentDeps } from "./drafts.ts";
import { branchesOf, type PlaceDeps, refuseLostPlaces } from "./kept-places.ts";
import { isCourse, mergeDocuments, type PublishedSite, readPublished } from "./published-site.ts";
import {
  type ContentEntry,
  findDrafts,
  findEntry,
  findPublications,
  insertPublication,
  insertRevision,
  lockEntry,
  writeEntry,
} from "./queries.ts";
import { hashOfDocument, type Seed, seededDocument } from "./seed.ts";

export interface PublishDeps extends ContentDeps, SiteWords, PlaceDeps {
  publishedSite: Pick<PublishedSite, "prepare" | "show">;
  /** Whether no program runs, so that pages cannot be rendered; courses may be entered all the same. */
  isOffline?: boolean;
  /** Notifies every process, once the transaction is committed. */
  announce: ContentChanges["announce"];
  /** Called in its transaction with the courses that a publication changes, and the site after it. */
  whenCoursesChange: CoursesChange;
}

/** Acts when published courses change, by their ids. It may refuse; `takesBatches` lets batches go with a course. */
export type CoursesChange = (
  transaction: Database,
  site: Site,
  ids: string[],
  how: { takesBatches: boolean; at: Date },
) => Promise<void>;

/** The changes of a publication. */
export interface Publication {
  number: number;
  documents: DocumentKey[];
}

/** A draft to be published; `version` is the one that was seen, if it matters. */
export interface WantedDraft extends DocumentKey {
  version?: number | undefined;
}

/** Further work in the transaction of a publication. */
export interface Alongside {
  /** The publisher's note on the publication. */
  note?: string | undefined;
  /** Whether withdrawn courses take their batches and lectures along; otherwise they are refused. */
  takesBatches?: boolean;
  /** Called before anything that visitors see is written. */
  before?: (transaction: Database) => Promise<void>;
  /** Called once the courses are written, with the time of the publication. */
  after?: (transaction: Database, at: Date) => Promise<void>;
  /** The act for the audit, if it was more than to publish. */
  act?: () => Act;
}

/** A document as it will be, and its entry at the time of the decision. */
interface Change {
  before: ContentEntry;
  document: unknown;
}

/** Decides the changes, knowing every published document; is called again if someone else publishes in between. */
type Choose = (published: ContentDocument[], at: Date) => Promise<Change[]>;

/** Times a publication begins again because another one came first. */
const tries = 3;

const publication = z.strictObject({
  only: z.array(documentKey).exactOptional(),
  note: z.string().max(500).exactOptional(),
  takesBatches: z.boolean().exactOptional(),
});

/**
 * Publishes drafts: all of them, or those of `only`. Validates the whole site with them, renders every page, and then
 * writes and shows them at once; another process shows them within a second. Throws `invalid` with every issue by
 * document and field if the site would be invalid, `conflict` for a course that is withdrawn while a batch of it has not ended, for a
 * branch or a room that is gone and still needed, for a draft that is not the version that was seen or if no program runs, and `not_found` without a draft; then nothing is
 * changed.
 */
export const publish = verb(
  { may: holders("content"), takes: [publication.exactOptional()] },
  async (
    deps: PublishDeps,
    actor: Actor,
    { only, ...alongside }: { only?: WantedDraft[] | undefined } & Alongside = {},
  ): Promise<Publication> => {
    if (deps.isOffline) throw new AppError("conflict", "content.notRunning");
    const isWanted = (entry: DocumentKey) => !only || only.some((one) => isSame(one, entry));
    const choose: Choose = async (published) => {
      const drafts = (await findDrafts(deps.database)).filter(isWanted);
      if (drafts.length === 0) throw new AppError("not_found", "content.noDrafts");
      const isNewer = (entry: ContentEntry) =>
        only?.some((one) => isSame(one, entry) && one.version !== undefined && one.version !== entry.version);
      if (drafts.some(isNewer)) throw new AppError("conflict", "content.draftChanged");
      if (actor.kind !== "operator" && drafts.some((draft) => changesWaysToPay(draft, published)))
        throw new AppError("forbidden", "content.waysToPay");
      if (actor.kind !== "operator" && drafts.some((draft) => removesPlaces(draft, published)))
        throw new AppError("forbidden", "branch.elsewhere");
      return drafts.map((before) => ({ before, document: before.draft?.document ?? null }));
    };
    return await publishChanges(deps, actor, choose, alongside);
  },
);

/**
 * Publishes documents without a draft, null for one to be withdrawn: `enter` makes them from those that are published.
 * Without a running program their pages are rendered at its next start. Throws as `publish` does, and `conflict` for a document that has a draft.
 */
export async function publishDocuments(
  deps: PublishDeps,
  actor: Actor,
  enter: (published: ContentDocument[]) => ContentDocument[],
  alongside: Alongside = {},
): Promise<Publication> {
  const choose: Choose = async (published, at) => {
    const changes = enter(published).map(async ({ kind, id, locale, document }) => {
      const key = { kind, id, locale };
      const found = await findEntry(deps.database, key);
      if (found?.draft) throw new AppError("conflict", "content.draftWaits", { values: { kind, id } });
      const unchanged = { version: 0, draft: null, published: null, seedHash: null };
      return { before: found ?? { ...key, ...unchanged, editedAt: at, editedBy: actorText(actor) }, document };
    });
    return await Promise.all(changes);
  };
  return await publishChanges(deps, actor, choose, alongside);
}

/** Throws the errors that `publishDocuments` would throw for an invalid site; renders and changes nothing. */
export async function checkDocuments(
  { database, seed, ...words }: PublishDeps,
  enter: (published: ContentDocument[]) => ContentDocument[],
): Promise<void> {
  const { revised, published } = await readPublished(database, seed);
  const standing = mergeDocuments(seed.documents, published);
  const { issues } = assembleSite(words, mergeDocuments(standing, enter(standing)), revised, { standing });
  if (issues.length > 0) throw refusalOfSite(issues);
}

async function publishChanges(
  deps: PublishDeps,
  actor: Actor,
  choose: Choose,
  alongside: Alongside,
): Promise<Publication> {
  for (let at = 0; at < tries; at += 1) {
    const candidate = await assembleCandidate(deps, choose);
    const showPages = await deps.publishedSite.prepare(candidate.site).catch((error: unknown) => {
      if (error instanceof AppError) throw error;
      const how = error instanceof Error ? error.message : String(error);
      throw new AppError("invalid", "content.notRendered", { values: { how }, cause: error });
    });
    const number = await write(deps, actor, candidate, alongside);
    if (number === null) continue;
    deps.publishedSite.show(candidate.site, number, showPages);
    return { number, documents: candidate.changes.map(({ before: { kind, id, locale } }) => ({ kind, id, locale })) };
  }
  throw new AppError("conflict", "content.others");
}

/** The last publications, the newest first, each with the documents that it changed. */
export const listPublications = query({ may: holders("content") }, ({ database }: Pick<ContentDeps, "database">) =>
  findPublications(database, 50),
);

/**
 * The issues that keep the site from being published with drafts, all of them or those of `only`, by document and field;
 * nothing is changed.
 */
export const validateDrafts = query(
  { may: holders("content"), takes: [z.array(documentKey).exactOptional()] },
  async ({ database, seed, ...words }: PublishDeps, only?: DocumentKey[]): Promise<ContentIssue[]> => {
    const { revised, published } = await readPublished(database, seed);
    const drafts = (await findDrafts(database)).filter((entry) => !only || only.some((one) => isSame(one, entry)));
    const changes = drafts.map((before) => ({ before, document: before.draft?.document ?? null }));
    const standing = mergeDocuments(seed.documents, published);
    const drafted = changes.map(documentOf);
    return assembleSite(words, mergeDocuments(standing, drafted), revised, { standing, drafted }).issues;
  },
);

/** Whether a draft changes where money goes: owners do that on a screen of its own. */
function changesWaysToPay({ kind, id, locale, draft }: ContentEntry, published: ContentDocument[]): boolean {
  if (kind === "settings" && id === "payment") return true;
  if (kind !== "company") return false;
  const before = published.find((one) => isSame(one, { kind, id, locale }))?.document;
  // A draft comes from a column that keeps no order of keys.
  return !isDeepStrictEqual(transfersOf(draft?.document), transfersOf(before));
}

const areBranches = ({ kind, id }: Pick<DocumentKey, "kind" | "id">) => kind === "settings" && id === "branches";

/** Whether a draft removes branches or rooms: the screen of the branches knows what needs them. */
function removesPlaces({ kind, id, locale, draft }: ContentEntry, published: ContentDocument[]): boolean {
  if (!areBranches({ kind, id })) return false;
  const before = published.find((one) => isSame(one, { kind, id, locale }))?.document;
  return losesPlaces(branchesOf(before), branchesOf(draft?.document));
}

const withTransfers = z.looseObject({ payment: z.looseObject({ transfers: z.unknown() }) });
const transfersOf = (document: unknown) => withTransfers.safeParse(document).data?.payment.transfers ?? [];

interface Candidate {
  /** The number of the publication before it. */
  after: number;
  at: Date;
  site: Site;
  changes: Change[];
}

async function assembleCandidate(deps: PublishDeps, choose: Choose): Promise<Candidate> {
  const { database, seed, clock, messages, translations, conditions } = deps;
  const { number: after, published, former } = await readPublished(database, seed);
  const documents = mergeDocuments(seed.documents, published);
  const at = clock();
  const chosen = await choose(documents, at);
  const changes = chosen.map((change) => {
    const after = documentOf(change);
    const before = documents.find((one) => isSame(one, after));
    return { ...change, document: withFormerAddresses(before, after) };
  });
  const next = mergeDocuments(documents, changes.map(documentOf));
  const { site, issues } = assembleSite({ messages, translations, conditions }, next, at.toISOString().slice(0, 10), {
    now: at,
    former: mergeDocuments(former, documents.filter(isCourse)),
    standing: documents,
    drafted: changes.filter(({ before }) => before.draft).map(documentOf),
  });
  if (!site) throw refusalOfSite(issues);
  return { after, at, site, changes };
}

const documentOf = ({ before: { kind, id, locale }, document }: Change) => ({ kind, id, locale, document });

const isSame = (one: DocumentKey, other: DocumentKey) =>
  one.kind === other.kind && one.id === other.id && one.locale === other.locale;

/** Writes a candidate in one transaction; null if it is no longer the next, because someone published or saved. */
async function write(
  deps: PublishDeps,
  actor: Actor,
  { after, at, site, changes }: Candidate,
  alongside: Alongside,
): Promise<number | null> {
  return await deps.database.transaction(async (transaction) => {
    const number = await insertPublication(transaction, {
      ...{ after, at, actor: actorText(actor) },
      note: alongside.note ?? null,
    });
    if (number === null) return null;
    await alongside.before?.(transaction);
    for (const change of changes) await writeChange(transaction, deps.seed, change, number);
    const courses = changes.filter(({ before }) => before.kind === "course").map(({ before }) => before.id);
    await deps.whenCoursesChange(transaction, site, courses, { takesBatches: alongside.takesBatches ?? false, at });
    await alongside.after?.(transaction, at);
    const places = changes.find(({ before }) => areBranches(before));
    if (places) {
      const today = dayOf(at, site.content.company.hours.timeZone);
      await refuseLostPlaces(deps, transaction, branchesOf(places.document), { now: at, today });
    }
    const details = { documents: changes.length };
    const published = { verb: "publish", subject: "publication" as const, subjectId: String(number), details };
    await audit(transaction, actor, alongside.act?.() ?? published, at);
    const changesMore = places || alongside.before || alongside.after || alongside.takesBatches;
    await deps.announce(transaction, changesMore ? "all" : "documents");
    return number;
  });
}

async function writeChange(transaction: Database, seed: Seed, { before, document }: Change, publication: number) {
  const entry = (await lockEntry(transaction, before)) ?? before;
  const original = before.draft?.original;
  const published = await insertRevision(transaction, before, { document, original, publication });
  const seeded = seededDocument(seed, before);
  const seedHash = seeded === null ? null : hashOfDocument(seeded);
  const version = entry.version + (before.draft ? 0 : 1);
  // Saved since it was rendered: the seen version is published, and the newer draft stays.
  const draft = entry.version === before.version ? null : entry.draft;
  await writeEntry(transaction, { ...entry, published, seedHash, version, draft });
}

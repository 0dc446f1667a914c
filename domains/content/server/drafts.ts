import { z } from "zod";
import { contractOf, type DocumentKey, documentKey } from "#domains/content/contract/kinds.ts";
import { AppError } from "#server/app-error.ts";
import { type Act, type Actor, actorText, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { holders, query, verb } from "#server/verb.ts";
import { foldText } from "#shared/fold-text.ts";
import { isLocale, siteLocale } from "#shared/formats/formats.ts";
import { documentTitle } from "./document-title.ts";
import { originalFor } from "./originals.ts";
import {
  type ContentEntry,
  findDrafts,
  findEntry,
  findPublished,
  findRevision,
  insertEntry,
  listEntries,
  listRevisions,
  lockEntry,
  writeEntry,
} from "./queries.ts";
import { hashOfDocument, type Seed, seededDocument } from "./seed.ts";
import type { StoredDraft } from "./tables.ts";

export interface ContentDeps {
  database: Database;
  seed: Seed;
  clock: () => Date;
}

/** The draft that someone else has saved in the meantime. */
export interface NewerDraft {
  version: number;
  editedBy: string;
  document: unknown;
}

/** A document's edited, published and seeded versions; null where there is none. */
export interface DocumentStates {
  version: number;
  draft: { document: unknown } | null;
  published: unknown;
  seed: unknown;
  /** Whether the seed has changed since the published revision was made from it. */
  seedHasChanged: boolean;
}

const savedDraft = z.strictObject({
  document: z.record(z.string(), z.unknown()).nullable(),
  version: z.int().min(0),
});

/** Largest size of a document, in characters of JSON. */
const longest = 300_000;

/** Whether a document is longer than one that can be saved. */
export const isTooLong = (document: unknown) => JSON.stringify(document).length > longest;

/**
 * Every document in the site's language: those of the seed and those made here, each with the title of its draft or of
 * the version visitors see, whether they see it, whether its draft takes it off the site, and whether its texts hold the words of `sought`.
 */
export const listDocuments = query(
  { may: holders("content"), takes: [z.string().max(200).exactOptional()] },
  async ({ database, seed }: ContentDeps, sought?: string) => {
    const wanted = foldText(sought ?? "")
      .split(" ")
      .filter(Boolean);
    const entries = new Map((await listEntries(database)).map((entry) => [nameOf(entry), entry]));
    const drafts = new Map((await findDrafts(database)).map((entry) => [nameOf(entry), entry.draft?.document ?? null]));
    const shown = new Map(seed.documents.map((one) => [nameOf(one), one.document]));
    // The texts are read only where words are sought in them.
    const published = await findPublished(database, wanted.length > 0 ? "whole" : "brief");
    for (const one of published) shown.set(nameOf(one), one.document);
    const seeded = seed.documents.flatMap(({ kind, id, locale }) =>
      locale === siteLocale ? [{ kind, id, locale }] : [],
    );
    const made = [...entries.values()].filter(
      (entry) => entry.locale === siteLocale && isThere(entry) && !seeded.some((one) => nameOf(one) === nameOf(entry)),
    );
    return [...seeded, ...made].map(({ kind, id, locale }) => {
      const entry = entries.get(nameOf({ kind, id, locale }));
      const { hasDraft = false, published = null, editedBy = null, editedAt = null, version = 0 } = entry ?? {};
      const name = nameOf({ kind, id, locale });
      const [draft, visible] = [drafts.get(name), shown.get(name) ?? null];
      const inSeed = seededDocument(seed, { kind, id, locale });
      return {
        ...{ kind, id, locale, hasDraft, isPublished: published !== null, editedBy, editedAt, version },
        // One that is off the site is still called as it was.
        title: documentTitle(draft ?? visible ?? inSeed) ?? id,
        kinds: kindsOf(draft ?? visible),
        holds: wanted.length === 0 || holdsWords(draft ?? visible, wanted),
        isShown: visible !== null,
        isWithdrawing: hasDraft && draft === null,
        seedHasChanged: hasChanged(entry?.seedHash, inSeed),
      };
    });
  },
);

const withKinds = z.looseObject({ kinds: z.array(z.string()) });

/** The kinds of question that an answer is for; none of another document. */
const kindsOf = (document: unknown): string[] => withKinds.safeParse(document).data?.kinds ?? [];

/** Whether the texts of a document hold all of these words. */
function holdsWords(document: unknown, words: string[]): boolean {
  const text = foldText(textsIn(document).join(" "));
  return words.every((word) => text.includes(word));
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Whether an entry says more than that there once was a draft. */
const isThere = ({ hasDraft, published }: { hasDraft: boolean; published: number | null }) =>
  hasDraft || published !== null;

/** The version that a draft is saved over: 0 while nothing differs from the seed. */
export const versionOf = (entry: ContentEntry | undefined) =>
  entry && isThere({ hasDraft: entry.draft !== null, published: entry.published }) ? entry.version : 0;

/** A document's draft, published version and seed. Throws `not_found` if there is none of them. */
export const showDocument = query(
  { may: holders("content"), takes: [documentKey] },
  async ({ database, seed }: ContentDeps, key: DocumentKey): Promise<DocumentStates> => {
    const entry = await findEntry(database, key);
    const seeded = seededDocument(seed, key);
    if (versionOf(entry) === 0 && seeded === null) throw unknownDocument(key);
    const revision = entry?.published ? await findRevision(database, key, entry.published) : undefined;
    return {
      version: versionOf(entry),
      draft: entry?.draft ?? null,
      published: revision ? revision.document : seeded,
      seed: seeded,
      seedHasChanged: hasChanged(entry?.seedHash, seeded),
    };
  },
);

/**
 * Saves a draft over the version that its author has seen, 0 for a document without a draft so far. A draft need not be
 * valid, and a draft of null withdraws the document once it is published. Answers the newer draft instead, and saves
 * nothing, if someone has saved since. Throws `invalid` for an impossible kind or size.
 */
export const saveDraft = verb(
  { may: holders("content"), takes: [documentKey, savedDraft] },
  async (
    deps: ContentDeps,
    actor: Actor,
    key: DocumentKey,
    draft: { document: unknown; version: number },
  ): Promise<{ version: number } | { newer: NewerDraft }> => {
    return await saveVersion(deps, actor, key, { ...draft, act: { verb: "saveDraft" } });
  },
);

interface DraftSave {
  document: unknown;
  /** The texts that a translation was made from; those of the original as it is now unless given. */
  original?: Record<string, string> | null;
  /** The version that was seen. */
  version: number;
  act: Pick<Act, "verb" | "details">;
}

/** Saves a draft as `saveDraft` does, for another act. */
export async function saveVersion(
  { database, seed, clock }: ContentDeps,
  actor: Actor,
  key: DocumentKey,
  { document, original, version, act }: DraftSave,
): Promise<{ version: number } | { newer: NewerDraft }> {
  if (!contractOf(key)) throw unknownDocument(key, "invalid");
  if (!isLocale(key.locale)) throw new AppError("invalid", "content.locale", { values: { locale: key.locale } });
  if (isTooLong(document)) throw new AppError("too_large", "content.tooLong");
  return await database.transaction(async (transaction) => {
    const before = await lockEntry(transaction, key);
    if (versionOf(before) !== version) return { newer: newerOf(before) };
    const at = clock();
    const from = original === undefined ? await originalFor({ database: transaction, seed }, key) : original;
    const next = withDraft(before, key, { document, original: from, editedAt: at, editedBy: actorText(actor) });
    if (before) await writeEntry(transaction, next);
    else if (!(await insertEntry(transaction, next))) return { newer: newerOf(await lockEntry(transaction, key)) };
    const { details } = act;
    await audit(transaction, actor, { ...act, ...recordOf(key), details: { version: next.version, ...details } }, at);
    return { version: next.version };
  });
}

/** The record an act is about, in the audit. */
const recordOf = ({ kind, id }: DocumentKey) => ({ subject: "document" as const, subjectId: `${kind}/${id}` });

/** A document's entry with a draft, in its next version. */
export function withDraft(
  before: ContentEntry | undefined,
  { kind, id, locale }: DocumentKey,
  { document, original, ...edited }: StoredDraft & { editedAt: Date; editedBy: string },
): ContentEntry {
  const version = (before?.version ?? 0) + 1;
  const draft = { document, ...(original && { original }) };
  return { kind, id, locale, published: null, seedHash: null, ...before, version, draft, ...edited };
}

function newerOf(entry: ContentEntry | undefined): NewerDraft {
  return {
    version: versionOf(entry),
    editedBy: entry?.editedBy ?? "",
    document: entry?.draft?.document ?? null,
  };
}

/**
 * Throws a draft away, so that the document equals its published version again. Throws `not_found` if there is none,
 * and `conflict` if it is not the version that was `seen`.
 */
export const discardDraft = verb(
  { may: holders("content"), takes: [documentKey, z.int().exactOptional()] },
  async ({ database, clock }: ContentDeps, actor: Actor, key: DocumentKey, seen?: number): Promise<void> => {
    await database.transaction(async (transaction) => {
      const entry = await lockEntry(transaction, key);
      if (!entry?.draft) throw new AppError("not_found", "content.noDraft");
      if (seen !== undefined && seen !== entry.version) throw new AppError("conflict", "content.draftChanged");
      const at = clock();
      const changed = { draft: null, version: entry.version + 1, editedAt: at, editedBy: actorText(actor) };
      await writeEntry(transaction, { ...entry, ...changed });
      await audit(transaction, actor, { verb: "discardDraft", ...recordOf(key) }, at);
    });
  },
);

/** The published versions of a document, the newest first. Throws `not_found` if it was never published here. */
export const showHistory = query(
  { may: holders("content"), takes: [documentKey] },
  async ({ database }: ContentDeps, key: DocumentKey) => {
    const revisions = await listRevisions(database, key);
    if (revisions.length === 0) throw new AppError("not_found", "content.neverPublished");
    return revisions;
  },
);

/** Makes an earlier published version the draft, and answers the draft's version. Throws `not_found` for an unknown one. */
export const restoreRevision = verb(
  { may: holders("content"), takes: [documentKey, z.int().positive()] },
  async (
    deps: ContentDeps,
    actor: Actor,
    key: DocumentKey,
    revision: number,
  ): Promise<{ version: number } | { newer: NewerDraft }> => {
    const { document, original } = await revisionOf(deps, key, revision);
    const { version } = await showDocument(deps, key);
    const act = { verb: "restoreRevision", details: { revision } };
    return await saveVersion(deps, actor, key, { document, original, version, act });
  },
);

/** A published version of a document. Throws `not_found` for an unknown one. */
export const showRevision = query(
  { may: holders("content"), takes: [documentKey, z.int()] },
  async (deps: ContentDeps, key: DocumentKey, revision: number): Promise<unknown> =>
    (await revisionOf(deps, key, revision)).document,
);

async function revisionOf({ database }: ContentDeps, key: DocumentKey, revision: number) {
  const found = await findRevision(database, key, revision);
  if (!found) throw new AppError("not_found", "content.noRevision", { values: { revision } });
  return found;
}

const hasChanged = (seedHash: string | null | undefined, seeded: unknown) =>
  Boolean(seedHash && seeded && seedHash !== hashOfDocument(seeded));

function nameOf({ kind, id, locale }: DocumentKey): string {
  return `${locale}/${kind}/${id}`;
}

function unknownDocument({ kind, id }: DocumentKey, code: "not_found" | "invalid" = "not_found"): AppError {
  return new AppError(code, "content.unknown", { values: { kind, id } });
}

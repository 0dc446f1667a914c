import { and, desc, eq, inArray, isNotNull, max, sql } from "drizzle-orm";
import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import type { Database } from "#server/db/client.ts";
import { contentEntries, contentRevisions, publications, setupState } from "./tables.ts";

export type ContentEntry = typeof contentEntries.$inferSelect;

const isEntry = ({ kind, id, locale }: DocumentKey) =>
  and(eq(contentEntries.kind, kind), eq(contentEntries.id, id), eq(contentEntries.locale, locale));
const isRevisionOf = ({ kind, id, locale }: DocumentKey) =>
  and(eq(contentRevisions.kind, kind), eq(contentRevisions.id, id), eq(contentRevisions.locale, locale));

/** The revision of an entry that visitors see. */
const isPublishedRevision = and(
  eq(contentRevisions.kind, contentEntries.kind),
  eq(contentRevisions.id, contentEntries.id),
  eq(contentRevisions.locale, contentEntries.locale),
  eq(contentRevisions.revision, contentEntries.published),
);

/** A published document; null where the seed's document was withdrawn. */
export interface PublishedDocument extends DocumentKey {
  document: unknown;
}

/** What is published and what is drafted of all documents of these names, each in every language. */
export async function findVersions(database: Database, ids: string[]) {
  const { kind, id, locale, published, draft } = contentEntries;
  const { document, original } = contentRevisions;
  return await database
    .select({ kind, id, locale, published, draft, document, original })
    .from(contentEntries)
    .leftJoin(contentRevisions, isPublishedRevision)
    .where(inArray(id, ids));
}

/** The number and time of the last publication; null before the first. */
export async function findLastPublication(database: Database): Promise<{ number: number; at: Date } | null> {
  const [last] = await database
    .select({ number: publications.number, at: publications.at })
    .from(publications)
    .orderBy(desc(publications.number))
    .limit(1);
  return last ?? null;
}

/** The fields that name a document and tell which questions it answers: of a course, a small part of what it holds. */
const brief = sql`case when ${contentRevisions.document} is not null then (
  select jsonb_build_object('title', title, 'name', name, 'question', question, 'hero', hero, 'phrasings', phrasings,
    'text', text, 'kinds', kinds)
  from jsonb_to_record(${contentRevisions.document}) as named (title jsonb, name jsonb, question jsonb, hero jsonb,
    phrasings jsonb, text jsonb, kinds jsonb)) end`;

/** Every published document that differs from the seed, whole or with the fields that a list needs. */
export async function findPublished(
  database: Database,
  extent: "whole" | "brief" = "whole",
): Promise<PublishedDocument[]> {
  const { kind, id, locale } = contentEntries;
  const { document } = contentRevisions;
  return await database
    .select({ kind, id, locale, document: extent === "whole" ? document : brief.mapWith(document) })
    .from(contentEntries)
    .innerJoin(contentRevisions, isPublishedRevision);
}

/** The last texts of each course that was published here, in every language. */
export async function findFormerCourses(database: Database): Promise<PublishedDocument[]> {
  const { kind, id, locale, revision, document } = contentRevisions;
  return await database
    .selectDistinctOn([id, locale], { kind, id, locale, document })
    .from(contentRevisions)
    .where(and(eq(kind, "course"), isNotNull(document)))
    .orderBy(id, locale, desc(revision));
}

/** A published document that differs from the seed; undefined for any other. */
export async function findPublishedDocument(database: Database, key: DocumentKey): Promise<unknown> {
  const { document, kind, id, locale, revision } = contentRevisions;
  const { published } = contentEntries;
  const [found] = await database
    .select({ document })
    .from(contentEntries)
    .innerJoin(
      contentRevisions,
      and(
        isRevisionOf(key),
        eq(kind, contentEntries.kind),
        eq(id, contentEntries.id),
        eq(locale, contentEntries.locale),
      ),
    )
    .where(and(isEntry(key), eq(revision, published)));
  return found?.document ?? undefined;
}

/** The changed documents, without their content. */
export async function listEntries(database: Database) {
  const { kind, id, locale, version, editedAt, editedBy, published, seedHash } = contentEntries;
  const hasDraft = sql<boolean>`${contentEntries.draft} is not null`;
  return await database
    .select({ kind, id, locale, version, editedAt, editedBy, published, seedHash, hasDraft })
    .from(contentEntries);
}

export async function findEntry(database: Database, key: DocumentKey): Promise<ContentEntry | undefined> {
  return (await database.select().from(contentEntries).where(isEntry(key)))[0];
}

/** Every entry with a draft. */
export async function findDrafts(database: Database): Promise<ContentEntry[]> {
  return await database.select().from(contentEntries).where(isNotNull(contentEntries.draft));
}

/** An entry, locked until the transaction ends. */
export async function lockEntry(transaction: Database, key: DocumentKey): Promise<ContentEntry | undefined> {
  return (await transaction.select().from(contentEntries).where(isEntry(key)).for("update"))[0];
}

/** Writes a new entry; false if there is one already. */
export async function insertEntry(transaction: Database, entry: ContentEntry): Promise<boolean> {
  const inserted = await transaction.insert(contentEntries).values(entry).onConflictDoNothing().returning();
  return inserted.length > 0;
}

/** Writes an entry, in place of the existing one. */
export async function writeEntry(transaction: Database, entry: ContentEntry): Promise<void> {
  const { kind, id, locale } = contentEntries;
  await transaction
    .insert(contentEntries)
    .values(entry)
    .onConflictDoUpdate({ target: [kind, id, locale], set: entry });
}

/** The document's published versions, the newest first, without their texts. */
export async function listRevisions(database: Database, key: DocumentKey) {
  return await database
    .select({
      revision: contentRevisions.revision,
      publication: contentRevisions.publication,
      at: publications.at,
      actor: publications.actor,
      note: publications.note,
      isWithdrawn: sql<boolean>`${contentRevisions.document} is null`,
    })
    .from(contentRevisions)
    .innerJoin(publications, eq(publications.number, contentRevisions.publication))
    .where(isRevisionOf(key))
    .orderBy(desc(contentRevisions.revision));
}

/** The last publications, the newest first, each with the documents that it changed. */
export async function findPublications(database: Database, most: number) {
  const { number, at, actor, note } = publications;
  const { kind, id } = contentRevisions;
  const named = sql<string>`${kind} || '/' || ${id}`;
  return await database
    .select({ number, at, actor, note, documents: sql<string[]>`array_agg(distinct ${named} order by ${named})` })
    .from(publications)
    .innerJoin(contentRevisions, eq(contentRevisions.publication, number))
    .groupBy(number)
    .orderBy(desc(number))
    .limit(most);
}

/** One published version; undefined if there is none. */
export async function findRevision(database: Database, key: DocumentKey, revision: number) {
  const [found] = await database
    .select({ document: contentRevisions.document, original: contentRevisions.original })
    .from(contentRevisions)
    .where(and(isRevisionOf(key), eq(contentRevisions.revision, revision)));
  return found;
}

/**
 * Adds a publication after the one that is known, and answers its number; null if someone has published since. Of two
 * at once, one waits for the other and then gets null.
 */
export async function insertPublication(
  transaction: Database,
  { after, ...publication }: { after: number; at: Date; actor: string; note: string | null },
): Promise<number | null> {
  const number = after + 1;
  const inserted = await transaction
    .insert(publications)
    .values({ number, ...publication })
    .onConflictDoNothing()
    .returning({ number: publications.number });
  return inserted.length > 0 ? number : null;
}

/** Writes the next version of a document and answers its number. */
export async function insertRevision(
  transaction: Database,
  { kind, id, locale }: DocumentKey,
  version: { document: unknown; original?: Record<string, string> | null | undefined; publication: number },
): Promise<number> {
  const [last] = await transaction
    .select({ revision: max(contentRevisions.revision) })
    .from(contentRevisions)
    .where(isRevisionOf({ kind, id, locale }));
  const revision = (last?.revision ?? 0) + 1;
  await transaction.insert(contentRevisions).values({ kind, id, locale, revision, ...version });
  return revision;
}

/** How far the setting up is. */
export async function findSetupState(database: Database): Promise<{ liveSince: Date | null; putAwayAt: Date | null }> {
  const { liveSince, putAwayAt } = setupState;
  const [found] = await database.select({ liveSince, putAwayAt }).from(setupState);
  return found ?? { liveSince: null, putAwayAt: null };
}

/** Changes a part of it. */
export async function changeSetupState(
  database: Database,
  change: { liveSince: Date } | { putAwayAt: Date | null },
): Promise<void> {
  await database.insert(setupState).values(change).onConflictDoUpdate({ target: setupState.id, set: change });
}

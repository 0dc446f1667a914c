import { and, asc, eq, getTableColumns, inArray, isNotNull, like, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { BatchEntry } from "#domains/catalogue/contract/batch-entry.ts";
import type { CatalogueKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import type { CourseEntry } from "#domains/catalogue/contract/course-entry.ts";
import type { LectureEntry } from "#domains/catalogue/contract/lecture-entry.ts";
import type { OutlineEntry } from "#domains/catalogue/contract/outline-entry.ts";
import type { SiteCourse } from "#domains/content/contract/site-content.ts";
import type { Database } from "#server/db/client.ts";
import { batches, courses, lectures, outlines } from "./tables.ts";

/** Everything the staff write, each kind in the order of its list, without the Secret IDs. */
export interface Catalogue {
  courses: CourseEntry[];
  outlines: OutlineEntry[];
  batches: BatchEntry[];
  lectures: LectureEntry[];
}

const tables: Record<CatalogueKind, { table: PgTable; id: PgColumn }> = {
  courses: { table: courses, id: courses.id },
  outlines: { table: outlines, id: outlines.courseId },
  batches: { table: batches, id: batches.id },
  lectures: { table: lectures, id: lectures.id },
};

const { secretIdHash: _hash, ...batchColumns } = getTableColumns(batches);
const { fromDocument: _source, ...courseColumns } = getTableColumns(courses);
const {
  publishedAt: _published,
  filmKey: _film,
  captionsKey: _captions,
  ...lectureColumns
} = getTableColumns(lectures);

/** Rows in one statement: Postgres takes 65,535 values at most. */
const rowsAtOnce = 500;

/** Makes every other writer of the catalogue wait until `transaction` ends; readers do not wait. */
export async function lockCatalogue(transaction: Database): Promise<void> {
  await transaction.execute(
    sql`lock table ${courses}, ${outlines}, ${batches}, ${lectures} in share row exclusive mode`,
  );
}

/** The whole catalogue. */
export async function readCatalogue(database: Database): Promise<Catalogue> {
  return {
    courses: await database.select(courseColumns).from(courses).orderBy(asc(courses.position), asc(courses.id)),
    outlines: await database.select().from(outlines).orderBy(asc(outlines.courseId)),
    batches: await database.select(batchColumns).from(batches).orderBy(asc(batches.startDate), asc(batches.id)),
    lectures: await database
      .select(lectureColumns)
      .from(lectures)
      .orderBy(asc(lectures.batchId), asc(lectures.lectureNumber), asc(lectures.id)),
  };
}

type FindKind<Kind extends CatalogueKind> = (
  database: Database,
  id: string,
) => Promise<Catalogue[Kind][number] | undefined>;

/** Finds one entry of a kind by its id. */
export const findEntry: { [Kind in CatalogueKind]: FindKind<Kind> } = {
  courses: async (database, id) => (await database.select(courseColumns).from(courses).where(eq(courses.id, id)))[0],
  outlines: async (database, id) => (await database.select().from(outlines).where(eq(outlines.courseId, id)))[0],
  batches: async (database, id) => (await database.select(batchColumns).from(batches).where(eq(batches.id, id)))[0],
  lectures: async (database, id) =>
    (await database.select(lectureColumns).from(lectures).where(eq(lectures.id, id)))[0],
};

/** The ids of a batch's lectures. */
export async function findLectureIds(database: Database, batchId: string): Promise<string[]> {
  const found = await database.select({ id: lectures.id }).from(lectures).where(eq(lectures.batchId, batchId));
  return found.map(({ id }) => id);
}

/** The ids of batches that begin with these letters, digits and hyphens. */
export async function findBatchIds(database: Database, start: string): Promise<string[]> {
  const found = await database
    .select({ id: batches.id })
    .from(batches)
    .where(like(batches.id, `${start}%`));
  return found.map(({ id }) => id);
}

/** The catalogue rows of a published course. */
export function courseRows({ outline, ...course }: SiteCourse): Pick<Catalogue, "courses" | "outlines"> {
  const { id, slug, title, description, duration, thumbnail, rating, students, skills, level, position } = course;
  return {
    courses: [{ id, slug, title, description, duration, thumbnail, rating, students, skills, level, position }],
    outlines: outline ? [{ courseId: id, ...outline }] : [],
  };
}

/** Whether a course has batches, ended ones too. */
export async function hasBatches(database: Database, courseId: string): Promise<boolean> {
  const found = await database.select({ id: batches.id }).from(batches).where(eq(batches.courseId, courseId)).limit(1);
  return found.length > 0;
}

/** The courses that an earlier release has written without a document. */
export async function findCoursesWithoutDocument(database: Database): Promise<string[]> {
  const found = await database.select({ id: courses.id }).from(courses).where(eq(courses.fromDocument, false));
  return found.map(({ id }) => id);
}

/**
 * Writes entries, new ones and ones that replace a row with the same id; courses and outlines come from published
 * documents. Two entries may exchange slugs or lecture numbers: no two rows have the same one at any time.
 */
export async function writeCatalogue(transaction: Database, entries: Catalogue): Promise<void> {
  await transaction
    .update(courses)
    .set({ slug: sql`'~' || ${courses.id}` })
    .where(inArray(courses.id, idsOf(entries.courses)));
  await transaction
    .update(lectures)
    .set({ lectureNumber: sql`-${lectures.lectureNumber}` })
    .where(inArray(lectures.id, idsOf(entries.lectures)));
  const rows = { ...entries, courses: entries.courses.map((course) => ({ ...course, fromDocument: true })) };
  for (const kind of ["courses", "outlines", "batches", "lectures"] as const)
    await writeRows(transaction, kind, rows[kind]);
}

function idsOf(entries: { id: string }[]): string[] {
  return entries.map(({ id }) => id);
}

async function writeRows(transaction: Database, kind: CatalogueKind, entries: object[]): Promise<void> {
  const { table, id } = tables[kind];
  for (let at = 0; at < entries.length; at += rowsAtOnce) {
    const rows = entries.slice(at, at + rowsAtOnce);
    await transaction
      .insert(table)
      .values(rows)
      .onConflictDoUpdate({ target: id, set: newValues(table, id, rows[0]) });
  }
}

/** Sets the columns that a row names, and no other: a batch keeps its Secret ID. */
function newValues(table: PgTable, id: PgColumn, row: object = {}): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([name, column]) => column !== id && name in row);
  return Object.fromEntries(columns.map(([name, { name: stored }]) => [name, sql`excluded.${sql.identifier(stored)}`]));
}

/** Sets the hash of a batch's Secret ID, or null for none; false if there is no such batch. */
export async function writeSecretIdHash(
  transaction: Database,
  batchId: string,
  secretIdHash: string | null,
): Promise<boolean> {
  const written = await transaction
    .update(batches)
    .set({ secretIdHash })
    .where(eq(batches.id, batchId))
    .returning({ id: batches.id });
  return written.length > 0;
}

/** Whether a Secret ID opens the lectures of a batch. */
export async function hasSecretId(database: Database, batchId: string): Promise<boolean> {
  const isOpen = and(eq(batches.id, batchId), isNotNull(batches.secretIdHash));
  return (await database.select({ id: batches.id }).from(batches).where(isOpen)).length > 0;
}

/** Removes an entry, and with it what belongs to it. */
export async function removeEntry(transaction: Database, kind: CatalogueKind, id: string): Promise<void> {
  const { table, id: key } = tables[kind];
  await transaction.delete(table).where(eq(key, id));
}

/** The lectures that show the video at this `url`. */
export async function findLecturesShowing(database: Database, url: string): Promise<{ id: string }[]> {
  return await database.select({ id: lectures.id }).from(lectures).where(eq(lectures.url, url));
}

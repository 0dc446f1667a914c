import { asc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/client.ts";
import { batches } from "#server/db/schema/batches.ts";
import { courses } from "#server/db/schema/courses.ts";
import { lectures } from "#server/db/schema/lectures.ts";
import { outlines } from "#server/db/schema/outlines.ts";
import type { BatchEntry } from "#shared/contracts/catalogue/batch-entry.ts";
import type { CatalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";
import type { CourseEntry } from "#shared/contracts/catalogue/course-entry.ts";
import type { LectureEntry } from "#shared/contracts/catalogue/lecture-entry.ts";
import type { OutlineEntry } from "#shared/contracts/catalogue/outline-entry.ts";

/** Everything the staff write, each kind in the order of its list; Secret IDs are no part of it. */
export interface Catalogue {
  courses: CourseEntry[];
  outlines: OutlineEntry[];
  batches: BatchEntry[];
  lectures: LectureEntry[];
}

const tables: Record<CatalogueKind, [table: PgTable, id: PgColumn]> = {
  courses: [courses, courses.id],
  outlines: [outlines, outlines.courseId],
  batches: [batches, batches.id],
  lectures: [lectures, lectures.id],
};

/** How many rows travel in one statement: Postgres takes 65,535 values at most. */
const rowsAtOnce = 500;

/** Makes every other writer of the catalogue wait until `transaction` ends; readers go on. */
export async function lockCatalogue(transaction: Database): Promise<void> {
  await transaction.execute(
    sql`lock table ${courses}, ${outlines}, ${batches}, ${lectures} in share row exclusive mode`,
  );
}

/** The whole catalogue. */
export async function readCatalogue(database: Database): Promise<Catalogue> {
  const { secretIdHash: _, ...batchColumns } = getTableColumns(batches);
  return {
    courses: await database.select().from(courses).orderBy(asc(courses.position), asc(courses.id)),
    outlines: await database.select().from(outlines).orderBy(asc(outlines.courseId)),
    batches: await database.select(batchColumns).from(batches).orderBy(asc(batches.startDate), asc(batches.id)),
    lectures: await database
      .select()
      .from(lectures)
      .orderBy(asc(lectures.batchId), asc(lectures.lectureNumber), asc(lectures.id)),
  };
}

/**
 * Writes entries, new ones and ones that replace what stands under their ids. What two entries exchange (slugs, lecture
 * numbers) is never for a moment in both.
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

  for (const rows of inGroups(entries.courses)) {
    await transaction
      .insert(courses)
      .values(rows)
      .onConflictDoUpdate(replacing(courses, courses.id, rows));
  }
  for (const rows of inGroups(entries.outlines)) {
    await transaction
      .insert(outlines)
      .values(rows)
      .onConflictDoUpdate(replacing(outlines, outlines.courseId, rows));
  }
  for (const rows of inGroups(entries.batches)) {
    await transaction
      .insert(batches)
      .values(rows)
      .onConflictDoUpdate(replacing(batches, batches.id, rows));
  }
  for (const rows of inGroups(entries.lectures)) {
    await transaction
      .insert(lectures)
      .values(rows)
      .onConflictDoUpdate(replacing(lectures, lectures.id, rows));
  }
}

function idsOf(entries: { id: string }[]): string[] {
  return entries.map(({ id }) => id);
}

function inGroups<Row>(rows: Row[]): Row[][] {
  const groups: Row[][] = [];
  for (let at = 0; at < rows.length; at += rowsAtOnce) groups.push(rows.slice(at, at + rowsAtOnce));
  return groups;
}

/** Sets the columns that the rows name, and no other: a batch keeps its Secret ID. */
function replacing(table: PgTable, target: PgColumn, rows: object[]) {
  const set: Record<string, SQL> = {};
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    if (column !== target && name in (rows[0] ?? {})) set[name] = sql`excluded.${sql.identifier(column.name)}`;
  }
  return { target, set };
}

/** Keeps the hash of a batch's Secret ID; answers whether there is such a batch. */
export async function writeSecretIdHash(
  transaction: Database,
  batchId: string,
  secretIdHash: string,
): Promise<boolean> {
  const written = await transaction
    .update(batches)
    .set({ secretIdHash })
    .where(eq(batches.id, batchId))
    .returning({ id: batches.id });
  return written.length > 0;
}

/** The ids of the batches whose lectures a Secret ID opens; those of the others stay shut. */
export async function findOpenBatches(database: Database): Promise<string[]> {
  const found = await database.select({ id: batches.id }).from(batches).where(isNotNull(batches.secretIdHash));
  return found.map(({ id }) => id);
}

/** Removes an entry, and with it what belongs to it. */
export async function removeEntry(transaction: Database, kind: CatalogueKind, id: string): Promise<void> {
  const [table, key] = tables[kind];
  await transaction.delete(table).where(eq(key, id));
}

/** The lectures that show the video at this `url`. */
export async function findLecturesShowing(database: Database, url: string): Promise<{ id: string }[]> {
  return await database.select({ id: lectures.id }).from(lectures).where(eq(lectures.url, url));
}

import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, like, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { BatchEntry } from "#domains/catalogue/contract/batch-entry.ts";
import type { CatalogueKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import type { CourseEntry } from "#domains/catalogue/contract/course-entry.ts";
import type { LectureEntry } from "#domains/catalogue/contract/lecture-entry.ts";
import type { OutlineEntry } from "#domains/catalogue/contract/outline-entry.ts";
import type { SiteCourse } from "#domains/content/contract/site-content.ts";
import type { Database } from "#server/db/client.ts";
import { type Cursor, keyset, pageOf } from "#server/db/keyset.ts";
import { addressOfPicture } from "#shared/picture.ts";
import { batches, courses, lectures, outlines } from "./tables.ts";

/** Everything the staff write, each kind in the order of its list, without the Secret IDs. */
export interface Catalogue {
  courses: CourseEntry[];
  outlines: OutlineEntry[];
  batches: BatchEntry[];
  lectures: LectureEntry[];
}

/** The courses with their outlines. */
export type Courses = Pick<Catalogue, "courses" | "outlines">;

const tables: Record<CatalogueKind, { table: PgTable; id: PgColumn }> = {
  courses: { table: courses, id: courses.id },
  outlines: { table: outlines, id: outlines.courseId },
  batches: { table: batches, id: batches.id },
  lectures: { table: lectures, id: lectures.id },
};

const { secretIdHash: _hash, hiddenAt: _hidden, ...batchColumns } = getTableColumns(batches);
const { fromDocument: _source, withdrawnAt: _withdrawn, ...courseColumns } = getTableColumns(courses);
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

const ordered = {
  batches: keyset([batches.startDate, batches.id], "asc"),
  lectures: keyset([lectures.batchId, lectures.lectureNumber, lectures.id], "asc"),
};

type SelectKind<Kind extends CatalogueKind> = (database: Database, where?: SQL) => Promise<Catalogue[Kind]>;

/** Selects the entries of a kind that a condition holds for, or all, in the order of the list. */
const select: { [Kind in CatalogueKind]: SelectKind<Kind> } = {
  courses: async (database, where) =>
    await database.select(courseColumns).from(courses).where(where).orderBy(asc(courses.position), asc(courses.id)),
  outlines: async (database, where) =>
    await database.select().from(outlines).where(where).orderBy(asc(outlines.courseId)),
  batches: async (database, where) =>
    await database.select(batchColumns).from(batches).where(where).orderBy(ordered.batches.order),
  lectures: async (database, where) =>
    await database.select(lectureColumns).from(lectures).where(where).orderBy(ordered.lectures.order),
};

/** Every course, with its outline: as many as there are documents of courses. */
export async function readCourses(database: Database): Promise<Courses> {
  return { courses: await select.courses(database), outlines: await select.outlines(database) };
}

/** The whole catalogue: as large as the institute is old. */
export async function readCatalogue(database: Database): Promise<Catalogue> {
  const read = await readCourses(database);
  return { ...read, batches: await select.batches(database), lectures: await select.lectures(database) };
}

/** A slice of the batches or the lectures, in the order of their list. */
export const sliceOf = {
  batches: async (database: Database, after?: Cursor) =>
    await pageOf(
      database
        .select({ ...batchColumns, key: ordered.batches.key })
        .from(batches)
        .where(ordered.batches.after(after))
        .orderBy(ordered.batches.order),
      rowsAtOnce,
    ),
  lectures: async (database: Database, after?: Cursor) =>
    await pageOf(
      database
        .select({ ...lectureColumns, key: ordered.lectures.key })
        .from(lectures)
        .where(ordered.lectures.after(after))
        .orderBy(ordered.lectures.order),
      rowsAtOnce,
    ),
};

/** The keys by which a part of the catalogue is found. */
export interface Wanted {
  /** The ids of courses, or every course. */
  courses: string[] | "every one";
  outlines: string[];
  batches: string[];
  lectures: string[];
  /** Batches whose lectures are found. */
  lecturesOf: string[];
  /** Batches after which the id of a lecture may be called, whosever lecture it is. */
  calledAfter: string[];
}

/**
 * The entries that are wanted, with what they belong to: the batches of the lectures, with all lectures of these, and
 * the courses of the batches.
 */
export async function findEntries(database: Database, wanted: Wanted): Promise<Catalogue> {
  const named = database.select({ id: lectures.batchId }).from(lectures).where(inArray(lectures.id, wanted.lectures));
  const owner = sql`substring(${lectures.id} from '^(.*)-lecture-[^-]*$')`;
  const isAboutLectures = wanted.lectures.length + wanted.lecturesOf.length > 0;
  const foundLectures = isAboutLectures
    ? await select.lectures(
        database,
        or(
          inArray(lectures.batchId, wanted.lecturesOf),
          inArray(lectures.batchId, named),
          wanted.calledAfter.length > 0 ? inArray(owner, wanted.calledAfter) : undefined,
        ),
      )
    : [];
  const batchIds = [...wanted.batches, ...wanted.lecturesOf, ...foundLectures.map(({ batchId }) => batchId)];
  const foundBatches = await select.batches(database, inArray(batches.id, [...new Set(batchIds)]));
  const courseIds = [...wanted.outlines, ...foundBatches.map(({ courseId }) => courseId)];
  const isWanted =
    wanted.courses === "every one" ? undefined : inArray(courses.id, [...new Set([...wanted.courses, ...courseIds])]);
  return {
    courses: await select.courses(database, isWanted),
    outlines:
      wanted.outlines.length > 0 ? await select.outlines(database, inArray(outlines.courseId, wanted.outlines)) : [],
    batches: foundBatches,
    lectures: foundLectures,
  };
}

type FindKind<Kind extends CatalogueKind> = (
  database: Database,
  id: string,
) => Promise<Catalogue[Kind][number] | undefined>;

/** Finds one entry of a kind by its id. */
export const findEntry: { [Kind in CatalogueKind]: FindKind<Kind> } = {
  courses: async (database, id) => (await select.courses(database, eq(courses.id, id)))[0],
  outlines: async (database, id) => (await select.outlines(database, eq(outlines.courseId, id)))[0],
  batches: async (database, id) => (await select.batches(database, eq(batches.id, id)))[0],
  lectures: async (database, id) => (await select.lectures(database, eq(lectures.id, id)))[0],
};

/** The batches at a branch, those that have ended too; no batch is written until the transaction ends. */
export async function findPlacedBatches(transaction: Database) {
  await lockCatalogue(transaction);
  const { name, branchId, roomId } = batches;
  return await transaction
    .select({ name, branchId, roomId })
    .from(batches)
    .where(isNotNull(branchId))
    .orderBy(asc(name));
}

/** The ids of a batch's lectures. */
export async function findLectureIds(database: Database, batchId: string): Promise<string[]> {
  const found = await database.select({ id: lectures.id }).from(lectures).where(eq(lectures.batchId, batchId));
  return found.map(({ id }) => id);
}

/** Those of these ids that no batch has. */
export async function findUnknownBatches(database: Database, ids: string[]): Promise<string[]> {
  const found = await database.select({ id: batches.id }).from(batches).where(inArray(batches.id, ids));
  const known = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
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
export function courseRows({ outline, ...course }: SiteCourse): Courses {
  const { id, slug, title, description, duration, rating, students, skills, level, position } = course;
  const thumbnail = course.thumbnail && addressOfPicture(course.thumbnail);
  return {
    courses: [{ id, slug, title, description, duration, thumbnail, rating, students, skills, level, position }],
    outlines: outline ? [{ courseId: id, ...outline }] : [],
  };
}

/** The courses that an earlier release has written without a document. */
export async function findCoursesWithoutDocument(database: Database): Promise<string[]> {
  const found = await database.select({ id: courses.id }).from(courses).where(eq(courses.fromDocument, false));
  return found.map(({ id }) => id);
}

/**
 * Writes entries, new ones and ones that replace a row with the same id; courses and outlines come from published
 * documents. Two entries may exchange slugs or lecture numbers: no two rows have the same one at any time. Batches are
 * written, and so locked, in the order of their ids, as a move between two locks them.
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
  const rows = {
    ...entries,
    courses: entries.courses.map((course) => ({ ...course, fromDocument: true, withdrawnAt: null })),
    batches: entries.batches.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  };
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

/** Hides a batch from visitors, or shows it to them again; false if it is so already. */
export async function writeHiddenAt(transaction: Database, batchId: string, hiddenAt: Date | null): Promise<boolean> {
  const isOther = and(eq(batches.id, batchId), hiddenAt ? isNull(batches.hiddenAt) : isNotNull(batches.hiddenAt));
  const written = await transaction.update(batches).set({ hiddenAt }).where(isOther).returning({ id: batches.id });
  return written.length > 0;
}

/** Whether visitors do not see a batch. */
export async function isHidden(database: Database, batchId: string): Promise<boolean> {
  const hidden = and(eq(batches.id, batchId), isNotNull(batches.hiddenAt));
  return (await database.select({ id: batches.id }).from(batches).where(hidden)).length > 0;
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

import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { type Catalogue, readCatalogue } from "#domains/catalogue/server/entry-queries.ts";
import type { SiteCourse } from "#domains/content/contract/site-content.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { isEmptyTable, resetCounters, writeRows } from "#server/db/row-transfer.ts";
import { applyMigrations, dropSchema, knownMigrations, lastMigration } from "#server/db/schema-history.ts";
import { demoRows } from "#server/demo/seed-demo.ts";
import { removeJobs } from "#server/jobs/pending.ts";
import type { JobRestorer } from "#server/jobs/queue.ts";
import { type FileStorage, isStorageKey, type StorageKey } from "#server/storage/port.ts";
import { type ArchiveManifest, archiveParts } from "./archive.ts";
import { hashOf, newerArchive, readArchive, readLines, verifyArchive } from "./read-archive.ts";

interface RestoreDeps {
  /** The courses of an untouched demo. */
  demoCourses: SiteCourse[];
  /** As found: with the schema of any version, or none. */
  database: Database;
  storage: FileStorage;
  jobs: JobRestorer;
  /** Stores the secret that signs sessions and links; null if AUTH_SECRET is set. */
  saveSecret: ((secret: string) => void) | null;
}

/**
 * Restores everything in an archive, or nothing: rows and jobs in one transaction, and files, which are removed again if
 * it fails. An archive of an older version is written under its own schema, which is then migrated. Throws `invalid` for
 * an archive that is damaged or newer than this program, and `conflict` if the target holds anything but untouched demo
 * content, unless `replace` is set.
 */
export async function restoreArchive(
  deps: RestoreDeps,
  path: string,
  { replace }: { replace: boolean },
): Promise<ArchiveManifest> {
  const { database, storage, jobs, saveSecret, demoCourses } = deps;
  const manifest = await verifyArchive(path);
  const history = findHistory(manifest);
  const present = await presentTables(database);
  if (!replace && !(await hasNothingToLose(database, demoCourses))) {
    throw new AppError("conflict", "archive.dataHere");
  }
  await jobs.openQueues(manifest.jobs.queues);
  const files = await restoreFiles(storage, path, manifest);
  try {
    await database.transaction(async (transaction) => {
      await dropSchema(transaction, present);
      await removeJobs(transaction);
      await applyMigrations(transaction, history.until);
      const secret = await writeParts(transaction, { path, manifest, jobs });
      await applyMigrations(transaction, history.after);
      for (const table of history.tables) await resetCounters(transaction, table);
      if (secret !== null) saveSecret?.(secret);
    });
  } catch (error) {
    await files.removeAdded();
    throw error;
  }
  await files.settle();
  return manifest;
}

/** The migrations up to the archive's own, those after it, and the tables there are at the end. */
function findHistory({ migration, tables }: ArchiveManifest) {
  const known = knownMigrations();
  const own = known.findIndex(({ made }) => made === migration);
  if (own < 0) throw newerArchive();
  const expected = known[own]?.tables ?? [];
  const named = tables.map(({ name }) => name);
  if ([...named].sort().join() !== [...expected].sort().join()) throw new AppError("invalid", "archive.tables");
  return { until: known.slice(0, own + 1), after: known.slice(own + 1), tables: known.at(-1)?.tables ?? [] };
}

/** The program's own tables in a database. */
async function presentTables(database: Database): Promise<string[]> {
  const made = await lastMigration(database);
  if (made === null) return [];
  const migration = knownMigrations().find((known) => known.made === made);
  if (!migration) throw new AppError("invalid", "archive.newerDatabase");
  return migration.tables;
}

/**
 * Stores every file of an archive that is not here yet. Returns two ways to end: `settle` exchanges the files that are
 * other ones under the same key, and removes those that the new rows do not name; `removeAdded` removes those that were
 * not here before.
 */
async function restoreFiles(storage: FileStorage, path: string, { files }: ArchiveManifest) {
  const { filePrefix } = archiveParts;
  const restored = new Set<StorageKey>();
  const added: StorageKey[] = [];
  const others = new Set<StorageKey>();
  const removeAdded = async () => {
    for (const key of added) await storage.remove(key);
  };
  const settle = async () => {
    if (others.size > 0) await exchange(storage, path, others);
    const here = files && (await storage.snapshot());
    await here?.release();
    for (const key of here?.files.keys() ?? []) if (!restored.has(key)) await storage.remove(key);
  };
  if (!files) return { removeAdded, settle };
  try {
    for await (const { name, content } of readArchive(path)) {
      if (!name.startsWith(filePrefix)) continue;
      const key = name.slice(filePrefix.length);
      if (!isStorageKey(key)) continue;
      const here = await storage.open(key);
      if (!here) {
        added.push(key);
        await storage.put(key, content);
      } else if ((await hashOf(here)) !== (await hashOf(content))) others.add(key);
      restored.add(key);
    }
  } catch (error) {
    await removeAdded();
    throw error;
  }
  return { removeAdded, settle };
}

/** Replaces files that have an archive's keys by the archive's: those of another installation, or lists. */
async function exchange(storage: FileStorage, path: string, keys: ReadonlySet<StorageKey>): Promise<void> {
  for await (const { name, content } of readArchive(path)) {
    if (!name.startsWith(archiveParts.filePrefix)) continue;
    const key = name.slice(archiveParts.filePrefix.length);
    if (!isStorageKey(key) || !keys.has(key)) continue;
    await storage.remove(key);
    await storage.put(key, content);
  }
}

/** Writes the rows and jobs of an archive; returns the secret in it, or null. The files come after them. */
async function writeParts(
  transaction: Database,
  { path, manifest, jobs }: { path: string; manifest: ArchiveManifest; jobs: JobRestorer },
): Promise<string | null> {
  const tables = new Map(manifest.tables.map((table) => [archiveParts.table(table.name), table]));
  let secret: string | null = null;
  for await (const { name, content } of readArchive(path)) {
    if (name.startsWith(archiveParts.filePrefix)) break;
    const table = tables.get(name);
    if (table) await writeTable(transaction, table, content);
    else if (name === archiveParts.secret) secret = (await text(content)).trim();
    else if (name === archiveParts.jobs)
      for await (const lines of readLines(content)) await jobs.restore(transaction, lines);
  }
  return secret;
}

async function writeTable(transaction: Database, table: { name: string; rows: number }, content: Readable) {
  let rows = 0;
  for await (const lines of readLines(content)) {
    await writeRows(transaction, table.name, lines);
    rows += lines.length;
  }
  if (rows !== table.rows) throw new Error(`${table.name} has ${rows} rows, not ${table.rows}.`);
}

/** The tables that the demo content fills; every change to them leaves an entry in the audit. */
const catalogueTables = [
  ...["courses", "outlines", "batches", "lectures", "teachers", "batch_rules", "class_sessions"],
  ...["class_work", "assignment_details", "quiz_details", "quiz_questions", "kept_answers"],
];
/** Tables that may be lost: counts of the last hour, networks that become known again, unanswered questions. */
const unmissedTables = ["rate_limits", "known_networks", "assistant_questions"];

/**
 * Whether a database is empty or holds just the demo content as it was written. The dates of the batches are not compared:
 * they follow the day of the first start.
 */
export async function hasNothingToLose(database: Database, demoCourses: SiteCourse[]): Promise<boolean> {
  const made = await lastMigration(database);
  if (made === null) return true;
  const migrations = knownMigrations();
  const tables = migrations.find((migration) => migration.made === made)?.tables;
  if (!tables) return false;
  const full: string[] = [];
  for (const table of tables.filter((name) => !unmissedTables.includes(name)))
    if (!(await isEmptyTable(database, table))) full.push(table);
  if (full.length === 0) return true;
  if (made !== migrations.at(-1)?.made || full.some((table) => !catalogueTables.includes(table))) return false;
  return isDeepStrictEqual(comparable(await readCatalogue(database)), comparable(demoRows(demoCourses, new Date(0))));
}

/** Rows as JSON has them, sorted by id, batches without their dates. */
function comparable({ courses, outlines, batches, lectures }: Catalogue): unknown {
  const undated = batches.map(({ startDate: _start, endDate: _end, ...batch }) => ({ ...batch, teacherId: null }));
  const kinds = [byKey(courses, "id"), byKey(outlines, "courseId"), byKey(undated, "id"), byKey(lectures, "id")];
  return JSON.parse(JSON.stringify(kinds));
}

function byKey<Name extends string, Row extends Record<Name, string>>(rows: Row[], key: Name): Row[] {
  return rows.toSorted((one, other) => (one[key] < other[key] ? -1 : 1));
}

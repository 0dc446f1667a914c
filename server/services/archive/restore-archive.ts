import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { Database } from "#server/db/client.ts";
import { removeJobs } from "#server/db/queries/pending-jobs.ts";
import { resetCounters, writeRows } from "#server/db/queries/row-transfer.ts";
import {
  applyMigrations,
  dropSchema,
  knownMigrations,
  lastMigration,
  type Migration,
} from "#server/db/schema-history.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";
import { AppError } from "#server/services/app-error.ts";
import { archiveParts } from "#server/services/archive/archive-parts.ts";
import { isUntouched } from "#server/services/archive/is-untouched.ts";
import { readArchive, verifyArchive } from "#server/services/archive/read-archive.ts";
import { readLines } from "#server/services/archive/read-lines.ts";
import { restoreFiles } from "#server/services/archive/restore-files.ts";
import type { ArchiveManifest } from "#shared/contracts/archive.ts";

/** Takes jobs back into the queues they came from. */
export interface JobKeeper {
  /** Opens the queues; to be called before the transaction that fills them. */
  openQueues(names: string[]): Promise<void>;
  /** Puts jobs in as `readPendingJobs` gave them, each under its own id. */
  restore(transaction: Database, lines: string[]): Promise<void>;
}

export interface RestoreDeps {
  /** As it was found: with the schema of any version, or none. */
  database: Database;
  storage: FileStorage;
  jobs: JobKeeper;
  /** Keeps the secret that signs sessions and links; null where AUTH_SECRET is set. */
  keepSecret: ((secret: string) => void) | null;
}

/**
 * Brings back everything an archive holds, or nothing: rows and jobs in one transaction, and files that are taken back
 * where that fails. An archive of an older version is written under its own schema, which then goes the way every
 * database goes. Throws `invalid` for an archive that is damaged or newer than this program, and `conflict` where the
 * target holds anything but untouched demo content, unless `replace` is set.
 */
export async function restoreArchive(
  deps: RestoreDeps,
  path: string,
  { replace }: { replace: boolean },
): Promise<ArchiveManifest> {
  const { database, storage, jobs, keepSecret } = deps;
  const manifest = await verifyArchive(path);
  const history = findHistory(manifest);
  const present = await presentTables(database);
  if (!replace && !(await isUntouched(database))) {
    throw new AppError("conflict", "There is data here already. Nothing was changed: say --replace to lose it.");
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
      if (secret !== null) keepSecret?.(secret);
    });
  } catch (error) {
    await files.takeBack();
    throw error;
  }
  await files.removeOthers();
  return manifest;
}

/** The migrations up to the archive's own, those after it, and the tables there are at the end. */
function findHistory({ migration, tables }: ArchiveManifest) {
  const known = knownMigrations();
  const own = known.findIndex(({ made }) => made === migration);
  if (own < 0)
    throw new AppError("invalid", "This archive was made by a newer version of the program: update it first.");
  const until: Migration[] = known.slice(0, own + 1);
  const expected = until.at(-1)?.tables ?? [];
  const named = tables.map(({ name }) => name);
  if ([...named].sort().join() !== [...expected].sort().join())
    throw new AppError("invalid", "This archive does not hold the tables of its version. Nothing was changed.");
  return { until, after: known.slice(own + 1), tables: known.at(-1)?.tables ?? [] };
}

/** The program's own tables in a database. */
async function presentTables(database: Database): Promise<string[]> {
  const made = await lastMigration(database);
  if (made === null) return [];
  const migration = knownMigrations().find((known) => known.made === made);
  if (!migration)
    throw new AppError("invalid", "The database here is of a newer version of the program: update it first.");
  return migration.tables;
}

/** Writes the rows and jobs of an archive, whose files come after them; answers the secret in it, if there is one. */
async function writeParts(
  transaction: Database,
  { path, manifest, jobs }: { path: string; manifest: ArchiveManifest; jobs: JobKeeper },
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

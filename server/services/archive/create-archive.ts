import { createReadStream } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { readPendingJobs } from "#server/db/queries/pending-jobs.ts";
import { parentsFirst, readRows } from "#server/db/queries/row-transfer.ts";
import { knownMigrations, lastMigration, type Migration } from "#server/db/schema-history.ts";
import type { FileSnapshot, FileStorage } from "#server/integrations/storage/port.ts";
import { AppError } from "#server/services/app-error.ts";
import { archiveParts } from "#server/services/archive/archive-parts.ts";
import { dumpLines } from "#server/services/archive/dump-lines.ts";
import { type Part, packArchive, textPart } from "#server/services/archive/pack-archive.ts";
import type { ArchiveManifest } from "#shared/contracts/archive.ts";
import { day } from "#shared/rules/durations.ts";

export interface ArchiveDeps {
  database: Database;
  storage: Pick<FileStorage, "snapshot">;
  /** Where rows wait to be packed. */
  dataDir: string;
  /** The secret that signs sessions and links, where the data folder keeps it; null where AUTH_SECRET is set. */
  storedSecret: string | null;
  log: Log;
}

export interface Archive {
  manifest: ArchiveManifest;
  /** A tar archive, to be read to its end or cancelled. */
  content: ReadableStream<Uint8Array>;
}

const draftPrefix = ".backup-";
/** After how long the rows of a backup count as left behind by a process that died. */
const draftLifetime = day;

/**
 * Archives everything the program keeps as it is at one moment: the rows of all tables and the jobs not done yet from
 * one snapshot, and every file that these rows name. The database is held until its rows are written down, never for as
 * long as the archive travels; memory holds a piece of each.
 */
export async function createArchive(deps: ArchiveDeps): Promise<Archive> {
  const { database, storage, dataDir, log } = deps;
  await removeOldDrafts(dataDir);
  const folder = await mkdtemp(join(dataDir, draftPrefix));
  const held: (FileSnapshot | null)[] = [];
  const finish = async (err?: unknown) => {
    if (err) log.warn({ err }, "a backup broke off");
    await Promise.all([...held.map((files) => files?.release()), rm(folder, { recursive: true, force: true })]);
  };
  try {
    // A file is kept before its row and removed after it. Held before the rows are looked at and once more after, each
    // file is there that a row names, whatever another process does between.
    held.push(await storage.snapshot());
    const { manifest, parts } = await database.transaction(
      async (transaction) => {
        const migration = await findMigration(transaction);
        held.push(await storage.snapshot());
        const files = held.includes(null) ? null : fileParts(held.filter((files) => files !== null));
        return await writeDown({ ...deps, database: transaction, folder, migration, files });
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    return { manifest, content: packArchive(parts, finish) };
  } catch (error) {
    await finish();
    throw error;
  }
}

/** The last migration, of those this program knows. */
async function findMigration(database: Database): Promise<Migration> {
  const made = await lastMigration(database);
  const migration = knownMigrations().find((known) => known.made === made);
  if (!migration)
    throw new AppError("invalid", "This database is not of this version of the program. Update the program.");
  return migration;
}

function fileParts(held: FileSnapshot[]): Part[] {
  const parts = held.flatMap((snapshot) =>
    [...snapshot.files].map(([key, size]) => [key, { size, open: () => snapshot.open(key) }] as const),
  );
  return [...new Map(parts)].map(([key, part]) => ({ name: archiveParts.filePrefix + key, ...part }));
}

interface Looked extends ArchiveDeps {
  folder: string;
  migration: Migration;
  files: Part[] | null;
}

/** Writes every row and job down in `folder`, and lists the parts of the archive. */
async function writeDown({ database, folder, migration, files, storedSecret }: Looked) {
  const parts: Part[] = [];
  const write = async (name: string, lines: AsyncIterable<string[]>, onLine?: (line: string) => void) => {
    const path = join(folder, String(parts.length));
    const { count, size } = await dumpLines(path, lines, onLine);
    parts.push({ name, size, open: () => createReadStream(path) });
    return count;
  };
  const tables: ArchiveManifest["tables"] = [];
  for (const name of await parentsFirst(database, migration.tables))
    tables.push({ name, rows: await write(archiveParts.table(name), readRows(database, name)) });
  const queues = new Set<string>();
  const jobs = await write(archiveParts.jobs, readPendingJobs(database), (line) => queues.add(JSON.parse(line).queue));

  const manifest: ArchiveManifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    migration: migration.made,
    tables,
    jobs: { count: jobs, queues: [...queues].sort() },
    files: files && { count: files.length, bytes: files.reduce((bytes, { size }) => bytes + size, 0) },
    secret: storedSecret !== null,
  };
  const head = [textPart(archiveParts.manifest, `${JSON.stringify(manifest, null, 2)}\n`)];
  if (storedSecret !== null) head.push(textPart(archiveParts.secret, `${storedSecret}\n`));
  return { manifest, parts: [...head, ...parts, ...(files ?? [])] };
}

async function removeOldDrafts(dataDir: string) {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(draftPrefix)) continue;
    const path = join(dataDir, name);
    if (Date.now() - (await stat(path)).mtimeMs > draftLifetime) await rm(path, { recursive: true, force: true });
  }
}

import { createReadStream } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#server/app-error.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { parentsFirst, readRows } from "#server/db/row-transfer.ts";
import { knownMigrations, lastMigration, type Migration, storedTables } from "#server/db/schema-history.ts";
import { readPendingJobs } from "#server/jobs/pending.ts";
import type { FileSnapshot, FileStorage } from "#server/storage/port.ts";
import { day } from "#shared/durations.ts";
import { type ArchiveManifest, archiveParts } from "./archive.ts";
import { type Part, packArchive, textPart, writeLines } from "./write-archive.ts";

export interface ArchiveDeps {
  database: Database;
  storage: Pick<FileStorage, "snapshot">;
  /** The folder for rows that wait to be packed. */
  dataDir: string;
  /** The secret that signs sessions and links, from the data folder; null if AUTH_SECRET is set. */
  storedSecret: string | null;
  log: Log;
}

interface Archive {
  manifest: ArchiveManifest;
  /** A tar archive, to be read to its end or cancelled. */
  content: ReadableStream<Uint8Array>;
}

const draftPrefix = ".backup-";
/** Older rows of a backup were left behind by a process that died. */
const draftLifetime = day;

/**
 * Archives everything the program stores at one moment: the rows of all tables and the unfinished jobs from one
 * snapshot, and every file that these rows name. The transaction ends once the rows are in files, however long the
 * archive takes to travel; memory holds a piece of each.
 */
export async function createArchive(deps: ArchiveDeps): Promise<Archive> {
  const { database, storage, dataDir, log } = deps;
  await removeOldDrafts(dataDir);
  const folder = await mkdtemp(join(dataDir, draftPrefix));
  const snapshots: (FileSnapshot | null)[] = [];
  const finish = async (err?: unknown) => {
    if (err) log.warn({ err }, "a backup broke off");
    await Promise.all([...snapshots.map((files) => files?.release()), rm(folder, { recursive: true, force: true })]);
  };
  try {
    // A file is stored before its row and removed after it. One snapshot of the files before the rows' and one after it
    // hold every file that a row names, whatever another process does in between.
    snapshots.push(await storage.snapshot());
    const { manifest, parts } = await database.transaction(
      async (transaction) => {
        const schema = await findSchema(transaction);
        snapshots.push(await storage.snapshot());
        const files = snapshots.includes(null) ? null : fileParts(snapshots.filter((files) => files !== null));
        return await writeRowsAndJobs({ ...deps, database: transaction, folder, schema, files });
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    return { manifest, content: packArchive(parts, finish) };
  } catch (error) {
    await finish();
    throw error;
  }
}

/** The last migration of a database, and its tables. */
type Schema = Pick<Migration, "made" | "tables">;

/**
 * The schema of this database. After a way back it is a newer release's: its tables are archived as they are, and that
 * release can restore them. Throws `invalid` for a schema that is neither this release's nor a newer one's.
 */
async function findSchema(database: Database): Promise<Schema> {
  const made = await lastMigration(database);
  const known = knownMigrations();
  const own = known.find((migration) => migration.made === made);
  if (own) return own;
  if (made === null || made < (known.at(-1)?.made ?? 0)) throw new AppError("invalid", "archive.otherDatabase");
  return { made, tables: await storedTables(database) };
}

function fileParts(snapshots: FileSnapshot[]): Part[] {
  const parts = snapshots.flatMap((snapshot) =>
    [...snapshot.files].map(([key, size]) => [key, { size, open: () => snapshot.open(key) }] as const),
  );
  return [...new Map(parts)].map(([key, part]) => ({ name: archiveParts.filePrefix + key, ...part }));
}

/** Tables whose rows must not outlive the day: the counted visitors, and their key. */
const ofToday = ["visit_marks", "visit_salts"];

async function* noRows(): AsyncGenerator<string[]> {
  // Nothing goes into the archive.
}

interface Contents extends ArchiveDeps {
  folder: string;
  schema: Schema;
  files: Part[] | null;
}

/** Writes every row and job to a file in `folder`, and lists the parts of the archive. */
async function writeRowsAndJobs({ database, folder, schema, files, storedSecret }: Contents) {
  const parts: Part[] = [];
  const write = async (name: string, lines: AsyncIterable<string[]>, onLine?: (line: string) => void) => {
    const path = join(folder, String(parts.length));
    const { count, size } = await writeLines(path, lines, onLine);
    parts.push({ name, size, open: () => createReadStream(path) });
    return count;
  };
  const tables: ArchiveManifest["tables"] = [];
  for (const name of await parentsFirst(database, schema.tables)) {
    const rows = ofToday.includes(name) ? noRows() : readRows(database, name);
    tables.push({ name, rows: await write(archiveParts.table(name), rows) });
  }
  const queues = new Set<string>();
  const jobs = await write(archiveParts.jobs, readPendingJobs(database), (line) => queues.add(JSON.parse(line).queue));

  const manifest: ArchiveManifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    migration: schema.made,
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

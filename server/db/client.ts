import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { ConfigError } from "#server/config/config-error.ts";
import type { Config } from "#server/config/env.ts";
import { lockDataDir } from "#server/db/data-lock.ts";
import { DatabaseServers } from "#server/db/database-servers.ts";
import { migrateEmbedded, migratePostgres } from "#server/db/migrate.ts";
import { DatabaseUnavailable } from "#server/db/outage.ts";
import { unpackPreparedDatabase } from "#server/db/prepared-database.ts";
import { closeFolder } from "#server/db/private-files.ts";
import { createServerDatabase, createServerPool, openJobDatabase } from "#server/db/server-database.ts";

type Rows<Row> = { rows: Row[] };

/** The result of a raw query, from either driver. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** The database or an open transaction in it, with either driver. */
export type Database = PgDatabase<RowsResult>;

/** The location of the database: in this process, or on a server that other processes share. */
export type DatabaseHome =
  | { kind: "embedded"; pglite: PGlite }
  | { kind: "server"; url: string; servers: DatabaseServers; openJobDatabase(): ReturnType<typeof openJobDatabase> };

export interface OpenDatabase {
  database: Database;
  home: DatabaseHome;
  /** Resolves with the reason when the database can only be recovered by a restart. */
  failed: Promise<Error>;
  close(): Promise<void>;
}

/** Creates the data folder if necessary, and closes it to other users. Throws a `ConfigError` if it is not writable. */
export function prepareDataDir(dataDir: string) {
  try {
    createFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    closeFolder(dataDir);
  } catch {
    throw new ConfigError(`DATA_DIR must be a folder this process can write to: ${dataDir} is not.`);
  }
}

/** Node's own recursive mkdir never returns if a file system refuses with ENOENT, as /proc does. */
function createFolder(path: string) {
  if (existsSync(path)) return;
  createFolder(dirname(path));
  mkdirSync(path);
}

/**
 * Whether a database is migrated when it is opened or taken as it is found, perhaps empty: for a backup or a restore, whose
 * queries may take any time.
 */
export type SchemaOnOpen = "up to date" | "as found";

/**
 * Opens the database: Postgres at `databaseUrl`, else the durable embedded one under `dataDir`. Throws a `ConfigError` if
 * another process holds the data folder or no server lets us write.
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir"> & Partial<Pick<Config, "listenFd">>,
  schema: SchemaOnOpen = "up to date",
): Promise<OpenDatabase> {
  return config.databaseUrl
    ? await openServer(config.databaseUrl, schema)
    : await openInDataDir(config.dataDir, schema, typeof config.listenFd === "number");
}

/** The database in a PGlite that has started (in memory, in tests). */
export async function openEmbedded(pglite: PGlite, schema: SchemaOnOpen = "up to date"): Promise<OpenDatabase> {
  // Loaded only here: a program with a database server does not need it.
  const { drizzle } = await import("drizzle-orm/pglite");
  const database = drizzle(pglite);
  if (schema === "up to date") await migrateEmbedded(database);
  const close = () => pglite.close();
  return { database, home: { kind: "embedded", pglite }, failed: new Promise(() => {}), close };
}

/** How long a release waits for the one before it, which serves until then, in milliseconds. */
const patienceBehindStarter = 15_000;

/** Tells the starter that the code is loaded, so that the release before this one may end (scripts/lib/keeper.mjs). */
const tellStarter = () => process.stderr.write("Darsgah waits for the data folder.\n");

async function openInDataDir(dataDir: string, schema: SchemaOnOpen, isBehindStarter: boolean): Promise<OpenDatabase> {
  // Loaded before the wait for the folder, during which another release still serves.
  const { openDurablePglite } = await import("#server/db/durable-pglite.ts");
  const unlock = isBehindStarter
    ? await lockDataDir(dataDir, patienceBehindStarter, tellStarter)
    : await lockDataDir(dataDir);
  try {
    const folder = join(dataDir, "database");
    await unpackPreparedDatabase(folder);
    const pglite = await openDurablePglite(folder);
    const opened = await openEmbedded(pglite, schema);
    return { ...opened, failed: pglite.failed, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openServer(url: string, schema: SchemaOnOpen): Promise<OpenDatabase> {
  const servers = new DatabaseServers(url);
  const pool = createServerPool(servers, schema === "as found" ? { queryPatience: 0 } : {});
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    const cause = error instanceof DatabaseUnavailable ? error.cause : error;
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : "no answer";
    throw new ConfigError(`DATABASE_URL must lead to a Postgres that lets us in (${reason}).`, { cause });
  }
  if (schema === "up to date") await migratePostgres(servers);
  const home = { kind: "server", url, servers, openJobDatabase: () => openJobDatabase(servers) } as const;
  return { database: createServerDatabase(pool), home, failed: new Promise(() => {}), close: () => pool.end() };
}

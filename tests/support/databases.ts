import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { inject } from "vitest";
import { type OpenDatabase, openDatabase, openEmbedded } from "#server/db/client.ts";
import { migratedTemplate } from "./postgres.ts";

/** A database of its own, migrated and without rows, and its removal. */
interface TestDatabase {
  name: "embedded" | "Postgres";
  open(): Promise<OpenDatabase>;
}

export const embedded: TestDatabase = { name: "embedded", open: async () => await openEmbedded(await emptyEmbedded()) };
export const postgres: TestDatabase = { name: "Postgres", open: openOnServer };

/** The two kinds of database, for tests of their differences: locks, notifications, outages, archives. */
export const bothDatabases = [embedded, postgres];

/** What this run proves on both: nothing else than that; what meets locks too, as CI's does; or all, as the night's does. */
const { TEST_DATABASES: proved } = process.env;
if (proved && proved !== "locks" && proved !== "both") throw new Error('TEST_DATABASES is "locks" or "both".');

/** Whether this run is to prove on both databases what many do at once, and archives. */
export const provesLocks = Boolean(proved);

/** Whether this run is to prove everything on both databases, and the operator's commands in every way there is. */
export const provesAll = proved === "both";

/**
 * The databases for tests of the program's rules: Postgres, since the built program's tests and journeys run on the
 * embedded one; both, where `TEST_DATABASES` is "both".
 */
export const databases = provesAll ? bothDatabases : [postgres];

/** The databases for tests in which many do the same at once; both, where `TEST_DATABASES` says anything. */
export const contendedDatabases = provesLocks ? bothDatabases : [postgres];

async function emptyEmbedded(): Promise<PGlite> {
  return await PGlite.create({ loadDataDir: new Blob([readFileSync(inject("emptyDatabase"))]) });
}

/** Creates a database on the run's Postgres server, empty or as a copy of `template`, and returns its address. */
export async function createServerDatabase(template = "template1"): Promise<string> {
  const maintenance = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: maintenance });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return maintenance.replace(/\/postgres$/, `/${name}`);
}

async function openOnServer(): Promise<OpenDatabase> {
  return await openDatabase({ databaseUrl: await createServerDatabase(migratedTemplate), dataDir: "" });
}

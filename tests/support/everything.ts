import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "#server/db/client.ts";
import { knownMigrations } from "#server/db/schema-history.ts";

/** Every row of every table and every unfinished job, as text, of a database that no program has open. */
export async function everyRow(environment: Record<string, string>): Promise<Record<string, string[]>> {
  const config = { databaseUrl: environment.DATABASE_URL ?? null, dataDir: environment.DATA_DIR ?? "" };
  const { database, close } = await openDatabase(config, "as found");
  const read = async (from: string) => {
    const { rows } = await database.execute(
      sql.raw(`select row_to_json(kept)::text as line from ${from} kept order by 1`),
    );
    return rows.map(({ line }) => String(line));
  };
  const found: Record<string, string[]> = {};
  for (const table of knownMigrations().at(-1)?.tables ?? []) found[table] = await read(`public.${table}`);
  found.jobs = await read(
    "(select id, name, data, start_after from pgboss.job where state < 'completed' and name !~ '^__pgboss__')",
  );
  await close();
  return found;
}

/** Path → SHA-256 of each file the storage keeps in a data folder. */
export function everyFile(dataDir: string): Record<string, string> {
  const folder = join(dataDir, "files");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length), createHash("sha256").update(readFileSync(path)).digest("hex")]),
  );
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "#server/db/client.ts";
import { migrations } from "#server/db/migrate.ts";

/** One step of the schema. */
export interface Migration {
  /** Creation time, in milliseconds since 1970: it identifies the migration in the database. */
  made: number;
  /** SHA-256 of its SQL, in hex. */
  hash: string;
  statements: string[];
  /** The names of all tables that exist once it is applied. */
  tables: string[];
}

/** Every migration that this program knows, oldest first. */
export function knownMigrations(): Migration[] {
  const { migrationsFolder } = migrations();
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql: statements }, index) => {
    const snapshot = join(migrationsFolder, "meta", `${String(index).padStart(4, "0")}_snapshot.json`);
    const { tables }: { tables: Record<string, { name: string }> } = JSON.parse(readFileSync(snapshot, "utf8"));
    return { made: folderMillis, hash, statements, tables: Object.values(tables).map(({ name }) => name) };
  });
}

/** Time of the database's last migration; null for a database without our schema. */
export async function lastMigration(database: Database): Promise<number | null> {
  const { rows } = await database.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  );
  if (!rows[0]?.is_there) return null;
  const last = await database.execute(sql`select max(created_at) as made from drizzle.__drizzle_migrations`);
  const made = last.rows[0]?.made;
  return made === null || made === undefined ? null : Number(made);
}

/** The names of all tables that are in the database, whichever release made them. */
export async function storedTables(database: Database): Promise<string[]> {
  const { rows } = await database.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => String(name));
}

/** Applies migrations as part of `transaction` and records them as Drizzle's own migrator does. */
export async function applyMigrations(transaction: Database, steps: Migration[]): Promise<void> {
  await transaction.execute(sql`create schema if not exists drizzle`);
  await transaction.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { made, hash, statements } of steps) {
    for (const statement of statements) await transaction.execute(sql.raw(statement));
    await transaction.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${made})`,
    );
  }
}

/** Drops these tables and the record of every migration. */
export async function dropSchema(transaction: Database, tables: string[]): Promise<void> {
  if (tables.length > 0)
    await transaction.execute(
      sql`drop table ${sql.join(
        tables.map((name) => sql.identifier(name)),
        sql`, `,
      )}`,
    );
  await transaction.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
}

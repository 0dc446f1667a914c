import { globSync } from "node:fs";
import { resolve } from "node:path";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";

const files = ["server/*/tables.ts", "domains/*/server/tables.ts", "domains/*/server/tables/*.ts"];

/** Every table that the program declares, by its name in the database. */
export async function storedTables(): Promise<[name: string, table: PgTable][]> {
  const modules: unknown[] = await Promise.all(globSync(files).map((file) => import(resolve(file))));
  const tables = modules.flatMap((module) => Object.values(module ?? {})).filter((value) => is(value, PgTable));
  return tables.map((table): [string, PgTable] => [getTableName(table), table]).sort(([a], [b]) => (a < b ? -1 : 1));
}

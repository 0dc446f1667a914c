import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/client.ts";
import { type StorageKey, storageKey } from "./port.ts";

/** A table whose rows name files in the storage; several of them may name the same. */
export interface FileRows {
  table: PgTable;
  id: PgColumn;
  key: PgColumn;
}

/** Deletes rows, and answers how many, and the keys of the files that no row names any more. */
export async function deleteFileRows(
  transaction: Database,
  { table, id, key }: FileRows,
  where: SQL | undefined,
): Promise<{ count: number; keys: StorageKey[] }> {
  // Of two that delete the last two rows of a file, the second waits, and then sees that its row is the last.
  await transaction.execute(sql`select 1 from ${table}
    where ${key} in (select ${key} from ${table} where ${where}) order by ${id} for update`);
  const { rows } = await transaction.execute(sql`delete from ${table} where ${where} returning ${key} as key`);
  const keys = [...new Set(rows.flatMap((row) => (row.key === null ? [] : String(row.key))))];
  if (keys.length === 0) return { count: rows.length, keys: [] };
  const named = await transaction.select({ key }).from(table).where(sql`${key} in ${keys}`);
  const isNamed = new Set(named.map((row) => row.key));
  return { count: rows.length, keys: keys.filter((one) => !isNamed.has(one)).map(storageKey) };
}

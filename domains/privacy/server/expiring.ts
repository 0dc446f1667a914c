import { and, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/client.ts";
import type { StorageKey } from "#server/storage/port.ts";

/** The number of removed records, and the files to remove with them: names of proofs and photos, and keys of others. */
interface Removed {
  count: number;
  proofs: string[];
  photos?: string[];
  files?: StorageKey[];
}

/** Removes a few records, and skips those that have changed since they were found. */
type Removal = (transaction: Database) => Promise<Removed>;

/** Finds records that expired before a time: their removals, each for its own transaction. */
export type FindExpired = (database: Database, before: Date) => AsyncGenerator<Removal>;

/** The number of records per transaction: no one waits longer than that takes. */
const batch = 200;

/** The number of records looked up at once where an index finds them. */
const lookup = 20_000;

/**
 * The number of rows read in one query where their condition is about other tables. So few that the database looks each
 * up there by an index: however large the tables are, a query is short.
 */
const window = 1000;

function* inBatches<Key>(keys: Key[], remove: (transaction: Database, some: Key[]) => Promise<Removed>) {
  for (let at = 0; at < keys.length; at += batch) {
    const some = keys.slice(at, at + batch);
    yield (transaction: Database) => remove(transaction, some);
  }
}

/** Records found by their own query. */
export function expiring<Key>(
  find: (database: Database, before: Date, limit: number) => Promise<Key[]>,
  remove: (transaction: Database, keys: Key[], before: Date) => Promise<Removed>,
): FindExpired {
  return async function* (database, before) {
    for (let keys: Key[] | null = null; keys === null || keys.length === lookup; ) {
      keys = await find(database, before, lookup);
      yield* inBatches(keys, (transaction, some) => remove(transaction, some, before));
    }
  };
}

/** Records whose condition is about other tables: all rows are walked through in the order of their ids. */
export function walking(
  table: PgTable & { id: PgColumn },
  hasExpired: (before: Date) => SQL | undefined,
  remove: (transaction: Database, ids: string[], before: Date) => Promise<Removed>,
): FindExpired {
  return async function* (database, before) {
    const row = { id: sql<string>`${table.id}`, isOne: sql<boolean>`${hasExpired(before)}` };
    for (let after: string | undefined = "00000000-0000-0000-0000-000000000000"; after !== undefined; ) {
      const rows = await database.select(row).from(table).where(gt(table.id, after)).orderBy(table.id).limit(window);
      const ids = rows.filter(({ isOne }) => isOne).map(({ id }) => id);
      yield* inBatches(ids, (transaction, some) => remove(transaction, some, before));
      after = rows.at(-1)?.id;
    }
  };
}

/** Rows of a table, by their key, that `hasExpired` selects. */
export function rowsOf(table: PgTable, key: PgColumn, hasExpired: (before: Date) => SQL | undefined): FindExpired {
  return expiring(
    async (database, before, limit) => {
      const found = await database.select({ key }).from(table).where(hasExpired(before)).limit(limit);
      return found.map((row) => row.key);
    },
    async (transaction, keys, before) => {
      const gone = await transaction
        .delete(table)
        .where(and(inArray(key, keys), hasExpired(before)))
        .returning({ key });
      return { count: gone.length, proofs: [] };
    },
  );
}

/** Rows of a table, by their key, whose `time` is over. */
export const olderThan = (table: PgTable, key: PgColumn, time: PgColumn) =>
  rowsOf(table, key, (before) => lt(time, before));

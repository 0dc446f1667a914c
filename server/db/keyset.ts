import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";

/** A place in a list: the sort values of the entry before it, each as Postgres writes it. */
export type Cursor = string[];

/** At most `limit` entries after a place, or from the beginning. */
export interface PageRequest {
  after?: Cursor;
  limit: number;
}

/** The same, as JSON asks for it. */
export const pageRequest = z.strictObject({
  after: z.array(z.string()).min(1).max(10).exactOptional(),
  limit: z.int().min(1).max(500),
});

/** A part of a list; `next` is the place where the rest begins, null at the end. */
export interface Page<Entry> {
  entries: Entry[];
  next: Cursor | null;
}

/**
 * The order of a list by columns that are unique together. A page is found by its cursor in an index instead of by
 * counting rows, and stays the same page while rows are added before it.
 */
export function keyset(columns: PgColumn[], direction: "asc" | "desc") {
  const listed = (parts: SQL[]) => sql.join(parts, sql`, `);
  const isBeyond = sql.raw(direction === "asc" ? ">" : "<");
  const valuesOf = (cursor: Cursor) =>
    columns.map((column, at) => sql`cast(cast(${cursor[at] ?? null} as text) as ${sql.raw(column.getSQLType())})`);
  return {
    key: sql<Cursor>`json_build_array(${listed(columns.map((column) => sql`${column}::text`))})`,
    order: listed(columns.map((column) => sql`${column} ${sql.raw(direction)}`)),
    after: (cursor: Cursor | undefined): SQL | undefined =>
      cursor && sql`(${listed(columns.map((column) => sql`${column}`))}) ${isBeyond} (${listed(valuesOf(cursor))})`,
  };
}

/** A page of the rows that a query finds. */
export async function pageOf<Row extends { key: Cursor }>(
  query: { limit(count: number): PromiseLike<Row[]> },
  limit: number,
): Promise<Page<Omit<Row, "key">>> {
  const rows = await query.limit(limit + 1);
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? (shown.at(-1)?.key ?? null) : null;
  return { entries: shown.map(({ key: _, ...entry }) => entry), next };
}

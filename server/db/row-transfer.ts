import { sql } from "drizzle-orm";
import type { Database } from "./client.ts";

/** Number of rows read at a time. */
const batch = 500;

/**
 * Every row of a table as a line of JSON, written by Postgres itself: a number keeps its digits and a time its
 * microseconds. To be called within a transaction, for one table at a time.
 */
export async function* readRows(transaction: Database, table: string): AsyncGenerator<string[]> {
  const rows = sql`select row_to_json(one)::text as line from ${sql.identifier("public")}.${sql.identifier(table)} one`;
  yield* readLines(transaction, rows);
}

/** The lines of a query with one column `line`, some at a time, so that no table must fit into memory. */
export async function* readLines(transaction: Database, query: ReturnType<typeof sql>): AsyncGenerator<string[]> {
  await transaction.execute(sql`declare transfer no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await transaction.execute(sql.raw(`fetch forward ${batch} from transfer`));
    if (rows.length > 0) yield rows.map(({ line }) => String(line));
    if (rows.length < batch) break;
  }
  await transaction.execute(sql`close transfer`);
}

/** Writes rows as `readRows` gave them. */
export async function writeRows(transaction: Database, table: string, lines: string[]): Promise<void> {
  const into = sql.identifier(table);
  const columns = sql.join(
    (await columnsOf(transaction, table)).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const rows = `[${lines.join(",")}]`;
  await transaction.execute(
    sql`insert into ${into} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${into}, ${rows}::text::json)`,
  );
}

/** The tables in an order in which each comes after those it refers to. */
export async function parentsFirst(database: Database, tables: string[]): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select child.relname as child, parent.relname as parent
    from pg_constraint fk
    join pg_class child on child.oid = fk.conrelid
    join pg_class parent on parent.oid = fk.confrelid
    where fk.contype = 'f' and child.oid <> parent.oid
      and child.relnamespace = 'public'::regnamespace and parent.relnamespace = 'public'::regnamespace`);
  const waiting = new Set([...tables].sort());
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const blocked = new Set(rows.filter(({ parent }) => waiting.has(String(parent))).map(({ child }) => String(child)));
    const free = [...waiting].filter((table) => !blocked.has(table));
    if (free.length === 0)
      throw new Error(`These tables refer to one another in a circle: ${[...waiting].join(", ")}.`);
    for (const table of free) waiting.delete(table);
    ordered.push(...free);
  }
  return ordered;
}

/** Makes every sequence of a table continue after the highest number in it. */
export async function resetCounters(transaction: Database, table: string): Promise<void> {
  for (const column of await columnsOf(transaction, table)) {
    const found = await transaction.execute(
      sql`select pg_get_serial_sequence(${`public.${table}`}, ${column}) as counter`,
    );
    const counter = found.rows[0]?.counter;
    if (counter === null || counter === undefined) continue;
    const highest = sql`(select max(${sql.identifier(column)}) from ${sql.identifier(table)})`;
    await transaction.execute(
      sql`select setval(${String(counter)}::regclass, coalesce(${highest}, 1), ${highest} is not null)`,
    );
  }
}

async function columnsOf(database: Database, table: string): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`);
  return rows.map(({ name }) => String(name));
}

/** Whether a table has no row. */
export async function isEmptyTable(database: Database, table: string): Promise<boolean> {
  const { rows } = await database.execute(sql`select exists (select from ${sql.identifier(table)}) as has_rows`);
  return rows[0]?.has_rows !== true;
}

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { knownMigrations } from "#server/db/schema-history.ts";
import { type Dump, dumpedTables } from "../last-release/dump.ts";
import { databases } from "../support/databases.ts";

/** A table as `drizzle-kit` wrote it down beside a migration. */
interface Table {
  name: string;
  columns: Record<string, { name: string; type: string; notNull: boolean; default?: unknown; generated?: unknown }>;
  indexes: Record<string, { isUnique: boolean }>;
  uniqueConstraints: Record<string, unknown>;
}

const dump: Dump = JSON.parse(gunzipSync(readFileSync("tests/last-release/money.json.gz")).toString());
const steps = knownMigrations();
/** The tables whose rows the last release changes; the ledger's never are. */
const changed = ["people", "courses", "batches", "enrolments", "orders", "discounts"];

function tablesAt(step: number): Map<string, Table> {
  const path = `server/db/migrations/meta/${String(step).padStart(4, "0")}_snapshot.json`;
  const { tables }: { tables: Record<string, Table> } = JSON.parse(readFileSync(path, "utf8"));
  return new Map(Object.values(tables).map((table) => [table.name, table]));
}

const before = tablesAt(steps.findIndex(({ made }) => made === dump.schema));
const now = tablesAt(steps.length - 1);
const columnsBefore = (table: string) =>
  Object.values(before.get(table)?.columns ?? {}).filter(({ generated }) => !generated);

describe("what the last release knows of each table", () => {
  it.each([...before])("%s: its columns are there, and it may leave out those that came since", (name, table) => {
    const columns = now.get(name)?.columns ?? {};
    const isGone = Object.keys(table.columns).filter((column) => !(column in columns));
    const asked = Object.values(columns).filter(
      (column) => column.notNull && column.default === undefined && !column.generated && !table.columns[column.name],
    );
    const isStricter = Object.values(table.columns).filter(
      ({ name: column, notNull }) => !notNull && columns[column]?.notNull,
    );
    expect({ isGone, asked, isStricter }).toEqual({ isGone: [], asked: [], isStricter: [] });
  });

  it.each([...before])("%s: what it counts on to be unique is, in the same way, and nothing more", (name, table) => {
    const uniqueOf = ({ indexes, uniqueConstraints }: Table) => ({
      ...Object.fromEntries(Object.entries(indexes).filter(([, { isUnique }]) => isUnique)),
      ...uniqueConstraints,
    });
    const found = now.get(name);
    const uniqueNow = found ? uniqueOf(found) : {};
    expect(uniqueNow).toMatchObject(uniqueOf(table));
    // A further one would refuse its rows, unless it is about columns that it leaves empty.
    const added = Object.entries(uniqueNow).filter(([key]) => !(key in uniqueOf(table)));
    const columns = Object.keys(table.columns).map((column) => JSON.stringify(column));
    const isOfOld = (rule: unknown) => columns.some((column) => JSON.stringify(rule).includes(column));
    expect(added.filter(([, rule]) => isOfOld(rule))).toEqual([]);
  });
});

describe.each(databases)("the last release's program on the schema of now, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => await opened.close());

  it("writes its rows by its own columns, changes them, and reads them back as it wrote them", async () => {
    for (const table of dumpedTables) {
      const rows = dump.rows.flatMap((one) => (one.table === table ? [one.row] : []));
      const columns = sql.join(
        columnsBefore(table).map(({ name }) => sql.identifier(name)),
        sql`, `,
      );
      const into = sql.identifier(table);
      await opened.database.execute(
        sql`insert into ${into} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${into}, ${JSON.stringify(rows)}::text::json)`,
      );
      if (changed.includes(table))
        for (const { name } of columnsBefore(table))
          await opened.database.execute(sql`update ${into} set ${sql.identifier(name)} = ${sql.identifier(name)}`);
      const read = await opened.database.execute(
        sql`select row_to_json(one) as line from (select ${columns} from ${into}) one`,
      );
      const found = read.rows.map(({ line }) => JSON.stringify(sorted(line))).sort();
      expect({ table, found }).toEqual({ table, found: rows.map((row) => JSON.stringify(sorted(row))).sort() });
    }
  });

  it("finds a person by the address, or writes one, in one statement", async () => {
    const write = async (id: string, phone: string | null) => {
      const { rows } = await opened.database.execute(
        sql`insert into people (id, name, email, phone) values (${id}, 'Ayesha Khan', 'ayesha@example.com', ${phone})
          on conflict (email) do update set phone = coalesce(people.phone, excluded.phone) returning id, phone`,
      );
      return rows[0];
    };
    const [first, second] = ["0198f1c6-0000-7000-8000-000000000001", "0198f1c6-0000-7000-8000-000000000002"];
    expect(await write(first, null)).toEqual({ id: first, phone: null });
    expect(await write(second, "+923001234567")).toEqual({ id: first, phone: "+923001234567" });
  });
});

/** A row with its columns in the order of their names. */
const sorted = (row: unknown) => Object.fromEntries(Object.entries(row as object).sort());

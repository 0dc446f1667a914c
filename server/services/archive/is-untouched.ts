import { isDeepStrictEqual } from "node:util";
import type { Database } from "#server/db/client.ts";
import { readCatalogue } from "#server/db/queries/catalogue.ts";
import { isEmptyTable } from "#server/db/queries/row-transfer.ts";
import { knownMigrations, lastMigration } from "#server/db/schema-history.ts";
import { demoRows } from "#server/db/seed-demo.ts";

const ofCatalogue = ["courses", "outlines", "batches", "lectures"];
/** Counts of the last hour, and networks that are known again with the next right Secret ID: nobody would miss them. */
const missedByNobody = ["rate_limits", "known_networks", "assistant_questions"];

/**
 * Whether nothing would be lost with a database: it is empty, or holds the demo content as it was written and not a row
 * besides. The days of its batches are not looked at: they follow the day of the first start.
 */
export async function isUntouched(database: Database): Promise<boolean> {
  const made = await lastMigration(database);
  if (made === null) return true;
  const migrations = knownMigrations();
  const tables = migrations.find((migration) => migration.made === made)?.tables;
  if (!tables) return false;
  const full: string[] = [];
  for (const table of tables.filter((name) => !missedByNobody.includes(name)))
    if (!(await isEmptyTable(database, table))) full.push(table);
  if (full.length === 0) return true;
  if (made !== migrations.at(-1)?.made || full.some((table) => !ofCatalogue.includes(table))) return false;
  return isDeepStrictEqual(comparable(await readCatalogue(database)), comparable(demoRows(new Date(0))));
}

type Rows = Awaited<ReturnType<typeof readCatalogue>> | ReturnType<typeof demoRows>;

/** Rows as JSON has them, in an order of their own, batches without their days. */
function comparable({ courses, outlines, batches, lectures }: Rows): unknown {
  const undated = batches.map(({ startDate: _start, endDate: _end, ...batch }) => batch);
  const kinds = [byKey(courses, "id"), byKey(outlines, "courseId"), byKey(undated, "id"), byKey(lectures, "id")];
  return JSON.parse(JSON.stringify(kinds));
}

function byKey<Name extends string, Row extends Record<Name, string>>(rows: Row[], key: Name): Row[] {
  return rows.toSorted((one, other) => (one[key] < other[key] ? -1 : 1));
}

import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { readStatements } from "#domains/money/server/ledger.ts";
import { receipts } from "#domains/money/server/tables/ledger-tables.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { type Database, openEmbedded } from "#server/db/client.ts";
import { readRows } from "#server/db/row-transfer.ts";
import { knownMigrations } from "#server/db/schema-history.ts";
import { embedded } from "../support/databases.ts";
import { type Dump, dumpedTables, printerOf, restoreDump, sumsOf } from "./dump.ts";

const path = process.env.DUMP ?? "";

it("writes what the release holds, and what each order's statement says", { timeout: 600_000 }, async ({ skip }) => {
  if (process.env.DUMP_STEP !== "orders") skip();
  const { makeOrders } = await import("./make-orders.ts");
  const opened = await embedded.open();
  const provider = await makeOrders(opened);
  const at = new Date();
  const stated = await readStatements(opened.database, await opened.database.select().from(orders), at);
  const dump: Dump = {
    ...{ schema: knownMigrations().at(-1)?.made ?? 0, at: at.toISOString(), company: demoContent.company },
    rows: await rowsOf(opened.database),
    statements: Object.fromEntries([...stated].map(([id, statement]) => [id, sumsOf(statement)])),
    papers: {},
  };
  await provider.stop();
  writeFileSync(path, gzipSync(JSON.stringify(dump), { level: 9 }));
});

it("prints each receipt", { timeout: 600_000 }, async ({ skip }) => {
  if (process.env.DUMP_STEP !== "receipts") skip();
  const dump: Dump = JSON.parse(gunzipSync(readFileSync(path)).toString());
  const { database, close } = await openEmbedded(await PGlite.create(), "as found");
  await restoreDump(database, dump);
  const print = printerOf(database, dump.company);
  for (const { number } of await database.select().from(receipts)) dump.papers[number] = await print(number);
  await close();
  writeFileSync(path, gzipSync(JSON.stringify(dump), { level: 9 }));
});

async function rowsOf(database: Database): Promise<Dump["rows"]> {
  const rows: Dump["rows"] = [];
  for (const table of dumpedTables)
    await database.transaction(async (transaction) => {
      for await (const lines of readRows(transaction, table))
        rows.push(...lines.map((line) => ({ table, row: JSON.parse(line) })));
    });
  return rows;
}

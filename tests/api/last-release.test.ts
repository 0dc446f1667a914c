import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findSetupState } from "#domains/content/server/queries.ts";
import { monthsAfter } from "#domains/money/rules/instalments.ts";
import { readLedgers, readStatements } from "#domains/money/server/ledger.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { type OpenDatabase, openDatabase, openEmbedded } from "#server/db/client.ts";
import { type Dump, printerOf, restoreDump, sumsOf } from "../last-release/dump.ts";
import { createServerDatabase, databases } from "../support/databases.ts";

const dump: Dump = JSON.parse(gunzipSync(readFileSync("tests/last-release/money.json.gz")).toString());
const rowsOf = (table: string) => dump.rows.flatMap((one) => (one.table === table ? [one.row] : []));

describe.each(databases)("the money of the last release, brought up to date on the $name database", ({ name }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened =
      name === "embedded"
        ? await openEmbedded(await PGlite.create(), "as found")
        : await openDatabase({ databaseUrl: await createServerDatabase(), dataDir: "" }, "as found");
    await restoreDump(opened.database, dump);
  });
  afterAll(async () => await opened.close());

  it("holds each order with its currency, and states what its old ledger added up to", async () => {
    const all = await opened.database.select().from(orders);
    const held = (one: Record<string, unknown>) => [one.id, [one.reference, one.currency, one.state]];
    expect(Object.fromEntries(all.map(held))).toEqual(Object.fromEntries(rowsOf("orders").map(held)));
    const states = new Set(all.map(({ state, currency }) => `${state} ${currency}`));
    expect(states).toEqual(
      new Set([
        ...["awaiting_payment USD", "proof_sent USD", "paid USD", "rejected USD", "cancelled USD"],
        ...["paid PKR", "paid QAR"],
      ]),
    );
    const stated = await readStatements(opened.database, all, new Date(dump.at));
    for (const { id, reference } of all) {
      const statement = stated.get(id);
      if (!statement) throw new Error(`${reference} has no statement.`);
      expect({ reference, ...sumsOf(statement) }).toEqual({ reference, ...dump.statements[id] });
      const rows = rowsOf("ledger_entries").filter(({ order_id }) => order_id === id);
      const balance = rows.reduce((sum, { amount_minor }) => sum + Number(amount_minor), 0);
      if (rows.length > 0) expect({ reference, balance: statement.balanceMinor }).toEqual({ reference, balance });
    }
  });

  it("has written the charges of orders from before the ledger, and the payment of a paid one on its day", async () => {
    const all = await opened.database.select().from(orders);
    const before = all.filter(({ id }) => !rowsOf("ledger_entries").some(({ order_id }) => order_id === id));
    expect(before.map(({ schedule, state }) => `${schedule} ${state}`).sort()).toEqual([
      "monthly paid",
      "whole awaiting_payment",
    ]);
    const ledgers = await readLedgers(opened.database, before);
    for (const { id, schedule, state, months, createdAt, dueAt, holdsMoney } of before) {
      const entries = ledgers.get(id) ?? [];
      const charges = entries.filter(({ kind }) => kind === "charge");
      expect(charges.map(({ instalment }) => instalment)).toEqual(
        schedule === "whole" ? [null] : Array.from({ length: months }, (_, at) => at + 1),
      );
      const days = charges.map((_, at) => monthsAfter(dueAt, at));
      expect(charges.map((charge) => [charge.dueAt, charge.at])).toEqual(days.map((day) => [day, createdAt]));
      expect(entries.filter(({ kind }) => kind === "payment")).toHaveLength(Number(state === "paid"));
      expect(holdsMoney).toBe(state === "paid");
    }
  });

  it("is open to visitors, and its list of first steps is put away", async () => {
    const { liveSince, putAwayAt } = await findSetupState(opened.database);
    expect(liveSince).toBeInstanceOf(Date);
    expect(putAwayAt).toEqual(liveSince);
  });

  it("prints each receipt byte for byte as it was", async () => {
    const print = printerOf(opened.database, dump.company);
    expect(Object.keys(dump.papers).length).toBeGreaterThan(15);
    for (const [number, printed] of Object.entries(dump.papers)) {
      const { paper, digest } = await print(Number(number));
      expect(paper).toEqual({ ...printed.paper, summary: null });
      expect({ number, digest }).toEqual({ number, digest: printed.digest });
    }
  });
});

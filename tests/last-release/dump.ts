import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";
import { vi } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { createSite } from "#domains/content/rules/site.ts";
import type { Company } from "#domains/institute/contract.ts";
import type { Statement } from "#domains/money/rules/statement.ts";
import { createReceiptPrinter, printReceipt } from "#domains/money/server/receipts/print.ts";
import { showReceipt } from "#domains/money/server/receipts/show-receipt.ts";
import { en } from "#server/compose/words/messages.ts";
import type { Database } from "#server/db/client.ts";
import { resetCounters, writeRows } from "#server/db/row-transfer.ts";
import { applyMigrations, knownMigrations } from "#server/db/schema-history.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { createPrintQueue } from "#server/pdf/print-queue.ts";
import { day } from "#shared/durations.ts";

/** The tables of a dump, each after those that it refers to. */
export const dumpedTables = [
  ...["people", "courses", "batches", "enrolments", "batch_enrolments", "orders", "order_changes"],
  ...["ledger_entries", "receipts", "number_series", "discounts", "discount_uses", "instalment_reminders"],
  ...["payment_proofs", "card_checkouts", "payment_notices"],
];

type Row = Record<string, unknown>;

/** The money of a release, as it was stored and as it was shown. */
export interface Dump {
  /** The last step of its schema, and the moment of the dump. */
  schema: number;
  at: string;
  /** The institute that its receipts name. */
  company: Company;
  rows: { table: string; row: Row }[];
  /** The sums of each order's statement, by the order's id. */
  statements: Record<string, ReturnType<typeof sumsOf>>;
  /** The printed text of each receipt, by its number. */
  papers: Record<string, Awaited<ReturnType<ReturnType<typeof printerOf>>>>;
}

/** The sums of a statement, which time does not change. */
export function sumsOf(statement: Statement) {
  const { costsMinor, takenOffMinor, priceMinor, paidMinor, returnedMinor, receivedMinor, ...others } = statement;
  const { balanceMinor, creditMinor, monthlyMinor, instalments } = others;
  return {
    ...{ costsMinor, takenOffMinor, priceMinor, paidMinor, returnedMinor, receivedMinor },
    ...{ balanceMinor, creditMinor, monthlyMinor },
    instalments: instalments.map(({ amountMinor, leftMinor }) => [amountMinor, leftMinor]),
  };
}

/** Fills an empty database with a dump on the schema of its release, and brings it up to date. */
export async function restoreDump(database: Database, { schema, rows }: Pick<Dump, "schema" | "rows">): Promise<void> {
  const steps = knownMigrations();
  await database.transaction(async (transaction) => {
    await applyMigrations(
      transaction,
      steps.filter(({ made }) => made <= schema),
    );
    for (const table of dumpedTables) {
      const lines = rows.flatMap((one) => (one.table === table ? [JSON.stringify(one.row)] : []));
      if (lines.length > 0) await writeRows(transaction, table, lines);
      await resetCounters(transaction, table);
    }
  });
  await database.transaction(async (transaction) => {
    await applyMigrations(
      transaction,
      steps.filter(({ made }) => made > schema),
    );
  });
}

/** Prints receipts by their numbers, as if at a fixed time: the text of each, and a digest of its unpacked PDF. */
export function printerOf(database: Database, company: Company) {
  const signedTokens = createSignedTokens("kept-for-these-tests-only-0123456789");
  const site = createSite({ ...demoContent, company }, en);
  const [receiptPrinter, printQueue] = [createReceiptPrinter(), createPrintQueue()];
  const deps = { database, signedTokens, site: () => site, receiptPrinter, printQueue };
  return async (number: number) => {
    const key = await signedTokens.sign("receipt", String(number), new Date(Date.now() + day));
    const claim = { number: String(number), key };
    const paper = await showReceipt(deps, claim);
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T00:00:00Z") });
    const { content } = await printReceipt(deps, claim).finally(() => vi.useRealTimers());
    return { paper, digest: createHash("sha256").update(unpacked(content)).digest("hex") };
  };
}

/** A PDF with its streams unpacked: how they are packed is the library's. */
function unpacked(content: Uint8Array): string {
  const bytes = Buffer.from(content);
  const packed = bytes.toString("latin1");
  const kept = packed
    .replace(/stream\r?\n[\s\S]*?endstream/g, "")
    .replace(/\/Length \d+|^\d{10} \d{5} n|startxref\s+\d+/gm, "");
  const streams = Array.from(packed.matchAll(/FlateDecode[\s\S]*?stream\r?\n/g), ({ index, 0: { length } }) =>
    inflateSync(bytes.subarray(index + length)).toString("latin1"),
  );
  return [kept, ...streams].join("\n");
}

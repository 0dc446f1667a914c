import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { ledgerEntries, numberSeries, receipts } from "#server/db/schema/ledger.ts";

export type LedgerEntry = typeof ledgerEntries.$inferSelect;
export type NewLedgerEntry = typeof ledgerEntries.$inferInsert;

/** An entry with the number of its receipt, if it has one. */
export type ReceiptedEntry = LedgerEntry & { receipt: number | null };

/** The entries of these orders with their receipts, oldest first. */
export async function findLedgerEntries(database: Database, orderIds: string[]): Promise<ReceiptedEntry[]> {
  const found = await database
    .select({ entry: ledgerEntries, receipt: receipts.number })
    .from(ledgerEntries)
    .leftJoin(receipts, eq(receipts.entryId, ledgerEntries.id))
    .where(inArray(ledgerEntries.orderId, orderIds))
    .orderBy(asc(ledgerEntries.id));
  return found.map(({ entry, receipt }) => ({ ...entry, receipt }));
}

/** The entries with these ids, in any order; unknown ids are left out. */
export async function findEntriesWithReceipts(database: Database, ids: number[]): Promise<ReceiptedEntry[]> {
  const found = await database
    .select({ entry: ledgerEntries, receipt: receipts.number })
    .from(ledgerEntries)
    .leftJoin(receipts, eq(receipts.entryId, ledgerEntries.id))
    .where(inArray(ledgerEntries.id, ids));
  return found.map(({ entry, receipt }) => ({ ...entry, receipt }));
}

/** Appends entries; one whose source is known already is left out. Answers those that were written. */
export async function appendEntries(transaction: Database, entries: NewLedgerEntry[]): Promise<LedgerEntry[]> {
  if (entries.length === 0) return [];
  return await transaction
    .insert(ledgerEntries)
    .values(entries)
    .onConflictDoNothing({ target: ledgerEntries.source })
    .returning();
}

const receiptSeries = "receipts";

/**
 * Gives an entry the next receipt number. Other receipts wait until the transaction ends, and a transaction that fails
 * gives its number back: no number is missing and none is given twice.
 */
export async function issueReceipt(transaction: Database, entryId: number, issuedAt: Date): Promise<number> {
  const [series] = await transaction
    .insert(numberSeries)
    .values({ name: receiptSeries, last: 1 })
    .onConflictDoUpdate({ target: numberSeries.name, set: { last: sql`${numberSeries.last} + 1` } })
    .returning();
  if (!series) throw new Error("The series of receipts gave no number.");
  await transaction.insert(receipts).values({ number: series.last, entryId, issuedAt });
  return series.last;
}

/** A receipt with the entry it is for; undefined for an unknown number. */
export async function findReceipt(
  database: Database,
  number: number,
): Promise<{ number: number; issuedAt: Date; entry: LedgerEntry } | undefined> {
  const [found] = await database
    .select({ number: receipts.number, issuedAt: receipts.issuedAt, entry: ledgerEntries })
    .from(receipts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, receipts.entryId))
    .where(eq(receipts.number, number));
  return found;
}

/** The entry with this source, if there is one. */
export async function findEntryFrom(
  database: Database,
  orderId: string,
  source: string,
): Promise<LedgerEntry | undefined> {
  const [entry] = await database
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.source, source)));
  return entry;
}

import { and, desc, eq, sql } from "drizzle-orm";
import { findPublishedDocument } from "#domains/content/server/queries.ts";
import { branchSettings } from "#domains/institute/contract.ts";
import { branchAddress } from "#domains/institute/rules/place.ts";
import { storedNumber } from "#domains/money/rules/receipt-numbers.ts";
import { type ContainedTax, taxesAt, taxesWithin } from "#domains/money/rules/receipt-taxes.ts";
import type { LedgerEntry } from "#domains/money/server/queries/ledger-queries.ts";
import { findBranchesOf } from "#domains/money/server/queries/order-queries.ts";
import { type IssuedFacts, ledgerEntries, numberSeries, receipts } from "#domains/money/server/tables/ledger-tables.ts";
import type { StoredReceiptRules } from "#domains/money/server/tables/rules-tables.ts";
import type { Database } from "#server/db/client.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { readReceiptRules } from "./receipt-rules.ts";

const receiptSeries = "receipts";

/**
 * Gives an entry the next receipt number of its branch's series, or of the institute's, and keeps what the receipt says
 * beside the money. Other receipts wait until the transaction ends, and a failed transaction returns its number: no
 * number is missing and none is given twice.
 */
export async function issueReceipt(transaction: Database, entry: LedgerEntry): Promise<number> {
  const rules = await readReceiptRules(transaction);
  const branchId = (await findBranchesOf(transaction, [entry.orderId])).get(entry.orderId) ?? null;
  const facts = await factsOf(transaction, entry, rules, branchId);
  const number = await nextNumber(transaction, branchId === null ? undefined : rules.series[branchId]);
  const { id: entryId, at: issuedAt } = entry;
  await transaction.insert(receipts).values({ number, entryId, issuedAt, hasSummary: true, facts });
  return number;
}

/** The next number of the institute's own series, or of the one with these letters. */
async function nextNumber(transaction: Database, letters: string | undefined): Promise<number> {
  if (letters === undefined) return await countUp(transaction, receiptSeries, 1);
  // One lock for all series: two transactions that each take from several never wait for each other.
  await countUp(transaction, receiptSeries, 0);
  return storedNumber(letters, await countUp(transaction, `${receiptSeries}:${letters}`, 1));
}

async function countUp(transaction: Database, name: string, by: number): Promise<number> {
  const [series] = await transaction
    .insert(numberSeries)
    .values({ name, last: by })
    .onConflictDoUpdate({ target: numberSeries.name, set: { last: sql`${numberSeries.last} + ${by}` } })
    .returning();
  if (!series) throw new Error("The series of receipts gave no number.");
  return series.last;
}

/** What an entry's receipt says beside the money; null for nothing. */
async function factsOf(
  transaction: Database,
  entry: LedgerEntry,
  rules: StoredReceiptRules,
  branchId: string | null,
): Promise<IssuedFacts | null> {
  const branch = branchId === null ? null : await findBranch(transaction, branchId);
  const { ntn, strn } = rules;
  const taxes = await taxesOf(transaction, entry, rules.taxes, branchId);
  return ntn || strn || branch || taxes.length > 0 ? { ntn, strn, branch, taxes } : null;
}

async function findBranch(transaction: Database, branchId: string): Promise<IssuedFacts["branch"]> {
  const published = await findPublishedDocument(transaction, { kind: "settings", id: "branches", locale: siteLocale });
  const branch = branchSettings.safeParse(published).data?.branches.find(({ id }) => id === branchId);
  return branch ? { name: branch.name, lines: branchAddress(branch) } : null;
}

/** The taxes of a payment are those of its day. Money that goes back had those of the order's last payment. */
async function taxesOf(
  transaction: Database,
  { kind, orderId, amountMinor, dueAt }: LedgerEntry,
  taxes: StoredReceiptRules["taxes"],
  branchId: string | null,
): Promise<ContainedTax[]> {
  if (kind === "payment") return taxesWithin(amountMinor, taxesAt(taxes, dueAt, branchId));
  const [last] = await transaction
    .select({ facts: receipts.facts })
    .from(receipts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, receipts.entryId))
    .where(and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.kind, "payment")))
    .orderBy(desc(ledgerEntries.id))
    .limit(1);
  return taxesWithin(amountMinor, last?.facts?.taxes ?? []);
}

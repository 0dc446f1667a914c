import { and, desc, eq, sql } from "drizzle-orm";
import type { Site } from "#domains/content/rules/site.ts";
import { findPublishedDocument } from "#domains/content/server/queries.ts";
import { branchSettings, type Company } from "#domains/institute/contract.ts";
import { branchAddress } from "#domains/institute/rules/place.ts";
import { storedNumber } from "#domains/money/rules/receipt-numbers.ts";
import { type ContainedTax, taxesAt, taxesWithin } from "#domains/money/rules/receipt-taxes.ts";
import type { LedgerEntry } from "#domains/money/server/queries/ledger-queries.ts";
import { findBranchesOf } from "#domains/money/server/queries/order-queries.ts";
import {
  type IssuedFacts,
  ledgerEntries,
  numberSeries,
  receiptParts,
  receipts,
} from "#domains/money/server/tables/ledger-tables.ts";
import type { StoredReceiptRules } from "#domains/money/server/tables/rules-tables.ts";
import type { Database } from "#server/db/client.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { readReceiptRules } from "./receipt-rules.ts";

const receiptSeries = "receipts";

/** What knows the institute as its receipts name it. */
export interface Issuer {
  site: () => Site;
}

/** A company's payment for several orders, which has one receipt. */
export interface JointReceipt {
  sponsor: NonNullable<IssuedFacts["sponsor"]>;
  orderIds: string[];
  /** The number that the first of its payments was given; null for the first one. */
  number: number | null;
}

/**
 * Gives an entry the next receipt number of its branch's series, or of the institute's, and keeps what the receipt says
 * beside the money: the institute's name, address and tax numbers too. Other receipts wait until the transaction ends,
 * and a failed transaction returns its number: no number is missing and none is given twice. The later payments of a
 * joint receipt are put on the first one's, which has a branch's series where all its orders are of that branch.
 */
export async function issueReceipt(
  issuer: Issuer,
  transaction: Database,
  entry: LedgerEntry,
  joint?: JointReceipt,
): Promise<number> {
  const rules = await readReceiptRules(transaction);
  const { id: entryId, at: issuedAt, orderId } = entry;
  const branches = await findBranchesOf(transaction, joint?.orderIds ?? [orderId]);
  const taxes = await taxesOf(transaction, entry, rules.taxes, branches.get(orderId) ?? null);
  if (joint?.number) {
    await transaction.insert(receiptParts).values({ entryId, number: joint.number, taxes });
    return joint.number;
  }
  const [branchId = null, ...others] = new Set(branches.values());
  const ofOne = others.length === 0 ? branchId : null;
  const number = await nextNumber(transaction, ofOne === null ? undefined : rules.series[ofOne]);
  const { ntn, strn } = rules;
  const branch = ofOne === null ? null : await findBranch(transaction, ofOne);
  const facts: IssuedFacts = {
    ...{ ntn, strn, branch, taxes, issuer: issuerNow(issuer.site().content.company) },
    ...(joint && { sponsor: joint.sponsor }),
  };
  await transaction.insert(receipts).values({ number, entryId, issuedAt, hasSummary: true, facts });
  return number;
}

/** The institute as receipts name it today. */
export function issuerNow({ legalName, address, emails, phones }: Company): NonNullable<IssuedFacts["issuer"]> {
  const { street, area, city, postalCode, country } = address;
  return {
    name: legalName,
    lines: [
      `${street}, ${area}`,
      `${[city, postalCode].filter(Boolean).join(" ")}, ${country}`,
      emails.map((one) => one.address).join(", "),
      phones.map(({ display }) => display).join(", "),
    ],
  };
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
    .select({ facts: receipts.facts, part: receiptParts.taxes })
    .from(ledgerEntries)
    .leftJoin(receipts, eq(receipts.entryId, ledgerEntries.id))
    .leftJoin(receiptParts, eq(receiptParts.entryId, ledgerEntries.id))
    .where(and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.kind, "payment")))
    .orderBy(desc(ledgerEntries.id))
    .limit(1);
  return taxesWithin(amountMinor, last?.part ?? last?.facts?.taxes ?? []);
}

import { and, asc, between, eq, gt, inArray, lt, lte, min, not, or, type SQL, sql, sum } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { registration } from "#domains/money/rules/instalments.ts";
import type { ContainedTax } from "#domains/money/rules/receipt-taxes.ts";
import { findClosedUntil, keepBooksOpen } from "#domains/money/server/queries/book-queries.ts";
import { expires, isForRequest, personOfOrder } from "#domains/money/server/queries/order-queries.ts";
import {
  instalmentReminders,
  ledgerEntries,
  receiptParts,
  receipts,
} from "#domains/money/server/tables/ledger-tables.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { enrolmentRequests } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import type { KnowsBranches } from "#server/within.ts";

export type LedgerEntry = typeof ledgerEntries.$inferSelect;
export type NewLedgerEntry = typeof ledgerEntries.$inferInsert;

/** An entry with the number of its receipt, if it has one, and whether that is a company's for several students. */
export type ReceiptedEntry = LedgerEntry & { receipt: number | null; isJoint: boolean };

/** The number of an entry's receipt; for a query that joins both tables. */
export const receiptNumber = sql<number | null>`coalesce(${receipts.number}, ${receiptParts.number})`;
const isJoint = sql<boolean>`(${receiptParts.number} is not null or ${receipts.facts} -> 'sponsor' is not null)`;

const selectReceipted = (database: Database) =>
  database
    .select({ entry: ledgerEntries, receipt: receiptNumber, isJoint })
    .from(ledgerEntries)
    .leftJoin(receipts, eq(receipts.entryId, ledgerEntries.id))
    .leftJoin(receiptParts, eq(receiptParts.entryId, ledgerEntries.id));

const receipted = (found: Awaited<ReturnType<typeof selectReceipted>>): ReceiptedEntry[] =>
  found.map(({ entry, ...of }) => ({ ...entry, ...of }));

/** The entries of these orders with their receipts, oldest first. */
export async function findLedgerEntries(database: Database, orderIds: string[]): Promise<ReceiptedEntry[]> {
  const isOfOne = inArray(ledgerEntries.orderId, orderIds);
  return receipted(await selectReceipted(database).where(isOfOne).orderBy(asc(ledgerEntries.id)));
}

/** The entries with these ids, in any order; unknown ids are left out. */
export async function findEntriesWithReceipts(database: Database, ids: number[]): Promise<ReceiptedEntry[]> {
  return receipted(await selectReceipted(database).where(inArray(ledgerEntries.id, ids)));
}

/** The entries of these origins with their receipts, oldest first. */
export async function findEntriesOfSources(database: Database, sources: string[]): Promise<ReceiptedEntry[]> {
  const isFromOne = inArray(ledgerEntries.source, sources);
  return receipted(await selectReceipted(database).where(isFromOne).orderBy(asc(ledgerEntries.id)));
}

/**
 * Appends entries; one with a known source is left out. One of a month whose books are closed counts in them from now.
 * Returns those that were written.
 */
export async function appendEntries(transaction: Database, entries: NewLedgerEntry[]): Promise<LedgerEntry[]> {
  if (entries.length === 0) return [];
  const isEarlier = ({ dueAt, at }: NewLedgerEntry) => dueAt < at;
  const isAnyEarlier = entries.some(isEarlier);
  if (isAnyEarlier) await keepBooksOpen(transaction);
  const closedUntil = isAnyEarlier ? await findClosedUntil(transaction) : null;
  const isClosed = (entry: NewLedgerEntry) => isEarlier(entry) && closedUntil !== null && entry.dueAt < closedUntil;
  return await transaction
    .insert(ledgerEntries)
    .values(entries.map((entry) => (isClosed(entry) ? { ...entry, bookedAt: entry.at } : entry)))
    .onConflictDoNothing({ target: ledgerEntries.source })
    .returning();
}

/** A payment or refund on a receipt, with the taxes contained in it. */
interface ReceiptPart {
  entry: LedgerEntry;
  taxes: ContainedTax[];
}

/** A receipt with its entries, a company's several in the order in which they were written; undefined for an unknown number. */
export async function findReceipt(
  database: Database,
  number: number,
): Promise<(Omit<typeof receipts.$inferSelect, "entryId"> & { parts: ReceiptPart[] }) | undefined> {
  const { issuedAt, hasSummary, facts } = receipts;
  const [first] = await database
    .select({ number: receipts.number, issuedAt, hasSummary, facts, entry: ledgerEntries })
    .from(receipts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, receipts.entryId))
    .where(eq(receipts.number, number));
  if (!first) return undefined;
  const { entry, ...receipt } = first;
  const others = await database
    .select({ entry: ledgerEntries, taxes: receiptParts.taxes })
    .from(receiptParts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, receiptParts.entryId))
    .where(eq(receiptParts.number, number))
    .orderBy(asc(ledgerEntries.id));
  return { ...receipt, parts: [{ entry, taxes: receipt.facts?.taxes ?? [] }, ...others] };
}

/** The charges of the second month and later that are due between two times, of orders whose first is paid. */
export async function findInstalmentsAround(
  database: Database,
  { from, to }: { from: Date; to: Date },
): Promise<{ entry: LedgerEntry; order: typeof orders.$inferSelect }[]> {
  return await database
    .select({ entry: ledgerEntries, order: orders })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(
      and(
        eq(ledgerEntries.kind, "charge"),
        gt(ledgerEntries.instalment, 1),
        between(ledgerEntries.dueAt, from, to),
        eq(orders.state, "paid"),
      ),
    );
}

/** The ids of orders that time does not end and that owe part of a charge since `from`, the longest owed first. */
export async function findOwing(
  database: Database,
  { from, to }: { from: Date; to: Date },
  { limit, within }: { limit: number } & KnowsBranches,
): Promise<string[]> {
  const isOpen = inArray(orders.state, ["awaiting_payment", "rejected"]);
  const isKept = or(eq(orders.state, "paid"), and(isOpen, or(orders.holdsMoney, orders.byStaff)));
  const charged = database
    .select({ id: ledgerEntries.orderId })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.kind, "charge"), between(ledgerEntries.dueAt, from, to)));
  const owing = await database
    .select({ id: ledgerEntries.orderId })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(
      and(
        isKept,
        lte(ledgerEntries.dueAt, to),
        inArray(ledgerEntries.orderId, charged),
        within?.has("order", orders.id),
      ),
    )
    .groupBy(ledgerEntries.orderId)
    .having(gt(sum(ledgerEntries.amountMinor), "0"))
    .orderBy(min(ledgerEntries.dueAt), ledgerEntries.orderId)
    .limit(limit);
  return owing.map(({ id }) => id);
}

/** The source of the late fee for what an order was to be paid at a time. */
export const lateFeeSource = (orderId: string, dueAt: Date) => `late:${orderId}:${dueAt.getTime()}`;

/**
 * The times between two on which charges were due, of orders that time does not end, that owe something by the second
 * and have no late fee for that time yet.
 */
export async function findLateCharges(
  database: Database,
  { from, to }: { from: Date; to: Date },
): Promise<{ reference: string; dueAt: Date }[]> {
  const isOpen = inArray(orders.state, ["awaiting_payment", "rejected"]);
  const isKept = or(eq(orders.state, "paid"), and(isOpen, or(orders.holdsMoney, orders.byStaff)));
  const { orderId, kind, dueAt } = ledgerEntries;
  const of = sql`select from ${ledgerEntries} as own where own.order_id = ${orderId}`;
  const owes = sql`(select sum(own.amount_minor) from ${ledgerEntries} as own
    where own.order_id = ${orderId} and own.due_at <= ${to.toISOString()}) > 0`;
  const isCharged = sql`exists (${of} and own.source = 'late:' || ${orderId} || ':' || (extract(epoch from ${dueAt}) * 1000)::bigint)`;
  return await database
    .selectDistinct({ reference: orders.reference, dueAt })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(and(eq(kind, "charge"), gt(dueAt, from), lt(dueAt, to), isKept, owes, not(isCharged)));
}

/** Writes that a reminder is sent; false if it was sent before. */
export async function insertReminder(
  transaction: Database,
  reminder: typeof instalmentReminders.$inferInsert,
): Promise<boolean> {
  const written = await transaction.insert(instalmentReminders).values(reminder).onConflictDoNothing().returning();
  return written.length > 0;
}

/**
 * Whether an enrolment's order has owed something since before a given time; later payments count. For a query of
 * `enrolments`.
 */
export function owesSince(enrolmentId: PgColumn, moment: Date): SQL {
  return sql`exists (
    select from ${orders} where ${orders.enrolmentId} = ${enrolmentId} and ${orders.state} = 'paid' and (
      select sum(${ledgerEntries.amountMinor}) from ${ledgerEntries}
      where ${ledgerEntries.orderId} = ${orders.id} and (
        ${ledgerEntries.kind} = 'payment' or (${ledgerEntries.kind} = 'correction' and ${ledgerEntries.act} is null)
          or ${ledgerEntries.dueAt} <= ${moment.toISOString()})
    ) > 0)`;
}

/**
 * Whether a person is asked for a registration fee, or has paid it, in an order that is not over. Until the transaction
 * ends, no other one asks.
 */
export async function isRegistered(transaction: Database, personId: string): Promise<boolean> {
  await transaction.execute(sql`select pg_advisory_xact_lock(3, hashtext(${personId}))`);
  const isOver = or(inArray(orders.state, ["cancelled", "rejected"]), and(expires, lt(orders.dueAt, new Date())));
  const found = await transaction
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(enrolmentRequests, isForRequest)
    .innerJoin(ledgerEntries, eq(ledgerEntries.orderId, orders.id))
    .where(
      and(
        eq(personOfOrder, personId),
        eq(ledgerEntries.kind, "charge"),
        eq(ledgerEntries.instalment, registration),
        or(orders.holdsMoney, not(isOver ?? sql`false`)),
      ),
    )
    .limit(1);
  return found.length > 0;
}

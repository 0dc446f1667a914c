import { and, asc, desc, eq, gt, gte, inArray, sql } from "drizzle-orm";
import type { TakenPayment } from "#domains/money/rules/bank/match-rows.ts";
import { bankLayouts, bankRowEntries, bankRows } from "#domains/money/server/tables/bank-tables.ts";
import { ledgerEntries } from "#domains/money/server/tables/ledger-tables.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { sponsors } from "#domains/money/server/tables/sponsor-tables.ts";
import { guardians, people } from "#domains/people/server/tables.ts";
import { enrolmentRequests } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import type { Currency } from "#shared/money.ts";
import { ownTurn } from "#shared/serving/own-turn.ts";
import { isBilledTo, isForRequest, personOfOrder, studentOrder } from "./order-queries.ts";

export type StoredBankRow = typeof bankRows.$inferSelect;
type NewBankRow = typeof bankRows.$inferInsert;

/** Writes rows; those of a known fingerprint are left out. Returns how many are new. */
export async function insertBankRows(transaction: Database, rows: NewBankRow[]): Promise<number> {
  let written = 0;
  for (let at = 0; at < rows.length; at += 1000) {
    const some = rows.slice(at, at + 1000);
    const target = bankRows.fingerprint;
    const found = await transaction.insert(bankRows).values(some).onConflictDoNothing({ target }).returning({
      id: bankRows.id,
    });
    written += found.length;
  }
  return written;
}

/** Rows that one query reads, each in a turn of its own. */
const inOneRead = 1000;

/** The rows in a state, in the order in which they came; there may be many thousands. */
export async function findBankRows(database: Database, state: StoredBankRow["state"]): Promise<StoredBankRow[]> {
  const found: StoredBankRow[] = [];
  for (let last = 0; ; last = found.at(-1)?.position ?? 0) {
    const next = await database
      .select()
      .from(bankRows)
      .where(and(eq(bankRows.state, state), gt(bankRows.position, last)))
      .orderBy(asc(bankRows.position))
      .limit(inOneRead);
    found.push(...next);
    if (next.length < inOneRead) return found;
    await ownTurn();
  }
}

/** The rows since a day that no reversal concerns yet, in the order in which they came. */
export async function findReversibleRows(database: Database, since: string): Promise<StoredBankRow[]> {
  const isLive = and(gte(bankRows.day, since), inArray(bankRows.state, ["waiting", "settled"]));
  return await database.select().from(bankRows).where(isLive).orderBy(asc(bankRows.position));
}

/** The last rows that were settled, latest first, with the references of their orders. */
export async function findSettledRows(database: Database, limit: number) {
  const references = sql<string[]>`array_agg(${orders.reference} order by ${orders.reference})`;
  return await database
    .select({ row: bankRows, references })
    .from(bankRows)
    .innerJoin(bankRowEntries, eq(bankRowEntries.rowId, bankRows.id))
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, bankRowEntries.entryId))
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .groupBy(bankRows.id)
    .orderBy(desc(bankRows.position))
    .limit(limit);
}

/** A row, locked until the transaction ends. */
export async function lockBankRow(transaction: Database, id: string): Promise<StoredBankRow | undefined> {
  const [row] = await transaction.select().from(bankRows).where(eq(bankRows.id, id)).for("update");
  return row;
}

export async function setBankRowState(
  transaction: Database,
  ids: string[],
  state: StoredBankRow["state"],
): Promise<void> {
  await transaction.update(bankRows).set({ state }).where(inArray(bankRows.id, ids));
}

/** Writes that a row stands for a payment; false if another row does. */
export async function linkEntry(transaction: Database, rowId: string, entryId: number): Promise<boolean> {
  const written = await transaction.insert(bankRowEntries).values({ rowId, entryId }).onConflictDoNothing().returning();
  return written.length > 0;
}

/** The payments that a row stands for, with their orders' references. */
export async function findEntriesOfRow(database: Database, rowId: string) {
  return await database
    .select({ entry: ledgerEntries, reference: orders.reference })
    .from(bankRowEntries)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, bankRowEntries.entryId))
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(eq(bankRowEntries.rowId, rowId))
    .orderBy(asc(ledgerEntries.id));
}

/** The orders in a currency that cost more than was paid, and those with these references, with their students and who else may pay. */
export async function findPayableOrders(database: Database, currency: Currency, references: string[]) {
  const owing = database
    .select({ id: ledgerEntries.orderId })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.orderId)
    .having(sql`sum(${ledgerEntries.amountMinor}) > 0`);
  const isNamed = references.length > 0 ? inArray(orders.reference, references) : sql`false`;
  return await database
    .select({ order: orders, student: studentOrder.student, guardian: guardians.name, sponsor: sponsors.name })
    .from(orders)
    .leftJoin(enrolmentRequests, isForRequest)
    .leftJoin(people, isBilledTo)
    .leftJoin(guardians, eq(guardians.personId, personOfOrder))
    .leftJoin(sponsors, eq(sponsors.id, orders.sponsorId))
    .where(and(eq(orders.currency, currency), sql`(${inArray(orders.id, owing)} or ${isNamed})`));
}

/** The payments by transfer in a currency since a time that no row stands for yet. */
export async function findUnlinkedPayments(
  database: Database,
  currency: Currency,
  since: Date,
): Promise<TakenPayment[]> {
  const isLinked = sql`exists (select from ${bankRowEntries} where ${bankRowEntries.entryId} = ${ledgerEntries.id})`;
  const found = await database
    .select({ entry: ledgerEntries, reference: orders.reference, student: studentOrder.student })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .leftJoin(enrolmentRequests, isForRequest)
    .leftJoin(people, isBilledTo)
    .where(
      and(
        ...[eq(ledgerEntries.kind, "payment"), eq(ledgerEntries.method, "transfer"), gte(ledgerEntries.at, since)],
        ...[eq(orders.currency, currency), sql`not ${isLinked}`],
      ),
    );
  return found.map(({ entry, reference, student }) => ({
    ...{ entryId: entry.id, reference, student: `${student.firstName} ${student.lastName}`.trim() },
    ...{ day: entry.receivedOn ?? entry.at.toISOString().slice(0, 10), minor: -entry.amountMinor },
  }));
}

export async function findBankLayout(database: Database, headings: string) {
  const [layout] = await database.select().from(bankLayouts).where(eq(bankLayouts.headings, headings));
  return layout;
}

/** Remembers how files with these headings are read. */
export async function setBankLayout(transaction: Database, layout: typeof bankLayouts.$inferInsert): Promise<void> {
  const { columns, currency } = layout;
  await transaction
    .insert(bankLayouts)
    .values(layout)
    .onConflictDoUpdate({ target: bankLayouts.headings, set: { columns, currency } });
}

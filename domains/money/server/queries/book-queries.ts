import { and, desc, eq, isNull, max, sql } from "drizzle-orm";
import { bookClosings } from "#domains/money/server/tables/book-tables.ts";
import type { Database } from "#server/db/client.ts";

export type BookClosing = typeof bookClosings.$inferSelect;

/** Lets nobody close a month until the transaction ends, which writes into the ledger. */
export async function keepBooksOpen(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(10, 0)`);
}

/** Waits for whoever writes into the ledger, and lets nobody write into an earlier day until the transaction ends. */
export async function lockBooks(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(10, 0)`);
}

/** The moment before which the books are closed; null while they are open. */
export async function findClosedUntil(database: Database): Promise<Date | null> {
  const { until, reopenedAt } = bookClosings;
  const [found] = await database
    .select({ until: max(until) })
    .from(bookClosings)
    .where(isNull(reopenedAt));
  return found?.until ?? null;
}

/** The closings, the latest month first. */
export async function findBookClosings(database: Database, limit: number): Promise<BookClosing[]> {
  return await database
    .select()
    .from(bookClosings)
    .orderBy(desc(bookClosings.until), desc(bookClosings.id))
    .limit(limit);
}

export async function insertBookClosing(
  transaction: Database,
  closing: typeof bookClosings.$inferInsert,
): Promise<void> {
  await transaction.insert(bookClosings).values(closing);
}

/** Writes that a month is open again. */
export async function setBooksReopened(
  transaction: Database,
  month: string,
  { at, by }: { at: Date; by: string | null },
): Promise<void> {
  await transaction
    .update(bookClosings)
    .set({ reopenedAt: at, reopenedBy: by })
    .where(and(eq(bookClosings.month, month), isNull(bookClosings.reopenedAt)));
}

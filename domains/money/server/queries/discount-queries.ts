import { desc, eq, sql } from "drizzle-orm";
import { discounts, discountUses } from "#domains/money/server/tables/ledger-tables.ts";
import type { Database } from "#server/db/client.ts";

export type Discount = typeof discounts.$inferSelect;

/** Writes a discount; false if its code is taken. */
export async function insertDiscount(database: Database, discount: typeof discounts.$inferInsert): Promise<boolean> {
  const written = await database.insert(discounts).values(discount).onConflictDoNothing().returning();
  return written.length > 0;
}

/** The discount with a code, locked until the transaction ends, so that its limit of uses holds. */
export async function lockDiscount(transaction: Database, code: string): Promise<Discount | undefined> {
  const [found] = await transaction.select().from(discounts).where(eq(discounts.code, code)).for("update");
  return found;
}

/** Counts one more use of a discount, by an order. */
export async function useDiscountOn(
  transaction: Database,
  use: { code: string; orderId: string; usedAt: Date },
): Promise<void> {
  await transaction.insert(discountUses).values(use);
  await transaction
    .update(discounts)
    .set({ uses: sql`${discounts.uses} + 1` })
    .where(eq(discounts.code, use.code));
}

/** The code that an order has used. */
export async function findDiscountOf(database: Database, orderId: string): Promise<string | undefined> {
  const [use] = await database.select().from(discountUses).where(eq(discountUses.orderId, orderId));
  return use?.code;
}

/** All discounts, latest first. */
export async function findDiscounts(database: Database): Promise<Discount[]> {
  return await database.select().from(discounts).orderBy(desc(discounts.createdAt));
}

/** Ends a discount at a given time; false for an unknown code. */
export async function endDiscount(database: Database, code: string, endsAt: Date): Promise<boolean> {
  const ended = await database.update(discounts).set({ endsAt }).where(eq(discounts.code, code)).returning();
  return ended.length > 0;
}

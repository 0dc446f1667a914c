import { and, asc, eq, isNull } from "drizzle-orm";
import { isBilledTo, isForRequest, type Order, studentOrder } from "#domains/money/server/queries/order-queries.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { feeReductions } from "#domains/money/server/tables/reduction-tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolmentRequests } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import type { KnowsBranches } from "#server/within.ts";

export type FeeReduction = typeof feeReductions.$inferSelect;

/** Writes a request; false if its key was written before. */
export async function insertReduction(
  transaction: Database,
  reduction: typeof feeReductions.$inferInsert,
): Promise<boolean> {
  const written = await transaction.insert(feeReductions).values(reduction).onConflictDoNothing().returning();
  return written.length > 0;
}

/** A request, locked until the transaction ends. */
export async function lockReduction(transaction: Database, id: string): Promise<FeeReduction | undefined> {
  return (await transaction.select().from(feeReductions).where(eq(feeReductions.id, id)).for("update"))[0];
}

export async function setReduction(
  transaction: Database,
  id: string,
  decided: Pick<FeeReduction, "decidedAt" | "decidedBy" | "verdict" | "answer">,
): Promise<void> {
  await transaction.update(feeReductions).set(decided).where(eq(feeReductions.id, id));
}

/** The requests about an order, or all that wait for a decision, the oldest first, each with its order and student. */
export async function findReductions(
  database: Database,
  order: Pick<Order, "id"> | null,
  { limit, within }: { limit: number } & KnowsBranches,
): Promise<{ reduction: FeeReduction; order: Order; name: string }[]> {
  const { firstName, lastName } = studentOrder.student;
  const found = await database
    .select({ reduction: feeReductions, order: orders, firstName, lastName })
    .from(feeReductions)
    .innerJoin(orders, eq(orders.id, feeReductions.orderId))
    .leftJoin(enrolmentRequests, isForRequest)
    .leftJoin(people, isBilledTo)
    .where(
      and(
        order ? eq(feeReductions.orderId, order.id) : isNull(feeReductions.verdict),
        within?.has("order", feeReductions.orderId),
      ),
    )
    .orderBy(asc(feeReductions.position))
    .limit(limit);
  return found.map(({ firstName: first, lastName: last, ...one }) => ({ ...one, name: `${first} ${last}`.trim() }));
}

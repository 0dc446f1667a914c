import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import type { OrderState } from "#domains/money/contract.ts";
import { orderChanges } from "#domains/money/server/tables/order-tables.ts";
import type { Database } from "#server/db/client.ts";

/** Writes an entry into an order's timeline. */
export async function insertOrderChange(database: Database, change: typeof orderChanges.$inferInsert): Promise<void> {
  await insertOrderChanges(database, [change]);
}

/** Writes an entry into the timeline of each of these orders. */
export async function insertOrderChanges(
  database: Database,
  changes: (typeof orderChanges.$inferInsert)[],
): Promise<void> {
  await database.insert(orderChanges).values(changes);
}

/** The latest staff decision about an order that names its author. */
export async function findLatestDecision(
  database: Database,
  orderId: string,
): Promise<{ decidedBy: string | null; at: Date } | undefined> {
  const [latest] = await database
    .select({ decidedBy: orderChanges.decidedBy, at: orderChanges.at })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, orderId), isNotNull(orderChanges.decidedBy)))
    .orderBy(desc(orderChanges.id))
    .limit(1);
  return latest;
}

/** An order's timeline, oldest first. */
export async function findOrderChanges(
  database: Database,
  orderId: string,
): Promise<{ state: OrderState; at: Date }[]> {
  return await database
    .select({ state: orderChanges.state, at: orderChanges.at })
    .from(orderChanges)
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(asc(orderChanges.id));
}

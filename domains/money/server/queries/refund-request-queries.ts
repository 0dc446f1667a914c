import { and, asc, eq, gt, isNull, or } from "drizzle-orm";
import { isBilledTo, isForRequest, type Order, studentOrder } from "#domains/money/server/queries/order-queries.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { refundRequests } from "#domains/money/server/tables/refund-request-tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolmentRequests } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import type { KnowsBranches } from "#server/within.ts";

export type RefundRequest = typeof refundRequests.$inferSelect;

export async function insertRefundRequest(
  transaction: Database,
  request: typeof refundRequests.$inferInsert,
): Promise<void> {
  await transaction.insert(refundRequests).values(request);
}

/** The request with an id; the one that waits for an order's, without it. */
export async function findRefundRequest(
  transaction: Database,
  asked: { id: string } | { waitingOf: string },
): Promise<RefundRequest | undefined> {
  const isIt =
    "id" in asked
      ? eq(refundRequests.id, asked.id)
      : and(eq(refundRequests.orderId, asked.waitingOf), isNull(refundRequests.verdict));
  return (await transaction.select().from(refundRequests).where(isIt))[0];
}

/** A request, locked until the transaction ends. */
export async function lockRefundRequest(transaction: Database, id: string): Promise<RefundRequest | undefined> {
  return (await transaction.select().from(refundRequests).where(eq(refundRequests.id, id)).for("update"))[0];
}

export async function setRefundRequest(
  transaction: Database,
  id: string,
  decided: Pick<RefundRequest, "decidedAt" | "decidedBy" | "verdict" | "answer">,
): Promise<void> {
  await transaction.update(refundRequests).set(decided).where(eq(refundRequests.id, id));
}

/**
 * The requests about an order, or all that wait for a decision or were decided after a time; the oldest first, each with
 * its order and student.
 */
export async function findRefundRequests(
  database: Database,
  of: Pick<Order, "id"> | { decidedAfter: Date },
  { limit, within }: { limit: number } & KnowsBranches,
): Promise<{ request: RefundRequest; order: Order; name: string }[]> {
  const { firstName, lastName } = studentOrder.student;
  const { orderId, verdict, decidedAt, position } = refundRequests;
  const found = await database
    .select({ request: refundRequests, order: orders, firstName, lastName })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, orderId))
    .leftJoin(enrolmentRequests, isForRequest)
    .leftJoin(people, isBilledTo)
    .where(
      and(
        "id" in of ? eq(orderId, of.id) : or(isNull(verdict), gt(decidedAt, of.decidedAfter)),
        within?.has("order", orderId),
      ),
    )
    .orderBy(asc(position))
    .limit(limit);
  return found.map(({ firstName: first, lastName: last, ...one }) => ({ ...one, name: `${first} ${last}`.trim() }));
}

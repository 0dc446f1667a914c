import { desc, eq } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { orders } from "#server/db/schema/orders.ts";
import { cardCheckouts, paymentNotices, paymentProofs } from "#server/db/schema/payments.ts";

export type PaymentProof = typeof paymentProofs.$inferSelect;
export type NewPaymentProof = typeof paymentProofs.$inferInsert;

/** The proofs sent for an order, latest first. */
export async function findProofs(database: Database, orderId: string): Promise<PaymentProof[]> {
  return await database
    .select()
    .from(paymentProofs)
    .where(eq(paymentProofs.orderId, orderId))
    .orderBy(desc(paymentProofs.createdAt));
}

export async function findProof(database: Database, id: string): Promise<PaymentProof | undefined> {
  const [proof] = await database.select().from(paymentProofs).where(eq(paymentProofs.id, id));
  return proof;
}

export async function insertProof(database: Database, proof: NewPaymentProof): Promise<void> {
  await database.insert(paymentProofs).values(proof);
}

/** Notes an opened checkout; the same attempt noted before stays as it is. */
export async function noteCheckout(database: Database, checkout: typeof cardCheckouts.$inferInsert): Promise<void> {
  await database.insert(cardCheckouts).values(checkout).onConflictDoNothing();
}

/** The reference of the order a checkout was opened for. */
export async function findCheckoutOrder(database: Database, sessionId: string): Promise<string | undefined> {
  const [found] = await database
    .select({ reference: orders.reference })
    .from(cardCheckouts)
    .innerJoin(orders, eq(orders.id, cardCheckouts.orderId))
    .where(eq(cardCheckouts.sessionId, sessionId));
  return found?.reference;
}

/** Notes a provider's notice; false where the same one has been heard before. */
export async function noteNotice(database: Database, notice: typeof paymentNotices.$inferInsert): Promise<boolean> {
  const written = await database
    .insert(paymentNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ id: paymentNotices.id });
  return written.length > 0;
}

import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { isBatchOfSeat, isSeatOfOrder, studentOrder } from "#server/db/queries/orders.ts";
import { batches } from "#server/db/schema/catalogue.ts";
import { enrolmentRequests } from "#server/db/schema/enrolment-requests.ts";
import { enrolments } from "#server/db/schema/enrolments.ts";
import { orders } from "#server/db/schema/orders.ts";
import { cardCheckouts, paymentEvents, paymentProofs } from "#server/db/schema/payments.ts";
import type { PaymentVerdict } from "#shared/contracts/order.ts";

export type PaymentProof = typeof paymentProofs.$inferSelect;
export type CardCheckout = typeof cardCheckouts.$inferSelect;

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

/** The proofs with these ids, in any order, each with its order and student; unknown ids are left out. */
export async function findStudentProofs(database: Database, ids: string[]) {
  return await database
    .select({ ...studentOrder, proof: paymentProofs })
    .from(paymentProofs)
    .innerJoin(orders, eq(orders.id, paymentProofs.orderId))
    .innerJoin(enrolmentRequests, eq(enrolmentRequests.id, orders.enrolmentRequestId))
    .leftJoin(enrolments, isSeatOfOrder)
    .leftJoin(batches, isBatchOfSeat)
    .where(inArray(paymentProofs.id, ids));
}

export async function insertProof(database: Database, proof: typeof paymentProofs.$inferInsert): Promise<void> {
  await database.insert(paymentProofs).values(proof);
}

/** Writes a verdict on the receipts of an order that wait for one. */
export async function decideProofs(
  transaction: Database,
  { orderId, verdict, decidedAt }: { orderId: string; verdict: PaymentVerdict; decidedAt: Date },
): Promise<void> {
  await transaction
    .update(paymentProofs)
    .set({ verdict, decidedAt })
    .where(and(eq(paymentProofs.orderId, orderId), isNull(paymentProofs.verdict)));
}

/** Writes an opened checkout and answers the one to use: if this attempt has one already, that one. */
export async function insertCheckout(
  database: Database,
  checkout: typeof cardCheckouts.$inferInsert,
): Promise<CardCheckout> {
  const { orderId, attempt } = checkout;
  await database.insert(cardCheckouts).values(checkout).onConflictDoNothing();
  const isThis = and(eq(cardCheckouts.orderId, orderId), eq(cardCheckouts.attempt, attempt));
  const [written] = await database.select().from(cardCheckouts).where(isThis);
  if (!written) throw new Error("A checkout that was just written is gone.");
  return written;
}

/** The card checkout opened last for an order. */
export async function findLatestCheckout(database: Database, orderId: string): Promise<CardCheckout | undefined> {
  const [checkout] = await database
    .select()
    .from(cardCheckouts)
    .where(eq(cardCheckouts.orderId, orderId))
    .orderBy(desc(cardCheckouts.attempt))
    .limit(1);
  return checkout;
}

export async function findCheckout(database: Database, sessionId: string): Promise<CardCheckout | undefined> {
  const [checkout] = await database.select().from(cardCheckouts).where(eq(cardCheckouts.sessionId, sessionId));
  return checkout;
}

export async function markCheckoutPaid(
  transaction: Database,
  sessionId: string,
  paid: { paidAt: Date; customerId: string | null },
): Promise<void> {
  await transaction.update(cardCheckouts).set(paid).where(eq(cardCheckouts.sessionId, sessionId));
}

/** The provider's name for the person who paid an order by card; undefined if nobody did. */
export async function findPayer(database: Database, orderId: string): Promise<string | undefined> {
  const [paid] = await database
    .select({ customerId: cardCheckouts.customerId })
    .from(cardCheckouts)
    .where(and(eq(cardCheckouts.orderId, orderId), isNotNull(cardCheckouts.customerId)))
    .orderBy(desc(cardCheckouts.attempt))
    .limit(1);
  return paid?.customerId ?? undefined;
}

/** Records a provider's event; false if it was received before. */
export async function recordEvent(database: Database, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const written = await database
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return written.length > 0;
}

/** The events with these ids, in any order; unknown ids are left out. */
export async function findPaymentEvents(database: Database, ids: string[]) {
  return await database.select().from(paymentEvents).where(inArray(paymentEvents.id, ids));
}

/** The events with these ids, each with its order and student; events about no order are left out. */
export async function findStudentEvents(database: Database, ids: string[]) {
  return await database
    .select({ ...studentOrder, event: paymentEvents })
    .from(paymentEvents)
    .innerJoin(orders, eq(orders.reference, paymentEvents.reference))
    .innerJoin(enrolmentRequests, eq(enrolmentRequests.id, orders.enrolmentRequestId))
    .leftJoin(enrolments, isSeatOfOrder)
    .leftJoin(batches, isBatchOfSeat)
    .where(inArray(paymentEvents.id, ids));
}

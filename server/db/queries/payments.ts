import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { enrolments } from "#server/db/schema/enrolments.ts";
import { orders } from "#server/db/schema/orders.ts";
import { cardCheckouts, paymentEvents, paymentProofs } from "#server/db/schema/payments.ts";

export type PaymentProof = typeof paymentProofs.$inferSelect;
export type NewPaymentProof = typeof paymentProofs.$inferInsert;
export type CardCheckout = typeof cardCheckouts.$inferSelect;
export type NewCardCheckout = typeof cardCheckouts.$inferInsert;

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

/** Notes an opened checkout and answers the one to be used: the same attempt noted before stays as it is. */
export async function noteCheckout(database: Database, checkout: NewCardCheckout): Promise<CardCheckout> {
  const { orderId, attempt } = checkout;
  await database.insert(cardCheckouts).values(checkout).onConflictDoNothing();
  const isThis = and(eq(cardCheckouts.orderId, orderId), eq(cardCheckouts.attempt, attempt));
  const [noted] = await database.select().from(cardCheckouts).where(isThis);
  if (!noted) throw new Error("A checkout that was just noted is gone.");
  return noted;
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

/** Notes that a checkout's money was taken, and from whom. */
export async function notePaidCheckout(
  transaction: Database,
  sessionId: string,
  paid: { paidAt: Date; customerId: string | null },
): Promise<void> {
  await transaction.update(cardCheckouts).set(paid).where(eq(cardCheckouts.sessionId, sessionId));
}

/** The provider's name for the payer an order by card; undefined for an order paid otherwise, or not at all. */
export async function findPayer(database: Database, orderId: string): Promise<string | undefined> {
  const [paid] = await database
    .select({ customerId: cardCheckouts.customerId })
    .from(cardCheckouts)
    .where(and(eq(cardCheckouts.orderId, orderId), isNotNull(cardCheckouts.customerId)))
    .orderBy(desc(cardCheckouts.attempt))
    .limit(1);
  return paid?.customerId ?? undefined;
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

/** Records a provider's event; false where the same one has been received before. */
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
  if (ids.length === 0) return [];
  return await database.select().from(paymentEvents).where(inArray(paymentEvents.id, ids));
}

/** The events with these ids, each with the order and the student it is about; an event about neither is left out. */
export async function findStudentNotifications(database: Database, ids: string[]) {
  if (ids.length === 0) return [];
  const { firstName, lastName, email, phone } = enrolments;
  return await database
    .select({ order: orders, student: { firstName, lastName, email, phone }, event: paymentEvents })
    .from(paymentEvents)
    .innerJoin(orders, eq(orders.reference, paymentEvents.reference))
    .innerJoin(enrolments, eq(enrolments.id, orders.enrolmentId))
    .where(inArray(paymentEvents.id, ids));
}

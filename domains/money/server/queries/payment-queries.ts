import { and, asc, countDistinct, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import type { PaymentVerdict } from "#domains/money/contract.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { cardCheckouts, paymentEvents, paymentProofs } from "#domains/money/server/tables/payment-tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolmentRequests, enrolments } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import type { Within } from "#server/within.ts";
import { isBatchOfSeat, isBilledTo, isForRequest, isSeatOfOrder, type Order, studentOrder } from "./order-queries.ts";

export type PaymentProof = typeof paymentProofs.$inferSelect;
export type CardCheckout = typeof cardCheckouts.$inferSelect;

/** The ids of the proofs of these orders, by the order's. */
export async function findProofIds(database: Database, orderIds: string[]): Promise<Map<string, string[]>> {
  const { orderId, id } = paymentProofs;
  const found = await database.select({ orderId, id }).from(paymentProofs).where(inArray(orderId, orderIds));
  return new Map(
    [...Map.groupBy(found, (one) => one.orderId)].map(([order, proofs]) => [order, proofs.map((one) => one.id)]),
  );
}

/** The proofs sent for an order, latest first. */
export async function findProofs(database: Database, orderId: string): Promise<PaymentProof[]> {
  return await database
    .select()
    .from(paymentProofs)
    .where(eq(paymentProofs.orderId, orderId))
    .orderBy(desc(paymentProofs.createdAt));
}

/**
 * The other orders to which these files, or these transaction numbers, were sent too, latest first; none that no longer
 * names its student.
 */
export async function findSameProofs(
  database: Database,
  orderId: string,
  of: "sha256" | "transactionNumber",
  values: string[],
): Promise<{ value: string | null; reference: string; name: string }[]> {
  const value = paymentProofs[of];
  const asked = sql`${enrolmentRequests.firstName} || ' ' || ${enrolmentRequests.lastName}`;
  const name = sql<string>`coalesce(${asked}, ${people.name})`;
  const isNamed = or(ne(enrolmentRequests.email, ""), ne(people.name, ""));
  const isSame = and(inArray(value, values), ne(paymentProofs.orderId, orderId), isNamed);
  return await database
    .select({ value, reference: orders.reference, name })
    .from(paymentProofs)
    .innerJoin(orders, eq(orders.id, paymentProofs.orderId))
    .leftJoin(enrolmentRequests, isForRequest)
    .leftJoin(people, isBilledTo)
    .where(isSame)
    .groupBy(value, orders.reference, name)
    .orderBy(desc(sql`max(${paymentProofs.createdAt})`))
    .limit(mostSame);
}

/** The most other orders that are named. */
const mostSame = 20;

/** The proofs with these ids, in any order, each with its order and student; unknown ids are left out. */
export async function findStudentProofs(database: Database, ids: string[]) {
  return await database
    .select({ ...studentOrder, proof: paymentProofs })
    .from(paymentProofs)
    .innerJoin(orders, eq(orders.id, paymentProofs.orderId))
    .leftJoin(enrolmentRequests, isForRequest)
    .leftJoin(people, isBilledTo)
    .leftJoin(enrolments, isSeatOfOrder)
    .leftJoin(batches, isBatchOfSeat)
    .where(inArray(paymentProofs.id, ids));
}

export async function insertProof(database: Database, proof: typeof paymentProofs.$inferInsert): Promise<void> {
  await database.insert(paymentProofs).values(proof);
}

/** Writes what the sender of a proof says of the payment, in place of what they said before. */
export async function setStated(
  transaction: Database,
  id: string,
  stated: Partial<Pick<PaymentProof, "statedMinor" | "paidOn" | "transactionNumber">>,
): Promise<void> {
  await transaction.update(paymentProofs).set(stated).where(eq(paymentProofs.id, id));
}

/** The orders whose latest proofs wait for a verdict, or those of them that are among `ids`, the longest waiting first, at most `limit`. */
export async function findWaitingProofs(
  database: Database,
  { limit, within, ids }: { limit: number; within?: Within | undefined; ids?: string[] | undefined },
) {
  const { orderId, createdAt, verdict } = paymentProofs;
  const waiting = database
    .select({ orderId, since: sql<Date>`min(${createdAt})`.mapWith(createdAt).as("since") })
    .from(paymentProofs)
    .where(isNull(verdict))
    .groupBy(orderId)
    .as("waiting");
  return await database
    .select({ ...studentOrder, since: waiting.since })
    .from(waiting)
    .innerJoin(orders, eq(orders.id, waiting.orderId))
    .leftJoin(enrolmentRequests, isForRequest)
    .leftJoin(people, isBilledTo)
    .leftJoin(enrolments, isSeatOfOrder)
    .leftJoin(batches, isBatchOfSeat)
    .where(and(within?.has("order", orders.id), ids && inArray(orders.id, ids)))
    .orderBy(asc(waiting.since))
    .limit(limit);
}

/** The number of orders with a proof that waits for a verdict. */
export async function countWaitingProofs(database: Database, within?: Within): Promise<number> {
  const { orderId, verdict } = paymentProofs;
  const waits = and(isNull(verdict), within?.has("order", orderId));
  return (
    (
      await database
        .select({ all: countDistinct(orderId) })
        .from(paymentProofs)
        .where(waits)
    )[0]?.all ?? 0
  );
}

/** Writes a verdict on the proofs of an order that wait for one. */
export async function decideProofs(
  transaction: Database,
  {
    orderId,
    ...decided
  }: { orderId: string; verdict: PaymentVerdict; decidedAt: Date; refusedBecause?: string | undefined },
): Promise<void> {
  await transaction
    .update(paymentProofs)
    .set(decided)
    .where(and(eq(paymentProofs.orderId, orderId), isNull(paymentProofs.verdict)));
}

/** Writes an opened checkout and returns the one to use: the existing one, if this attempt has one already. */
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

/** The latest card checkout of an order. */
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

/** The provider's ids by which a checkout is found; null where one is not known. */
export interface CheckoutIds {
  sessionId: string | null;
  subscriptionId: string | null;
  customerId: string | null;
}

/** The checkout with one of these ids and its order's reference; the session takes precedence over the payer. */
export async function findCheckoutBy(
  database: Database,
  { sessionId, subscriptionId, customerId }: CheckoutIds,
): Promise<{ checkout: CardCheckout; reference: string } | undefined> {
  const ids = [
    sessionId === null ? undefined : eq(cardCheckouts.sessionId, sessionId),
    subscriptionId === null ? undefined : eq(cardCheckouts.subscriptionId, subscriptionId),
    customerId === null ? undefined : eq(cardCheckouts.customerId, customerId),
  ];
  for (const isIt of ids) {
    if (!isIt) continue;
    const [found] = await database
      .select({ checkout: cardCheckouts, reference: orders.reference })
      .from(cardCheckouts)
      .innerJoin(orders, eq(orders.id, cardCheckouts.orderId))
      .where(isIt)
      .orderBy(desc(cardCheckouts.attempt))
      .limit(1);
    if (found) return found;
  }
  return undefined;
}

/** Writes the provider's report about a checkout: that it was paid, by whom, and the state of its subscription. */
export async function changeCheckout(
  transaction: Database,
  sessionId: string,
  changes: Partial<Pick<CardCheckout, "paidAt" | "customerId" | "subscriptionId" | "endedAt" | "expiresAt">>,
): Promise<void> {
  await transaction.update(cardCheckouts).set(changes).where(eq(cardCheckouts.sessionId, sessionId));
}

/** Checkouts where a visitor may still pay, with their orders. */
export async function findOpenCheckouts(
  database: Database,
  now: Date,
): Promise<{ checkout: CardCheckout; order: Order }[]> {
  return await database
    .select({ checkout: cardCheckouts, order: orders })
    .from(cardCheckouts)
    .innerJoin(orders, eq(orders.id, cardCheckouts.orderId))
    .where(and(isNull(cardCheckouts.paidAt), gt(cardCheckouts.expiresAt, now)));
}

/** A checkout of an earlier release always began a subscription, and did not store its id; it stored no amount either. */
const renews = and(
  isNotNull(cardCheckouts.customerId),
  isNull(cardCheckouts.endedAt),
  or(isNotNull(cardCheckouts.subscriptionId), isNull(cardCheckouts.amountMinor)),
);

/** A checkout with a running subscription, with the payer's id. */
export type RenewingCheckout = CardCheckout & { customerId: string };

/** The checkouts of these orders whose subscription is running, latest first. */
export async function findRenewing(database: Database, orderIds: string[]): Promise<RenewingCheckout[]> {
  const found = await database
    .select()
    .from(cardCheckouts)
    .where(and(inArray(cardCheckouts.orderId, orderIds), renews))
    .orderBy(desc(cardCheckouts.attempt));
  return found.flatMap((checkout) => (checkout.customerId ? [{ ...checkout, customerId: checkout.customerId }] : []));
}

/** The checkouts whose subscription is running for somebody who left their batch before a time. */
export async function findRenewingOfLeavers(database: Database, before: Date): Promise<RenewingCheckout[]> {
  const found = await database
    .select({ checkout: cardCheckouts })
    .from(cardCheckouts)
    .innerJoin(orders, eq(orders.id, cardCheckouts.orderId))
    .innerJoin(enrolments, isSeatOfOrder)
    .where(and(renews, eq(enrolments.state, "withdrawn"), lte(enrolments.changedAt, before)));
  return found.flatMap(({ checkout }) =>
    checkout.customerId ? [{ ...checkout, customerId: checkout.customerId }] : [],
  );
}

/** The provider's name for the payer whose subscription pays an order; undefined if none is running. */
export async function findPayer(database: Database, orderId: string): Promise<string | undefined> {
  const [renewing] = await findRenewing(database, [orderId]);
  return renewing?.customerId;
}

/** Whether a provider's event was already received. */
export async function hasEvent(database: Database, id: string): Promise<boolean> {
  const [event] = await database.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id));
  return event !== undefined;
}

/** Records a provider's event; false if it was already received. */
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
    .leftJoin(enrolmentRequests, isForRequest)
    .leftJoin(people, isBilledTo)
    .leftJoin(enrolments, isSeatOfOrder)
    .leftJoin(batches, isBatchOfSeat)
    .where(inArray(paymentEvents.id, ids));
}

import { and, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { demoBookings, demoSlots } from "#server/db/schema/demo-bookings.ts";
import { enrolments } from "#server/db/schema/enrolments.ts";
import { orderChanges, orders } from "#server/db/schema/orders.ts";
import { cardCheckouts, paymentProofs } from "#server/db/schema/payments.ts";

/** Removes the proofs of these orders; answers the names of their files. */
async function removeProofsOf(transaction: Database, orderIds: string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const gone = await transaction
    .delete(paymentProofs)
    .where(inArray(paymentProofs.orderId, orderIds))
    .returning({ fileName: paymentProofs.fileName });
  return gone.map(({ fileName }) => fileName);
}

/** Removes orders, all that belongs to them and the enrolments they are for; answers the names of the proofs' files. */
export async function removeOrders(
  transaction: Database,
  gone: { id: string; enrolmentId: string }[],
): Promise<string[]> {
  if (gone.length === 0) return [];
  const ids = gone.map(({ id }) => id);
  const files = await removeProofsOf(transaction, ids);
  await transaction.delete(cardCheckouts).where(inArray(cardCheckouts.orderId, ids));
  await transaction.delete(orderChanges).where(inArray(orderChanges.orderId, ids));
  await transaction.delete(orders).where(inArray(orders.id, ids));
  const enrolmentIds = gone.map(({ enrolmentId }) => enrolmentId);
  await transaction.delete(enrolments).where(inArray(enrolments.id, enrolmentIds));
  return files;
}

/**
 * Takes the person out of orders whose amount and date the accounts have to keep: out of the enrolments they are for,
 * with the proofs and the checkouts. Answers the names of the proofs' files.
 */
export async function anonymiseOrders(
  transaction: Database,
  kept: { id: string; enrolmentId: string }[],
): Promise<string[]> {
  if (kept.length === 0) return [];
  const ids = kept.map(({ id }) => id);
  await transaction.delete(cardCheckouts).where(inArray(cardCheckouts.orderId, ids));
  const nobody = { firstName: "", lastName: "", email: "", phone: "", message: "" };
  const enrolmentIds = kept.map(({ enrolmentId }) => enrolmentId);
  await transaction
    .update(enrolments)
    // The fingerprint is made from the person's own words: anybody who guesses them could tell that they were sent.
    .set({ ...nobody, idempotencyKey: null, fingerprint: "" })
    .where(inArray(enrolments.id, enrolmentIds));
  return await removeProofsOf(transaction, ids);
}

/** Whether an enrolment still names its person. */
export const namesSomebody = ne(enrolments.email, "");

/**
 * Removes demo bookings; a place they hold in a class to come is free again. A booking that is cancelled or moved at the
 * same moment is waited for, so that no place is given back twice.
 */
export async function removeDemoBookings(transaction: Database, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const held = and(inArray(demoBookings.id, ids), isNull(demoBookings.cancelledAt), gt(demoBookings.startsAt, now));
  // The earlier class first, as a booking that moves does it: so two transactions never wait for each other.
  const holding = transaction.select().from(demoBookings).where(held).orderBy(demoBookings.startsAt).for("update");
  for (const { courseId, startsAt } of await holding) {
    await transaction
      .update(demoSlots)
      .set({ taken: sql`${demoSlots.taken} - 1` })
      .where(and(eq(demoSlots.courseId, courseId), eq(demoSlots.startsAt, startsAt)));
  }
  await transaction.delete(demoBookings).where(inArray(demoBookings.id, ids));
}

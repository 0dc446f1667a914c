import { asc, desc, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/client.ts";
import { demoBookings } from "#server/db/schema/demo-bookings.ts";
import { enrolments } from "#server/db/schema/enrolments.ts";
import { inquiries } from "#server/db/schema/inquiries.ts";
import { orderChanges, orders } from "#server/db/schema/orders.ts";
import { cardCheckouts, paymentEvents, paymentProofs } from "#server/db/schema/payments.ts";
import { credentials, passwordResets, sessions, users } from "#server/db/schema/users.ts";

/**
 * Everything the tables hold under an e-mail address, in small letters or capitals, as the rows are. With "hold", no
 * demo booking and no order of theirs changes until the transaction ends.
 */
export async function findPerson(database: Database, email: string, hold: "hold" | "leave" = "leave") {
  const isTheirs = (column: PgColumn): SQL => sql`lower(${column}) = lower(${email})`;
  const theirInquiries = await database
    .select()
    .from(inquiries)
    .where(isTheirs(inquiries.email))
    .orderBy(asc(inquiries.createdAt));
  const theirEnrolments = await database
    .select()
    .from(enrolments)
    .where(isTheirs(enrolments.email))
    .orderBy(asc(enrolments.createdAt));
  const findBookings = database
    .select()
    .from(demoBookings)
    .where(isTheirs(demoBookings.email))
    .orderBy(asc(demoBookings.startsAt));
  const theirBookings = hold === "hold" ? await findBookings.for("update") : await findBookings;
  const enrolmentIds = theirEnrolments.map(({ id }) => id);
  const findOrders = database.select().from(orders).where(inArray(orders.enrolmentId, enrolmentIds));
  const theirOrders = hold === "hold" ? await findOrders.for("update") : await findOrders;
  const orderIds = theirOrders.map(({ id }) => id);
  const references = theirOrders.map(({ reference }) => reference);
  const belongings = {
    changes: await database
      .select()
      .from(orderChanges)
      .where(inArray(orderChanges.orderId, orderIds))
      .orderBy(asc(orderChanges.id)),
    proofs: await database.select().from(paymentProofs).where(inArray(paymentProofs.orderId, orderIds)),
    checkouts: await database.select().from(cardCheckouts).where(inArray(cardCheckouts.orderId, orderIds)),
    notices: await database
      .select()
      .from(paymentEvents)
      .where(inArray(paymentEvents.reference, references))
      .orderBy(asc(paymentEvents.receivedAt)),
  };
  const accounts = await database.select().from(users).where(isTheirs(users.email));
  const userIds = accounts.map(({ id }) => id);
  return {
    inquiries: theirInquiries,
    enrolments: theirEnrolments,
    demoBookings: theirBookings,
    orders: theirOrders,
    ...belongings,
    accounts,
    sessions: await database
      .select()
      .from(sessions)
      .where(inArray(sessions.userId, userIds))
      .orderBy(desc(sessions.updatedAt)),
    credentials: await database.select().from(credentials).where(inArray(credentials.userId, userIds)),
    passwordResets: await database.select().from(passwordResets).where(inArray(passwordResets.value, userIds)),
  };
}

export type PersonRows = Awaited<ReturnType<typeof findPerson>>;

/** Removes inquiries, and enrolments that no order belongs to. */
export async function removeRequests(transaction: Database, ids: { inquiries: string[]; enrolments: string[] }) {
  await transaction.delete(inquiries).where(inArray(inquiries.id, ids.inquiries));
  await transaction.delete(enrolments).where(inArray(enrolments.id, ids.enrolments));
}

/** Removes accounts: with them go their sessions and passwords, and the resets that were asked for. */
export async function removeAccounts(transaction: Database, ids: string[]): Promise<void> {
  await transaction.delete(passwordResets).where(inArray(passwordResets.value, ids));
  await transaction.delete(users).where(inArray(users.id, ids));
}

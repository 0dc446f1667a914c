import { asc, desc, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/client.ts";
import { demoBookings } from "#server/db/schema/demo-bookings.ts";
import { enrolmentRequests } from "#server/db/schema/enrolment-requests.ts";
import { inquiries } from "#server/db/schema/inquiries.ts";
import { orderChanges, orders } from "#server/db/schema/orders.ts";
import { cardCheckouts, paymentEvents, paymentProofs } from "#server/db/schema/payments.ts";
import { credentials, passwordResets, sessions, users } from "#server/db/schema/users.ts";

export type PersonalData = Awaited<ReturnType<typeof findPersonalData>>;

/**
 * All rows that belong to an e-mail address, in small letters or capitals. With "lock", no demo booking and no order of
 * theirs changes until the transaction ends.
 */
export async function findPersonalData(database: Database, email: string, locking: "lock" | "leave" = "leave") {
  const isTheirs = (column: PgColumn): SQL => sql`lower(${column}) = lower(${email})`;
  const theirInquiries = await database
    .select()
    .from(inquiries)
    .where(isTheirs(inquiries.email))
    .orderBy(asc(inquiries.createdAt));
  const theirEnrolmentRequests = await database
    .select()
    .from(enrolmentRequests)
    .where(isTheirs(enrolmentRequests.email))
    .orderBy(asc(enrolmentRequests.createdAt));
  const findBookings = database
    .select()
    .from(demoBookings)
    .where(isTheirs(demoBookings.email))
    .orderBy(asc(demoBookings.startsAt));
  const theirBookings = await (locking === "lock" ? findBookings.for("update") : findBookings);
  const isForThem = inArray(orders.enrolmentRequestId, idsOf(theirEnrolmentRequests));
  const findOrders = database.select().from(orders).where(isForThem);
  const theirOrders = await (locking === "lock" ? findOrders.for("update") : findOrders);
  const orderIds = idsOf(theirOrders);
  const references = theirOrders.map(({ reference }) => reference);
  const accounts = await database.select().from(users).where(isTheirs(users.email));
  const userIds = idsOf(accounts);
  return {
    inquiries: theirInquiries,
    enrolmentRequests: theirEnrolmentRequests,
    demoBookings: theirBookings,
    orders: theirOrders,
    changes: await database
      .select()
      .from(orderChanges)
      .where(inArray(orderChanges.orderId, orderIds))
      .orderBy(asc(orderChanges.id)),
    proofs: await database.select().from(paymentProofs).where(inArray(paymentProofs.orderId, orderIds)),
    checkouts: await database.select().from(cardCheckouts).where(inArray(cardCheckouts.orderId, orderIds)),
    events: await database
      .select()
      .from(paymentEvents)
      .where(inArray(paymentEvents.reference, references))
      .orderBy(asc(paymentEvents.receivedAt)),
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

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

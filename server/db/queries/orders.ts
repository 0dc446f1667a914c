import { and, asc, eq, gte, inArray, lt, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { keyset, type Page, type PageRequest, pageOf } from "#server/db/queries/keyset.ts";
import { enrolments } from "#server/db/schema/enrolments.ts";
import { orderChanges, orders } from "#server/db/schema/orders.ts";
import { paymentProofs } from "#server/db/schema/payments.ts";
import { type OrderState, orderState } from "#shared/contracts/order.ts";
import { isUnpaid } from "#shared/rules/order-state.ts";

export type Order = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;

/** An order with the student it is for. */
export interface StudentOrder {
  order: Order;
  student: { firstName: string; lastName: string; email: string; phone: string };
}

const student = {
  firstName: enrolments.firstName,
  lastName: enrolments.lastName,
  email: enrolments.email,
  phone: enrolments.phone,
};

/** Writes an order; false where its reference is taken. */
export async function insertOrder(database: Database, order: NewOrder): Promise<boolean> {
  const written = await database
    .insert(orders)
    .values(order)
    .onConflictDoNothing({ target: orders.reference })
    .returning({ id: orders.id });
  return written.length > 0;
}

export async function findOrderOfEnrolment(database: Database, enrolmentId: string): Promise<Order | undefined> {
  const [order] = await database.select().from(orders).where(eq(orders.enrolmentId, enrolmentId));
  return order;
}

export async function findOrder(database: Database, reference: string): Promise<Order | undefined> {
  const [order] = await database.select().from(orders).where(eq(orders.reference, reference));
  return order;
}

/** The order, held until the transaction ends: others who want it wait. */
export async function lockOrder(transaction: Database, reference: string): Promise<Order | undefined> {
  const [order] = await transaction.select().from(orders).where(eq(orders.reference, reference)).for("update");
  return order;
}

/** The orders with these ids and their students, in any order; unknown ids are left out. */
export async function findStudentOrders(database: Database, ids: string[]): Promise<StudentOrder[]> {
  if (ids.length === 0) return [];
  return await database
    .select({ order: orders, student })
    .from(orders)
    .innerJoin(enrolments, eq(enrolments.id, orders.enrolmentId))
    .where(inArray(orders.id, ids));
}

const latestFirst = keyset([orders.createdAt, orders.reference], "desc");

/** A page of all orders and their students, the latest first; of one state, as it is at `now`, where it is named. */
export async function listStudentOrders(
  database: Database,
  { after, limit }: PageRequest,
  { state, now }: { state: OrderState | undefined; now: Date },
): Promise<Page<StudentOrder>> {
  const rows = await database
    .select({ order: orders, student, key: latestFirst.key })
    .from(orders)
    .innerJoin(enrolments, eq(enrolments.id, orders.enrolmentId))
    .where(and(state && isInState(state, now), latestFirst.after(after)))
    .orderBy(latestFirst.order)
    .limit(limit + 1);
  return pageOf(rows, limit);
}

/** What `orderStateAt` says, for the database to look by. */
function isInState(state: OrderState, now: Date): SQL | undefined {
  if (state === "expired") return and(inArray(orders.state, unpaid), lt(orders.dueAt, now));
  return and(eq(orders.state, state), isUnpaid(state) ? gte(orders.dueAt, now) : undefined);
}

const unpaid = orderState.exclude(["expired"]).options.filter(isUnpaid);

/** The proofs with these ids, each with its order and student. */
export async function findStudentProofs(database: Database, ids: string[]) {
  if (ids.length === 0) return [];
  return await database
    .select({ order: orders, student, proof: paymentProofs })
    .from(paymentProofs)
    .innerJoin(orders, eq(orders.id, paymentProofs.orderId))
    .innerJoin(enrolments, eq(enrolments.id, orders.enrolmentId))
    .where(inArray(paymentProofs.id, ids));
}

export async function setOrderState(database: Database, id: string, state: Order["state"]): Promise<void> {
  await database.update(orders).set({ state }).where(eq(orders.id, id));
}

export async function insertOrderChange(
  database: Database,
  change: { orderId: string; state: OrderState; at: Date },
): Promise<void> {
  await database.insert(orderChanges).values(change);
}

/** What happened to an order, oldest first. */
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

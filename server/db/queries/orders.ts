import { and, asc, eq, gte, inArray, lt, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { keyset, type Page, type PageRequest, pageOf } from "#server/db/queries/keyset.ts";
import { enrolments } from "#server/db/schema/enrolments.ts";
import { orderChanges, orders } from "#server/db/schema/orders.ts";
import { type OrderState, orderState } from "#shared/contracts/order.ts";
import { isUnpaid } from "#shared/rules/order-state.ts";

export type Order = typeof orders.$inferSelect;

/** An order with the student it is for. */
export interface StudentOrder {
  order: Order;
  student: { firstName: string; lastName: string; email: string; phone: string };
}

/** The columns of a `StudentOrder`; the query joins orders and enrolments. */
export const studentOrder = {
  order: orders,
  student: {
    firstName: enrolments.firstName,
    lastName: enrolments.lastName,
    email: enrolments.email,
    phone: enrolments.phone,
  },
};

const isForEnrolment = eq(enrolments.id, orders.enrolmentId);

/** Writes an order; false if its reference is taken. */
export async function insertOrder(database: Database, order: Order): Promise<boolean> {
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

/** The order, locked until the transaction ends. */
export async function lockOrder(transaction: Database, reference: string): Promise<Order | undefined> {
  const [order] = await transaction.select().from(orders).where(eq(orders.reference, reference)).for("update");
  return order;
}

export async function findStudentOrder(database: Database, reference: string): Promise<StudentOrder | undefined> {
  const isIt = eq(orders.reference, reference);
  const [found] = await database.select(studentOrder).from(orders).innerJoin(enrolments, isForEnrolment).where(isIt);
  return found;
}

/** The orders with these ids and their students, in any order; unknown ids are left out. */
export async function findStudentOrders(database: Database, ids: string[]): Promise<StudentOrder[]> {
  const isOne = inArray(orders.id, ids);
  return await database.select(studentOrder).from(orders).innerJoin(enrolments, isForEnrolment).where(isOne);
}

const latestFirst = keyset([orders.createdAt, orders.reference], "desc");

/** A page of all orders, or of those whose state at `now` is `state`, with their students; the latest first. */
export async function listStudentOrders(
  database: Database,
  { after, limit }: PageRequest,
  { state, now }: { state: OrderState | undefined; now: Date },
): Promise<Page<StudentOrder>> {
  const found = database
    .select({ ...studentOrder, key: latestFirst.key })
    .from(orders)
    .innerJoin(enrolments, isForEnrolment)
    .where(and(state && isInState(state, now), latestFirst.after(after)))
    .orderBy(latestFirst.order);
  return await pageOf(found, limit);
}

/** The rule of `orderStateAt` as a condition. */
function isInState(state: OrderState, now: Date): SQL | undefined {
  if (state === "expired") return and(inArray(orders.state, unpaid), lt(orders.dueAt, now));
  return and(eq(orders.state, state), isUnpaid(state) ? gte(orders.dueAt, now) : undefined);
}

const unpaid = orderState.exclude(["expired"]).options.filter(isUnpaid);

export async function setOrderState(database: Database, id: string, state: Order["state"]): Promise<void> {
  await database.update(orders).set({ state }).where(eq(orders.id, id));
}

export async function insertOrderChange(
  database: Database,
  change: { orderId: string; state: OrderState; at: Date },
): Promise<void> {
  await database.insert(orderChanges).values(change);
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

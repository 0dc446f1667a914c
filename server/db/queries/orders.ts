import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { enrolments } from "#server/db/schema/enrolments.ts";
import { orderChanges, orders } from "#server/db/schema/orders.ts";
import { paymentProofs } from "#server/db/schema/payments.ts";
import type { OrderState } from "#shared/contracts/order.ts";

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

/** The order, held until the transaction ends: whoever else wants to change it waits. */
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

/** All orders and their students, the latest first. */
export async function listStudentOrders(database: Database): Promise<StudentOrder[]> {
  return await database
    .select({ order: orders, student })
    .from(orders)
    .innerJoin(enrolments, eq(enrolments.id, orders.enrolmentId))
    .orderBy(desc(orders.createdAt), asc(orders.reference));
}

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

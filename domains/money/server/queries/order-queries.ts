import { and, asc, desc, eq, inArray, lt, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type NamedBatch, namedBatch } from "#domains/catalogue/server/queries.ts";
import { batches } from "#domains/catalogue/server/tables.ts";
import { orderState } from "#domains/money/contract.ts";
import { isUnpaid } from "#domains/money/rules/order-state.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolmentRequests, enrolments } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import type { KnowsBranches } from "#server/within.ts";

export type Order = typeof orders.$inferSelect;

/**
 * An order with its student, with the place in a batch that it pays, null until there is one, and with the batch, null
 * until one is chosen.
 */
export interface StudentOrder {
  order: Order;
  student: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    /** The language of the person whose place it pays; null where nobody is known. */
    locale: string | null;
  };
  seat: Pick<typeof enrolments.$inferSelect, "state" | "heldUntil" | "provedAt" | "releaseReason"> | null;
  batch: NamedBatch | null;
}

/** A text of the enrolment request; of a bill's person where there is none, and empty where nothing is known. */
const ofStudent = (asked: PgColumn, billed: SQL | PgColumn) => sql<string>`coalesce(${asked}, ${billed}, '')`;

/** The person of an order: whom it bills, or who sent its request. */
export const personOfOrder = sql<string | null>`coalesce(${orders.personId}, ${enrolmentRequests.personId})`;

/**
 * The columns of a `StudentOrder`; the query joins orders and, if there are any, requests, people, seats and batches. The
 * last word of a billed person's name is the last name.
 */
export const studentOrder = {
  order: orders,
  student: {
    firstName: ofStudent(enrolmentRequests.firstName, sql`regexp_replace(${people.name}, ' [^ ]+$', '')`),
    lastName: ofStudent(enrolmentRequests.lastName, sql`substring(${people.name} from ' ([^ ]+)$')`),
    email: ofStudent(enrolmentRequests.email, people.email),
    phone: ofStudent(enrolmentRequests.phone, people.phone),
    locale: sql<string | null>`(select owner.locale from ${people} as owner
      where owner.id = ${personOfOrder})`,
  },
  seat: {
    state: enrolments.state,
    heldUntil: enrolments.heldUntil,
    provedAt: enrolments.provedAt,
    releaseReason: enrolments.releaseReason,
  },
  batch: namedBatch,
};

const unpaid = orderState.exclude(["expired"]).options.filter(isUnpaid);

/** The rule of `mayExpire` as a condition. */
export const expires = and(inArray(orders.state, unpaid), not(orders.holdsMoney), not(orders.byStaff));

/** A hold stays while its order is open and time does not end it. */
export const keepsHold = sql`exists (
  select from ${orders} where ${orders.enrolmentId} = ${enrolments.id}
    and ${inArray(orders.state, [...unpaid, "proof_sent"])} and not (${expires})
)`;

/** Whether a proof of payment of an enrolment's order waits for the staff. */
export const hasProof = sql`exists (
  select from ${orders} where ${orders.enrolmentId} = ${enrolments.id} and ${orders.state} = 'proof_sent'
)`;

/** The condition that joins an order's seat, and that of its batch: the seat's, or the requested one. */
export const isSeatOfOrder = eq(enrolments.id, orders.enrolmentId);
export const isBatchOfSeat = eq(batches.id, sql`coalesce(${enrolments.batchId}, ${enrolmentRequests.batchId})`);

export const isForRequest = eq(enrolmentRequests.id, orders.enrolmentRequestId);
export const isBilledTo = eq(people.id, orders.personId);

/** Whether there is any order. */
export async function holdsMoney(database: Database): Promise<boolean> {
  return (await database.select({ id: orders.id }).from(orders).limit(1)).length > 0;
}

/** Writes orders, and returns the ids of those that were written: the reference of another one is taken. */
export async function insertOrders(database: Database, rows: Order[]): Promise<Set<string>> {
  const written = await database
    .insert(orders)
    .values(rows)
    .onConflictDoNothing({ target: orders.reference })
    .returning({ id: orders.id });
  return new Set(written.map(({ id }) => id));
}

/** The orders of these enrolment requests, by the requests' ids. */
export async function findOrdersOfRequests(database: Database, ids: string[]): Promise<Map<string, Order>> {
  if (ids.length === 0) return new Map();
  const found = await database.select().from(orders).where(inArray(orders.enrolmentRequestId, ids));
  return new Map(found.flatMap((order) => (order.enrolmentRequestId ? [[order.enrolmentRequestId, order]] : [])));
}

export async function findOrderOfRequest(database: Database, enrolmentRequestId: string): Promise<Order | undefined> {
  return (await findOrdersOfRequests(database, [enrolmentRequestId])).get(enrolmentRequestId);
}

/** The latest order that pays a seat. */
export async function findOrderOfSeat(database: Database, enrolmentId: string): Promise<Order | undefined> {
  const isIts = eq(orders.enrolmentId, enrolmentId);
  return (await database.select().from(orders).where(isIts).orderBy(desc(orders.createdAt)).limit(1))[0];
}

export async function findOrder(database: Database, reference: string): Promise<Order | undefined> {
  const [order] = await database.select().from(orders).where(eq(orders.reference, reference));
  return order;
}

export async function findOrdersByIds(database: Database, ids: string[]): Promise<Order[]> {
  return await database.select().from(orders).where(inArray(orders.id, ids));
}

/** The order, locked until the transaction ends. */
export async function lockOrder(transaction: Database, reference: string): Promise<Order | undefined> {
  const [order] = await transaction.select().from(orders).where(eq(orders.reference, reference)).for("update");
  return order;
}

export async function findStudentOrder(database: Database, reference: string): Promise<StudentOrder | undefined> {
  const isIt = eq(orders.reference, reference);
  const [found] = await selectStudentOrders(database, isIt);
  return found;
}

/**
 * The person of an order, with the address that its emails go to; undefined where there is no address, or none any more.
 * The place that it pays may be another's, with whom staff have merged them: that one's records are not theirs.
 */
export async function findPersonOfOrder(database: Database, reference: string) {
  const [found] = await database
    .select({ personId: personOfOrder, ...studentOrder.student })
    .from(orders)
    .leftJoin(enrolmentRequests, isForRequest)
    .leftJoin(people, isBilledTo)
    .where(eq(orders.reference, reference));
  if (!found?.personId || found.email === "") return undefined;
  const { personId, firstName, lastName, email } = found;
  return { personId, email, name: `${firstName} ${lastName}`.trim() };
}

/** Orders whose reference holds a fragment, without its hyphen, or of a consumer number, with their students; latest first. */
export async function findOrdersByFragment(
  database: Database,
  { fragment, number }: { fragment: string | null; number: string | null },
  { limit, within }: { limit: number } & KnowsBranches,
): Promise<StudentOrder[]> {
  const isLike = fragment ? sql`replace(${orders.reference}, '-', '') like ${`%${fragment}%`}` : sql`false`;
  const isOne = number ? sql`(${isLike} or ${orders.consumerNumber} = ${number})` : isLike;
  return await selectStudentOrders(database, within ? sql`${isOne} and ${within.has("order", orders.id)}` : isOne)
    .orderBy(desc(orders.createdAt))
    .limit(limit);
}

/** The branches of the batches that orders pay, by the orders' ids; null for a batch at none. */
export async function findBranchesOf(database: Database, orderIds: string[]): Promise<Map<string, string | null>> {
  const found = await database
    .select({ id: orders.id, branchId: batches.branchId })
    .from(orders)
    .leftJoin(enrolmentRequests, isForRequest)
    .leftJoin(enrolments, isSeatOfOrder)
    .innerJoin(batches, isBatchOfSeat)
    .where(inArray(orders.id, orderIds));
  return new Map(found.map(({ id, branchId }) => [id, branchId]));
}

/** The orders with these ids and their students, in any order; unknown ids are left out. */
export async function findStudentOrders(database: Database, ids: string[]): Promise<StudentOrder[]> {
  const isOne = inArray(orders.id, ids);
  return await selectStudentOrders(database, isOne);
}

function selectStudentOrders(database: Database, which: SQL) {
  return database
    .select(studentOrder)
    .from(orders)
    .leftJoin(enrolmentRequests, isForRequest)
    .leftJoin(people, isBilledTo)
    .leftJoin(enrolments, isSeatOfOrder)
    .leftJoin(batches, isBatchOfSeat)
    .where(which);
}

export async function setOrderState(database: Database, id: string, state: Order["state"]): Promise<void> {
  await database.update(orders).set({ state }).where(eq(orders.id, id));
}

/** The orders of these people, latest first. */
export async function findOrdersOfPeople(database: Database, personIds: string[]): Promise<Order[]> {
  const found = await database
    .select({ order: orders })
    .from(orders)
    .leftJoin(enrolmentRequests, isForRequest)
    .where(or(inArray(orders.personId, personIds), inArray(enrolmentRequests.personId, personIds)))
    .orderBy(desc(orders.createdAt));
  return found.map(({ order }) => order);
}

/** The references of the orders that pay a place, in their order. */
export async function findReferencesOfSeat(database: Database, enrolmentId: string): Promise<string[]> {
  const found = await database
    .select({ reference: orders.reference })
    .from(orders)
    .where(eq(orders.enrolmentId, enrolmentId))
    .orderBy(asc(orders.reference));
  return found.map(({ reference }) => reference);
}

/** The orders that pay these places. */
export async function findOrdersOfPlaces(database: Database, enrolmentIds: string[]): Promise<Order[]> {
  return await database.select().from(orders).where(inArray(orders.enrolmentId, enrolmentIds));
}

/** The orders that pay places in a batch and are not cancelled. */
export async function findOrdersOfBatch(database: Database, batchId: string): Promise<Order[]> {
  const found = await database
    .select({ order: orders })
    .from(orders)
    .innerJoin(enrolments, isSeatOfOrder)
    .where(and(eq(enrolments.batchId, batchId), ne(orders.state, "cancelled")));
  return found.map(({ order }) => order);
}

/** Whether another order that is neither cancelled nor expired pays the same seat. */
export async function hasOtherOrder(
  transaction: Database,
  { id, enrolmentId }: { id: string; enrolmentId: string },
): Promise<boolean> {
  const [other] = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        ...[eq(orders.enrolmentId, enrolmentId), ne(orders.id, id), ne(orders.state, "cancelled")],
        not(and(expires, lt(orders.dueAt, new Date())) ?? sql`false`),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** Writes that an order is proved. */
export async function setOrderProved(transaction: Database, id: string, provedAt: Date): Promise<void> {
  await transaction.update(orders).set({ provedAt }).where(eq(orders.id, id));
}

/** Writes whether money came for an order that did not go back. */
export async function setOrderMoney(transaction: Database, id: string, holdsMoney: boolean): Promise<void> {
  await transaction.update(orders).set({ holdsMoney }).where(eq(orders.id, id));
}

/** Writes when its student ended the reminders of an order; null to send them again. */
export async function setRemindersEnded(transaction: Database, id: string, endedAt: Date | null): Promise<void> {
  await transaction.update(orders).set({ remindersEndedAt: endedAt }).where(eq(orders.id, id));
}

/** Gives an order until `dueAt`, whose end its student is then told of again. */
export async function extendOrder(transaction: Database, id: string, dueAt: Date): Promise<void> {
  await transaction.update(orders).set({ dueAt, warnedAt: null, endToldAt: null }).where(eq(orders.id, id));
}

/** Names the seat that an order pays. */
export async function setOrderSeat(transaction: Database, id: string, enrolmentId: string): Promise<void> {
  await transaction.update(orders).set({ enrolmentId }).where(eq(orders.id, id));
}

/** The person and the course of an order, and the requested batch or that of the billed place. */
export async function findSubjectOfOrder(
  database: Database,
  orderId: string,
): Promise<{ personId: string | null; courseId: string; batchId: string | null } | undefined> {
  const [found] = await database
    .select({
      personId: personOfOrder,
      courseId: sql<string>`coalesce(${enrolmentRequests.courseId}, ${batches.courseId}, '')`,
      batchId: sql<string | null>`coalesce(${enrolmentRequests.batchId}, ${enrolments.batchId})`,
    })
    .from(orders)
    .leftJoin(enrolmentRequests, isForRequest)
    .leftJoin(enrolments, isSeatOfOrder)
    .leftJoin(batches, isBatchOfSeat)
    .where(eq(orders.id, orderId));
  return found;
}

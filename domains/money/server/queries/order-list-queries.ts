import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import type { OrderState } from "#domains/money/contract.ts";
import { isUnpaid } from "#domains/money/rules/order-state.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolmentRequests, enrolments } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { keyset, type Page, type PageRequest, pageOf } from "#server/db/keyset.ts";
import type { KnowsBranches } from "#server/within.ts";
import { isOneOfIds } from "./known-order-queries.ts";
import {
  expires,
  isBatchOfSeat,
  isBilledTo,
  isForRequest,
  isSeatOfOrder,
  type StudentOrder,
  studentOrder,
} from "./order-queries.ts";
import { isAmountTyped, ordersSaying, type Search } from "./search-orders.ts";

/** Which orders: of a state at `now`, opened in a span, and with what was typed; all of them without any of these. */
export type WhichOrders = KnowsBranches & {
  now: Date;
  state: OrderState | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  search?: Search | undefined;
  /** Only these. */
  ids?: string[] | undefined;
};

const latestFirst = keyset([orders.createdAt, orders.reference], "desc");

/** A page of orders with their students; latest first. */
export async function listStudentOrders(
  database: Database,
  { after, limit }: PageRequest,
  which: WhichOrders,
): Promise<Page<StudentOrder>> {
  const found = database
    .select({ ...studentOrder, key: latestFirst.key })
    .from(orders)
    .leftJoin(enrolmentRequests, isForRequest)
    .leftJoin(people, isBilledTo)
    .leftJoin(enrolments, isSeatOfOrder)
    .leftJoin(batches, isBatchOfSeat)
    .where(and(isOneOf(which), latestFirst.after(after)))
    .orderBy(latestFirst.order);
  return await pageOf(found, limit);
}

function isOneOf({ state, now, within, from, until, search, ids }: WhichOrders): SQL | undefined {
  return and(
    ids && isOneOfIds(sql`${orders.id}`, ids),
    state && isInState(state, now),
    within?.has("order", orders.id),
    from && gte(orders.createdAt, from),
    until && lt(orders.createdAt, until),
    search && saysTyped(search),
  );
}

/** Whether an order has a sum in its ledger, or a name, number or reference, that was typed. */
function saysTyped(search: Search): SQL {
  const isAmount = isAmountTyped(search, sql`summed.amount_minor`, sql`${orders.currency}`);
  return sql`(${orders.id} in ${ordersSaying(search)} or exists (
    select from ledger_entries summed where summed.order_id = ${orders.id} and ${isAmount}))`;
}

/** The rule of `orderStateAt` as a condition. */
function isInState(state: OrderState, now: Date): SQL | undefined {
  const hasExpired = and(expires, lt(orders.dueAt, now));
  if (state === "expired") return hasExpired;
  return and(eq(orders.state, state), isUnpaid(state) ? sql`not (${hasExpired})` : undefined);
}

/** The ids of these orders. */
export async function findIdsOfOrders(database: Database, which: WhichOrders): Promise<string[]> {
  const found = await database.select({ id: orders.id }).from(orders).where(isOneOf(which));
  return found.map(({ id }) => id);
}

import type { Database } from "#server/db/client.ts";
import type { Page, PageRequest } from "#server/db/queries/keyset.ts";
import { listStudentOrders, type StudentOrder } from "#server/db/queries/orders.ts";
import type { Currency, OrderState } from "#shared/contracts/order.ts";
import { orderStateAt } from "#shared/rules/order-state.ts";

/** An order as the staff's list shows it. */
export interface ListedOrder {
  reference: string;
  state: OrderState;
  student: StudentOrder["student"];
  courseTitle: string;
  planTitle: string;
  months: number;
  /** Hundredths of `currency`, for all months. */
  amountMinor: number;
  currency: Currency;
  createdAt: Date;
  dueAt: Date;
}

/** A page of the orders of all students, the latest first; of one state where it is named. */
export async function listOrders(
  { database }: { database: Database },
  request: PageRequest,
  state?: OrderState,
): Promise<Page<ListedOrder>> {
  const now = new Date();
  const { entries, next } = await listStudentOrders(database, request, { state, now });
  return { entries: entries.map((one) => listedOrder(one, now)), next };
}

/** An order as its state is at `now`. */
export function listedOrder({ order, student }: StudentOrder, now: Date): ListedOrder {
  const { reference, courseTitle, planTitle, months, amountMinor, currency, createdAt, dueAt } = order;
  return {
    ...{ reference, state: orderStateAt(order, now), student, courseTitle, planTitle, months, amountMinor, currency },
    ...{ createdAt, dueAt },
  };
}

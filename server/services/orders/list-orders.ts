import type { Database } from "#server/db/client.ts";
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

/** The orders of all students, the latest first; of one state where it is named. */
export async function listOrders({ database }: { database: Database }, state?: OrderState): Promise<ListedOrder[]> {
  const now = new Date();
  const listed = (await listStudentOrders(database)).map((one) => listedOrder(one, now));
  return state === undefined ? listed : listed.filter((order) => order.state === state);
}

/** An order as its state is at `now`. */
export function listedOrder({ order, student }: StudentOrder, now: Date): ListedOrder {
  const { reference, courseTitle, planTitle, months, amountMinor, currency, createdAt, dueAt } = order;
  return {
    ...{ reference, state: orderStateAt(order, now), student, courseTitle, planTitle, months, amountMinor, currency },
    ...{ createdAt, dueAt },
  };
}

import type { Database } from "#server/db/client.ts";
import type { Page, PageRequest } from "#server/db/queries/keyset.ts";
import {
  findOrderChanges,
  findStudentOrder,
  listStudentOrders,
  type Order,
  type StudentOrder,
} from "#server/db/queries/orders.ts";
import { AppError } from "#server/services/app-error.ts";
import type { OrderState } from "#shared/contracts/order.ts";
import { readReference } from "#shared/rules/order-reference.ts";
import { orderStateAt } from "#shared/rules/order-state.ts";

/** An order as the staff's list shows it; `amountMinor` is the sum of all months, in hundredths. */
export type ListedOrder = Pick<StudentOrder, "student"> & { state: OrderState } & Pick<
    Order,
    "reference" | "courseTitle" | "planTitle" | "months" | "amountMinor" | "currency" | "createdAt" | "dueAt"
  >;

/** An order with its timeline, oldest first. */
export type OrderHistory = ListedOrder & { changes: { state: OrderState; at: Date }[] };

interface Deps {
  database: Database;
}

/** A page of the orders of all students, or of those in `state`; the latest first. */
export async function listOrders(
  { database }: Deps,
  request: PageRequest,
  state?: OrderState,
): Promise<Page<ListedOrder>> {
  const now = new Date();
  const { entries, next } = await listStudentOrders(database, request, { state, now });
  return { entries: entries.map((one) => listedOrder(one, now)), next };
}

/** An order by its reference as a person writes it. Throws `not_found` for an unknown one. */
export async function findListedOrder({ database }: Deps, text: string): Promise<OrderHistory> {
  const reference = readReference(text);
  const found = reference ? await findStudentOrder(database, reference) : undefined;
  if (!found) throw new AppError("not_found", "order.unknown", { values: { reference: text } });
  return { ...listedOrder(found, new Date()), changes: await findOrderChanges(database, found.order.id) };
}

/** An order in its state at `now`. */
function listedOrder({ order, student }: StudentOrder, now: Date): ListedOrder {
  const { reference, courseTitle, planTitle, months, amountMinor, currency, createdAt, dueAt } = order;
  return {
    ...{ reference, state: orderStateAt(order, now), student, courseTitle, planTitle, months, amountMinor, currency },
    ...{ createdAt, dueAt },
  };
}

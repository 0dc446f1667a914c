import type { Database } from "#server/db/client.ts";
import { findOrder, findOrderChanges, findStudentOrders } from "#server/db/queries/orders.ts";
import { AppError } from "#server/services/app-error.ts";
import { type ListedOrder, listedOrder } from "#server/services/orders/list-orders.ts";
import type { OrderState } from "#shared/contracts/order.ts";
import { readReference } from "#shared/rules/order-reference.ts";

/** An order and what happened to it, oldest first. */
export interface OrderHistory extends ListedOrder {
  changes: { state: OrderState; at: Date }[];
}

/** An order by its reference as a person writes it, for the staff. Throws `not_found` where there is none. */
export async function findListedOrder({ database }: { database: Database }, text: string): Promise<OrderHistory> {
  const reference = readReference(text);
  const order = reference ? await findOrder(database, reference) : undefined;
  const [found] = order ? await findStudentOrders(database, [order.id]) : [];
  if (!found) throw new AppError("not_found", `There is no order ${text}.`);
  return { ...listedOrder(found, new Date()), changes: await findOrderChanges(database, found.order.id) };
}

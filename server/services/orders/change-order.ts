import type { Database } from "#server/db/client.ts";
import { insertOrderChange, type Order, setOrderState } from "#server/db/queries/orders.ts";
import type { OrderEvent, OrderState } from "#shared/contracts/order.ts";
import { nextOrderState, orderStateAt } from "#shared/rules/order-state.ts";

/**
 * Lets `event` happen to an order that `transaction` has locked, and writes it into the timeline. Answers the new state,
 * or null, with nothing written, where the order's state does not allow it.
 */
export async function changeOrder(transaction: Database, order: Order, event: OrderEvent): Promise<OrderState | null> {
  const at = new Date();
  const state = nextOrderState(orderStateAt(order, at), event);
  if (state === null || state === "expired") return null;
  if (state !== order.state) await setOrderState(transaction, order.id, state);
  await insertOrderChange(transaction, { orderId: order.id, state, at });
  return state;
}

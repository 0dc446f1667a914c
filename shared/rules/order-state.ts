import type { OrderEvent, OrderState } from "../contracts/order.ts";

/** What may happen to an order in each state, and where it leads. Money that has arrived is never turned away. */
const changes: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  awaiting_payment: { proof_received: "proof_sent", payment_confirmed: "paid", cancelled: "cancelled" },
  proof_sent: {
    proof_received: "proof_sent",
    proof_refused: "rejected",
    payment_confirmed: "paid",
    cancelled: "cancelled",
  },
  rejected: { proof_received: "proof_sent", payment_confirmed: "paid", cancelled: "cancelled" },
  expired: { proof_received: "proof_sent", payment_confirmed: "paid", cancelled: "cancelled" },
  cancelled: { payment_confirmed: "paid" },
  paid: {},
};

/** The state an order comes into when `event` happens to it in `state`; null where that may not happen. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | null {
  return changes[state][event] ?? null;
}

/** An order as its state depends on time. */
export type TimedOrder = { state: OrderState; dueAt: Date };

/** The state of an order at a moment: one that still waits for its money after `dueAt` has expired. */
export function orderStateAt({ state, dueAt }: TimedOrder, now: Date): OrderState {
  return isUnpaid(state) && now > dueAt ? "expired" : state;
}

/** Whether the visitor is asked for money in this state: only then are the ways to pay shown. */
export function isUnpaid(state: OrderState): boolean {
  return state === "awaiting_payment" || state === "rejected";
}

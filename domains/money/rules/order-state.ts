import type { OrderEvent, OrderState } from "#domains/money/contract.ts";

/** The allowed events of each state, and the states they lead to. A payment that has arrived is always accepted. */
const changes: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  awaiting_payment: {
    proof_received: "proof_sent",
    part_paid: "awaiting_payment",
    payment_confirmed: "paid",
    cancelled: "cancelled",
  },
  proof_sent: {
    proof_received: "proof_sent",
    part_paid: "awaiting_payment",
    proof_refused: "rejected",
    payment_confirmed: "paid",
    cancelled: "cancelled",
  },
  rejected: {
    proof_received: "proof_sent",
    part_paid: "awaiting_payment",
    payment_confirmed: "paid",
    cancelled: "cancelled",
  },
  expired: {
    proof_received: "proof_sent",
    part_paid: "awaiting_payment",
    payment_confirmed: "paid",
    cancelled: "cancelled",
  },
  cancelled: { payment_confirmed: "paid" },
  paid: { refunded: "cancelled" },
};

/** The order's state after `event` in `state`; null if the event is not allowed. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | null {
  return changes[state][event] ?? null;
}

/** The parts of an order that its state at a given time depends on. */
export type TimedOrder = { state: OrderState; dueAt: Date };

/** The state of an order at a given time: one that still waits for payment after `dueAt` has expired. */
export function orderStateAt({ state, dueAt }: TimedOrder, now: Date): OrderState {
  return isUnpaid(state) && now > dueAt ? "expired" : state;
}

/** Whether money is accepted in this state, if any is owed; a paid order takes its later instalments. */
export function takesMoney(state: OrderState): boolean {
  return isUnpaid(state) || state === "paid";
}

/** Whether the visitor is asked to pay in this state; only then are the ways to pay shown. */
export function isUnpaid(state: OrderState): boolean {
  return state === "awaiting_payment" || state === "rejected";
}

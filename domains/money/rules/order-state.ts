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
export interface TimedOrder {
  state: OrderState;
  dueAt: Date;
  /** Whether money came for it that did not go back. */
  holdsMoney: boolean;
  /** Whether it is a bill of the staff. */
  byStaff: boolean;
}

/** The state of an order at a given time: one that may expire and still waits for payment after `dueAt` has. */
export function orderStateAt(order: TimedOrder, now: Date): OrderState {
  return mayExpire(order) && now > order.dueAt ? "expired" : order.state;
}

/** Whether time ends an order: never over money that came, a proof that waits, or a bill of the staff. */
export function mayExpire({ state, holdsMoney, byStaff }: Omit<TimedOrder, "dueAt">): boolean {
  return isUnpaid(state) && !holdsMoney && !byStaff;
}

/** Whether money is accepted in this state, if any is owed; a paid order takes its later instalments. */
export function takesMoney(state: OrderState): boolean {
  return isUnpaid(state) || state === "paid";
}

/** Whether the visitor is asked to pay in this state; only then are the ways to pay shown. */
export function isUnpaid(state: OrderState): boolean {
  return state === "awaiting_payment" || state === "rejected";
}

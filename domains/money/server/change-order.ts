import { winLeads } from "#domains/leads/server/settle-lead.ts";
import type { OrderEvent, OrderState } from "#domains/money/contract.ts";
import { nextOrderState, orderStateAt } from "#domains/money/rules/order-state.ts";
import { insertOrderChange } from "#domains/money/server/queries/order-changes.ts";
import {
  extendOrder,
  hasOtherOrder,
  type Order,
  setOrderSeat,
  setOrderState,
} from "#domains/money/server/queries/order-queries.ts";
import { confirmSeat, extendHold, giveUpSeat, offerLasts, type SeatDeps } from "#domains/seats/server/seats.ts";
import type { Actor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";

/** An event of an order, and its actor. */
interface OrderAct {
  event: OrderEvent;
  actor: Actor;
  /** The name of the member of staff who decided. */
  decidedBy?: string | null;
}

/**
 * Applies `event` to an order that `transaction` has locked and to the seat that it pays, and writes it into the
 * timeline. One whose proof is refused may be paid for a day at least. Returns the new state, or null, with nothing
 * written, if the order's state does not allow the event.
 */
export async function changeOrder(
  deps: SeatDeps,
  transaction: Database,
  order: Order,
  { event, actor, decidedBy = null }: OrderAct,
): Promise<OrderState | null> {
  const at = new Date();
  const state = nextOrderState(orderStateAt(order, at), event);
  if (state === null || state === "expired") return null;
  const { enrolmentId } = order;
  const writeState = async () => await setOrderState(transaction, order.id, state);
  const writeSeat = async () =>
    enrolmentId && (await changeSeat(deps, transaction, { ...order, enrolmentId }, { event, actor }));
  // No time ends the hold while a proof waits: the seat is changed then, before another state or after this one.
  for (const write of state === "proof_sent" ? [writeState, writeSeat] : [writeSeat, writeState]) await write();
  await insertOrderChange(transaction, { orderId: order.id, state, at, decidedBy });
  if (state === "paid")
    await winLeads(transaction, actor, { personId: order.personId, about: order.enrolmentRequestId });
  const until = new Date(at.getTime() + offerLasts);
  if (event === "proof_refused" && order.dueAt < until) await extendOrder(transaction, order.id, until);
  return state;
}

/** Minimum time a seat is held after a proof arrives; it stays in any case until staff decide. */
const timeToDecide = 7 * day;

/** Applies an order's event to the seat that it pays. */
async function changeSeat(
  deps: SeatDeps,
  transaction: Database,
  { id, enrolmentId, dueAt, provedAt }: Order & { enrolmentId: string },
  { event, actor }: OrderAct,
): Promise<void> {
  const holdAtLeast = async (time: number) => {
    // An unproved order's seat is held for a day at a time.
    const [from, lasts] = provedAt ? [dueAt.getTime(), time] : [0, Math.min(time, offerLasts)];
    const until = new Date(Math.max(from, Date.now() + lasts));
    await extendHold(deps, transaction, { enrolmentId, until });
  };
  if (event === "payment_confirmed") {
    const seat = await confirmSeat(deps, transaction, enrolmentId, actor);
    if (seat.id !== enrolmentId) await setOrderSeat(transaction, id, seat.id);
  }
  if (event === "proof_received") await holdAtLeast(timeToDecide);
  if (event === "proof_refused") await holdAtLeast(offerLasts);
  // A person who sent two forms has two orders for one seat.
  if (event === "cancelled" && !(await hasOtherOrder(transaction, { id, enrolmentId })))
    await giveUpSeat(deps, transaction, enrolmentId, actor);
}

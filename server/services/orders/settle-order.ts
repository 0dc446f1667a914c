import type { Database } from "#server/db/client.ts";
import { insertOrderChange, lockOrder, type Order, setOrderState } from "#server/db/queries/orders.ts";
import type { Actor } from "#server/services/actor.ts";
import { AppError } from "#server/services/app-error.ts";
import { confirmSeat, extendHold, giveUpSeat, offerLasts, type SeatDeps } from "#server/services/enrolments/seats.ts";
import type { EmailKind } from "#server/services/mail/email-queue.ts";
import type { OrderEvent, OrderState } from "#shared/contracts/order.ts";
import { day } from "#shared/rules/durations.ts";
import { readReference } from "#shared/rules/order-reference.ts";
import { nextOrderState, orderStateAt } from "#shared/rules/order-state.ts";

/** What happened to an order, and by whom. */
interface OrderAct {
  event: OrderEvent;
  actor: Actor;
}

/**
 * Applies `event` to an order that `transaction` has locked and to the seat that it pays, and writes it into the
 * timeline. Answers the new state, or
 * null, with nothing written, if the order's state does not allow the event.
 */
export async function changeOrder(
  deps: SeatDeps,
  transaction: Database,
  order: Order,
  { event, actor }: OrderAct,
): Promise<OrderState | null> {
  const at = new Date();
  const state = nextOrderState(orderStateAt(order, at), event);
  if (state === null || state === "expired") return null;
  if (state !== order.state) await setOrderState(transaction, order.id, state);
  await insertOrderChange(transaction, { orderId: order.id, state, at });
  const { enrolmentId } = order;
  if (enrolmentId) await changeSeat(deps, transaction, { ...order, enrolmentId }, { event, actor });
  return state;
}

/** How long a seat is held for staff who look at a receipt. */
const timeToDecide = 7 * day;

/** What an event of an order means for the seat that it pays. */
async function changeSeat(
  deps: SeatDeps,
  transaction: Database,
  { enrolmentId, dueAt }: Order & { enrolmentId: string },
  { event, actor }: OrderAct,
): Promise<void> {
  const holdAtLeast = async (time: number) => {
    const until = new Date(Math.max(dueAt.getTime(), Date.now() + time));
    await extendHold(deps, transaction, { enrolmentId, until });
  };
  if (event === "payment_confirmed") await confirmSeat(deps, transaction, enrolmentId, actor);
  if (event === "proof_received") await holdAtLeast(timeToDecide);
  if (event === "proof_refused") await holdAtLeast(offerLasts);
  if (event === "cancelled") await giveUpSeat(deps, transaction, enrolmentId, actor);
}

/** The staff's decisions, the state each leads to, and the email that tells the student. */
const decisions = {
  payment_confirmed: { leadsTo: "paid", email: "order-paid" },
  proof_refused: { leadsTo: "rejected", email: "proof-refused" },
  cancelled: { leadsTo: "cancelled", email: null },
} satisfies Partial<Record<OrderEvent, { leadsTo: OrderState; email: EmailKind | null }>>;

/** An order after a decision. */
export type SettledOrder = Awaited<ReturnType<typeof settleOrder>>;

/**
 * Confirms an order's payment, refuses its proof or cancels it, for the staff, and queues the student's email. `text` is
 * the reference as a person writes it. A decision made twice counts once: `changed` is false. Throws `not_found` for an unknown reference and
 * `invalid` if the order's state does not allow the decision.
 */
export async function settleOrder(
  deps: SeatDeps & { database: Database },
  event: keyof typeof decisions,
  text: string,
  actor: Actor,
): Promise<{ reference: string; state: OrderState; changed: boolean }> {
  const reference = readReference(text);
  return await deps.database.transaction(async (transaction) => {
    const order = reference ? await lockOrder(transaction, reference) : undefined;
    if (!order) throw new AppError("not_found", "order.unknown", { values: { reference: text } });
    const { leadsTo, email } = decisions[event];
    if (order.state === leadsTo) return { reference: order.reference, state: leadsTo, changed: false };
    const state = await changeOrder(deps, transaction, order, { event, actor });
    if (!state) throw refusalOf(order);
    if (email) await deps.emailQueue.enqueue(transaction, [{ email, about: order.id }]);
    return { reference: order.reference, state, changed: true };
  });
}

function refusalOf(order: Order): AppError {
  const reason = `order.is.${orderStateAt(order, new Date())}` as const;
  return new AppError("invalid", "order.state", { values: { reference: order.reference, state: { reason } } });
}

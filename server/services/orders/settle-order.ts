import type { Database } from "#server/db/client.ts";
import {
  findLatestDecision,
  insertOrderChange,
  lockOrder,
  type Order,
  setOrderSeat,
  setOrderState,
} from "#server/db/queries/orders.ts";
import { findProofs } from "#server/db/queries/payments.ts";
import { type Actor, audit, staffByEmail } from "#server/services/actor.ts";
import { AppError } from "#server/services/app-error.ts";
import { confirmSeat, extendHold, giveUpSeat, offerLasts, type SeatDeps } from "#server/services/enrolments/seats.ts";
import type { EmailKind } from "#server/services/mail/email-queue.ts";
import type { OrderEvent, OrderState, PaymentVerdict } from "#shared/contracts/order.ts";
import { day } from "#shared/rules/durations.ts";
import { readReference } from "#shared/rules/order-reference.ts";
import { nextOrderState, orderStateAt } from "#shared/rules/order-state.ts";

/** What happened to an order, and by whom. */
interface OrderAct {
  event: OrderEvent;
  actor: Actor;
  /** The name of the member of staff who decided. */
  decidedBy?: string | null;
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
  { event, actor, decidedBy = null }: OrderAct,
): Promise<OrderState | null> {
  const at = new Date();
  const state = nextOrderState(orderStateAt(order, at), event);
  if (state === null || state === "expired") return null;
  if (state !== order.state) await setOrderState(transaction, order.id, state);
  await insertOrderChange(transaction, { orderId: order.id, state, at, decidedBy });
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
  { id, enrolmentId, dueAt }: Order & { enrolmentId: string },
  { event, actor }: OrderAct,
): Promise<void> {
  const holdAtLeast = async (time: number) => {
    const until = new Date(Math.max(dueAt.getTime(), Date.now() + time));
    await extendHold(deps, transaction, { enrolmentId, until });
  };
  if (event === "payment_confirmed") {
    const seat = await confirmSeat(deps, transaction, enrolmentId, actor);
    if (seat.id !== enrolmentId) await setOrderSeat(transaction, id, seat.id);
  }
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

type Decision = keyof typeof decisions;

/** An order after a decision. */
export type SettledOrder = Awaited<ReturnType<typeof settleOrder>>;

interface DecisionDeps extends SeatDeps {
  database: Database;
}

/**
 * Confirms an order's payment, refuses its proof or cancels it, for the staff, and queues the student's email. `text` is
 * the reference as a person writes it. A decision made twice counts once: `changed` is false. Throws `not_found` for an
 * unknown reference and `invalid` if the order's state does not allow the decision.
 */
export async function settleOrder(
  deps: DecisionDeps,
  event: Decision,
  text: string,
  actor: Actor,
): Promise<{ reference: string; state: OrderState; changed: boolean }> {
  const reference = readReference(text);
  return await deps.database.transaction(async (transaction) => {
    const order = reference ? await lockOrder(transaction, reference) : undefined;
    if (!order) throw new AppError("not_found", "order.unknown", { values: { reference: text } });
    const { leadsTo } = decisions[event];
    if (order.state === leadsTo) return { reference: order.reference, state: leadsTo, changed: false };
    const state = await settle(deps, transaction, order, { event, actor, decidedBy: null });
    return { reference: order.reference, state, changed: true };
  });
}

/** A decision about a receipt, by somebody who has read the order's page. */
export interface SeenDecision {
  verdict: PaymentVerdict;
  /** The id of the latest receipt on the page; empty if it showed none. */
  seenProof: string;
  /** Who decides, as they write it. */
  decidedBy: string;
}

/**
 * Decides about an order's payment as `settleOrder` does, on the receipt that was seen. Throws `conflict` if another
 * receipt has arrived since, or somebody else has decided; the refusal names them. The same person's decision made twice counts
 * once.
 */
export async function decideOnReceipt(
  deps: DecisionDeps,
  reference: string,
  { verdict, seenProof, decidedBy }: SeenDecision,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, reference);
    if (!order) throw new AppError("not_found", "order.unknown", { values: { reference } });
    const earlier = await findLatestDecision(transaction, order.id);
    const [latest] = await findProofs(transaction, order.id);
    const isRepeat = earlier?.decidedBy === decidedBy && order.state === decisions[verdict].leadsTo;
    if (isRepeat) return;
    if (nextOrderState(orderStateAt(order, new Date()), verdict) === null && earlier?.decidedBy)
      throw new AppError("conflict", "review.decided", { values: { by: earlier.decidedBy } });
    if ((latest?.id ?? "") !== seenProof) throw new AppError("conflict", "review.newReceipt");
    await settle(deps, transaction, order, { event: verdict, actor: staffByEmail, decidedBy });
  });
}

/** Makes a decision about an order that `transaction` has locked, and queues its email. */
async function settle(
  deps: SeatDeps,
  transaction: Database,
  order: Order,
  { event, ...by }: { event: Decision; actor: Actor; decidedBy: string | null },
): Promise<OrderState> {
  const state = await changeOrder(deps, transaction, order, { event, ...by });
  if (!state) throw refusalOf(order);
  const { email } = decisions[event];
  if (email) await deps.emailQueue.enqueue(transaction, [{ email, about: order.id }]);
  const details = { event, state };
  await audit(
    transaction,
    by.actor,
    { verb: "settleOrder", subject: "order", subjectId: order.id, details },
    new Date(),
  );
  return state;
}

function refusalOf(order: Order): AppError {
  const reason = `order.is.${orderStateAt(order, new Date())}` as const;
  return new AppError("invalid", "order.state", { values: { reference: order.reference, state: { reason } } });
}

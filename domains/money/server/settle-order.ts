import { z } from "zod";
import type { OrderEvent, OrderState, PaymentMethod, PaymentVerdict } from "#domains/money/contract.ts";
import { paymentMethod, paymentVerdict } from "#domains/money/contract.ts";
import { instalmentsAt, nextPaymentMinor } from "#domains/money/rules/instalments.ts";
import { nextOrderState, orderStateAt } from "#domains/money/rules/order-state.ts";
import {
  findLatestDecision,
  findOrder,
  insertOrderChange,
  lockOrder,
  type Order,
} from "#domains/money/server/queries/orders.ts";
import { decideProofs, findProofs, type PaymentProof } from "#domains/money/server/queries/payments.ts";
import { readReference } from "#domains/seats/rules/order-reference.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { type Caller, office, verb } from "#server/verb.ts";
import { changeOrder } from "./change-order.ts";
import { readLedger } from "./ledger.ts";
import { requireAmount } from "./require-amount.ts";
import { confirmOrder, takePayment } from "./take-payment.ts";

/** The staff's decisions, and the state each leads to. */
const decisions = {
  payment_confirmed: "paid",
  proof_refused: "rejected",
  cancelled: "cancelled",
} satisfies Partial<Record<OrderEvent, OrderState>>;

type Decision = keyof typeof decisions;

/** An order after a decision. */
export type SettledOrder = Awaited<ReturnType<typeof settleByReference>>;

/** Money that staff have seen: its method, and its amount as they typed it if that differs from the one asked for. */
export interface SeenMoney {
  amount?: string | undefined;
  method?: PaymentMethod | undefined;
}

interface DecisionDeps extends SeatDeps {
  database: Database;
}

/**
 * Confirms a payment of an order, refuses its proof or cancels it, for staff, and queues the student's email. `text` is
 * the reference as a person writes it. A decision made twice counts once: `changed` is false, unless another instalment
 * is due meanwhile or an amount is named. Throws `not_found` for an unknown reference and `invalid` if the order's
 * state does not allow the decision, the amount is none, or more was received than is owed.
 */
export async function settleByReference(
  deps: DecisionDeps,
  event: Decision,
  text: string,
  { actor, ...money }: { actor: Actor } & SeenMoney,
): Promise<{ reference: string; state: OrderState; changed: boolean }> {
  const reference = readReference(text);
  return await deps.database.transaction(async (transaction) => {
    const order = reference ? await lockOrder(transaction, reference) : undefined;
    if (!order) throw new AppError("not_found", "order.unknown", { values: { reference: text } });
    const [latest] = await findProofs(transaction, order.id);
    if (order.state === decisions[event] && !(await isOpenAgain(transaction, order, { event, money, latest })))
      return { reference: order.reference, state: order.state, changed: false };
    const state = await settle(deps, transaction, order, { event, actor, decidedBy: null, money, latest });
    return { reference: order.reference, state, changed: true };
  });
}

/** Whether a paid order has something to confirm: a waiting receipt, a due instalment, or a named amount. */
async function isOpenAgain(
  transaction: Database,
  order: Order,
  { event, money, latest }: { event: Decision; money: SeenMoney; latest: PaymentProof | undefined },
): Promise<boolean> {
  if (event !== "payment_confirmed") return false;
  if (money.amount !== undefined || (latest && latest.verdict === null)) return true;
  const instalments = instalmentsAt(await readLedger(transaction, order), new Date());
  return instalments.some(({ state }) => state !== "paid" && state !== "upcoming");
}

/** A decision about a receipt, by a person who has read the order's page. */
interface SeenDecision extends SeenMoney {
  verdict: PaymentVerdict;
  /** The id of the latest receipt on the page; empty if it showed none. */
  seenProof: string;
  /** The decider's name, as they write it. */
  decidedBy: string;
}

/**
 * Decides about an order's payment as `settleByReference` does, on the receipt that was seen. Throws `conflict` if another
 * receipt has arrived since, or another person has decided; the refusal names them. The same person's decision made
 * twice counts once.
 */
async function decideOnReceipt(
  deps: DecisionDeps,
  actor: Actor,
  reference: string,
  { verdict, seenProof, decidedBy, ...money }: SeenDecision,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, reference);
    if (!order) throw new AppError("not_found", "order.unknown", { values: { reference } });
    const earlier = await findLatestDecision(transaction, order.id);
    const [latest] = await findProofs(transaction, order.id);
    const isDone = latest?.verdict === verdict || order.state === decisions[verdict];
    const isWaiting = latest !== undefined && latest.verdict === null;
    if (earlier?.decidedBy === decidedBy && isDone && !(order.state === "paid" && isWaiting)) return;
    if (!allowedVerdicts(order, latest).includes(verdict) && earlier?.decidedBy)
      throw new AppError("conflict", "review.decided", { values: { by: earlier.decidedBy } });
    if ((latest?.id ?? "") !== seenProof) throw new AppError("conflict", "review.newReceipt");
    await settle(deps, transaction, order, { event: verdict, actor, decidedBy, money, latest });
  });
}

const seenDecision = z.strictObject({
  verdict: paymentVerdict,
  seenProof: z.string(),
  amountMinor: z.int().positive().exactOptional(),
  method: paymentMethod.exactOptional(),
});

/** Decides about an order's payment in the office, as `decideOnReceipt` does; the decider is the caller. */
export const settleOrder = verb(
  { may: office, takes: [z.string(), seenDecision] },
  async (deps: DecisionDeps, who: Caller, reference: string, decision: Omit<SeenDecision, "decidedBy">) =>
    await decideOnReceipt(deps, who, reference, { ...decision, decidedBy: who.name }),
);

/** The decisions that an order's state allows; on a paid one, about the receipt of a later instalment. */
export function allowedVerdicts(order: Order, latest: PaymentProof | undefined): PaymentVerdict[] {
  const verdicts: PaymentVerdict[] = ["payment_confirmed", "proof_refused"];
  if (order.state === "paid") return latest && latest.verdict === null ? verdicts : [];
  const state = orderStateAt(order, new Date());
  return verdicts.filter((verdict) => nextOrderState(state, verdict) !== null);
}

interface Settlement {
  event: Decision;
  actor: Actor;
  decidedBy: string | null;
  money: SeenMoney;
  /** The latest receipt. */
  latest: PaymentProof | undefined;
}

/** Makes a decision about an order that `transaction` has locked, and queues its email. */
async function settle(
  deps: SeatDeps,
  transaction: Database,
  order: Order,
  { event, money, latest, ...by }: Settlement,
): Promise<OrderState> {
  const at = new Date();
  const isLater = order.state === "paid";
  const from = orderStateAt(order, at);
  const state = isLater ? laterState(event, latest) : nextOrderState(from, event);
  if (!state) throw refusalOf(order);
  let amountMinor = 0;
  if (event === "payment_confirmed")
    amountMinor = await confirmPayment(deps, transaction, order, { money, latest, ...by });
  else if (!isLater) await changeOrder(deps, transaction, order, { event, ...by });
  // Every verdict has its row, so that the second of two members of staff learns who was first.
  if (isLater) await insertOrderChange(transaction, { orderId: order.id, state, at, decidedBy: by.decidedBy });
  if (event !== "cancelled") await decideProofs(transaction, { orderId: order.id, verdict: event, decidedAt: at });
  if (event === "proof_refused")
    await deps.emailQueue.enqueue(transaction, [{ email: "proof-refused", about: order.id }]);
  const reached = (await findOrder(transaction, order.reference))?.state ?? state;
  const change = { event, from, to: reached };
  const details = amountMinor > 0 ? { ...change, amountMinor } : change;
  await audit(transaction, by.actor, { verb: "settleOrder", subject: "order", subjectId: order.id, details }, at);
  return reached;
}

/** A paid order stays paid: its later receipts are confirmed or refused. */
function laterState(event: Decision, latest: PaymentProof | undefined): OrderState | null {
  const isWaiting = latest !== undefined && latest.verdict === null;
  return event === "payment_confirmed" || (event === "proof_refused" && isWaiting) ? "paid" : null;
}

/** Writes the money that staff have seen, and answers it: the amount asked for, or the one they name. */
async function confirmPayment(
  deps: SeatDeps,
  transaction: Database,
  order: Order,
  { money, latest, actor, decidedBy }: Omit<Settlement, "event">,
): Promise<number> {
  const entries = await readLedger(transaction, order);
  const asked = nextPaymentMinor(entries, new Date());
  const amountMinor = money.amount === undefined ? asked : requireAmount(money.amount, order.currency);
  if (amountMinor > asked && amountMinor > leftOf(entries)) throw new AppError("invalid", "payment.tooMuch");
  const source = latest && latest.verdict === null ? `proof:${latest.id}` : null;
  const method = money.method ?? "transfer";
  if (amountMinor > 0) await takePayment(deps, transaction, order, { amountMinor, method, source, actor, decidedBy });
  else await confirmOrder(deps, transaction, order, { actor, decidedBy });
  return amountMinor;
}

function leftOf(entries: Parameters<typeof instalmentsAt>[0]): number {
  return instalmentsAt(entries, new Date()).reduce((sum, { leftMinor }) => sum + leftMinor, 0);
}

function refusalOf(order: Order): AppError {
  const reason = `order.is.${orderStateAt(order, new Date())}` as const;
  return new AppError("invalid", "order.state", { values: { reference: order.reference, state: { reason } } });
}

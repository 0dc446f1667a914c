import { z } from "zod";
import type { OrderEvent, OrderState, PaymentVerdict } from "#domains/money/contract.ts";
import { moneyText, paymentMethod, paymentVerdict, refusalReason, seenEntries } from "#domains/money/contract.ts";
import { nextOrderState, orderStateAt } from "#domains/money/rules/order-state.ts";
import { findLatestDecision, insertOrderChange } from "#domains/money/server/queries/order-changes.ts";
import { findOrder, lockOrder, type Order } from "#domains/money/server/queries/order-queries.ts";
import { decideProofs, findProofs, type PaymentProof } from "#domains/money/server/queries/payment-queries.ts";
import { readReference } from "#domains/seats/rules/order-reference.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { type Caller, office, verb } from "#server/verb.ts";
import { ofOrder } from "#server/within.ts";
import { changeOrder } from "./change-order.ts";
import { wayOf } from "./desk/take-money.ts";
import { findWritten, readStatement } from "./ledger.ts";
import { requireAmount } from "./require-amount.ts";
import { confirmOrder, takePayment } from "./take-payment.ts";
import { isTakenOut } from "./taken-out.ts";

/** The staff's decisions, and the state each leads to. */
const decisions = {
  payment_confirmed: "paid",
  proof_refused: "rejected",
  cancelled: "cancelled",
} satisfies Partial<Record<OrderEvent, OrderState>>;

type DecisionDeps = Parameters<typeof takePayment>[0] & Parameters<typeof wayOf>[0] & { database: Database };

/** A decision of staff about an order. */
const decision = z.strictObject({
  verdict: z.enum([...paymentVerdict.options, "cancelled"]),
  /** The id of the latest proof that the decider has seen; empty if there was none. */
  seenProof: z.string(),
  /** The money that came, as typed, if it differs from what was asked for. */
  amount: moneyText.optional(),
  /** A transfer unless stated. */
  method: paymentMethod.optional(),
  /** The id of the way to pay that brought a transfer. */
  way: z.string().min(1).max(100).optional(),
  /** Whether it is one more payment, beside those that are decided about. */
  isFurther: z.boolean().default(false),
  /** Whether more than is owed came: the rest is the student's credit. */
  isBeyond: z.boolean().default(false),
  seen: seenEntries,
  /** Why a proof is refused, which its student reads. */
  reason: refusalReason.optional(),
});
type Decision = z.infer<typeof decision>;

/** An order after a decision; `changed` is false for one that was made before. */
interface SettledOrder extends Pick<Order, "reference"> {
  state: OrderState;
  changed: boolean;
}

/**
 * Confirms a payment of an order, refuses its proof or cancels it, and queues the student's email. `text` is the
 * reference as a person writes it. The same person's decision made twice counts once. Throws `not_found` for an unknown
 * reference; `conflict` if another proof has arrived since, or another person has decided, who is named; and `invalid`
 * if the order's state does not allow the decision, the amount is none, or is more than is owed and does not say so.
 */
export const settleOrder = verb(
  { may: office, takes: [z.string(), decision], branch: ofOrder },
  async (deps: DecisionDeps, who: Caller, text: string, given: z.input<typeof decision>): Promise<SettledOrder> => {
    const { verdict, seenProof, amount, method, way, isBeyond, reason } = given;
    const reference = readReference(text);
    return await deps.database.transaction(async (transaction) => {
      const order = reference ? await lockOrder(transaction, reference) : undefined;
      if (!order) throw new AppError("not_found", "order.unknown", { values: { reference: text } });
      const [latest] = await findProofs(transaction, order.id);
      if (await isSecondPress(transaction, order, latest, { ...given, by: who }))
        return { reference: order.reference, state: order.state, changed: false };
      if ((latest?.id ?? "") !== seenProof) throw new AppError("conflict", "review.newProof");
      const by = { actor: who, decidedBy: who.name };
      const state = await settle(deps, transaction, order, {
        event: verdict,
        ...by,
        money: { amount, method, way, isBeyond },
        reason,
        latest,
      });
      return { reference: order.reference, state, changed: true };
    });
  },
);

/**
 * Whether this decision, or this payment of a page, was made before. Throws if it cannot be made, or if the ledger has
 * changed in another way since the page showed it.
 */
async function isSecondPress(
  transaction: Database,
  order: Order,
  latest: PaymentProof | undefined,
  { verdict, isFurther, seen, amount, by }: Omit<z.input<typeof decision>, "seenProof"> & { by: Caller },
): Promise<boolean> {
  const isPayment = verdict === "payment_confirmed";
  const isPaid = order.state === "paid";
  // A part is no decision that ends: another part may come, which only the ledger tells from a second press.
  const isPart = isPayment && !isPaid && seen !== undefined;
  if (
    !(isPayment && isPaid && isFurther) &&
    (await isMade(transaction, order, latest, { verdict, by: by.name, isPart }))
  )
    return true;
  if (!isPayment) return false;
  const amountMinor = amount === undefined ? undefined : -requireAmount(amount, order.currency);
  const asked = { seen, kind: "payment" as const, amountMinor, note: null, actor: by };
  return (await findWritten(transaction, order, asked)) !== undefined;
}

/** Whether the same person has made this decision before. Throws if it cannot be made. */
async function isMade(
  transaction: Database,
  order: Order,
  latest: PaymentProof | undefined,
  { verdict, by, isPart }: { verdict: Decision["verdict"]; by: string; isPart: boolean },
): Promise<boolean> {
  const earlier = (await findLatestDecision(transaction, order.id))?.decidedBy ?? null;
  const isDone = !isPart && (latest?.verdict === verdict || order.state === decisions[verdict]);
  if (earlier === by && isDone && !(order.state === "paid" && isWaiting(latest))) return true;
  if (allows(order, latest, verdict)) return false;
  throw earlier ? new AppError("conflict", "review.decided", { values: { by: earlier } }) : refusalOf(order);
}

const isWaiting = (proof: PaymentProof | undefined) => proof !== undefined && proof.verdict === null;

/** The decisions about its payment that an order's state allows; on a paid one, about the proof of a later instalment. */
export function allowedVerdicts(order: Order, latest: PaymentProof | undefined): PaymentVerdict[] {
  return paymentVerdict.options.filter((verdict) => allows(order, latest, verdict));
}

function allows(order: Order, latest: PaymentProof | undefined, verdict: Decision["verdict"]): boolean {
  if (order.state === "paid") return verdict !== "cancelled" && isWaiting(latest);
  return nextOrderState(orderStateAt(order, new Date()), verdict) !== null;
}

interface Settlement {
  event: Decision["verdict"];
  actor: Actor;
  decidedBy: string;
  money: Partial<Pick<Decision, "amount" | "method" | "way" | "isBeyond">>;
  /** Why its proof is refused. */
  reason: string | undefined;
  /** The latest proof. */
  latest: PaymentProof | undefined;
}

/** Makes a decision about an order that `transaction` has locked, and queues its email. */
async function settle(
  deps: DecisionDeps,
  transaction: Database,
  order: Order,
  { event, money, reason, latest, ...by }: Settlement,
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
  if (event !== "cancelled") {
    const decided = { orderId: order.id, verdict: event, decidedAt: at };
    await decideProofs(transaction, event === "proof_refused" ? { ...decided, refusedBecause: reason } : decided);
  }
  if (event === "proof_refused")
    await deps.emailQueue.enqueue(transaction, [{ email: "proof-refused", about: order.id }]);
  const reached = (await findOrder(transaction, order.reference))?.state ?? state;
  const change = { event, from, to: reached };
  const details = amountMinor > 0 ? { ...change, amountMinor } : change;
  await audit(transaction, by.actor, { verb: "settleOrder", subject: "order", subjectId: order.id, details }, at);
  return reached;
}

/** A paid order stays paid: its later proofs are confirmed or refused. */
function laterState(event: Decision["verdict"], latest: PaymentProof | undefined): OrderState | null {
  return event === "payment_confirmed" || (event === "proof_refused" && isWaiting(latest)) ? "paid" : null;
}

/** Writes the money that staff have seen, and answers it: the amount asked for, or the one they name. */
async function confirmPayment(
  deps: DecisionDeps,
  transaction: Database,
  order: Order,
  { money, latest, actor, decidedBy }: Omit<Settlement, "event" | "reason">,
): Promise<number> {
  const { asked, balanceMinor } = await readStatement(transaction, order);
  const amountMinor = money.amount === undefined ? asked.minor : requireAmount(money.amount, order.currency);
  if (!money.isBeyond && amountMinor > Math.max(0, balanceMinor)) throw new AppError("invalid", "payment.tooMuch");
  const source = latest && latest.verdict === null ? `proof:${latest.id}` : null;
  const method = money.method ?? "transfer";
  const moved = { amountMinor, method, way: wayOf(deps, { method, way: money.way }), source, actor, decidedBy };
  if (amountMinor > 0) await takePayment(deps, transaction, order, moved);
  else if (await isTakenOut(transaction, order)) throw new AppError("conflict", "order.takenOut");
  else await confirmOrder(deps, transaction, order, { actor, decidedBy });
  return amountMinor;
}

function refusalOf(order: Order): AppError {
  const reason = `order.is.${orderStateAt(order, new Date())}` as const;
  return new AppError("invalid", "order.state", { values: { reference: order.reference, state: { reason } } });
}

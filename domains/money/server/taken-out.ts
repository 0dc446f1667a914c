import type { Site } from "#domains/content/rules/site.ts";
import { insertOrderChange } from "#domains/money/server/queries/order-changes.ts";
import {
  extendOrder,
  findReferencesOfSeat,
  lockOrder,
  type Order,
  setOrderState,
} from "#domains/money/server/queries/order-queries.ts";
import { findProofs } from "#domains/money/server/queries/payment-queries.ts";
import { findEnrolment } from "#domains/seats/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { readLedger, readStatement, recordCorrection } from "./ledger.ts";

/** A place that staff take away, or give back. */
interface Taken {
  enrolmentId: string;
  actor: Actor;
}

/** The origins of the corrections that close an order's open charges, and that open them again. */
const [closing, opening] = ["taken-out", "taken-in"] as const;

/**
 * Closes what the orders of a place still ask for: a correction takes the open charges off, and an order that is not paid
 * is cancelled. What was paid stays. Throws `conflict` while a proof of payment waits for a decision.
 */
export async function closeOrdersOfSeat(
  transaction: Database,
  { enrolmentId, actor, reason }: Taken & { reason: string | null },
): Promise<void> {
  for (const order of await lockOrdersOf(transaction, enrolmentId)) {
    if (order.state === "cancelled") continue;
    const isUndecided = (await findProofs(transaction, order.id)).some(({ verdict }) => verdict === null);
    const values = { reference: order.reference };
    if (isUndecided) throw new AppError("conflict", "enrolment.proofWaits", { values });
    const { balanceMinor } = await readStatement(transaction, order);
    const { source } = await closedBy(transaction, order, closing);
    if (balanceMinor > 0)
      await recordCorrection(transaction, order, { amountMinor: -balanceMinor, note: reason, source, actor });
    if (order.state !== "paid") {
      await setOrderState(transaction, order.id, "cancelled");
      await insertOrderChange(transaction, { orderId: order.id, state: "cancelled", at: new Date() });
    }
  }
}

/**
 * Whether staff have taken the student of an order out of the batch, who has not come back: money that still comes is
 * written down, and brings neither order nor seat back. Staff take the student in again, or return it.
 */
export async function isTakenOut(database: Database, order: Order): Promise<boolean> {
  if (order.state !== "cancelled" || order.enrolmentId === null) return false;
  const seat = await findEnrolment(database, order.enrolmentId);
  return seat?.state === "withdrawn" && (await closedBy(database, order, closing)).closedMinor > 0;
}

/** Opens the charges again that `closeOrdersOfSeat` has closed; a cancelled order may be paid once more. */
export async function reopenOrdersOfSeat(
  { site }: { site: () => Site },
  transaction: Database,
  { enrolmentId, actor }: Taken,
): Promise<void> {
  for (const order of await lockOrdersOf(transaction, enrolmentId)) {
    const { closedMinor, source } = await closedBy(transaction, order, opening);
    if (closedMinor <= 0) continue;
    await recordCorrection(transaction, order, { amountMinor: closedMinor, source, actor });
    const at = new Date();
    if (order.state === "cancelled") {
      const dueAt = new Date(Math.max(order.dueAt.getTime(), at.getTime() + site().content.payment.daysToPay * day));
      await setOrderState(transaction, order.id, "awaiting_payment");
      await extendOrder(transaction, order.id, dueAt);
      await insertOrderChange(transaction, { orderId: order.id, state: "awaiting_payment", at });
    }
  }
}

/** The orders that pay a place, locked in one order, so that two transactions never wait for each other. */
async function lockOrdersOf(transaction: Database, enrolmentId: string): Promise<Order[]> {
  const locked: Order[] = [];
  for (const reference of await findReferencesOfSeat(transaction, enrolmentId)) {
    const order = await lockOrder(transaction, reference);
    if (order?.enrolmentId === enrolmentId) locked.push(order);
  }
  return locked;
}

/** How much of an order is closed by take-outs, and the source of its next such correction, which is written once. */
async function closedBy(database: Database, order: Order, next: typeof closing | typeof opening) {
  const isOne = (source: string | null | undefined) =>
    [closing, opening].some((name) => source?.startsWith(`${name}:${order.id}:`));
  const made = (await readLedger(database, order)).filter(({ source }) => isOne(source));
  const closedMinor = made.reduce((sum, { amountMinor }) => sum - amountMinor, 0);
  return { closedMinor, source: `${next}:${order.id}:${made.length + 1}` };
}

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
import { type OrderEntry, readLedger, readStatement, recordCorrection } from "./ledger.ts";
import { recordChargeChanges } from "./plan/charge-changes.ts";

/** A place that staff take away, or give back. */
interface Taken {
  enrolmentId: string;
  actor: Actor;
}

/** The origins of the corrections that close an order's open charges, and that open them again. */
const [closing, opening] = ["taken-out", "taken-in"] as const;

/**
 * Closes what the orders of a place still ask for: its open charges end, or only those whose day has not come
 * (`keepsDue`), and an order that is not paid is cancelled if nothing is owed. What was paid stays. Throws `conflict` while a proof of payment waits for a decision.
 */
export async function closeOrdersOfSeat(
  transaction: Database,
  { enrolmentId, actor, reason, keepsDue = false }: Taken & { reason: string | null; keepsDue?: boolean },
): Promise<void> {
  for (const order of await lockOrdersOf(transaction, enrolmentId)) {
    if (order.state === "cancelled") continue;
    const isUndecided = (await findProofs(transaction, order.id)).some(({ verdict }) => verdict === null);
    const values = { reference: order.reference };
    if (isUndecided) throw new AppError("conflict", "enrolment.proofWaits", { values });
    const { instalments, balanceMinor } = await readStatement(transaction, order);
    const { source } = await closedBy(transaction, order, closing);
    const now = new Date();
    const ended = instalments.filter(({ leftMinor, dueAt }) => leftMinor > 0 && (!keepsDue || dueAt > now));
    const changes = ended.map(({ charge, leftMinor }) => {
      return { charge, amountMinor: -leftMinor, act: "left" as const, source: `${source}:${charge ?? "course"}` };
    });
    await recordChargeChanges(transaction, order, changes, { actor, note: reason });
    const isOwed = ended.reduce((sum, { leftMinor }) => sum + leftMinor, 0) < balanceMinor;
    if (order.state !== "paid" && !isOwed) {
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
    const { closedMinor, closed, source } = await closedBy(transaction, order, opening);
    if (closedMinor <= 0) continue;
    await reopenCharges(transaction, order, { closed, source, actor });
    const at = new Date();
    if (order.state === "cancelled") {
      const dueAt = new Date(Math.max(order.dueAt.getTime(), at.getTime() + site().content.payment.daysToPay * day));
      await setOrderState(transaction, order.id, "awaiting_payment");
      await extendOrder(transaction, order.id, dueAt);
      await insertOrderChange(transaction, { orderId: order.id, state: "awaiting_payment", at });
    }
  }
}

/** Asks again for what take-outs have closed: of each charge, and, of an earlier release, of the order. */
async function reopenCharges(
  transaction: Database,
  order: Order,
  { closed, source, actor }: { closed: OrderEntry[]; source: string; actor: Actor },
): Promise<void> {
  const sums = Map.groupBy(closed, ({ act, instalment }) => (act ? instalment : undefined));
  for (const [charge, entries] of sums) {
    const amountMinor = 0 - entries.reduce((sum, entry) => sum + entry.amountMinor, 0);
    if (amountMinor === 0) continue;
    if (charge === undefined) await recordCorrection(transaction, order, { amountMinor, source, actor });
    else {
      const change = { charge, amountMinor, act: "other" as const, source: `${source}:${charge ?? "course"}` };
      await recordChargeChanges(transaction, order, [change], { actor, note: null });
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
  return { closed: made, closedMinor, source: `${next}:${order.id}:${made.length + 1}` };
}

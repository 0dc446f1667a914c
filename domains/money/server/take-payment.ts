import type { Order } from "#domains/money/server/queries/order-queries.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import type { Database } from "#server/db/client.ts";
import { changeOrder } from "./change-order.ts";
import { type MovedMoney, type RecordedMoney, readStatement, recordPayment } from "./ledger.ts";
import { proveOrder } from "./prove-order.ts";
import type { Issuer } from "./receipts/issue-receipt.ts";
import { isTakenOut } from "./taken-out.ts";

/** Money received, and the member of staff who saw it. */
export interface TakenMoney extends MovedMoney {
  decidedBy?: string | null;
}

/**
 * Writes a payment for an order that `transaction` has locked. Once the first instalment is covered the order is paid
 * and its seat confirmed, unless staff have taken its student out. The student is notified each time. Returns null, with
 * nothing changed, for money that is in the ledger already.
 */
export async function takePayment(
  deps: SeatDeps & Issuer,
  transaction: Database,
  paid: Order,
  { decidedBy = null, ...money }: TakenMoney,
): Promise<RecordedMoney | null> {
  const recorded = await recordPayment(deps, transaction, paid, money);
  if (!recorded) return null;
  const tellStudent = () =>
    deps.emailQueue.enqueue(transaction, [{ email: "payment-received", about: String(recorded.entryId) }]);
  if (await isTakenOut(transaction, paid)) {
    await tellStudent();
    return recorded;
  }
  const by = { actor: money.actor, decidedBy };
  const order = await proveOrder(deps, transaction, paid, money.actor);
  const isOpen = order.state !== "paid";
  if (isOpen && (await coversFirst(transaction, order))) {
    await confirmOrder(deps, transaction, order, by);
    return recorded;
  }
  if (isOpen) await changeOrder(deps, transaction, order, { event: "part_paid", ...by });
  await tellStudent();
  return recorded;
}

/** Marks an order with nothing due now as paid, confirms its seat and notifies the student. */
export async function confirmOrder(
  deps: SeatDeps,
  transaction: Database,
  confirmed: Order,
  by: Pick<TakenMoney, "actor" | "decidedBy">,
): Promise<boolean> {
  const order = await proveOrder(deps, transaction, confirmed, by.actor);
  const state = await changeOrder(deps, transaction, order, { event: "payment_confirmed", ...by });
  if (state) await deps.emailQueue.enqueue(transaction, [{ email: "order-paid", about: order.id }]);
  return state !== null;
}

async function coversFirst(transaction: Database, order: Order): Promise<boolean> {
  const [first] = (await readStatement(transaction, order)).instalments;
  return first?.leftMinor === 0;
}

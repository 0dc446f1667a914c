import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import type { NewRefund } from "#domains/money/contract.ts";
import { newRefund } from "#domains/money/contract.ts";
import { cardAmount } from "#domains/money/rules/card-amount.ts";
import { refundWindowEnds } from "#domains/money/rules/refund-window.ts";
import { statementOf } from "#domains/money/rules/statement.ts";
import { cardPaymentOf } from "#domains/money/server/cards/card-ledger.ts";
import { type PaymentProvider, PaymentProviderError } from "#domains/money/server/cards/port.ts";
import { findOrderChanges } from "#domains/money/server/queries/order-changes.ts";
import { findStudentOrder, hasOtherOrder, type Order } from "#domains/money/server/queries/order-queries.ts";
import { type SeatDeps, withdrawSeat } from "#domains/seats/server/seats.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { holders, verb } from "#server/verb.ts";
import { ofOrder } from "#server/within.ts";
import { formatDate } from "#shared/formats/format-date.ts";
import { changeOrder } from "./change-order.ts";
import {
  findWritten,
  type MovedMoney,
  type OrderEntry,
  readLedger,
  readStatement,
  recordCorrection,
  recordRefund,
} from "./ledger.ts";
import { type ChangedOrder, changedOrder, requireOrder } from "./manage-orders.ts";
import { requireAmount } from "./require-amount.ts";

interface RefundDeps {
  /** It holds the length of the full refund window. */
  site: () => Site;
}

interface Deps extends SeatDeps, RefundDeps {
  database: Database;
  provider: PaymentProvider;
}

/** The amount refunded, and the order's balance; no receipt yet for a card, until its provider reports the refund. */
export type RefundedOrder = ChangedOrder & { receipt: number | null; isCancelled: boolean };

/**
 * Sends card money back through the provider, whose event writes it into the ledger. Writes other money that staff have
 * sent back, with its receipt; once, however often the same page sends it. The price falls by what was not paid beyond
 * it, so that nothing is owed again, and money beyond it can be sent back at any time. When everything is refunded the
 * order is cancelled and its seat given up. The student is notified. Throws `not_found` for an unknown order, `conflict`
 * if its ledger has changed since it was seen, `unavailable` if the provider does not answer, and `invalid` for more
 * than was paid, or for a refund after its time (specification §9) that does not say so.
 */
export const refundOrder = verb(
  { may: holders("refunds"), again: true, takes: [z.string(), newRefund], branch: ofOrder },
  async (deps: Deps, actor: Actor, text: string, refund: NewRefund): Promise<RefundedOrder> => {
    if (refund.method === "card") return await refundCard(deps, actor, text, refund);
    return await deps.database.transaction(async (transaction) => {
      const order = await requireOrder(transaction, text);
      const { method, reason: note, seen } = refund;
      const amountMinor = requireAmount(refund.amount, order.currency);
      const written = await findWritten(transaction, order, { seen, kind: "refund", amountMinor, note, actor });
      if (written) return await repeated(transaction, order, written);
      const { beyondWindow: isBeyond } = refund;
      const back = { amountMinor, method, source: null, note, isBeyond, actor, handedOutBy: actor };
      const returned = await returnMoney(deps, transaction, order, back);
      const details = { amountMinor, method };
      await audit(
        transaction,
        actor,
        { verb: "refundOrder", subject: "order", subjectId: order.id, details },
        new Date(),
      );
      return returned;
    });
  },
);

/** Money that goes back, other than to a card. */
interface ReturnedMoney extends Pick<MovedMoney, "amountMinor" | "method" | "way" | "source"> {
  note: string;
  /** Whether it may be after the refund window. */
  isBeyond: boolean;
  /** Who decided, and who hands it out: cash leaves the drawer of the latter. */
  actor: Actor;
  handedOutBy: Actor;
}

/**
 * Writes money that goes back into the ledger of a locked order, with its receipt and the correction of the price, and
 * tells the student. Throws `invalid` for more than was paid, and for a refund after its time that does not say so.
 */
export async function returnMoney(
  deps: Deps,
  transaction: Database,
  order: Order,
  { isBeyond, actor, handedOutBy, ...money }: ReturnedMoney,
): Promise<RefundedOrder> {
  const { amountMinor, note } = money;
  const { receivedMinor, creditMinor } = await readStatement(transaction, order);
  if (amountMinor > receivedMinor) throw new AppError("invalid", "refund.tooMuch");
  const ofPriceMinor = Math.max(0, amountMinor - creditMinor);
  if (ofPriceMinor > 0 && !isBeyond) await requireWindow(deps, transaction, order);
  const recorded = await recordRefund(deps, transaction, order, { ...money, actor: handedOutBy });
  if (!recorded) throw new Error("A refund is in the ledger already.");
  if (ofPriceMinor > 0) await recordCorrection(transaction, order, { amountMinor: -ofPriceMinor, note, actor });
  await deps.emailQueue.enqueue(transaction, [{ email: "refund-sent", about: String(recorded.entryId) }]);
  const isCancelled = amountMinor === receivedMinor && (await endOrder(deps, transaction, order, actor));
  return { ...(await changedOrder(transaction, order)), receipt: recorded.receipt, isCancelled };
}

/** The answer of a refund that was written before. */
async function repeated(transaction: Database, order: Order, { receipt }: OrderEntry): Promise<RefundedOrder> {
  const isCancelled = order.state === "cancelled";
  return { ...(await changedOrder(transaction, order)), receipt: receipt ?? null, isCancelled };
}

/** Asks the provider for a card refund: the amount of one payment at most, because it returns payments. */
async function refundCard(deps: Deps, actor: Actor, text: string, refund: NewRefund): Promise<RefundedOrder> {
  const { order, paymentId, minor } = await deps.database.transaction(async (transaction) => {
    const found = await requireOrder(transaction, text);
    const minor = requireAmount(refund.amount, found.currency);
    const { currency } = found;
    if (cardAmount({ minor, currency }) !== minor)
      throw fieldError("amount", "refund.cardStep", { values: { currency } });
    const entries = await readLedger(transaction, found);
    const { receivedMinor, creditMinor } = statementOf(entries, found, new Date());
    if (minor > receivedMinor) throw new AppError("invalid", "refund.tooMuch");
    if (!refund.beyondWindow && minor > creditMinor) await requireWindow(deps, transaction, found);
    const paid = entries.findLast((entry) => cardPaymentOf(entry) !== null && -entry.amountMinor >= minor);
    const id = paid && cardPaymentOf(paid);
    if (!id) throw new AppError("invalid", "refund.noCard");
    const act = { verb: "refundCard", subject: "order" as const, subjectId: found.id, details: { amountMinor: minor } };
    await audit(transaction, actor, act, new Date());
    return { order: found, paymentId: id, minor };
  });
  const { reference, currency } = order;
  // The provider sends the refund of one page once: its event is an entry, which the next page has seen.
  const press = refund.seen === undefined ? randomUUID() : `${refund.seen}-${minor}`;
  const idempotencyKey = `${reference}-refund-${press}`;
  const request = { paymentId, amountMinor: minor, currency, reference, idempotencyKey };
  await deps.provider.refundPayment(request).catch((cause: unknown) => {
    throw cause instanceof PaymentProviderError ? new AppError("unavailable", "refund.unavailable", { cause }) : cause;
  });
  return { ...(await changedOrder(deps.database, order)), receipt: null, isCancelled: false };
}

/** Cancels a fully refunded order, and takes its student out of the batch. */
async function endOrder(deps: SeatDeps, transaction: Database, order: Order, actor: Actor): Promise<boolean> {
  const state = await changeOrder(deps, transaction, order, { event: "refunded", actor });
  const { id, enrolmentId } = order;
  if (state && enrolmentId && !(await hasOtherOrder(transaction, { id, enrolmentId })))
    await withdrawSeat(deps, transaction, enrolmentId, actor);
  return state !== null;
}

/** End of an order's full refund window; null before the first payment. */
export async function refundWindowOf(deps: RefundDeps, database: Database, order: Order): Promise<Date | null> {
  const entries = await readLedger(database, order);
  const paid = entries.find(({ kind }) => kind === "payment");
  if (!paid) return null;
  const found = await findStudentOrder(database, order.reference);
  const firstClass = found?.batch ? new Date(found.batch.startDate) : null;
  const confirmed = (await findOrderChanges(database, order.id)).find(({ state }) => state === "paid");
  const times = { firstClass, confirmedAt: confirmed?.at ?? null, paidAt: paid.dueAt };
  return refundWindowEnds(deps.site().content.pages.terms.refund, times);
}

async function requireWindow(deps: RefundDeps, transaction: Database, order: Order): Promise<void> {
  const ends = await refundWindowOf(deps, transaction, order);
  if (ends && ends < new Date())
    throw new AppError("invalid", "refund.tooLate", {
      values: { day: (locale) => formatDate(ends.toISOString().slice(0, 10), locale) },
    });
}

import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { lockOrder, type Order } from "#server/db/queries/orders.ts";
import { type CardCheckout, findCheckout, markCheckoutPaid, recordEvent } from "#server/db/queries/payments.ts";
import type { PaymentEventOutcome } from "#server/db/schema/payments.ts";
import { InvalidSignatureError, type PaymentEvent, type PaymentProvider } from "#server/integrations/payment/port.ts";
import { system } from "#server/services/actor.ts";
import { AppError } from "#server/services/app-error.ts";
import type { SeatDeps } from "#server/services/enrolments/seats.ts";
import { readLedger } from "#server/services/orders/ledger.ts";
import { takePayment } from "#server/services/orders/take-payment.ts";
import { balanceAt } from "#shared/rules/instalments.ts";
import { orderStateAt } from "#shared/rules/order-state.ts";

/** The outcome of an event; `repeated` if it was received before. */
export type WebhookOutcome = PaymentEventOutcome | "repeated";

interface Deps extends SeatDeps {
  database: Database;
  provider: PaymentProvider;
  log: Log;
}

/** The outcomes that make the order paid, and those that the staff are told of because money was taken. */
const paying: readonly PaymentEventOutcome[] = ["paid", "paid_late"];
const taken: readonly PaymentEventOutcome[] = [...paying, "paid_twice", "mismatch"];

/**
 * Handles an event of the card provider. Only an event makes an order paid by card, and only if the checkout is ours, the
 * money has been taken, and amount and currency are the order's. The student is told that the order is paid, the staff of
 * all money that was taken. Each event counts once, even if it is delivered several times at once. Throws `unauthorized`
 * for an event that the provider did not send.
 */
export async function handlePaymentWebhook(
  deps: Deps,
  body: Uint8Array,
  signature: string | null,
): Promise<WebhookOutcome> {
  const event = readEvent(deps, body, signature);
  const outcome = await deps.database.transaction(async (transaction): Promise<WebhookOutcome> => {
    const { id, type, checkout } = event;
    const ours = checkout && (await findOurs(transaction, checkout));
    if (!checkout || !ours) return await recordForeignEvent(deps, transaction, event);
    const { order, opened } = ours;
    const { amountMinor, currency, customerId } = checkout;
    const { leftMinor } = balanceAt(await readLedger(transaction, order), new Date());
    const outcome = outcomeOf(checkout, { order, opened, leftMinor });
    const about = { reference: order.reference, amountMinor, currency };
    if (!(await recordEvent(transaction, { id, type, outcome, ...about }))) return "repeated";
    if (!taken.includes(outcome)) return outcome;
    await markCheckoutPaid(transaction, checkout.sessionId, { paidAt: new Date(), customerId });
    await deps.emailQueue.enqueue(transaction, [{ email: "card-payment-staff", about: id }]);
    if (paying.includes(outcome))
      await takePayment(deps, transaction, order, {
        amountMinor: amountMinor ?? 0,
        ...{ method: "card", source: `card:${checkout.sessionId}`, actor: system },
      });
    return outcome;
  });
  const level = outcome === "mismatch" || outcome === "no_order" ? "error" : "info";
  const about = { event: event.id, type: event.type, checkout: event.checkout?.sessionId, outcome };
  deps.log[level](about, outcome === "no_order" ? "a card paid for no order of ours" : "payment notice");
  return outcome;
}

function readEvent({ provider }: Deps, body: Uint8Array, signature: string | null): PaymentEvent {
  try {
    return provider.readEvent(body, signature);
  } catch (error) {
    if (!(error instanceof InvalidSignatureError)) throw error;
    throw new AppError("unauthorized", "paymentEvent.signature", { cause: error });
  }
}

type EventCheckout = NonNullable<PaymentEvent["checkout"]>;

/** The order of a checkout of ours, locked, and the checkout; undefined for a checkout that we did not open. */
async function findOurs(transaction: Database, { sessionId, reference }: EventCheckout) {
  const order = reference === null ? undefined : await lockOrder(transaction, reference);
  const opened = order && (await findCheckout(transaction, sessionId));
  return order && opened?.orderId === order.id ? { order, opened } : undefined;
}

/** Records an event that is about no order of ours. If money was taken, the staff are told: somebody will miss it. */
async function recordForeignEvent(
  { emailQueue }: Deps,
  transaction: Database,
  { id, type, checkout }: PaymentEvent,
): Promise<WebhookOutcome> {
  const outcome = checkout?.isSettled ? "no_order" : "unrelated";
  const money = checkout?.isSettled && { amountMinor: checkout.amountMinor, currency: checkout.currency };
  if (!(await recordEvent(transaction, { id, type, outcome, ...money }))) return "repeated";
  if (outcome === "no_order") await emailQueue.enqueue(transaction, [{ email: "stray-card-payment", about: id }]);
  return outcome;
}

function outcomeOf(
  { isSettled, amountMinor, currency }: EventCheckout,
  { order, opened, leftMinor }: { order: Order; opened: CardCheckout; leftMinor: number },
): PaymentEventOutcome {
  if (!isSettled) return "unsettled";
  if (opened.paidAt) return "paid_before";
  const asked = opened.amountMinor ?? order.amountMinor;
  if (amountMinor !== asked || currency !== order.currency) return "mismatch";
  if (amountMinor > leftMinor) return "paid_twice";
  const state = orderStateAt(order, new Date());
  return state === "cancelled" || state === "expired" ? "paid_late" : "paid";
}

import type { Database } from "#server/db/client.ts";
import { lockOrder, type Order } from "#server/db/queries/orders.ts";
import {
  type CardCheckout,
  findCheckout,
  findCheckoutOrder,
  notePaidCheckout,
  recordEvent,
} from "#server/db/queries/payments.ts";
import type { PaymentEventOutcome } from "#server/db/schema/payments.ts";
import { InvalidSignatureError, type PaymentEvent } from "#server/integrations/payment/port.ts";
import { AppError } from "#server/services/app-error.ts";
import { changeOrder } from "#server/services/orders/change-order.ts";
import type { OrderDeps } from "#server/services/orders/order-deps.ts";
import { orderStateAt } from "#shared/rules/order-state.ts";

/** What came of an event; `repeated` where it has been received before. */
export type WebhookOutcome = PaymentEventOutcome | "repeated";

type Deps = Pick<OrderDeps, "database" | "provider" | "log" | "emailQueue">;

/** What makes the order paid, and what the staff have to know of besides: money was taken each time. */
const paying: readonly PaymentEventOutcome[] = ["paid", "paid_late"];
const taken: readonly PaymentEventOutcome[] = [...paying, "paid_twice", "mismatch"];

/**
 * Handles an event of the card provider: the only way a card makes an order paid, and only where the checkout is one of
 * ours, the money has been taken, and amount and currency are the order's. The student is told that it is paid, the
 * staff of all money that was taken. Each event counts once, however often and however many at a time it is delivered.
 * Throws `unauthorized` for one the provider did not send.
 */
export async function handlePaymentWebhook(
  deps: Deps,
  body: Uint8Array,
  signature: string | null,
): Promise<WebhookOutcome> {
  const event = read(deps, body, signature);
  const outcome = await deps.database.transaction(async (transaction): Promise<WebhookOutcome> => {
    const { id, type, checkout } = event;
    const ours = checkout && (await findOurs(transaction, checkout));
    if (!checkout || !ours) return await noteStrange(deps, transaction, event);
    const { order, opened } = ours;
    const { amountMinor, currency, customerId } = checkout;
    const outcome = judge(checkout, order, opened);
    const about = { reference: order.reference, amountMinor, currency };
    if (!(await recordEvent(transaction, { id, type, outcome, ...about }))) return "repeated";
    if (!taken.includes(outcome)) return outcome;
    await notePaidCheckout(transaction, checkout.sessionId, { paidAt: new Date(), customerId });
    await deps.emailQueue.enqueue(transaction, [{ email: "card-payment-staff", about: id }]);
    if (paying.includes(outcome) && (await changeOrder(transaction, order, "payment_confirmed")))
      await deps.emailQueue.enqueue(transaction, [{ email: "order-paid", about: order.id }]);
    return outcome;
  });
  const level = outcome === "mismatch" || outcome === "no_order" ? "error" : "info";
  const about = { event: event.id, type: event.type, checkout: event.checkout?.sessionId, outcome: outcome };
  deps.log[level](about, outcome === "no_order" ? "a card paid for no order of ours" : "payment notice");
  return outcome;
}

/** Notes what is about no order of ours; the staff are told where money was taken, for somebody misses it. */
async function noteStrange(
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

function read({ provider }: Deps, body: Uint8Array, signature: string | null): PaymentEvent {
  try {
    return provider.readEvent(body, signature);
  } catch (error) {
    if (!(error instanceof InvalidSignatureError)) throw error;
    throw new AppError("unauthorized", "The signature is missing, wrong or too old.", { cause: error });
  }
}

type CheckoutNews = NonNullable<PaymentEvent["checkout"]>;

/** The order that a checkout of ours was opened for, locked, and the checkout; undefined for what is none of ours. */
async function findOurs(transaction: Database, { sessionId, reference }: CheckoutNews) {
  const ordered = await findCheckoutOrder(transaction, sessionId);
  const order = ordered === reference && ordered ? await lockOrder(transaction, ordered) : undefined;
  const opened = order && (await findCheckout(transaction, sessionId));
  return order && opened && { order, opened };
}

function judge(news: CheckoutNews, order: Order, opened: CardCheckout): PaymentEventOutcome {
  if (!news.isSettled) return "unsettled";
  if (opened.paidAt) return "paid_before";
  if (news.amountMinor !== order.amountMinor || news.currency !== order.currency) return "mismatch";
  if (order.state === "paid") return "paid_twice";
  const state = orderStateAt(order, new Date());
  return state === "cancelled" || state === "expired" ? "paid_late" : "paid";
}

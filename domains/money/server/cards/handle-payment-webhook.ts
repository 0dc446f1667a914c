import { findOrder, lockOrder } from "#domains/money/server/queries/order-queries.ts";
import {
  type CheckoutIds,
  findCheckout,
  findCheckoutBy,
  hasEvent,
  recordEvent,
} from "#domains/money/server/queries/payment-queries.ts";
import type { Issuer } from "#domains/money/server/receipts/issue-receipt.ts";
import type { PaymentEventOutcome } from "#domains/money/server/tables/payment-tables.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import { AppError } from "#server/app-error.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { type FoundOrder, type Handling, refuseEarly } from "./card-event.ts";
import { handleCheckout } from "./handle-checkout.ts";
import { handleRenewal, handleSubscriptionEnd } from "./handle-renewal.ts";
import { handleDispute, handleRefund } from "./handle-return-event.ts";
import {
  InvalidSignatureError,
  type PaymentEvent,
  type PaymentHappening,
  type PaymentOrigin,
  type PaymentProvider,
  PaymentProviderError,
} from "./port.ts";

/** The outcome of an event; `repeated` if it was received before. */
export type WebhookOutcome = PaymentEventOutcome | "repeated";

interface Deps extends SeatDeps, Issuer {
  database: Database;
  provider: PaymentProvider;
  log: Log;
}

/** Outcomes that staff have to check. */
const doubtful: readonly WebhookOutcome[] = ["mismatch", "no_order", "refund_unmatched"];

/**
 * Handles an event of the card provider: money received, failed, refunded or disputed, and subscriptions that end.
 * Every movement is in the ledger once, and the people concerned are notified. Events may come several times, at once
 * and in any order. Throws `unauthorized` for an event that the provider did not send, `conflict` for one that needs
 * another first, and `unavailable` if the provider does not say what it is about: it delivers both again.
 */
export async function handlePaymentWebhook(
  deps: Deps,
  body: Uint8Array,
  signature: string | null,
): Promise<WebhookOutcome> {
  const event = await readEvent(deps, body, signature);
  const outcome = (await hasEvent(deps.database, event.id)) ? "repeated" : await handleOnce(deps, event);
  const about = { event: event.id, type: event.type, ...subjectOf(event.happening), outcome };
  const isStray = outcome === "no_order";
  const message = isStray ? "a card payment, or its return, is about no order of ours" : "payment event";
  deps.log[doubtful.includes(outcome) ? "error" : "info"](about, message);
  return outcome;
}

async function readEvent({ provider }: Deps, body: Uint8Array, signature: string | null): Promise<PaymentEvent> {
  try {
    return await provider.readEvent(body, signature);
  } catch (error) {
    if (!(error instanceof InvalidSignatureError)) throw error;
    throw new AppError("unauthorized", "paymentEvent.signature", { cause: error });
  }
}

/** The subject of an event, by ids that identify no person. */
function subjectOf(happening: PaymentHappening): object {
  if (happening.kind === "checkout_finished") return { checkout: happening.sessionId };
  if (happening.kind === "renewal_paid" || happening.kind === "renewal_failed") return { invoice: happening.invoiceId };
  if (happening.kind === "refunded" || happening.kind === "refund_failed") return { refund: happening.refundId };
  return happening.kind === "dispute" ? { dispute: happening.disputeId } : {};
}

async function handleOnce(deps: Deps, event: PaymentEvent): Promise<WebhookOutcome> {
  const { happening, id, type } = event;
  // The provider is asked before the transaction: the embedded database has one connection.
  const origin = await findOrigin(deps, happening);
  return await deps.database.transaction(async (transaction): Promise<WebhookOutcome> => {
    const found = await lockFoundOrder(transaction, happening, origin);
    if (found?.checkout && !found.checkout.paidAt && happening.kind !== "checkout_finished") refuseEarly(event);
    const { outcome, money, act } = await handlingOf(deps, transaction, event, found);
    const reference = found?.order.reference ?? (await namedReference(transaction, happening));
    if (!(await recordEvent(transaction, { id, type, outcome, reference, ...money }))) return "repeated";
    if (outcome === "no_order")
      await deps.emailQueue.enqueue(transaction, [{ email: "stray-card-payment", about: id }]);
    await act?.();
    return outcome;
  });
}

async function handlingOf(
  deps: Deps,
  transaction: Database,
  event: PaymentEvent,
  found: FoundOrder | undefined,
): Promise<Handling> {
  const { happening, id } = event;
  switch (happening.kind) {
    case "checkout_finished":
      return await handleCheckout(deps, transaction, { id, happening, found });
    case "renewal_paid":
    case "renewal_failed":
      return await handleRenewal(deps, transaction, { id, happening, found });
    case "renewal_ending":
    case "renewal_ended":
      return handleSubscriptionEnd(deps, transaction, { id, happening, found });
    case "refunded":
    case "refund_failed":
      return await handleRefund(deps, transaction, { event, happening, found });
    case "dispute":
      return await handleDispute(deps, transaction, { event, happening, found });
    case "other":
      return { outcome: "unrelated" };
  }
}

/** The order that an event names although it belongs to another checkout: staff look there. */
async function namedReference(transaction: Database, happening: PaymentHappening): Promise<string | null> {
  const named = "reference" in happening ? happening.reference : null;
  const order = named === null ? undefined : await findOrder(transaction, named);
  return order?.reference ?? null;
}

/** The provider's ids by which the checkout of an event is found. */
function idsOf(happening: PaymentHappening, origin: PaymentOrigin | null): CheckoutIds {
  if (happening.kind === "other") return { sessionId: null, subscriptionId: null, customerId: null };
  if (happening.kind === "checkout_finished")
    return { sessionId: happening.sessionId, subscriptionId: null, customerId: null };
  return {
    sessionId: origin?.sessionId ?? null,
    subscriptionId: "subscriptionId" in happening ? happening.subscriptionId : null,
    customerId: ("customerId" in happening ? happening.customerId : null) ?? origin?.customerId ?? null,
  };
}

/** Asks the provider for the origin of an event's payer, if it is not known here. */
async function findOrigin({ database, provider }: Deps, happening: PaymentHappening): Promise<PaymentOrigin | null> {
  if (happening.kind === "other" || happening.kind === "checkout_finished") return null;
  if (await findCheckoutBy(database, idsOf(happening, null))) return null;
  const customerId = "customerId" in happening ? happening.customerId : null;
  const chargeId = "chargeId" in happening ? happening.chargeId : null;
  try {
    return await provider.findOrigin({ customerId, chargeId });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    throw new AppError("unavailable", "paymentEvent.untold", { cause: error });
  }
}

/**
 * The order that an event is about, locked, with its current checkout. A refund is also found by the reference that its
 * checkout named: the checkout may be erased, and the order's ledger still has the payment.
 */
async function lockFoundOrder(
  transaction: Database,
  happening: PaymentHappening,
  origin: PaymentOrigin | null,
): Promise<FoundOrder | undefined> {
  const named = await findCheckoutBy(transaction, idsOf(happening, origin));
  if (named) {
    const order = await lockOrder(transaction, named.reference);
    const checkout = await findCheckout(transaction, named.checkout.sessionId);
    const isForeign = happening.kind === "checkout_finished" && happening.reference !== named.reference;
    return order && checkout && !isForeign ? { order, checkout } : undefined;
  }
  const isReturn = happening.kind === "refunded" || happening.kind === "refund_failed" || happening.kind === "dispute";
  const order = isReturn && origin?.reference ? await lockOrder(transaction, origin.reference) : undefined;
  return order && { order, checkout: null };
}

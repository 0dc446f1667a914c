import type Stripe from "stripe";
import type {
  CardDispute,
  CardMoney,
  CardRefund,
  FinishedCheckout,
  Payer,
  PaymentEvent,
  PaymentHappening,
  RenewalInvoice,
  SubscriptionEnd,
} from "./port.ts";
import { minorOfStripe } from "./stripe-amounts.ts";

/** The events that Stripe must send; all others change nothing. */
export const stripeEvents = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "invoice.paid",
  "invoice.payment_failed",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
] as const satisfies Stripe.Event["type"][];

/** The content of a verified Stripe event. */
export function paymentEventOf(event: Stripe.Event): PaymentEvent {
  const { id, type, created } = event;
  return { id, type, at: new Date(created * 1000), happening: happeningOf(event) };
}

function happeningOf(event: Stripe.Event): PaymentHappening {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return finishedCheckout(event.data.object);
    case "invoice.paid":
      return renewal("renewal_paid", event.data.object);
    case "invoice.payment_failed":
      return renewal("renewal_failed", event.data.object);
    case "customer.subscription.updated":
      return subscriptionUpdate(event.data);
    case "customer.subscription.deleted":
      return subscriptionEnd("renewal_ended", event.data.object);
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return refund(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.closed":
      return { ...dispute(event.data.object), isNews: true };
    case "charge.dispute.updated":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
      return dispute(event.data.object);
    default:
      return { kind: "other" };
  }
}

type Expandable = string | { id: string } | null | undefined;

/** The id of an object that Stripe sends as an id or in full. */
export function idOf(named: Expandable): string | null {
  return typeof named === "string" ? named : (named?.id ?? null);
}

function moneyOf(amount: number, inSmallLetters: string): CardMoney {
  const currency = inSmallLetters.toUpperCase();
  return { amountMinor: minorOfStripe(amount, currency), currency };
}

const timeOf = (seconds: number | null | undefined): Date | null => (seconds ? new Date(seconds * 1000) : null);

function finishedCheckout(session: Stripe.Checkout.Session): FinishedCheckout {
  const { amount_total: amount, currency } = session;
  return {
    kind: "checkout_finished",
    sessionId: session.id,
    reference: session.client_reference_id,
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    isSettled: session.payment_status === "paid",
    money: amount === null || currency === null ? null : moneyOf(amount, currency),
  };
}

/** An invoice of a subscription after the first, or one that staff wrote by hand. */
function renewal(kind: RenewalInvoice["kind"], invoice: Stripe.Invoice): PaymentHappening {
  if (!invoice.id || invoice.billing_reason === "subscription_create") return { kind: "other" };
  const subscription = invoice.parent?.subscription_details;
  const amount = kind === "renewal_paid" ? invoice.amount_paid : invoice.amount_remaining;
  return {
    kind,
    invoiceId: invoice.id,
    money: moneyOf(amount, invoice.currency),
    attempt: invoice.attempt_count,
    isLast: invoice.next_payment_attempt === null,
    customerId: idOf(invoice.customer),
    subscriptionId: idOf(subscription?.subscription),
    reference: subscription?.metadata?.reference ?? null,
  };
}

function subscriptionUpdate({
  object: subscription,
  previous_attributes: before,
}: Stripe.CustomerSubscriptionUpdatedEvent.Data): PaymentHappening {
  const isNews = before !== undefined && ("cancel_at" in before || "cancel_at_period_end" in before);
  if (!isNews || subscription.cancel_at === null || subscription.status === "incomplete_expired")
    return { kind: "other" };
  return subscriptionEnd("renewal_ending", subscription);
}

function subscriptionEnd(kind: SubscriptionEnd["kind"], subscription: Stripe.Subscription): SubscriptionEnd {
  return { kind, announcedFor: timeOf(subscription.cancel_at), ...payerOf(subscription) };
}

function payerOf({ id, customer, metadata }: Stripe.Subscription): Payer {
  return { customerId: idOf(customer), subscriptionId: id, reference: metadata.reference ?? null };
}

function refund({ id, status, amount, currency, charge, customer }: Stripe.Refund): CardRefund {
  const hasFailed = status === "failed" || status === "canceled";
  return {
    kind: hasFailed ? "refund_failed" : "refunded",
    refundId: id,
    chargeId: idOf(charge),
    customerId: idOf(customer),
    money: moneyOf(amount, currency),
  };
}

function dispute(found: Stripe.Dispute): CardDispute {
  return {
    kind: "dispute",
    disputeId: found.id,
    chargeId: idOf(found.charge),
    money: moneyOf(found.amount, found.currency),
    state: disputeState(found.status),
    isNews: false,
    respondBy: timeOf(found.evidence_details.due_by),
  };
}

/** A status that begins with "warning" is a bank's inquiry before it takes money; so is a prevented dispute. */
function disputeState(status: string): CardDispute["state"] {
  if (status === "won" || status === "lost") return status;
  return status.startsWith("warning_") || status === "prevented" ? "asked" : "open";
}

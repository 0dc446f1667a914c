import { hour } from "#shared/durations.ts";
import type { Money } from "#shared/money.ts";

/** A card payment of a visitor, and where the provider sends the visitor afterwards. */
export interface CheckoutRequest {
  /** The order's reference. */
  reference: string;
  /** Identifies this attempt: repeated requests with the same key open one checkout. */
  idempotencyKey: string;
  email: string;
  /** The purchase, as text. */
  description: string;
  currency: Money["currency"];
  /** The amount to pay now, in minor units of `currency`. */
  minor: number;
  /** The amount charged again every `months` months, until the visitor cancels; null for a single payment. */
  renewal: { minor: number; months: number } | null;
  paidUrl: string;
  cancelledUrl: string;
}

/** Lifetime of a checkout, in milliseconds: Stripe allows a day at most. */
export const checkoutLife = 23 * hour;

/** A page of the provider where the visitor can pay, until it expires. */
export interface Checkout {
  sessionId: string;
  url: string;
  expiresAt: Date;
}

/** A subscription, by its known ids: orders of earlier releases know only the payer. */
export interface Subscription {
  subscriptionId: string | null;
  customerId: string;
}

/** The checkout that a payer or a charge came from. */
export interface PaymentOrigin {
  /** Null if the provider knows of none. */
  sessionId: string | null;
  customerId: string | null;
  /** The order reference that the checkout named. */
  reference: string | null;
}

/** A refund to the card that the money came from. */
export interface RefundRequest {
  /** The payment's id as the ledger has it: the part after `card:` in the entry's source. */
  paymentId: string;
  /** In minor units of `currency`, the payment's; at most the amount paid. */
  amountMinor: number;
  currency: Money["currency"];
  /** The order's reference. */
  reference: string;
  /** Identifies this refund: repeated requests with the same key send the money once. */
  idempotencyKey: string;
}

/** An amount in minor units; the currency (ISO 4217 in capitals) may be none of ours. */
export interface CardMoney {
  amountMinor: number;
  currency: string;
}

/** The payer of a recurring charge, by the provider's ids. */
export interface Payer {
  customerId: string | null;
  subscriptionId: string | null;
  /** The order's reference that the subscription was opened with. */
  reference: string | null;
}

/** A checkout in which a visitor finished paying. */
export interface FinishedCheckout extends Payer {
  kind: "checkout_finished";
  sessionId: string;
  /** Whether the money has been taken. */
  isSettled: boolean;
  money: CardMoney | null;
}

/** A later invoice of a subscription; the first is the checkout's own and is reported as `checkout_finished` alone. */
export interface RenewalInvoice extends Payer {
  kind: "renewal_paid" | "renewal_failed";
  invoiceId: string;
  /** The amount that was paid, or could not be charged. */
  money: CardMoney;
  /** The number of attempts, from 1, and whether the provider stops trying. */
  attempt: number;
  isLast: boolean;
}

/** A subscription that is set to end at a time, or has ended. */
export interface SubscriptionEnd extends Payer {
  kind: "renewal_ending" | "renewal_ended";
  /** The announced end; null for one that ended unannounced. */
  announcedFor: Date | null;
}

/** Money on its way back to a card; `refund_failed` if it did not arrive and is ours again. */
export interface CardRefund {
  kind: "refunded" | "refund_failed";
  refundId: string;
  chargeId: string | null;
  customerId: string | null;
  money: CardMoney;
}

/**
 * A payment that its payer's bank disputes: `asked` takes no money yet, `open` and `lost` have taken it, `won` has given it
 * back.
 */
export interface CardDispute {
  kind: "dispute";
  disputeId: string;
  chargeId: string | null;
  money: CardMoney;
  state: "asked" | "open" | "won" | "lost";
  /** Whether this event begins or ends it. */
  isNews: boolean;
  /** The deadline for the institute's answer. */
  respondBy: Date | null;
}

/** The content of an event. */
export type PaymentHappening =
  | FinishedCheckout
  | RenewalInvoice
  | SubscriptionEnd
  | CardRefund
  | CardDispute
  | { kind: "other" };

/** An event from the provider, its signature verified. */
export interface PaymentEvent {
  /** Identifies the event for good: a second delivery has the same id. */
  id: string;
  type: string;
  /** When it happened. */
  at: Date;
  happening: PaymentHappening;
}

/** Takes money for orders. Bank transfers need no provider; cards do. Every verb throws `PaymentProviderError`. */
export interface PaymentProvider {
  readonly takesCards: boolean;
  /** The least amount that it takes, in minor units of a currency. */
  leastMinor(currency: Money["currency"]): number;
  openCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** Closes a checkout, so that no one can pay there any more; "over" if it was already paid or expired. */
  closeCheckout(sessionId: string): Promise<"closed" | "over">;
  /** The address of the provider's page where a payer sees the next payment, changes the card or cancels the renewal. */
  openRenewals(payer: { customerId: string; returnUrl: string }): Promise<string>;
  /** Ends a subscription at once, so that nothing more is charged. One that has already ended stays so. */
  endSubscription(subscription: Subscription): Promise<void>;
  /** Refunds money and returns the refund's id. */
  refundPayment(request: RefundRequest): Promise<{ refundId: string }>;
  /** Finds the checkout that a payer, or a charge's payer, paid in; null if the provider knows neither. */
  findOrigin(of: { customerId: string | null; chargeId: string | null }): Promise<PaymentOrigin | null>;
  /** Reads a delivery, `body` byte for byte as received. Throws `InvalidSignatureError`. */
  readEvent(body: Uint8Array, signature: string | null): Promise<PaymentEvent>;
}

/** What the provider says to a key: it works, is unknown there, may not open checkouts, or nothing came that says so. */
export type KeyTrial = "works" | "unknown" | "not allowed" | "no answer" | "failed";

/** The provider did not do what it was asked to. The message names the kind of failure, no person and no key. */
export class PaymentProviderError extends Error {
  override name = "PaymentProviderError";
}

/** The signature of an event is missing, wrong or too old. */
export class InvalidSignatureError extends Error {
  override name = "InvalidSignatureError";
}

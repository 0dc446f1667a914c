import { hour } from "#shared/durations.ts";
import type { Money } from "#shared/money.ts";

/** What a visitor pays by card, and where the provider sends the visitor afterwards. */
export interface CheckoutRequest {
  /** The order's reference. */
  reference: string;
  /** Identifies this attempt: repeated requests with the same key open one checkout. */
  idempotencyKey: string;
  email: string;
  /** What is bought, in words. */
  description: string;
  currency: Money["currency"];
  /** What is paid now, in hundredths of `currency`. */
  minor: number;
  /** What is charged again each time so many months have passed, until the visitor cancels; null for a single payment. */
  renewal: { minor: number; months: number } | null;
  paidUrl: string;
  cancelledUrl: string;
}

/** How long a checkout is open, in milliseconds: Stripe allows a day at most. */
export const checkoutLife = 23 * hour;

/** A page of the provider where the visitor can pay, until it expires. */
export interface Checkout {
  sessionId: string;
  url: string;
  expiresAt: Date;
}

/** A subscription, by what is known of it: orders of earlier releases know the payer alone. */
export interface Subscription {
  subscriptionId: string | null;
  customerId: string;
}

/** The checkout that a payer or a charge came from. */
export interface PaymentOrigin {
  /** Null if the provider knows of none. */
  sessionId: string | null;
  customerId: string | null;
  /** What the checkout named as its order's reference. */
  reference: string | null;
}

/** Money to be sent back to the card that it came from. */
export interface RefundRequest {
  /** The payment's id as the ledger has it: what follows `card:` in the entry's source. */
  paymentId: string;
  /** In hundredths of the payment's currency; at most what was paid. */
  amountMinor: number;
  /** The order's reference. */
  reference: string;
  /** Identifies this refund: repeated requests with the same key send the money once. */
  idempotencyKey: string;
}

/** An amount as the provider says it, in hundredths, in a currency (ISO 4217 in capitals) that may be none of ours. */
export interface CardMoney {
  amountMinor: number;
  currency: string;
}

/** Who is charged again and again, by the provider's ids. */
export interface Payer {
  customerId: string | null;
  subscriptionId: string | null;
  /** The order's reference that the subscription was opened with. */
  reference: string | null;
}

/** A checkout in which somebody finished paying. */
export interface FinishedCheckout extends Payer {
  kind: "checkout_finished";
  sessionId: string;
  /** Whether the money has been taken. */
  isSettled: boolean;
  money: CardMoney | null;
}

/** A later invoice of a subscription; the first is the checkout's own and is told of as `checkout_finished` alone. */
export interface RenewalInvoice extends Payer {
  kind: "renewal_paid" | "renewal_failed";
  invoiceId: string;
  /** What was paid, or could not be charged. */
  money: CardMoney;
  /** How often it was tried, from 1, and whether the provider stops trying. */
  attempt: number;
  isLast: boolean;
}

/** A subscription that was told to end at a time, or has ended. */
export interface SubscriptionEnd extends Payer {
  kind: "renewal_ending" | "renewal_ended";
  /** When it ends; null for one that ended unannounced. */
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
  /** Until when the institute may answer. */
  respondBy: Date | null;
}

/** What an event tells. */
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
  openCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** Closes a checkout, so that nobody can pay there any more; "over" if it was paid or had expired before. */
  closeCheckout(sessionId: string): Promise<"closed" | "over">;
  /** The address of the provider's page where a payer sees the next payment, changes the card or cancels the renewal. */
  openRenewals(payer: { customerId: string; returnUrl: string }): Promise<string>;
  /** Ends a subscription at once, so that nothing more is charged. One that has ended stays ended. */
  endSubscription(subscription: Subscription): Promise<void>;
  /** Sends money back, and answers the refund's id. */
  refundPayment(request: RefundRequest): Promise<{ refundId: string }>;
  /** Finds the checkout that a payer, or a charge's payer, paid in; null if the provider knows neither. */
  findOrigin(of: { customerId: string | null; chargeId: string | null }): Promise<PaymentOrigin | null>;
  /** Reads a delivery, `body` byte for byte as it came. Throws `InvalidSignatureError`. */
  readEvent(body: Uint8Array, signature: string | null): PaymentEvent;
}

/** The provider did not do what it was asked. The message names the kind of failure, no person and no key. */
export class PaymentProviderError extends Error {
  override name = "PaymentProviderError";
}

/** The signature of an event is missing, wrong or too old. */
export class InvalidSignatureError extends Error {
  override name = "InvalidSignatureError";
}

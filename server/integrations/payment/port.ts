import type { Money } from "#shared/rules/plan-price.ts";

/** What a visitor pays by card, and where the provider sends the visitor afterwards. */
export interface CheckoutRequest {
  /** The order's reference. */
  reference: string;
  /** Identifies this attempt: repeated requests with the same key open one checkout. */
  idempotencyKey: string;
  email: string;
  /** What is bought, in words. */
  description: string;
  /** What one payment covers; it renews after this many months, until the visitor cancels. */
  amount: Money;
  months: number;
  paidUrl: string;
  cancelledUrl: string;
}

/** A page of the provider where the visitor can pay, until it expires. */
export interface Checkout {
  sessionId: string;
  url: string;
  expiresAt: Date;
}

/** An event from the provider, its signature verified. */
export interface PaymentEvent {
  /** Identifies the event for good: a second delivery has the same id. */
  id: string;
  type: string;
  /** The checkout it is about; null if it is about something else. */
  checkout: {
    sessionId: string;
    reference: string | null;
    /** Whether the money has been taken. */
    isSettled: boolean;
    /** In hundredths. */
    amountMinor: number | null;
    /** ISO 4217 in capitals. */
    currency: string | null;
    /** The provider's id of the payer. */
    customerId: string | null;
  } | null;
}

/** Takes money for orders. Bank transfers need no provider; cards do. */
export interface PaymentProvider {
  readonly takesCards: boolean;
  /** Throws `PaymentProviderError` if no checkout can be opened now. */
  openCheckout(request: CheckoutRequest): Promise<Checkout>;
  /**
   * The address of the provider's page where a payer sees the next payment, changes the card or cancels the renewal.
   * Throws `PaymentProviderError` if there is none now.
   */
  openRenewals(payer: { customerId: string; returnUrl: string }): Promise<string>;
  /** Reads a delivery, `body` byte for byte as it came. Throws `InvalidSignatureError`. */
  readEvent(body: Uint8Array, signature: string | null): PaymentEvent;
}

/** The provider opened no page. The message names the kind of failure, no person and no key. */
export class PaymentProviderError extends Error {
  override name = "PaymentProviderError";
}

/** The signature of an event is missing, wrong or too old. */
export class InvalidSignatureError extends Error {
  override name = "InvalidSignatureError";
}

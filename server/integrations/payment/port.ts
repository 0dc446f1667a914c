import type { Money } from "#shared/rules/plan-price.ts";

/** What a visitor is to pay by card, and where the provider sends the visitor back to. */
export interface CheckoutRequest {
  /** The order's reference. */
  reference: string;
  /** Names this try: however often it is repeated on the way, it opens one checkout. */
  idempotencyKey: string;
  email: string;
  /** What is bought, in words. */
  description: string;
  /** What one payment covers; it renews after as many months, until the visitor cancels. */
  amount: Money;
  months: number;
  paidUrl: string;
  cancelledUrl: string;
}

/** A page of the provider's where the visitor can pay, until it expires. */
export interface Checkout {
  sessionId: string;
  url: string;
  expiresAt: Date;
}

/** What the provider tells us, its signature checked. */
export interface PaymentEvent {
  /** Names the event for good: a second delivery bears the same. */
  id: string;
  type: string;
  /** The checkout it is about; null where it is about something else. */
  checkout: {
    sessionId: string;
    reference: string | null;
    /** Whether the money has been taken. */
    isSettled: boolean;
    /** In hundredths. */
    amountMinor: number | null;
    /** ISO 4217 in capitals. */
    currency: string | null;
    /** The provider's name for the payer. */
    customerId: string | null;
  } | null;
}

/** Takes money for orders. Transfers need no provider; cards do. */
export interface PaymentProvider {
  readonly takesCards: boolean;
  /** Throws `PaymentProviderError` where no checkout can be opened now. */
  openCheckout(request: CheckoutRequest): Promise<Checkout>;
  /**
   * The address of the provider's page where somebody who has paid sees the next payment, changes the card or cancels
   * the renewal. Throws `PaymentProviderError` where there is none now.
   */
  openRenewals(payer: { customerId: string; returnUrl: string }): Promise<string>;
  /**
   * Reads what is said to come from the provider: `body` byte for byte as it came. Throws `InvalidSignatureError` where the
   * signature is missing, wrong or too old.
   */
  readEvent(body: Uint8Array, signature: string | null): PaymentEvent;
}

/** The provider opened no page; `message` names the kind of failure, no person and no key. */
export class PaymentProviderError extends Error {
  override name = "PaymentProviderError";
}

/** An event that the provider did not send, or sent too long ago. */
export class InvalidSignatureError extends Error {
  override name = "InvalidSignatureError";
}

import Stripe from "stripe";
import {
  type Checkout,
  type CheckoutRequest,
  InvalidSignatureError,
  type PaymentEvent,
  type PaymentProvider,
  PaymentProviderError,
} from "#server/integrations/payment/port.ts";

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another origin with Stripe's API; null for Stripe's own. */
  apiUrl: string | null;
}

/** How old an event may be, in seconds: Stripe's own advice. */
const tolerance = 300;

/** How long Stripe may take to answer, in milliseconds, and how often a request is repeated. */
const patience = { timeout: 10_000, maxNetworkRetries: 2 };

/**
 * Cards through Stripe: a Checkout Session in subscription mode for each order. One payment covers all of a plan's
 * months and renews after them until the visitor cancels, so Stripe's first charge is the order's amount.
 */
export function createStripePayment({ secretKey, webhookSecret, apiUrl }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, { ...patience, ...hostOf(apiUrl), telemetry: false });
  return {
    takesCards: true,
    async openCheckout(request) {
      const { idempotencyKey } = request;
      return checkoutOf(await asked(stripe.checkout.sessions.create(sessionOf(request), { idempotencyKey })));
    },
    async openRenewals({ customerId: customer, returnUrl: return_url }) {
      return (await asked(stripe.billingPortal.sessions.create({ customer, return_url }))).url;
    },
    readEvent(body, signature) {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature ?? "", webhookSecret, tolerance);
      } catch (cause) {
        // Stripe's library has no error class for every kind of bad signature.
        throw new InvalidSignatureError("The signature is missing, wrong or too old.", { cause });
      }
      return eventOf(event);
    },
  };
}

/** Stripe's answer; its refusals become errors of the port. */
async function asked<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new PaymentProviderError(reasonOf(error));
    throw error;
  }
}

function hostOf(apiUrl: string | null) {
  if (apiUrl === null) return {};
  const { hostname: host, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return { host, port: port || (isPlain ? 80 : 443), protocol: isPlain ? ("http" as const) : ("https" as const) };
}

function sessionOf(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { reference, email, description, amount, months, paidUrl, cancelledUrl } = request;
  return {
    mode: "subscription",
    client_reference_id: reference,
    customer_email: email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: amount.currency.toLowerCase(),
          unit_amount: amount.minor,
          recurring: { interval: "month", interval_count: months },
          product_data: { name: description },
        },
      },
    ],
    metadata: { reference },
    subscription_data: { metadata: { reference } },
    success_url: paidUrl,
    cancel_url: cancelledUrl,
  };
}

function checkoutOf({ id, url, expires_at }: Stripe.Checkout.Session): Checkout {
  if (!url) throw new PaymentProviderError("session without address");
  return { sessionId: id, url, expiresAt: new Date(expires_at * 1000) };
}

/** Stripe's messages may quote a key or an address: only the kind of failure is passed on. */
function reasonOf(error: InstanceType<typeof Stripe.errors.StripeError>): string {
  return [error.type, error.code, error.statusCode].filter(Boolean).join(" ");
}

function eventOf(event: Stripe.Event): PaymentEvent {
  const { id, type } = event;
  if (event.type !== "checkout.session.completed" && event.type !== "checkout.session.async_payment_succeeded")
    return { id, type, checkout: null };
  const session = event.data.object;
  return {
    id,
    type,
    checkout: {
      sessionId: session.id,
      reference: session.client_reference_id,
      isSettled: session.payment_status === "paid",
      amountMinor: session.amount_total,
      currency: session.currency?.toUpperCase() ?? null,
      customerId: typeof session.customer === "string" ? session.customer : (session.customer?.id ?? null),
    },
  };
}

import Stripe from "stripe";
import {
  type Checkout,
  type CheckoutRequest,
  checkoutLife,
  InvalidSignatureError,
  type KeyTrial,
  type PaymentOrigin,
  type PaymentProvider,
  PaymentProviderError,
  type RefundRequest,
  type Subscription,
} from "./port.ts";
import { leastCharge, stripeAmount } from "./stripe-amounts.ts";
import { idOf, paymentEventOf } from "./stripe-events.ts";

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another origin with Stripe's API; null for Stripe's own. */
  apiUrl: string | null;
}

/** Largest distance of an event's date from now, in seconds: Stripe's own advice. Its library checks only the past. */
const tolerance = 300;

/** Stripe's response timeout in milliseconds, and the number of retries. */
const patience = { timeout: 10_000, maxNetworkRetries: 2 };

/**
 * Cards through Stripe: a Checkout Session for each payment, in subscription mode if it renews. Each session makes its own
 * customer, so a payer leads to one checkout.
 */
export function createStripePayment({ secretKey, webhookSecret, apiUrl }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, { ...patience, ...hostOf(apiUrl), telemetry: false });
  return {
    takesCards: true,
    leastMinor: leastCharge,
    async openCheckout(request) {
      const { idempotencyKey } = request;
      return checkoutOf(await asked(stripe.checkout.sessions.create(sessionOf(request), { idempotencyKey })));
    },
    async closeCheckout(sessionId) {
      const closed = await unlessRefused(stripe.checkout.sessions.expire(sessionId));
      return closed ? "closed" : "over";
    },
    async openRenewals({ customerId: customer, returnUrl: return_url }) {
      return (await asked(stripe.billingPortal.sessions.create({ customer, return_url }))).url;
    },
    endSubscription: (subscription) => endSubscription(stripe, subscription),
    refundPayment: (request) => refundPayment(stripe, request),
    findOrigin: (of) => findOrigin(stripe, of),
    async readEvent(body, signature) {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature ?? "", webhookSecret, tolerance);
        if (signedAt(signature ?? "") > Date.now() / 1000 + tolerance) throw new Error("It is dated ahead of time.");
      } catch (cause) {
        // Stripe's library has no error class for every kind of bad signature.
        throw new InvalidSignatureError("The signature is missing, wrong or too old.", { cause });
      }
      return paymentEventOf(event);
    },
  };
}

/** Whether Stripe takes a key and lets it open checkouts, which is all that a payment needs. */
export async function tryStripeKey({ secretKey, apiUrl }: StripeSettings): Promise<KeyTrial> {
  const stripe = new Stripe(secretKey, { timeout: 10_000, maxNetworkRetries: 0, ...hostOf(apiUrl), telemetry: false });
  try {
    await stripe.checkout.sessions.list({ limit: 1 });
    return "works";
  } catch (error) {
    const { StripeAuthenticationError, StripePermissionError, StripeConnectionError } = Stripe.errors;
    if (error instanceof StripeAuthenticationError) return "unknown";
    if (error instanceof StripePermissionError) return "not allowed";
    if (error instanceof StripeConnectionError) return "no answer";
    if (error instanceof Stripe.errors.StripeError) return "failed";
    throw error;
  }
}

/** The time of a signature, in seconds; of several the last, which is the one that was signed. */
function signedAt(signature: string): number {
  const time = signature.split(",").findLast((part) => part.startsWith("t="));
  return Number(/^t=(\d+)/.exec(time ?? "")?.[1] ?? Number.POSITIVE_INFINITY);
}

/** Stripe's answer; its refusals become errors of the port. */
async function asked<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new PaymentProviderError(reasonOf(error), { cause: error });
    throw error;
  }
}

/** Stripe's answer, or null if it refuses because the object does not exist or is not in that state. */
async function unlessRefused<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked(request);
  } catch (error) {
    const cause = error instanceof PaymentProviderError ? error.cause : null;
    if (cause instanceof Stripe.errors.StripeInvalidRequestError) return null;
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
  const { reference, email, renewal, minor, paidUrl, cancelledUrl } = request;
  const metadata = { reference };
  const once = minor - (renewal?.minor ?? 0);
  const lines = [
    ...(renewal ? [lineOf(request, renewal.minor, { interval: "month", interval_count: renewal.months })] : []),
    ...(once > 0 ? [lineOf(request, once)] : []),
  ];
  const shared = { client_reference_id: reference, customer_email: email, line_items: lines, metadata };
  const expires_at = Math.floor((Date.now() + checkoutLife) / 1000);
  const ways = { success_url: paidUrl, cancel_url: cancelledUrl, expires_at };
  return renewal
    ? { mode: "subscription", ...shared, subscription_data: { metadata }, ...ways }
    : { mode: "payment", ...shared, customer_creation: "always", payment_intent_data: { metadata }, ...ways };
}

function lineOf(
  { currency, description: name }: CheckoutRequest,
  minor: number,
  recurring?: { interval: "month"; interval_count: number },
): Stripe.Checkout.SessionCreateParams.LineItem {
  const unit_amount = stripeAmount(minor, currency);
  const price = { currency: currency.toLowerCase(), unit_amount, product_data: { name } };
  return { quantity: 1, price_data: recurring ? { ...price, recurring } : price };
}

function checkoutOf({ id, url, expires_at }: Stripe.Checkout.Session): Checkout {
  if (!url) throw new PaymentProviderError("session without address");
  return { sessionId: id, url, expiresAt: new Date(expires_at * 1000) };
}

async function endSubscription(stripe: Stripe, { subscriptionId, customerId: customer }: Subscription): Promise<void> {
  const ids = subscriptionId
    ? [subscriptionId]
    : (await asked(stripe.subscriptions.list({ customer, limit: 100 }))).data.map(({ id }) => id);
  for (const id of ids) {
    if (await unlessRefused(stripe.subscriptions.cancel(id))) continue;
    // One that has ended cannot be ended again; any other refusal must not pass for an end.
    const { status } = await asked(stripe.subscriptions.retrieve(id));
    if (status !== "canceled" && status !== "incomplete_expired")
      throw new PaymentProviderError("subscription goes on");
  }
}

async function refundPayment(stripe: Stripe, request: RefundRequest): Promise<{ refundId: string }> {
  const { paymentId, amountMinor, currency, reference, idempotencyKey } = request;
  const payment_intent = await paymentIntentOf(stripe, paymentId);
  if (!payment_intent) throw new PaymentProviderError("payment without a charge");
  const [amount, metadata] = [stripeAmount(amountMinor, currency), { reference }];
  const { id } = await asked(stripe.refunds.create({ payment_intent, amount, metadata }, { idempotencyKey }));
  return { refundId: id };
}

/** The payment behind a checkout or an invoice; a checkout in subscription mode was paid by its first invoice. */
async function paymentIntentOf(stripe: Stripe, paymentId: string): Promise<string | null> {
  if (!paymentId.startsWith("cs_")) return await paymentIntentOfInvoice(stripe, paymentId);
  const { payment_intent, invoice } = await asked(stripe.checkout.sessions.retrieve(paymentId));
  const invoiceId = idOf(invoice);
  return idOf(payment_intent) ?? (invoiceId ? await paymentIntentOfInvoice(stripe, invoiceId) : null);
}

async function paymentIntentOfInvoice(stripe: Stripe, invoiceId: string): Promise<string | null> {
  const { payments } = await asked(stripe.invoices.retrieve(invoiceId, { expand: ["payments"] }));
  return idOf(payments?.data.find(({ status }) => status === "paid")?.payment.payment_intent);
}

async function findOrigin(
  stripe: Stripe,
  of: { customerId: string | null; chargeId: string | null },
): Promise<PaymentOrigin | null> {
  const charge = of.customerId || !of.chargeId ? null : await unlessRefused(stripe.charges.retrieve(of.chargeId));
  const customerId = of.customerId ?? idOf(charge?.customer);
  const reference = charge?.metadata.reference ?? null;
  const found = customerId && (await unlessRefused(stripe.checkout.sessions.list({ customer: customerId, limit: 1 })));
  const [session] = found ? found.data : [];
  if (session) return { sessionId: session.id, customerId, reference: session.client_reference_id ?? reference };
  return charge ? { sessionId: null, customerId, reference } : null;
}

/** Stripe's messages may quote a key or an address: only the kind of failure is passed on. */
function reasonOf(error: InstanceType<typeof Stripe.errors.StripeError>): string {
  return [error.type, error.code, error.statusCode].filter(Boolean).join(" ");
}

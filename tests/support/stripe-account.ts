/** An event as Stripe writes it. */
export interface StripeEvent {
  id: string;
  object: "event";
  type: string;
  /** In seconds. */
  created: number;
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> };
}

interface Session {
  id: string;
  reference: string;
  mode: string;
  amount: number;
  recurring: number;
  currency: string;
  isOpen: boolean;
  customer: string | null;
  subscription: string | null;
  invoice: string | null;
  payment_intent: string | null;
}

interface Charge {
  id: string;
  reference: string;
  customer: string;
  amount: number;
  currency: string;
  payment_intent: string;
}

interface Subscription {
  id: string;
  reference: string;
  customer: string;
  amount: number;
  currency: string;
  status: "active" | "canceled";
  cancel_at: number | null;
}

type Form = Record<string, string>;

/**
 * The parts of a Stripe account that orders use, and its events: each act returns the events that report it, in the
 * order of occurrence. Ids are made of the order's reference and a number.
 */
export function createStripeAccount() {
  const [sessions, charges, subscriptions] = [
    new Map<string, Session>(),
    new Map<string, Charge>(),
    new Map<string, Subscription>(),
  ];
  const invoices = new Map<string, { id: string; payment_intent: string }>();
  const counts = new Map<string, number>();
  const idOf = (kind: string, reference: string) => {
    const count = (counts.get(`${kind}${reference}`) ?? 0) + 1;
    counts.set(`${kind}${reference}`, count);
    return `${kind}_test_${reference}_${count}`;
  };
  const eventOf = (reference: string, type: string, object: Record<string, unknown>, before?: object): StripeEvent => ({
    ...{ id: idOf("evt", reference), object: "event" as const, type, created: Math.floor(Date.now() / 1000) },
    data: before ? { object, previous_attributes: { ...before } } : { object },
  });
  const charge = (reference: string, customer: string, amount: number, currency: string) => {
    const made = { id: idOf("ch", reference), reference, customer, amount, currency };
    const whole = { ...made, payment_intent: idOf("pi", reference) };
    charges.set(whole.id, whole);
    return whole;
  };
  const invoiceOf = (subscription: Subscription, billing_reason: string, changes: object) => ({
    ...{ id: idOf("in", subscription.reference), object: "invoice", billing_reason, currency: subscription.currency },
    ...{ customer: subscription.customer, amount_paid: 0, amount_remaining: 0, attempt_count: 1 },
    ...{ next_payment_attempt: null },
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: subscription.id, metadata: { reference: subscription.reference } },
    },
    ...changes,
  });
  const subscriptionObject = ({ reference, amount: _, ...subscription }: Subscription) => ({
    ...subscription,
    ...{ object: "subscription", metadata: { reference }, cancel_at_period_end: subscription.cancel_at !== null },
  });
  const named = <One>(found: One | undefined): One => {
    if (!found) throw new Error("Stripe knows no such object.");
    return found;
  };
  const subscriptionOf = (id: string) => named(subscriptions.get(id));

  return {
    sessions,
    charges,
    subscriptions,
    invoices,
    /** The result of a request. */
    openSession(form: Form): Session {
      const reference = form.client_reference_id ?? "";
      const amounts = [0, 1].map((line) => Number(form[`line_items[${line}][price_data][unit_amount]`] ?? 0));
      const isRecurring = form["line_items[0][price_data][recurring][interval]"] !== undefined;
      const session = {
        ...{ id: idOf("cs", reference), reference, mode: form.mode ?? "", isOpen: true },
        ...{ amount: amounts.reduce((sum, one) => sum + one, 0), recurring: isRecurring ? (amounts[0] ?? 0) : 0 },
        currency: form["line_items[0][price_data][currency]"] ?? "usd",
        ...{ customer: null, subscription: null, invoice: null, payment_intent: null },
      };
      sessions.set(session.id, session);
      return session;
    },
    /** A payer pays in a checkout. */
    pay(sessionId: string, changes: object = {}) {
      const session = named(sessions.get(sessionId));
      const { reference, amount, currency } = session;
      const customer = idOf("cus", reference);
      const paid = charge(reference, customer, amount, currency);
      Object.assign(session, { isOpen: false, customer });
      const events: StripeEvent[] = [];
      if (session.mode === "subscription") {
        const subscription: Subscription = {
          ...{ id: idOf("sub", reference), reference, customer, amount: session.recurring, currency },
          ...{ status: "active" as const, cancel_at: null },
        };
        subscriptions.set(subscription.id, subscription);
        const invoice = invoiceOf(subscription, "subscription_create", { amount_paid: amount });
        invoices.set(invoice.id, { id: invoice.id, payment_intent: paid.payment_intent });
        Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
        events.push(eventOf(reference, "customer.subscription.created", subscriptionObject(subscription)));
        events.push(eventOf(reference, "invoice.paid", invoice));
      } else session.payment_intent = paid.payment_intent;
      const object = {
        ...{ id: sessionId, object: "checkout.session", mode: session.mode, client_reference_id: reference },
        ...{ amount_total: amount, currency, payment_status: "paid", status: "complete", customer },
        ...{ subscription: session.subscription, invoice: session.invoice, ...changes },
      };
      events.push(eventOf(reference, "checkout.session.completed", object));
      return { events, chargeId: paid.id, subscriptionId: session.subscription };
    },
    /** A subscription's next payment. */
    renew(subscriptionId: string, changes: { amount?: number; currency?: string } = {}) {
      const subscription = subscriptionOf(subscriptionId);
      const { amount = subscription.amount, currency = subscription.currency } = changes;
      const paid = charge(subscription.reference, subscription.customer, amount, currency);
      const invoice = invoiceOf(subscription, "subscription_cycle", { amount_paid: amount, currency });
      invoices.set(invoice.id, { id: invoice.id, payment_intent: paid.payment_intent });
      return { events: [eventOf(subscription.reference, "invoice.paid", invoice)], chargeId: paid.id };
    },
    /** A subscription's next payment is refused by the card, for so many times. */
    failRenewal(subscriptionId: string, attempts: number) {
      const subscription = subscriptionOf(subscriptionId);
      const { reference, amount } = subscription;
      const { id } = invoiceOf(subscription, "subscription_cycle", {});
      const soon = Math.floor(Date.now() / 1000) + 3600;
      return Array.from({ length: attempts }, (_, index) => {
        const next_payment_attempt = index + 1 === attempts ? null : soon;
        const tried = { id, amount_remaining: amount, attempt_count: index + 1, next_payment_attempt };
        const failed = invoiceOf(subscription, "subscription_cycle", tried);
        return eventOf(reference, "invoice.payment_failed", failed);
      });
    },
    /** The payer cancels a subscription: it ends with its period. */
    cancel(subscriptionId: string): StripeEvent[] {
      const subscription = subscriptionOf(subscriptionId);
      subscription.cancel_at = Math.floor(Date.now() / 1000) + 86_400;
      const before = { cancel_at: null, cancel_at_period_end: false };
      return [
        eventOf(subscription.reference, "customer.subscription.updated", subscriptionObject(subscription), before),
      ];
    },
    end(subscriptionId: string): StripeEvent[] {
      const subscription = subscriptionOf(subscriptionId);
      subscription.status = "canceled";
      return [eventOf(subscription.reference, "customer.subscription.deleted", subscriptionObject(subscription))];
    },
    /** Money goes back to a card, and does not arrive if it `fails`. */
    refund(
      chargeId: string,
      amount: number,
      { fails = false, id }: { fails?: boolean; id?: string } = {},
    ): StripeEvent[] {
      const { reference, currency, payment_intent } = named(charges.get(chargeId));
      const refund = {
        ...{ id: id ?? idOf("re", reference), object: "refund", amount, currency, charge: chargeId, payment_intent },
        ...{ customer: null, metadata: {}, status: "pending" },
      };
      const event = (type: string, status: string) => eventOf(reference, type, { ...refund, status });
      const last = fails ? event("refund.failed", "failed") : event("refund.updated", "succeeded");
      return [event("refund.created", "pending"), last];
    },
    /** The payer's bank disputes a payment; the dispute goes through these statuses. */
    dispute(chargeId: string, statuses: string[], amount?: number): StripeEvent[] {
      const paid = named(charges.get(chargeId));
      const { reference, currency, payment_intent } = paid;
      const due_by = Math.floor(Date.now() / 1000) + 7 * 86_400;
      const dispute = {
        ...{ id: idOf("dp", reference), object: "dispute", amount: amount ?? paid.amount, currency },
        ...{ charge: chargeId, payment_intent, evidence_details: { due_by } },
      };
      return statuses.map((status, index) => {
        const later = ["won", "lost", "warning_closed"].includes(status) ? "closed" : "updated";
        const type = index === 0 ? "created" : later;
        return eventOf(reference, `charge.dispute.${type}`, { ...dispute, status });
      });
    },
  };
}

export type StripeAccount = ReturnType<typeof createStripeAccount>;

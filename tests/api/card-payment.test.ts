import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findOrderChanges } from "#domains/money/server/queries/order-changes.ts";
import { findOrder } from "#domains/money/server/queries/order-queries.ts";
import { cardCheckouts } from "#domains/money/server/tables/payment-tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp } from "../support/app.ts";
import { settleOrder } from "../support/call-verb.ts";
import { contendedDatabases } from "../support/databases.ts";
import { openOrder } from "../support/orders.ts";
import { type FakePaymentProvider, startPaymentProvider } from "../support/payment-provider.ts";
import { orderCost } from "../support/plan-cost.ts";
import { completedEvent, signedPost, stripeKeys } from "../support/stripe-peer.ts";
import { until } from "../support/until.ts";

const amount = orderCost.totalCents;

describe.each(contendedDatabases)("card payment on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let provider: FakePaymentProvider;

  beforeAll(async () => {
    opened = await open();
    provider = await startPaymentProvider(opened);
  });
  afterEach(() => provider.calm());
  afterAll(async () => await provider.stop());

  it("opens a subscription checkout for the whole of the course, with the order's reference and the way back", async () => {
    const order = await openOrder(provider.test);
    expect(await provider.start(order)).toMatch(new RegExp(`^${provider.stripe.origin}/c/pay/cs_test_`));
    const [request, ...others] = provider.stripe.requests;
    expect(others).toEqual([]);
    expect(request?.authorization).toBe(`Bearer ${stripeKeys.STRIPE_SECRET_KEY}`);
    expect(request?.path).toBe("/v1/checkout/sessions");
    expect(request?.idempotencyKey).toMatch(new RegExp(`^${order.reference}-[\\da-f-]{36}$`));
    const page = `https://darsgah.example${order.payPath}`;
    expect(request?.form).toEqual({
      mode: "subscription",
      client_reference_id: order.reference,
      customer_email: order.email,
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][unit_amount]": String(amount),
      "line_items[0][price_data][recurring][interval]": "month",
      "line_items[0][price_data][recurring][interval_count]": String(orderCost.months),
      "line_items[0][price_data][product_data][name]": `${orderCost.planTitle} plan, ${orderCost.courseTitle}, ${orderCost.months} months`,
      "metadata[reference]": order.reference,
      "subscription_data[metadata][reference]": order.reference,
      expires_at: expect.stringMatching(/^\d{10}$/),
      success_url: `${page}&card=returned`,
      cancel_url: page,
    });
  });

  it("opens one checkout, however many tabs ask for it at the same time, and a new one only once that has expired", async () => {
    const order = await openOrder(provider.test);
    const urls = await Promise.all(Array.from({ length: 6 }, () => provider.start(order)));
    expect(new Set(urls).size).toBe(1);
    const noted = await opened.database.select().from(cardCheckouts);
    expect(noted.filter(({ url }) => url === urls[0])).toHaveLength(1);
    await opened.database.update(cardCheckouts).set({ expiresAt: new Date() });
    const second = await provider.start(order);
    expect(second).not.toBe(urls[0]);
    expect(await provider.start(order)).toBe(second);
    const attempts = (await opened.database.select().from(cardCheckouts)).filter(({ url }) =>
      [urls[0], second].includes(url),
    );
    expect(attempts.map(({ attempt }) => attempt).sort()).toEqual([1, 2]);
  });

  it("says that cards are unavailable while Stripe is down, and works at once when it is back", async () => {
    const order = await openOrder(provider.test);
    provider.stripe.failWith = 500;
    await expect(provider.start(order)).rejects.toMatchObject({ code: "unavailable" });
    provider.stripe.failWith = null;
    expect(await provider.start(order)).toContain("/c/pay/");
    expect(await provider.stateOf(order)).toBe("awaiting_payment");
  });

  it("has a door to Stripe's page, which leads back to the order's where there is none, and nowhere else", async () => {
    const order = await openOrder(provider.test);
    const through = async (client: string, key: string) => {
      const answer = await provider.test.ask(
        `/api/payments/${order.reference}/${client}?key=${encodeURIComponent(key)}`,
      );
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([303, "no-store"]);
      return answer.headers.get("Location");
    };
    expect(await through("card", order.key)).toContain(`${provider.stripe.origin}/c/pay/`);
    expect(await through("renewal", order.key)).toBe(order.payPath);
    expect(await through("card", "//evil.example")).toBe(`/payment/${order.reference}?key=%2F%2Fevil.example`);
    await opened.database.update(cardCheckouts).set({ expiresAt: new Date() });
    provider.stripe.failWith = 500;
    expect(await through("card", order.key)).toBe(`${order.payPath}&card=unavailable`);
    const elsewhere = await provider.test.ask("/api/payments/..%2F%2Fevil.example/card?key=x");
    expect(elsewhere.headers.get("Location")).toBe("/payment/..%2F%2Fevil.example?key=x");
  });

  it("needs the order's key", async () => {
    const order = await openOrder(provider.test);
    await expect(provider.start({ ...order, key: "invalid" })).rejects.toMatchObject({ code: "forbidden" });
    expect(provider.stripe.requests).toEqual([]);
  });

  it("pays the order by the signed event alone, and tells the student", async () => {
    const { order, event } = await provider.atCheckout();
    expect(await provider.stateOf(order)).toBe("awaiting_payment");
    const paid = event();
    const response = await provider.deliver(signedPost(paid));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ received: true });
    expect(await provider.stateOf(order)).toBe("paid");
    expect(await provider.outcomeOf(paid)).toBe("paid");
    await until(() => provider.paidEmails(order).length === 1);
    expect(provider.paidEmails(order)[0]?.parsed.text).toContain(
      `renews by card at ${orderCost.total} every ${orderCost.months} months`,
    );
    await expect(provider.start(order)).rejects.toMatchObject({ code: "invalid" });
  });

  it("handles an event once, however often and however many at a time it is delivered", async () => {
    const { order, event } = await provider.atCheckout();
    const post = signedPost(event());
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await provider.deliver(post)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await provider.deliver(post)).status).toBe(200);
    const row = await findOrder(opened.database, order.reference);
    const changes = await findOrderChanges(opened.database, row?.id ?? "");
    expect(changes.map(({ state }) => state)).toEqual(["awaiting_payment", "paid"]);
    await until(() => provider.paidEmails(order).length === 1);
  });

  it("pays once when two different events tell of the same checkout at the same time", async () => {
    const { order, event } = await provider.atCheckout();
    const [one, two] = [event(), { ...event(), type: "checkout.session.async_payment_succeeded" }];
    await Promise.all([provider.deliver(signedPost(one)), provider.deliver(signedPost(two))]);
    expect(await provider.stateOf(order)).toBe("paid");
    expect([await provider.outcomeOf(one), await provider.outcomeOf(two)].sort()).toEqual(["paid", "paid_before"]);
    await until(() => provider.paidEmails(order).length === 1);
  });

  it.each([
    ["no signature", (post: ReturnType<typeof signedPost>) => ({ ...post, headers: {} })],
    ["another's signature", (_: unknown, event: unknown) => signedPost(event, { secret: "whsec_0987654321" })],
    [
      "a signature that is dated an hour ahead",
      (_: unknown, event: unknown) => signedPost(event, { at: Date.now() + 3_600_000 }),
    ],
    ["a signature of six minutes ago", (_: unknown, event: unknown) => signedPost(event, { at: Date.now() - 360_000 })],
    [
      "a signature for another body",
      (post: ReturnType<typeof signedPost>) => ({ ...post, body: post.body.replace("{", "{ ") }),
    ],
    [
      "nonsense for a signature",
      (post: ReturnType<typeof signedPost>) => ({ ...post, headers: { "Stripe-Signature": "t=1,v1=x" } }),
    ],
  ])("refuses an event with %s", async (_what, tamper) => {
    const { order, event } = await provider.atCheckout();
    const forged = event();
    const response = await provider.deliver(tamper(signedPost(forged), forged));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "unauthorized" });
    expect(await provider.stateOf(order)).toBe("awaiting_payment");
    expect(await provider.outcomeOf(forged)).toBeUndefined();
  });

  it.each([
    ["less money", { amount: amount - 1 }, "mismatch"],
    ["more money", { amount: amount + 1 }, "mismatch"],
    ["another currency", { currency: "pkr" }, "mismatch"],
    ["money that has not been taken yet", { paymentStatus: "unpaid" }, "unsettled"],
    ["a free trial", { paymentStatus: "no_payment_required" }, "unsettled"],
    ["another order's reference", { reference: "ZZZZ-ZZZZ" }, "no_order"],
    ["no reference", { reference: null }, "no_order"],
    ["a checkout that is not ours", { sessionId: "cs_test_foreign" }, "no_order"],
    ["an unpaid checkout that is not ours", { sessionId: "cs_test_foreign", paymentStatus: "unpaid" }, "unrelated"],
  ])("acknowledges an event with %s, and pays nothing", async (_what, changes, outcome) => {
    const { order, sessionId } = await provider.atCheckout();
    const event = completedEvent({ sessionId, reference: order.reference, amount, ...changes });
    expect((await provider.deliver(signedPost(event))).status).toBe(200);
    expect(await provider.stateOf(order)).toBe("awaiting_payment");
    expect(await provider.outcomeOf(event)).toBe(outcome);
    if (outcome === "mismatch") {
      await until(() => provider.staffEmails(order).length === 1);
      expect(provider.staffEmails(order)[0]?.parsed.text).toContain("it still waits for its money");
    }
    if (outcome === "no_order") {
      await provider.deliver(signedPost(event));
      await until(() => provider.strayEmails(event).length === 1);
      expect(provider.strayEmails(event)[0]?.parsed.subject).toBe(
        `Please look: ${orderCost.total} by card for no order`,
      );
    } else expect(provider.strayEmails(event)).toEqual([]);
  });

  it.each(["invoice.paid", "checkout.session.expired", "checkout.session.async_payment_failed", "customer.created"])(
    "acknowledges %s, and pays nothing",
    async (type) => {
      const { order, event } = await provider.atCheckout();
      const { data, ...sent } = event();
      const other = { ...sent, type, data: { object: { ...data.object, amount_paid: 0 } } };
      expect((await provider.deliver(signedPost(other))).status).toBe(200);
      expect(await provider.stateOf(order)).toBe("awaiting_payment");
    },
  );

  it("takes the money of an order that has been cancelled meanwhile: it has arrived", async () => {
    const { order, event } = await provider.atCheckout();
    await settleOrder(provider.test, order.reference, { verdict: "cancelled" });
    await provider.deliver(signedPost(event()));
    expect(await provider.stateOf(order)).toBe("paid");
    await until(() => provider.staffEmails(order).length === 1);
    expect(provider.staffEmails(order)[0]?.parsed.text).toContain("It had expired or was cancelled");
  });

  it("is heard whatever page the request claims to come from, for the signature says whose it is", async () => {
    const { order, event } = await provider.atCheckout();
    const post = signedPost(event());
    const headers = { ...post.headers, Origin: "https://desk.stripe.com", "Sec-Fetch-Site": "cross-site" };
    expect((await provider.deliver({ ...post, headers })).status).toBe(200);
    expect(await provider.stateOf(order)).toBe("paid");
  });

  it("refuses an event larger than any of Stripe's", async () => {
    const post = signedPost({ padding: "x".repeat(600_000) });
    expect((await provider.deliver(post)).status).toBe(413);
  });

  it("forgets the order when it cannot queue its email, and is told again", async () => {
    const { order, event } = await provider.atCheckout();
    const post = signedPost(event());
    await opened.database.execute("alter table pgboss.job_common rename to job_away");
    expect((await provider.deliver(post)).status).toBe(500);
    await opened.database.execute("alter table pgboss.job_away rename to job_common");
    expect(await provider.stateOf(order)).toBe("awaiting_payment");
    expect((await provider.deliver(post)).status).toBe(200);
    expect(await provider.stateOf(order)).toBe("paid");
  });
});

describe("without Stripe's keys", () => {
  it("nobody's event is believed, and there is no card to pay by", async () => {
    const test = await startTestApp();
    try {
      const order = await openOrder(test);
      await expect(test.app.services.orders.startCardPayment(order)).rejects.toMatchObject({ code: "not_found" });
      const event = completedEvent({ sessionId: "cs_test_1", reference: order.reference, amount });
      expect((await test.ask("/api/payments/stripe", signedPost(event))).status).toBe(401);
      expect((await test.app.services.orders.show(order)).takesCards).toBe(false);
    } finally {
      await test.stop();
    }
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { settleOrder } from "../support/call-verb.ts";
import { databases } from "../support/databases.ts";
import { openOrder } from "../support/orders.ts";
import { type FakePaymentProvider, startPaymentProvider } from "../support/payment-provider.ts";
import { orderCost } from "../support/plan-cost.ts";
import { signedPost } from "../support/stripe-peer.ts";
import { until } from "../support/until.ts";

describe.each(databases)("after a card payment on the $name database", ({ open }) => {
  let provider: FakePaymentProvider;

  beforeAll(async () => {
    provider = await startPaymentProvider(await open());
  });
  afterEach(() => provider.calm());
  afterAll(async () => await provider.stop());

  it("tells the staff that the money has come, and how to reach the student", async () => {
    const { order, event } = await provider.atCheckout();
    await provider.deliver(signedPost(event()));
    await until(() => provider.staffEmails(order).length === 1);
    const [email] = provider.staffEmails(order);
    expect(email?.parsed.subject).toBe(`Paid by card: ${orderCost.total}, order ${order.reference}`);
    expect(email?.parsed.replyTo?.map(({ address }) => address)).toEqual([order.email]);
    expect(email?.parsed.text).toContain(order.email);
    expect(email?.parsed.html).toContain("https://wa.me/");
  });

  it("tells the staff when a second checkout's money comes for an order that staff had confirmed", async () => {
    const { order, event } = await provider.atCheckout();
    await settleOrder(provider.test, order.reference);
    const twice = event();
    await provider.deliver(signedPost(twice));
    expect(await provider.outcomeOf(twice)).toBe("paid_twice");
    await until(() => provider.staffEmails(order).length === 1);
    expect(provider.staffEmails(order)[0]?.parsed.subject).toContain(`Please look: ${orderCost.total} by card`);
    expect(provider.staffEmails(order)[0]?.parsed.text).toContain("return one of the payments");
  });

  it("lets anybody who paid by card cancel the renewal on Stripe's own page (specification §9)", async () => {
    const { order, sessionId, event } = await provider.atCheckout();
    const { orders } = provider.test.app.services;
    await expect(orders.openRenewals(order)).rejects.toMatchObject({ code: "not_found" });
    expect((await orders.show(order)).renews).toBe(false);
    await provider.deliver(signedPost(event()));
    expect((await orders.show(order)).renews).toBe(true);
    expect(await orders.openRenewals(order)).toMatch(new RegExp(`^${provider.stripe.origin}/p/session/`));
    expect(provider.stripe.requests.at(-1)).toMatchObject({
      path: "/v1/billing_portal/sessions",
      form: { customer: `cus_${sessionId}`, return_url: `https://darsgah.example${order.payPath}` },
    });
    await expect(orders.openRenewals({ ...order, key: "invalid" })).rejects.toMatchObject({ code: "forbidden" });
    provider.stripe.failWith = 500;
    await expect(orders.openRenewals(order)).rejects.toMatchObject({ code: "unavailable" });
  });

  it("renews nothing that was paid by transfer", async () => {
    const order = await openOrder(provider.test);
    await settleOrder(provider.test, order.reference);
    expect((await provider.test.app.services.orders.show(order)).renews).toBe(false);
    await expect(provider.test.app.services.orders.openRenewals(order)).rejects.toMatchObject({ code: "not_found" });
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type CardDesk, startCardDesk } from "../support/card-desk.ts";
import { databases } from "../support/databases.ts";
import { openOrder } from "../support/orders.ts";
import { signedPost } from "../support/stripe-peer.ts";
import { until } from "../support/until.ts";

describe.each(databases)("after a card payment on the $name database", ({ open }) => {
  let desk: CardDesk;

  beforeAll(async () => {
    desk = await startCardDesk(await open());
  });
  afterEach(() => desk.calm());
  afterAll(async () => await desk.stop());

  it("tells the staff that the money has come, and how to reach the student", async () => {
    const { order, event } = await desk.atCheckout();
    await desk.deliver(signedPost(event()));
    await until(() => desk.staffLetters(order).length === 1);
    const [letter] = desk.staffLetters(order);
    expect(letter?.parsed.subject).toBe(`Paid by card: $596, order ${order.reference}`);
    expect(letter?.parsed.replyTo).toBeUndefined();
    expect(letter?.parsed.text).toContain(order.email);
    expect(letter?.parsed.html).toContain("https://wa.me/");
  });

  it("tells the staff when a second checkout's money comes for an order that staff had confirmed", async () => {
    const { order, event } = await desk.atCheckout();
    await desk.test.app.services.orders.confirmPayment(order.reference);
    const twice = event();
    await desk.deliver(signedPost(twice));
    expect(await desk.outcomeOf(twice)).toBe("paid_twice");
    await until(() => desk.staffLetters(order).length === 1);
    expect(desk.staffLetters(order)[0]?.parsed.subject).toContain("Please look: $596 by card");
    expect(desk.staffLetters(order)[0]?.parsed.text).toContain("return one of the payments");
  });

  it("lets whoever paid by card cancel the renewal on Stripe's own page (specification §9)", async () => {
    const { order, event } = await desk.atCheckout();
    const { orders } = desk.test.app.services;
    await expect(orders.openRenewals(order)).rejects.toMatchObject({ code: "not_found" });
    expect((await orders.show(order)).renews).toBe(false);
    await desk.deliver(signedPost(event()));
    expect((await orders.show(order)).renews).toBe(true);
    expect(await orders.openRenewals(order)).toMatch(new RegExp(`^${desk.stripe.origin}/p/session/`));
    expect(desk.stripe.requests.at(-1)).toMatchObject({
      path: "/v1/billing_portal/sessions",
      form: { customer: "cus_1234567890", return_url: `https://darsgah.example${order.payPath}` },
    });
    await expect(orders.openRenewals({ ...order, key: "forged" })).rejects.toMatchObject({ code: "forbidden" });
    desk.stripe.failWith = 500;
    await expect(orders.openRenewals(order)).rejects.toMatchObject({ code: "unavailable" });
  });

  it("renews nothing that was paid by transfer", async () => {
    const order = await openOrder(desk.test);
    await desk.test.app.services.orders.confirmPayment(order.reference);
    expect((await desk.test.app.services.orders.show(order)).renews).toBe(false);
    await expect(desk.test.app.services.orders.openRenewals(order)).rejects.toMatchObject({ code: "not_found" });
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { closeStaleCheckouts } from "#domains/money/server/cards/close-checkouts.ts";
import { cardCheckouts } from "#domains/money/server/tables/payment-tables.ts";
import { operator } from "#server/audit/actor.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { settleOrder } from "../support/call-verb.ts";
import { databases } from "../support/databases.ts";
import { openOrder } from "../support/orders.ts";
import { type FakePaymentProvider, startPaymentProvider } from "../support/payment-provider.ts";
import { orderCost } from "../support/plan-cost.ts";
import type { StripeEvent } from "../support/stripe-account.ts";
import { until } from "../support/until.ts";

const { totalCents, monthlyCents, total } = orderCost;
const monthly = { schedule: "monthly" };

/** The event as if it had happened two days ago. */
const late = (event: StripeEvent | undefined) => {
  if (!event) throw new Error("There is no such event.");
  return { ...event, created: Math.floor((Date.now() - 2 * day) / 1000) };
};

describe.each(databases)("card money that goes back on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let provider: FakePaymentProvider;

  beforeAll(async () => {
    opened = await open();
    provider = await startPaymentProvider(opened);
  });
  afterEach(() => provider.calm());
  afterAll(async () => await provider.stop());

  const account = () => provider.stripe.account;

  it("writes a refund once, lowers the price by it, so that nothing is owed, and tells the student", async () => {
    const { order, chargeId } = await provider.paidByCard();
    const events = account().refund(chargeId, 10_000);
    expect(await provider.deliverAll([...events, ...events])).toEqual([200, 200, 200, 200]);
    expect((await provider.ledgerOf(order)).slice(-2)).toEqual([
      "refund 10000 card-refund:re_test_1",
      "correction -10000 card-price:re_test_1",
    ]);
    expect(await provider.balanceOf(order)).toMatchObject({ leftMinor: 0, paidMinor: totalCents - 10_000 });
    await until(() => provider.emailsAbout(order, "Returned: $100", "student").length === 1);
  });

  it("is sent back by the staff's command through the provider, whose event writes it; nothing else is by card", async () => {
    const { order } = await provider.paidByCard();
    const refund = async (amount: string, reference = order.reference) => {
      const body = JSON.stringify([reference, { amount, method: "card", reason: "moved abroad" }]);
      const request = new Request("http://manage/call/refundOrder", { method: "POST", body });
      const response = await provider.test.app.manage(request);
      return { status: response.status, body: await response.json() };
    };
    const before = await provider.ledgerOf(order);
    const acts = () => provider.stripe.acts.filter((act) => act === "POST /v1/refunds").length;
    const asked = acts();
    expect(await refund("50")).toMatchObject({ status: 200, body: { receipt: null } });
    expect(acts()).toBe(asked + 1);
    expect(await provider.ledgerOf(order)).toEqual(before);
    expect(await refund(String(totalCents))).toMatchObject({ status: 422 });
    provider.stripe.failWith = 500;
    expect(await refund("50")).toMatchObject({ status: 503 });
    provider.stripe.failWith = null;
    const byTransfer = await openOrder(provider.test);
    await settleOrder(provider.test, byTransfer.reference);
    expect(await refund("50", byTransfer.reference)).toMatchObject({ status: 422 });
  });

  it("sends money back by the payment's id in the ledger, once for a key, and the event then changes nothing", async () => {
    const { order, chargeId } = await provider.paidByCard();
    const paymentId = (await provider.paymentIdsOf(order))[0] ?? "";
    expect(paymentId).toMatch(/^cs_test_/);
    const sent = { paymentId, amountMinor: 5000, currency: "USD" as const, reference: order.reference };
    const request = { ...sent, idempotencyKey: `refund-${paymentId}` };
    const first = await provider.card.refundPayment(request);
    expect(await provider.card.refundPayment(request)).toEqual(first);
    expect(provider.stripe.acts.filter((act) => act === "POST /v1/refunds")).toHaveLength(2);
    await provider.recordRefund(order, { refundId: first.refundId, amountMinor: 5000, actor: operator });
    const written = await provider.ledgerOf(order);
    expect(written).toContain("refund 5000 card-refund:re_test_1");
    await provider.deliverAll(account().refund(chargeId, 5000, { id: first.refundId }));
    expect(await provider.ledgerOf(order)).toEqual(written);
    await expect(
      provider.card.refundPayment({ ...request, amountMinor: totalCents + 1, idempotencyKey: "too much" }),
    ).rejects.toThrow("InvalidRequest");
  });

  it("finds the payment of a renewal, and of a single payment", async () => {
    const { order, subscriptionId } = await provider.paidByCard(monthly);
    await provider.deliverAll(account().renew(subscriptionId).events);
    const [, invoiceId = ""] = await provider.paymentIdsOf(order);
    const sent = { amountMinor: 100, currency: "USD" as const, reference: order.reference };
    const request = { ...sent, idempotencyKey: invoiceId };
    await provider.card.refundPayment({ ...request, paymentId: invoiceId });
    expect(provider.stripe.acts).toContain(`GET /v1/invoices/${invoiceId}?expand[0]=payments`);
  });

  it("takes a refund back into the ledger that did not arrive, and tells the staff", async () => {
    for (const first of ["refund.created", "refund.failed"]) {
      const { order, chargeId } = await provider.paidByCard();
      const events = account().refund(chargeId, totalCents, { fails: true });
      const sorted = events.toSorted((one) => (one.type === first ? -1 : 1));
      expect(await provider.deliverAll(sorted)).toEqual([200, 200]);
      expect(await provider.ledgerOf(order)).toEqual(
        expect.arrayContaining([
          `refund ${totalCents} card-refund:re_test_1`,
          `payment ${-totalCents} card-refund-failed:re_test_1`,
        ]),
      );
      expect(await provider.balanceOf(order)).toMatchObject({ leftMinor: 0, priceMinor: totalCents });
      await until(() => provider.emailsAbout(order, "did not arrive", "staff").length === 1);
    }
  });

  it("owes a disputed payment, tells the staff with the day to answer by, and has it again when it is won", async () => {
    const { order, chargeId } = await provider.paidByCard();
    const [opening, closing] = account().dispute(chargeId, ["needs_response", "won"]);
    await provider.deliverAll([opening ?? {}, opening ?? {}]);
    expect(await provider.ledgerOf(order)).toContain(`refund ${totalCents} card-dispute:dp_test_1`);
    expect(await provider.balanceOf(order)).toMatchObject({ leftMinor: totalCents, paidMinor: 0 });
    await until(() => provider.emailsAbout(order, `${total} disputed`, "staff").length === 1);
    const answerBy = new Date(Date.now() + 7 * day).toLocaleDateString("en-GB", {
      timeZone: "Asia/Karachi",
      dateStyle: "long",
    });
    expect(provider.emailsAbout(order, "disputed", "staff")[0]?.parsed.text).toContain(`Answer by: ${answerBy}`);
    await provider.deliverAll([closing ?? {}, opening ?? {}]);
    expect((await provider.balanceOf(order)).leftMinor).toBe(0);
    await until(() => provider.emailsAbout(order, "Dispute won", "staff").length === 1);
  });

  it("says when a dispute is lost, and leaves it owed, also where the end comes first", async () => {
    const { order, chargeId } = await provider.paidByCard();
    const [opening, closing] = account().dispute(chargeId, ["needs_response", "lost"]);
    await provider.deliverAll([closing ?? {}, opening ?? {}]);
    expect((await provider.balanceOf(order)).leftMinor).toBe(totalCents);
    await until(() => provider.emailsAbout(order, "Dispute lost", "staff").length === 1);
    expect(provider.emailsAbout(order, "Please answer", "staff")).toEqual([]);
  });

  it("writes nothing when a bank only asks, and tells the staff", async () => {
    const { order, chargeId } = await provider.paidByCard();
    await provider.deliverAll(account().dispute(chargeId, ["warning_needs_response", "warning_under_review"]));
    expect((await provider.balanceOf(order)).leftMinor).toBe(0);
    await until(() => provider.emailsAbout(order, "a bank asks", "staff").length === 1);
  });

  it.each([
    ["above what was paid", { amount: totalCents + 1 }],
    ["in another currency", { currency: "eur" }],
  ])("keeps a refund %s out of the ledger, and tells the staff", async (_what, changes) => {
    const { order, chargeId } = await provider.paidByCard();
    const [refund] = account().refund(chargeId, totalCents);
    const wrong = late(refund);
    wrong.data = { object: { ...wrong.data.object, ...changes } };
    expect(await provider.deliverAll([wrong])).toEqual([200]);
    expect(await provider.outcomeOf(wrong)).toBe("refund_unmatched");
    expect(await provider.balanceOf(order)).toMatchObject({ leftMinor: 0, paidMinor: totalCents });
    await until(() => provider.emailsAbout(order, "does not fit", "staff").length === 1);
  });

  it("waits a day for the payment that a refund may be of", async () => {
    const { order, chargeId, subscriptionId } = await provider.paidByCard(monthly);
    const renewed = account().renew(subscriptionId);
    const refunds = [chargeId, renewed.chargeId].map((id) => account().refund(id, monthlyCents)[0] ?? {});
    expect(await provider.deliverAll(refunds)).toEqual([200, 409]);
    expect(await provider.deliverAll([...renewed.events, ...refunds])).toEqual([200, 200, 200]);
    expect(await provider.balanceOf(order)).toMatchObject({ paidMinor: 0, leftMinor: totalCents - 2 * monthlyCents });
  });

  it("ignores refunds and disputes of nothing", async () => {
    const { order, chargeId } = await provider.paidByCard();
    const before = await provider.ledgerOf(order);
    const [refund] = account().refund(chargeId, 0);
    const [dispute] = account().dispute(chargeId, ["needs_response"], 0);
    expect(await provider.deliverAll([refund ?? {}, dispute ?? {}])).toEqual([200, 200]);
    expect(await provider.ledgerOf(order)).toEqual(before);
  });

  it("keeps what went back for no order of ours, and tells the staff", async () => {
    const { chargeId } = await provider.paidByCard();
    const [refund] = account().refund(chargeId, 100);
    const [dispute] = account().dispute(chargeId, ["needs_response"], 200);
    const foreign = [refund, dispute].map((event, index) => {
      if (!event) throw new Error("There is no such event.");
      return { ...event, id: `evt_foreign_${index}`, data: { object: { ...event.data.object, charge: "ch_foreign" } } };
    });
    expect(await provider.deliverAll(foreign)).toEqual([200, 200]);
    for (const event of foreign) {
      expect(await provider.outcomeOf(event)).toBe("no_order");
      await until(() => provider.strayEmails(event).length === 1);
    }
  });

  it("finds the order of a refund by the reference once its checkout is erased, and mails nobody", async () => {
    const { order, chargeId } = await provider.paidByCard();
    const { subscriptions } = account();
    await provider.erase(order.email);
    expect([...subscriptions.values()].find(({ reference }) => reference === order.reference)?.status).toBe("canceled");
    expect(await provider.deliverAll(account().refund(chargeId, totalCents))).toEqual([200, 200]);
    expect(await provider.balanceOf(order)).toMatchObject({ paidMinor: 0, leftMinor: 0 });
  });

  it("erases nobody whose subscription cannot be ended", async () => {
    const { order, subscriptionId } = await provider.paidByCard(monthly);
    provider.stripe.failWith = 500;
    const refused = await provider.erase(order.email);
    expect(refused).toMatchObject({ status: 409 });
    expect(JSON.stringify(refused.body)).toContain(order.reference);
    provider.stripe.failWith = null;
    expect((await provider.balanceOf(order)).paidMinor).toBe(monthlyCents);
    expect(await provider.test.app.services.orders.openRenewals(order)).toContain("/p/session/");
    expect(await provider.erase(order.email)).toMatchObject({ status: 200 });
    expect(account().subscriptions.get(subscriptionId)?.status).toBe("canceled");
    expect(await provider.deliverAll(account().end(subscriptionId))).toEqual([200]);
  });

  it("closes the checkout of an order whose transfer is confirmed, and tells the staff of a card paid at the same moment", {
    tags: ["thorough"],
  }, async () => {
    for (const schedule of ["whole", "monthly"]) {
      const { order, sessionId } = await provider.atCheckout({ schedule });
      const other = await provider.atCheckout();
      await settleOrder(provider.test, order.reference);
      await until(() => account().sessions.get(sessionId)?.isOpen === false);
      expect(account().sessions.get(other.sessionId)?.isOpen).toBe(true);
    }
    const { order, sessionId } = await provider.atCheckout();
    const { events } = account().pay(sessionId);
    await settleOrder(provider.test, order.reference);
    const isOver = async () => {
      const stored = await opened.database.select().from(cardCheckouts);
      return stored.some((one) => one.sessionId === sessionId && one.expiresAt <= new Date());
    };
    await until(isOver);
    await provider.deliverAll(events);
    expect(await provider.balanceOf(order)).toMatchObject({ leftMinor: -totalCents, paidMinor: 2 * totalCents });
    await until(() => provider.emailsAbout(order, "Please look", "staff").length === 1);
  });

  it("closes a checkout once the provider answers again", async () => {
    const { order, sessionId } = await provider.atCheckout();
    provider.stripe.failWith = 500;
    await settleOrder(provider.test, order.reference);
    const deps = { database: opened.database, provider: provider.card, log: provider.test.app.log };
    await expect(closeStaleCheckouts(deps)).rejects.toThrow("500");
    provider.stripe.failWith = null;
    await closeStaleCheckouts(deps);
    expect(account().sessions.get(sessionId)?.isOpen).toBe(false);
  });

  it("has money that does not fit in the ledger, and confirms nothing by it", async () => {
    const { order, sessionId } = await provider.atCheckout();
    const { events } = account().pay(sessionId, { amount_total: 100 });
    await provider.deliverAll(events);
    expect(await provider.stateOf(order)).toBe("awaiting_payment");
    expect(await provider.ledgerOf(order)).toContain("payment -100 card:cs_test_1");
    expect((await provider.balanceOf(order)).leftMinor).toBe(totalCents - 100);
    const more = await provider.atCheckout();
    await provider.deliverAll(account().pay(more.sessionId, { amount_total: 2 * totalCents }).events);
    expect(await provider.stateOf(more.order)).toBe("awaiting_payment");
    expect((await provider.balanceOf(more.order)).leftMinor).toBe(-totalCents);
    await settleOrder(provider.test, more.order.reference);
    expect(await provider.stateOf(more.order)).toBe("paid");
    const foreign = await provider.atCheckout();
    await provider.deliverAll(account().pay(foreign.sessionId, { currency: "pkr" }).events);
    expect((await provider.balanceOf(foreign.order)).paidMinor).toBe(0);
  });
});

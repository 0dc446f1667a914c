import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { endSubscriptionsOfLeavers } from "#domains/money/server/cards/close-checkouts.ts";
import { findStudentOrder } from "#domains/money/server/queries/order-queries.ts";
import { cardCheckouts } from "#domains/money/server/tables/payment-tables.ts";
import { createLog } from "#server/config/log.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { callVerb, settleOrder } from "../support/call-verb.ts";
import { databases } from "../support/databases.ts";
import { openOrder } from "../support/orders.ts";
import { type FakePaymentProvider, startPaymentProvider } from "../support/payment-provider.ts";
import { orderCost } from "../support/plan-cost.ts";
import { until } from "../support/until.ts";

const { totalCents, monthlyCents } = orderCost;
const monthly = { schedule: "monthly" as const };

describe.each(databases)("renewals by card on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let provider: FakePaymentProvider;

  beforeAll(async () => {
    opened = await open();
    provider = await startPaymentProvider(opened);
  });
  afterEach(() => provider.calm());
  afterAll(async () => await provider.stop());

  const account = () => provider.stripe.account;

  it("asks a student who pays month by month for the instalment, each month", async () => {
    await provider.atCheckout(monthly);
    const form = provider.stripe.requests.at(-1)?.form;
    expect(form).toMatchObject({
      mode: "subscription",
      "line_items[0][price_data][unit_amount]": String(monthlyCents),
      "line_items[0][price_data][recurring][interval]": "month",
      "line_items[0][price_data][recurring][interval_count]": "1",
    });
    expect(form).not.toHaveProperty("line_items[1][quantity]");
  });

  it("takes a part, and the last instalment, as a single payment of a payer of its own", async () => {
    const order = await openOrder(provider.test, monthly);
    await settleOrder(provider.test, order.reference, { amount: "10" });
    await provider.start(order);
    expect(provider.stripe.requests.at(-1)?.form).toMatchObject({
      mode: "payment",
      customer_creation: "always",
      "payment_intent_data[metadata][reference]": order.reference,
      "line_items[0][price_data][unit_amount]": String(monthlyCents - 1000),
    });
    await settleOrder(provider.test, order.reference, {
      isFurther: true,
      amount: String((totalCents - monthlyCents - 1000) / 100),
    });
    await provider.start(order);
    const { form } = provider.stripe.requests.at(-1) ?? {};
    expect(form).toMatchObject({ mode: "payment", "line_items[0][price_data][unit_amount]": String(monthlyCents) });
    const sessionId = [...account().sessions.keys()].findLast((id) => id.includes(order.reference)) ?? "";
    const { events } = account().pay(sessionId);
    expect(await provider.deliverAll(events)).toEqual([200]);
    expect((await provider.balanceOf(order)).leftMinor).toBe(0);
    expect((await provider.test.app.services.orders.show(order)).renews).toBe(false);
  });

  it("takes what is due with the instalment as a single line", async () => {
    const order = await openOrder(provider.test, monthly);
    await settleOrder(provider.test, order.reference);
    await opened.database.execute("alter table ledger_entries disable trigger user");
    await opened.database.execute(
      `update ledger_entries set due_at = now() - (4 - instalment) * interval '1 day' where instalment <= 3 and order_id = (select id from orders where reference = '${order.reference}')`,
    );
    await opened.database.execute("alter table ledger_entries enable trigger user");
    await provider.start(order);
    expect(provider.stripe.requests.at(-1)?.form).toMatchObject({
      mode: "subscription",
      "line_items[0][price_data][unit_amount]": String(monthlyCents),
      "line_items[1][price_data][unit_amount]": String(monthlyCents),
    });
  });

  it("pays the next open instalment with each renewal, and tells the student", async () => {
    const { order, subscriptionId } = await provider.paidByCard(monthly);
    expect(await provider.stateOf(order)).toBe("paid");
    expect((await provider.balanceOf(order)).paidMinor).toBe(monthlyCents);
    await until(() => provider.staffEmails(order).length === 1);
    const { events } = account().renew(subscriptionId);
    expect(await provider.deliverAll(events)).toEqual([200]);
    expect(await provider.ledgerOf(order)).toContain(`payment ${-monthlyCents} card:in_test_2`);
    expect((await provider.balanceOf(order)).leftMinor).toBe(totalCents - 2 * monthlyCents);
    await until(() => provider.emailsAbout(order, "Received:", "student").length === 1);
    expect(provider.staffEmails(order)).toHaveLength(1);
  });

  it("charges and pays a renewal at once when all of the course is paid, and tells the staff", async () => {
    const { order, subscriptionId } = await provider.paidByCard();
    const { events } = account().renew(subscriptionId);
    expect(await provider.deliverAll([...events, ...events])).toEqual([200, 200]);
    expect((await provider.ledgerOf(order)).slice(-2)).toEqual([
      `charge ${totalCents} card-charge:in_test_2`,
      `payment ${-totalCents} card:in_test_2`,
    ]);
    expect(await provider.balanceOf(order)).toMatchObject({ leftMinor: 0, priceMinor: 2 * totalCents });
    await until(() => provider.emailsAbout(order, "after order", "staff").length === 1);
  });

  it("refuses a renewal that came before the checkout was handled, so that it is delivered again", async () => {
    const { order, sessionId } = await provider.atCheckout(monthly);
    const { events, subscriptionId } = account().pay(sessionId);
    const renewed = account().renew(subscriptionId ?? "").events;
    expect(await provider.deliverAll([...renewed, ...events, ...renewed])).toEqual([409, 200, 200, 200, 200]);
    expect((await provider.balanceOf(order)).paidMinor).toBe(2 * monthlyCents);
  });

  it("refuses an event about a payer it does not know while the provider does not answer", async () => {
    const { sessionId } = await provider.atCheckout(monthly);
    const { subscriptionId } = account().pay(sessionId);
    provider.stripe.failWith = 500;
    expect(await provider.deliverAll(account().renew(subscriptionId ?? "").events)).toEqual([503]);
  });

  it("keeps a renewal in another currency out of the ledger, and tells the staff", async () => {
    const { order, subscriptionId } = await provider.paidByCard(monthly);
    const before = await provider.ledgerOf(order);
    const [event] = account().renew(subscriptionId, { currency: "eur" }).events;
    await provider.deliverAll([event ?? {}]);
    expect(await provider.ledgerOf(order)).toEqual(before);
    expect(await provider.outcomeOf(event ?? { id: "" })).toBe("mismatch");
    await until(() => provider.emailsAbout(order, "€", "staff").length === 1);
  });

  it("writes nothing for a renewal of nothing", async () => {
    const { order, subscriptionId } = await provider.paidByCard(monthly);
    const before = await provider.ledgerOf(order);
    const [event] = account().renew(subscriptionId, { amount: 0 }).events;
    expect(await provider.deliverAll([event ?? {}])).toEqual([200]);
    expect(await provider.ledgerOf(order)).toEqual(before);
    expect(await provider.outcomeOf(event ?? { id: "" })).toBe("unsettled");
  });

  it("tells the student of a renewal that failed at the first try and at the last, and the staff at the last", async () => {
    const { order, subscriptionId } = await provider.paidByCard(monthly);
    await provider.deliverAll(account().failRenewal(subscriptionId, 4));
    await until(() => provider.emailsAbout(order, "change your card", "student").length === 1);
    await until(() => provider.emailsAbout(order, "Renewal failed", "staff").length === 1);
    await until(() => provider.emailsAbout(order, "could not charge", "student").length === 1);
    const [email] = provider.emailsAbout(order, "could not charge", "student");
    const link = /https:\/\/darsgah\.example(\/api\/payments\/\S+\/renewal\?key=\S+)/.exec(
      email?.parsed.text ?? "",
    )?.[1];
    const answer = await provider.test.ask(link ?? "");
    expect(answer.headers.get("Location")).toContain(`${provider.stripe.origin}/p/session/`);
  });

  it("says once that a renewal is cancelled, to student and staff, and knows when it has ended", async () => {
    const { order, subscriptionId } = await provider.paidByCard(monthly);
    await provider.deliverAll(account().cancel(subscriptionId));
    const { orders } = provider.test.app.services;
    expect((await orders.show(order)).renews).toBe(true);
    await provider.deliverAll(account().end(subscriptionId));
    expect((await orders.show(order)).renews).toBe(false);
    await expect(orders.openRenewals(order)).rejects.toMatchObject({ code: "not_found" });
    await until(() => provider.emailsAbout(order, "no longer renew", "student").length === 1);
    await until(() => provider.emailsAbout(order, "Renewal cancelled", "staff").length === 1);
    expect(provider.emailsAbout(order, "Renewal ended", "staff")).toEqual([]);
  });

  it("says that a renewal has ended that nobody announced", async () => {
    const { order, subscriptionId } = await provider.paidByCard(monthly);
    const [ended] = account().end(subscriptionId);
    await provider.deliverAll([ended ?? {}, ended ?? {}]);
    await until(() => provider.emailsAbout(order, "no longer renew", "student").length === 1);
    await until(() => provider.emailsAbout(order, "Renewal ended", "staff").length === 1);
    expect(await provider.start(order)).toContain("/c/pay/");
  });

  it("ends the subscription of somebody who was taken out, once that cannot be undone at a press", async () => {
    const { order, subscriptionId } = await provider.paidByCard({ ...monthly, batch: "mern-weekend" });
    const { enrolmentId = null } = (await findStudentOrder(opened.database, order.reference))?.order ?? {};
    const log = createLog({ logLevel: "silent" }, process.stderr);
    const deps = { database: opened.database, provider: provider.card, log };
    const after = (seconds: number) => new Date(Date.now() + seconds * 1_000);
    expect(await endSubscriptionsOfLeavers(deps, after(60))).toBe(0);
    await callVerb(provider.test, "withdrawEnrolment", enrolmentId, { reason: "" });
    expect(await endSubscriptionsOfLeavers(deps, after(0))).toBe(0);
    expect(account().subscriptions.get(subscriptionId)?.status).toBe("active");
    expect(await endSubscriptionsOfLeavers(deps, after(60))).toBe(1);
    expect(account().subscriptions.get(subscriptionId)?.status).toBe("canceled");
    expect(await endSubscriptionsOfLeavers(deps, after(60))).toBe(0);
    expect((await provider.test.app.services.orders.show(order)).renews).toBe(false);
  });

  it("opens no second checkout while a subscription runs: the provider's page takes the payment", async () => {
    const { order } = await provider.paidByCard(monthly);
    expect(await provider.start(order)).toMatch(new RegExp(`^${provider.stripe.origin}/p/session/`));
  });

  it("opens the page of an order that renews by a link that has expired, and of no other", async () => {
    const { order, subscriptionId } = await provider.paidByCard(monthly);
    const unpaid = await openOrder(provider.test, monthly);
    await opened.database.execute("update orders set created_at = created_at - interval '400 days'");
    const keyOf = async (reference: string) => {
      const path = await provider.pathOf(reference);
      return { reference, key: new URL(path, "http://x").searchParams.get("key") ?? "" };
    };
    const { orders } = provider.test.app.services;
    const claim = await keyOf(order.reference);
    expect((await orders.show(claim)).renews).toBe(true);
    expect(await orders.openRenewals(claim)).toContain("/p/session/");
    await expect(orders.show({ ...claim, reference: unpaid.reference })).rejects.toMatchObject({ code: "forbidden" });
    await expect(orders.show(await keyOf(unpaid.reference))).rejects.toMatchObject({ reason: "order.linkExpired" });
    await provider.deliverAll(account().end(subscriptionId));
    await expect(orders.show(claim)).rejects.toMatchObject({ reason: "order.linkExpired" });
  });

  it("knows the payer of a checkout of an earlier release by the customer, and learns the subscription", async () => {
    const { order, subscriptionId } = await provider.paidByCard(monthly);
    await opened.database.update(cardCheckouts).set({ subscriptionId: null, amountMinor: null });
    expect((await provider.test.app.services.orders.show(order)).renews).toBe(true);
    await provider.deliverAll(account().renew(subscriptionId).events);
    expect((await provider.balanceOf(order)).paidMinor).toBe(2 * monthlyCents);
    const stored = await opened.database.select().from(cardCheckouts);
    expect(stored.filter((checkout) => checkout.subscriptionId === subscriptionId)).toHaveLength(1);
  });

  it("keeps the money of a subscription that no order began, and mails the staff", async () => {
    const { order, subscriptionId } = await provider.paidByCard(monthly);
    const [event] = account().renew(subscriptionId).events;
    await opened.database.execute(`delete from card_checkouts where subscription_id = '${subscriptionId}'`);
    expect(await provider.deliverAll([event ?? {}])).toEqual([200]);
    expect(await provider.outcomeOf(event ?? { id: "" })).toBe("no_order");
    await until(() => provider.strayEmails(event ?? { id: "?" }).length === 1);
    expect(provider.strayEmails(event ?? { id: "?" })[0]?.parsed.text).toContain(order.reference);
  });

  it("keeps the payer and the person of an old order as long as its subscription runs", async () => {
    const [running, ended] = [await provider.paidByCard(monthly), await provider.paidByCard(monthly)];
    await provider.deliverAll(account().end(ended.subscriptionId));
    await provider.eraseExpired(new Date(Date.now() + 3000 * day));
    const checkouts = await opened.database.select().from(cardCheckouts);
    const has = (id: string) => checkouts.some(({ subscriptionId }) => subscriptionId === id);
    expect([has(running.subscriptionId), has(ended.subscriptionId)]).toEqual([true, false]);
    expect((await findStudentOrder(opened.database, running.order.reference))?.student.email).toBe(running.order.email);
    expect((await findStudentOrder(opened.database, ended.order.reference))?.student.email).toBe("");
  });
});

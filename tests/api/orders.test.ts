import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { findOrder } from "#domains/money/server/queries/order-queries.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { settleOrder } from "../support/call-verb.ts";
import { contendedDatabases } from "../support/databases.ts";
import { planEnrolment } from "../support/enrolment-forms.ts";
import { openOrder, readPayPath, type StudentOrder, someAddress } from "../support/orders.ts";
import { orderCost, planFee } from "../support/plan-cost.ts";
import { png } from "../support/proofs.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

const { courses, plans } = demoSite.content;

describe.each(contendedDatabases)("orders on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    const environment = { SMTP_URL: smtp.url, SITE_URL: "https://darsgah.example" };
    test = await startTestApp(environment, { database: opened });
  });
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  const rowOf = async ({ reference }: StudentOrder) => {
    const row = await findOrder(opened.database, reference);
    if (!row) throw new Error(`No order ${reference}.`);
    return row;
  };
  const mailTo = ({ email }: StudentOrder, subject: RegExp) =>
    smtp.received.filter(({ to, parsed }) => to.includes(email) && subject.test(parsed.subject ?? ""));
  const services = () => test.app.services.orders;
  /** Lets the order's time to pay pass. */
  const letExpire = async (order: StudentOrder) => {
    await opened.database
      .update(orders)
      .set({ dueAt: new Date(Date.now() - day) })
      .where(eq(orders.reference, order.reference));
  };

  it.each(
    courses.flatMap(({ id, months }) => plans.map((plan) => ({ id, months, plan: plan.id, price: planFee(plan) }))),
  )("cost the plan's price times the months: $plan, $id (specification §9)", async ({ id, months, plan, price }) => {
    const order = await openOrder(test, { course: id, plan });
    expect(await rowOf(order)).toMatchObject({
      ...{ openedMonthlyMinor: price * 100, months, openedAmountMinor: price * months * 100, currency: "USD" },
      state: "awaiting_payment",
    });
  });

  it("cost what the server says, whatever amount a browser sends along", async () => {
    const { formType, formData } = planEnrolment({ email: "cheap@example.com" });
    const cheap = {
      formType,
      formData: { ...formData, amount: 1, total: 1, monthlyPrice: 1, currency: "PKR" },
      amount: 1,
    };
    const response = await test.ask(
      "/api/send-email",
      { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(cheap) },
      someAddress(),
    );
    const { next } = await response.json();
    const order = { email: "cheap@example.com", ...readPayPath(next) };
    expect(await rowOf(order)).toMatchObject({ openedAmountMinor: orderCost.totalCents, currency: "USD" });
  });

  it("have references of their own that do not follow one another, and open by their own key", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => openOrder(test)));
    const references = all.map(({ reference }) => reference);
    expect(new Set(references).size).toBe(20);
    for (const reference of references) expect(reference).toMatch(/^[2-9B-DF-HJ-NP-TV-Z]{4}-[2-9B-DF-HJ-NP-TV-Z]{4}$/);
    expect([...references].sort()).not.toEqual(references);
    for (const order of all) expect((await services().show(order)).reference).toBe(order.reference);
  });

  it("are mailed to the student with the amount and the page's link", async () => {
    const order = await openOrder(test);
    const [mail] = await until(() => mailTo(order, /to pay/).length === 1 && mailTo(order, /to pay/));
    for (const kind of ["text", "html"] as const) expect(mail?.parsed[kind]).toContain(orderCost.total);
    // The link of the email holds a key of its own, which proves that its reader has the mailbox.
    const link = /https:\/\/darsgah\.example(\/payment\/\S+)/.exec(mail?.parsed.text ?? "")?.[1] ?? "";
    const mailed = readPayPath(link);
    expect(mailed.key).not.toBe(order.key);
    expect(await services().show(mailed)).toMatchObject({ reference: order.reference });
    expect(mail?.parsed.text).toContain(order.reference);
  });

  it("are one for an enrolment that is sent twice", async () => {
    const email = "twice@example.com";
    const [one, two] = await Promise.all([openOrder(test, { email }), openOrder(test, { email })]);
    expect(two.payPath).toBe(one.payPath);
    await until(() => mailTo({ ...one, email }, /to pay/).length === 1);
  });

  it("show nothing of the student, for a link may be passed on", async () => {
    const order = await openOrder(test, { lastName: "Unmistakable" });
    const shown = JSON.stringify(await services().show(order));
    expect(shown).not.toContain("Unmistakable");
    expect(shown).not.toContain(order.email);
  });

  it("are paid when staff confirm the payment, by the reference as a person writes it; said twice it counts once", async () => {
    const order = await openOrder(test);
    const written = ` ${order.reference.toLowerCase().replace("-", " ")} `;
    const said = await Promise.all([settleOrder(test, written), settleOrder(test, order.reference)]);
    expect(said.map(({ body }) => body.changed).sort()).toEqual([false, true]);
    expect((await services().show(order)).changes.map(({ state }) => state)).toEqual(["awaiting_payment", "paid"]);
    const [mail] = await until(() => mailTo(order, /^Paid/).length === 1 && mailTo(order, /^Paid/));
    expect(mail?.parsed.text).toContain(orderCost.total);
    expect(mail?.parsed.text).toContain("Within 7 days");
  });

  it("take another proof after staff have refused one, and tell the student", async () => {
    const order = await openOrder(test);
    await services().sendProof(order, png("first"));
    const reason = "The picture shows another account.";
    expect(await settleOrder(test, order.reference, { verdict: "proof_refused", reason })).toMatchObject({
      body: { state: "rejected", changed: true },
    });
    const [mail] = await until(() => mailTo(order, /could not match/).length === 1 && mailTo(order, /could not match/));
    expect(mail?.parsed.text).toContain(reason);
    expect((await services().show(order)).transfers.length).toBeGreaterThan(0);
    expect((await services().show(order)).refusal).toEqual({ title: null, reason });
    expect(await services().sendProof(order, png("first"))).toBe("proof_sent");
    expect((await services().show(order)).refusal).toBeNull();
    const { changes } = await services().show(order);
    expect(changes.map(({ state }) => state)).toEqual(["awaiting_payment", "proof_sent", "rejected", "proof_sent"]);
  });

  it("tell the student of a refused proof of a later month too, until money comes for it", async () => {
    const order = await openOrder(test, { schedule: "monthly" });
    await settleOrder(test, order.reference);
    expect(await services().sendProof(order, png("second month"))).toBe("paid");
    const decision = { verdict: "proof_refused" as const, reason: "The picture is of last month." };
    expect(await settleOrder(test, order.reference, decision)).toMatchObject({ body: { state: "paid" } });
    const [mail] = await until(() => mailTo(order, /could not match/).length === 1 && mailTo(order, /could not match/));
    expect(mail?.parsed.text).toContain(decision.reason);
    const { refusal } = await services().show(order);
    expect(refusal).toMatchObject({ title: expect.stringContaining("last receipt"), reason: decision.reason });
    await settleOrder(test, order.reference, { isFurther: true, amount: "10" });
    expect((await services().show(order)).refusal).toBeNull();
  });

  it("refuse what their state does not allow", async () => {
    const order = await openOrder(test);
    expect((await settleOrder(test, order.reference, { verdict: "proof_refused" })).status).toBe(422);
    await settleOrder(test, order.reference);
    expect(await settleOrder(test, order.reference, { verdict: "cancelled" })).toMatchObject({ status: 409 });
    for (const unknown of ["ZZZZ-ZZZZ", "nonsense", ""])
      expect(await settleOrder(test, unknown)).toMatchObject({ status: 404 });
  });

  it("expire when their time has passed: nothing to pay by, but a proof and late money still count", async () => {
    const [late, paid] = [await openOrder(test), await openOrder(test)];
    await Promise.all([late, paid].map(letExpire));
    expect(await services().show(late)).toMatchObject({ state: "expired", transfers: [], takesCards: false });
    expect(await services().sendProof(late, png("late"))).toBe("proof_sent");
    expect(await settleOrder(test, paid.reference)).toMatchObject({ body: { state: "paid" } });
  });

  it("have nothing to pay once cancelled", async () => {
    const order = await openOrder(test);
    await settleOrder(test, order.reference, { verdict: "cancelled" });
    expect(await services().show(order)).toMatchObject({ state: "cancelled", transfers: [] });
    await expect(services().sendProof(order, png())).rejects.toMatchObject({ code: "invalid" });
  });
});

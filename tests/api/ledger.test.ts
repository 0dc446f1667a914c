import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leads } from "#domains/leads/server/tables.ts";
import type { FeeRules } from "#domains/money/contract/fee-rules.ts";
import { instalmentReminder } from "#domains/money/server/emails/ledger-emails.tsx";
import { findSeatsOf, isOpen as isOpenSeat } from "#domains/money/server/own-seats.ts";
import { remindOfInstalments } from "#domains/money/server/remind-instalments.ts";
import { ledgerEntries } from "#domains/money/server/tables/ledger-tables.ts";
import { orderChanges } from "#domains/money/server/tables/order-tables.ts";
import { storedFeeRules } from "#domains/money/server/tables/rules-tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { emailDepsOf } from "#server/compose/email-deps.ts";
import { renderEmails } from "#server/compose/render-emails.tsx";
import type { OpenDatabase } from "#server/db/client.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { day } from "#shared/durations.ts";
import { contendedDatabases } from "../support/databases.ts";
import { simpleEnrolment } from "../support/enrolment-forms.ts";
import { moneyOf, monthlyCost } from "../support/money.ts";
import { openOrder, someAddress } from "../support/orders.ts";
import { dollars, plainDollars } from "../support/plan-cost.ts";
import { png } from "../support/proofs.ts";
import { type Staff, startStaff } from "../support/staff.ts";

const courseId = "data-analyst";
const { monthly: fee, monthlyCents, total, totalCents, months } = monthlyCost;
/** The rest once two months are paid. */
const restCents = totalCents - 2 * monthlyCents;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

describe.each(contendedDatabases)("the ledger on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
  }, 60_000);
  afterAll(() => staff.test.stop());

  const { orders, monthly, rowOf, ledgerOf, view, settle, newBatch, passTime } = moneyOf(() => ({
    opened,
    staff,
  }));
  it("opens with one charge for the whole course, or one a month, the later ones counted from the first class", async () => {
    const whole = await openOrder(staff.test, { course: courseId });
    expect(await ledgerOf(whole)).toMatchObject([{ kind: "charge", amountMinor: totalCents, instalment: null }]);
    const batch = await newBatch(40);
    const order = await monthly({ batch });
    const charges = await ledgerOf(order);
    expect(charges.map(({ amountMinor, instalment }) => [amountMinor, instalment])).toEqual(
      Array.from({ length: months }, (_, month) => [monthlyCents, month + 1]),
    );
    const starts = new Date(inDays(40));
    expect(charges[1]?.dueAt.getUTCMonth()).toBe((starts.getUTCMonth() + 1) % 12);
    const asked = { words: fee, plain: plainDollars(monthlyCents) };
    expect(await view(order)).toMatchObject({ asks: "now", asked, amount: total });
  });

  it("refuses a change of a row in the database itself", async () => {
    const order = await monthly();
    const { id } = await rowOf(order);
    const change = opened.database.update(ledgerEntries).set({ amountMinor: 1 }).where(eq(ledgerEntries.orderId, id));
    await expect(change).rejects.toThrow();
  });

  it("takes the months one by one: the first confirms the seat, a repeat changes nothing, each has a receipt", async () => {
    const order = await monthly({ batch: await newBatch(10) });
    expect(await settle(order)).toMatchObject({ body: { state: "paid", changed: true } });
    expect(await settle(order)).toMatchObject({ body: { state: "paid", changed: false } });
    expect(await view(order)).toMatchObject({ state: "paid", seat: "active", asks: "later", paid: fee });
    await passTime(order, 46);
    expect(await view(order)).toMatchObject({ asks: "now", asked: { words: fee } });
    expect(await settle(order, { isFurther: true })).toMatchObject({ body: { changed: true } });
    expect(await settle(order)).toMatchObject({ body: { changed: false } });
    expect(await settle(order, { isFurther: true, amount: plainDollars(restCents), method: "cash" })).toMatchObject({
      body: { changed: true },
    });
    const payments = (await ledgerOf(order)).filter(({ kind }) => kind === "payment");
    expect(payments.map(({ amountMinor, method }) => [amountMinor, method])).toEqual([
      [-monthlyCents, "transfer"],
      [-monthlyCents, "transfer"],
      [-restCents, "cash"],
    ]);
    expect(new Set(payments.map(({ receipt }) => receipt)).size).toBe(3);
    expect(await settle(order, { isFurther: true, amount: "1" })).toMatchObject({ status: 422 });
    expect(await view(order)).toMatchObject({ asks: "nothing", paid: total });
  });

  it("keeps an order open whose first month is paid in part", async () => {
    const order = await monthly();
    expect(await settle(order, { amount: "10.50" })).toMatchObject({ body: { state: "awaiting_payment" } });
    expect(await view(order)).toMatchObject({
      asks: "now",
      asked: { words: dollars(monthlyCents - 1_050) },
      paid: "$10.50",
    });
    expect(await settle(order)).toMatchObject({ body: { state: "paid" } });
    for (const wrong of ["0", "-5", "1e3", "12.345", "many", "99999999999"])
      expect(await settle(order, { isFurther: true, amount: wrong })).toMatchObject({ status: 422 });
  });

  it("takes a proof for a later month, which staff confirm or refuse without touching the seat", async () => {
    const order = await monthly({ batch: await newBatch(10) });
    await settle(order);
    await passTime(order, 46);
    const claim = { reference: order.reference, key: order.key };
    expect(await orders().sendProof(claim, png("second month"))).toBe("paid");
    expect(await view(order)).toMatchObject({ asks: "nothing", isChecking: true, state: "paid" });
    expect(await settle(order, { verdict: "proof_refused" })).toMatchObject({ body: { state: "paid", changed: true } });
    expect(await view(order)).toMatchObject({ asks: "now", isChecking: false, seat: "active" });
    await orders().sendProof(claim, png("second month, better"));
    expect(await settle(order)).toMatchObject({ body: { changed: true } });
    expect((await ledgerOf(order)).at(-1)?.source).toMatch(/^proof:/);
    await settle(order, { isFurther: true, amount: plainDollars(restCents) });
    await expect(orders().sendProof(claim, png("too late"))).rejects.toMatchObject({ reason: "proof.closed" });
  });

  it("reminds of each month once: before, on the day, after, and when lectures close", async () => {
    const order = await monthly({ batch: await newBatch(10) });
    await settle(order);
    const second = (await ledgerOf(order)).find(({ instalment }) => instalment === 2);
    const due = second?.dueAt.getTime() ?? 0;
    const sent: string[] = [];
    const emailQueue = {
      enqueue: async (_: unknown, requests: { about: string }[]) => {
        sent.push(...requests.map(({ about }) => about).filter((about) => about.startsWith(`${second?.id} `)));
      },
    };
    const deps = { database: opened.database, emailQueue, site: staff.test.app.services.site };
    for (const days of [-10, -3, -2, 0, 0, 1, 3, 4, 8, 9])
      await remindOfInstalments(deps, new Date(due + days * day + (days > 0 ? 60_000 : 0)));
    expect(sent.map((about) => about.split(" ")[1])).toEqual(["before", "due", "after", "closed"]);
  });

  it("ends the reminders at one click in a mail program, but for the notice that lectures are closed", async () => {
    const order = await monthly({ batch: await newBatch(10) });
    await settle(order);
    const [, second] = (await ledgerOf(order)).filter(({ kind }) => kind === "charge");
    const { site } = staff.test.app.services;
    const [siteUrl, mailbox] = ["https://darsgah.example", () => ({ name: "Desk", address: "desk@darsgah.example" })];
    const deps = emailDepsOf({
      ...{ database: opened.database, site, siteUrl, staff: mailbox, organizer: mailbox, clock: () => new Date() },
      signedTokens: createSignedTokens("a secret of the tests, long enough"),
    });
    const writer = instalmentReminder.writer(deps, renderEmails(site, { siteUrl, picture: () => null }));
    const write = async (kind: string) => [...(await writer([`${second?.id} ${kind}`])).values()][0];
    expect((await write("due"))?.unsubscribeUrl).toContain(`${siteUrl}/payment/${order.reference}?key=`);
    expect((await view(order)).reminds).toBe(true);
    await orders().switchReminders(order, false);
    expect((await view(order)).reminds).toBe(false);
    expect(await write("due")).toBeUndefined();
    const closed = await write("closed");
    expect(closed?.subject).toContain(order.reference);
    expect(closed).not.toHaveProperty("unsubscribeUrl");
    await orders().switchReminders(order, true);
    expect(await write("due")).toBeDefined();
  });

  it("closes lectures over a month that is overdue past its grace, and opens them when it is paid", async () => {
    const batchId = await newBatch(10);
    const order = await monthly({ batch: batchId });
    await settle(order);
    const { enrolmentId } = await rowOf(order);
    const [seat] = await opened.database
      .select()
      .from(enrolments)
      .where(eq(enrolments.id, enrolmentId ?? ""));
    const isOpen = async () => {
      const seats = await findSeatsOf(opened.database, seat?.personId ?? "", new Date());
      return seats.some((one) => one.batchId === batchId && isOpenSeat(one));
    };
    expect(await isOpen()).toBe(true);
    await passTime(order, 46);
    expect(await isOpen()).toBe(true);
    await passTime(order, 8);
    expect(await isOpen()).toBe(false);
    expect((await view(order)).instalments.map(({ state }) => state)).toEqual([
      "paid",
      "closed",
      ...Array.from({ length: months - 2 }, () => "upcoming"),
    ]);
    const setRules = async (rules: Partial<FeeRules>) => {
      await opened.database.delete(storedFeeRules);
      const all: FeeRules = { lateFee: {}, grace: 7, follows: "lectures close", teachersSee: true, ...rules };
      await opened.database.insert(storedFeeRules).values({ name: "desk", rules: all });
    };
    // By the institute's own rule they close later, or never.
    await setRules({ grace: 60 });
    expect(await isOpen()).toBe(true);
    await setRules({ follows: "nothing" });
    expect(await isOpen()).toBe(true);
    expect((await view(order)).instalments[1]?.state).toBe("overdue");
    await setRules({});
    expect(await isOpen()).toBe(false);
    await settle(order, { isFurther: true });
    expect(await isOpen()).toBe(true);
  });

  it("keeps the seat of somebody who sent two forms, when one of the two orders is cancelled", async () => {
    const [email, batch] = [`${randomUUID()}@example.com`, await newBatch(10)];
    const first = await monthly({ email, batch });
    const second = await monthly({ email, batch, plan: "premium" });
    const [one, other] = [await rowOf(first), await rowOf(second)];
    expect(other.enrolmentId).toBe(one.enrolmentId);
    await settle(first, { verdict: "cancelled" });
    expect(await view(second)).toMatchObject({ seat: "held", asks: "now" });
    await settle(second, { verdict: "cancelled" });
    expect(await view(second)).toMatchObject({ seat: "withdrawn", asks: "nothing" });
  });

  it("sends money back: a receipt, a lower price, and the seat given up when all of it went back", async () => {
    const order = await monthly({ batch: await newBatch(10) });
    await settle(order);
    const refund = (amount: string, more = {}) =>
      staff.call("refundOrder", order.reference, { amount, method: "transfer", reason: "moved abroad", ...more });
    expect(await refund(plainDollars(monthlyCents + 1))).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/more than/) },
    });
    const [paidMinor, leftMinor] = [monthlyCents - 4_900, totalCents - monthlyCents];
    expect(await refund("49")).toMatchObject({ body: { isCancelled: false, paidMinor, leftMinor } });
    expect(await refund(plainDollars(paidMinor))).toMatchObject({ body: { isCancelled: true, paidMinor: 0 } });
    expect(await refund("1")).toMatchObject({ status: 422 });
    const { enrolmentId, state } = await rowOf(order);
    const [seat] = await opened.database
      .select()
      .from(enrolments)
      .where(eq(enrolments.id, enrolmentId ?? ""));
    expect([state, seat?.state]).toEqual(["cancelled", "withdrawn"]);
    const receipts = (await ledgerOf(order)).flatMap(({ receipt }) => receipt ?? []);
    expect(receipts).toHaveLength(3);
  });

  it("refuses a full refund after its time unless staff say so (specification §9)", async () => {
    const order = await monthly({ batch: await newBatch(-9) });
    await settle(order);
    const refund = { amount: "10", method: "cash", reason: "goodwill" };
    const send = async (more = {}) => await staff.call("refundOrder", order.reference, { ...refund, ...more });
    // The batch is under way: its student has the time from the day the seat was confirmed.
    expect(await send()).toMatchObject({ status: 200, body: { paidMinor: monthlyCents - 1_000 } });
    const { id } = await rowOf(order);
    const at = new Date(Date.now() - 8 * day);
    await opened.database.update(orderChanges).set({ at }).where(eq(orderChanges.orderId, id));
    expect(await send()).toMatchObject({ status: 422 });
    expect(await send({ beyondWindow: true })).toMatchObject({ body: { paidMinor: monthlyCents - 2_000 } });
  });

  it("corrects a price up and down, but not below nothing", async () => {
    const order = await monthly();
    const correct = (amount: string, direction: string) =>
      staff.call("correctOrder", order.reference, { amount, direction, reason: "late start" });
    expect(await correct("49", "down")).toMatchObject({
      body: { priceMinor: totalCents - 4_900, nextMinor: monthlyCents - 4_900 },
    });
    expect(await correct("9", "up")).toMatchObject({ body: { priceMinor: totalCents - 4_000 } });
    expect(await correct(plainDollars(totalCents - 4_000 + 1), "down")).toMatchObject({ status: 422 });
  });

  it("opens an order in rupees or riyals for a request of the simple form, whose lead is answered", async () => {
    const form = simpleEnrolment({ course: courseId, batch: await newBatch(10) });
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(form) };
    const { id } = await (await staff.test.ask("/api/send-email", init, someAddress())).json();
    const { body: listed } = await staff.call("listRequests", { limit: 50 });
    const { reference } = listed.entries.find((one: { id: string }) => one.id === id);
    const open = (body: unknown) => staff.call("openOrder", reference, body);
    expect(await open({ plan: "standard", monthly: "15000" })).toMatchObject({ status: 422 });
    expect(await open({ plan: "gold", monthly: "15000", currency: "PKR" })).toMatchObject({ status: 422 });
    expect(await open({ plan: "standard", monthly: "15000", currency: "XXX" })).toMatchObject({ status: 422 });
    const opening = { plan: "standard", monthly: "350.50", currency: "QAR", schedule: "monthly" };
    expect(await open(opening)).toMatchObject({ status: 200, body: { reference } });
    expect(await open(opening)).toMatchObject({ status: 200, body: { reference } });
    expect(await rowOf({ reference })).toMatchObject({
      currency: "QAR",
      openedMonthlyMinor: 35_050,
      openedAmountMinor: 35_050 * months,
    });
    const [lead] = await opened.database.select().from(leads).where(eq(leads.about, id));
    expect(lead?.state).toBe("answered");
    expect((await staff.call("listRequests", { limit: 50 })).body.entries).not.toContainEqual(
      expect.objectContaining({ id }),
    );
    await settle({ reference });
    expect(await rowOf({ reference })).toMatchObject({ state: "paid" });
  });

  it("ignores a posted price, currency and amount", async () => {
    const order = await monthly({ price: 1, amount: 1, currency: "PKR", monthlyMinor: 1 });
    expect(await rowOf(order)).toMatchObject({ openedAmountMinor: totalCents, currency: "USD", schedule: "monthly" });
  });
});

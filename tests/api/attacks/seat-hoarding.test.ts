import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { batches } from "#domains/catalogue/server/tables.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { payableUntil } from "#domains/seats/server/payable-until.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day, hour } from "#shared/durations.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { contendedDatabases } from "../../support/databases.ts";
import { planEnrolment, simpleEnrolment } from "../../support/enrolment-forms.ts";
import { startOffice } from "../../support/office.ts";
import { openOrder, readPayPath, type StudentOrder, someAddress } from "../../support/orders.ts";
import { png } from "../../support/proofs.ts";
import { type SmtpPeer, startSmtpPeer } from "../../support/smtp.ts";
import { until } from "../../support/until.ts";

const courseId = "data-analyst";
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
const somebody = () => `${randomUUID()}@example.com`;

describe.each(contendedDatabases)("somebody who invents addresses to hold seats, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;
  const { member } = startOffice(() => test);

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    test = await startTestApp({ SMTP_URL: smtp.url, SITE_URL: "https://darsgah.example" }, { database: opened });
  });
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  const newBatch = async (seats: number) => {
    const id = `batch-${randomUUID().slice(0, 8)}`;
    const names = {
      name: id,
      schedule: "Mon, Wed",
      timing: "7:00 PM – 8:30 PM Pakistan time",
      instructor: "Noor Fatima",
    };
    const dates = { startDate: inDays(7), endDate: inDays(90) };
    await opened.database
      .insert(batches)
      .values({ id, courseId, mode: "Online", ...names, ...dates, seats, description: "" });
    return id;
  };
  const send = async (form: unknown, address = someAddress()) => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(form) };
    const answer = await test.ask("/api/send-email", init, address);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return await answer.json();
  };
  const orderAt = async (batch: string, { email = somebody(), address = someAddress() } = {}) => {
    const { next } = await send(planEnrolment({ email, course: courseId, batch }), address);
    return { email, ...readPayPath(next) };
  };
  const heldIn = async (batch: string) =>
    await opened.database
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.batchId, batch), eq(enrolments.state, "held")));
  const seatOf = async ({ reference }: Pick<StudentOrder, "reference">) => {
    const [found] = await opened.database
      .select({ seat: enrolments })
      .from(orders)
      .leftJoin(enrolments, eq(enrolments.id, orders.enrolmentId))
      .where(eq(orders.reference, reference));
    return found?.seat ?? null;
  };
  const mailTo = (email: string) => smtp.received.filter(({ to }) => to.includes(email));
  /** The session from the order's own email. */
  const mailedClaim = async ({ email, reference }: StudentOrder) => {
    const mail = await until(() => mailTo(email).find(({ parsed }) => parsed.text?.includes(`/payment/${reference}`)));
    const path = /https:\/\/\S+(\/payment\/\S+)/.exec(mail.parsed.text ?? "")?.[1] ?? "";
    const { key } = readPayPath(path);
    return { reference, key };
  };
  const lastsAbout = (seat: { heldUntil: Date | null } | null | undefined, time: number) =>
    Math.abs((seat?.heldUntil?.getTime() ?? 0) - Date.now() - time) < hour;

  it("has a third of a batch's free seats, and for a day; whoever comes next is told how to have one", async () => {
    const batch = await newBatch(9);
    const sent = await Promise.all(Array.from({ length: 20 }, () => orderAt(batch)));
    const held = await heldIn(batch);
    expect(held).toHaveLength(3);
    for (const seat of held) expect(lastsAbout(seat, day)).toBe(true);
    const seats = await Promise.all(sent.map(seatOf));
    const without = sent[seats.indexOf(null)] as StudentOrder;
    const { orders: verbs } = test.app.services;
    const view = await verbs.show(without);
    expect(view).toMatchObject({ state: "awaiting_payment", seat: null, batch: { name: batch }, canConfirm: false });
    expect(view.holding).toMatchObject({ until: null, isProved: false });
    const claim = await mailedClaim(without);
    expect(mailTo(without.email)[0]?.parsed.text).toContain(`No seat in ${batch} is held for you yet.`);
    await verbs.confirmOrderAddress(claim);
    expect(await seatOf(without)).toMatchObject({ state: "held" });
    // The batch begins before the days to pay are over.
    expect((await seatOf(without))?.heldUntil).toEqual(payableUntil(test.app.services, new Date(), inDays(7)));
  });

  it("has one of the last two seats, and three from one network or with one mailbox", async () => {
    const small = await newBatch(2);
    for (let at = 0; at < 3; at += 1) await orderAt(small);
    expect(await heldIn(small)).toHaveLength(1);
    const [large, other] = [await newBatch(60), await newBatch(60)];
    const address = someAddress();
    await Promise.all(Array.from({ length: 12 }, (_, at) => orderAt(at % 2 ? large : other, { address })));
    expect((await heldIn(large)).length + (await heldIn(other)).length).toBe(3);
    const batchesOfOne = await Promise.all(Array.from({ length: 5 }, () => newBatch(60)));
    const name = randomUUID();
    for (const [at, batch] of batchesOfOne.entries())
      await send(simpleEnrolment({ email: `${name}+${at}@example.com`, course: courseId, batch }));
    const held = await Promise.all(batchesOfOne.map(heldIn));
    expect(held.flat()).toHaveLength(3);
  });

  it("keeps the seats of those who wait from nobody who confirms or pays", async () => {
    const batch = await newBatch(3);
    const first = await orderAt(batch);
    const staff = await member("support");
    const others = await Promise.all([orderAt(batch), orderAt(batch)]);
    for (const { reference } of others) await staff.verbs.keepOrder(reference);
    for (let at = 0; at < 3; at += 1) await send(simpleEnrolment({ email: somebody(), course: courseId, batch }));
    // All three seats are held: the fourth to sixth wait, and no freed seat goes to more of them than the third.
    for (const { reference } of others) await staff.verbs.releaseSeat(reference, "A test.");
    expect((await heldIn(batch)).map(({ provedAt }) => provedAt)).toEqual([null]);
    expect(await seatOf(first)).toMatchObject({ state: "held" });
    const payer = await orderAt(batch);
    await staff.verbs.settleOrder(payer.reference, { verdict: "payment_confirmed", seenProof: "" });
    expect(await seatOf(payer)).toMatchObject({ state: "active" });
  });

  it("waits behind everybody who has proved something, and three times at most", async () => {
    const batch = await newBatch(1);
    const staff = await member("support");
    const seated = await orderAt(batch);
    await staff.verbs.settleOrder(seated.reference, { verdict: "payment_confirmed", seenProof: "" });
    const [address, form] = [someAddress(), { course: courseId, batch }];
    await Promise.all(Array.from({ length: 12 }, () => send(simpleEnrolment({ ...form, email: somebody() }), address)));
    const waiting = async () =>
      await opened.database
        .select()
        .from(enrolments)
        .where(and(eq(enrolments.batchId, batch), eq(enrolments.state, "waitlisted")));
    expect(await waiting()).toHaveLength(3);
    const real = somebody();
    await send(simpleEnrolment({ ...form, email: real }));
    const mail = await until(() => mailTo(real)[0]);
    const { pathname, searchParams } = new URL(/https:\/\/\S+\/place\/\S+/.exec(mail.parsed.text ?? "")?.[0] ?? "");
    const link = { id: pathname.split("/")[2] ?? "", key: searchParams.get("key") };
    expect(await test.app.services.confirmPlace(link)).toMatchObject({ state: "waitlisted" });
    expect(await waiting()).toHaveLength(4);
    await staff.verbs.withdrawEnrolment((await seatOf(seated))?.id ?? "");
    expect((await heldIn(batch)).map(({ provedAt }) => provedAt)).toEqual([expect.any(Date)]);
    await until(() => mailTo(real).find(({ parsed }) => /free/.test(parsed.subject ?? "")));
  });

  it("confirms nothing with the key that the form's answer holds, and the email's confirms once", async () => {
    const order = await openOrder(test, { course: courseId, batch: await newBatch(9) });
    const { orders: verbs } = test.app.services;
    const claim = await mailedClaim(order);
    expect(claim.key).not.toBe(order.key);
    await expect(verbs.confirmOrderAddress(order)).rejects.toMatchObject({ code: "forbidden" });
    await expect(verbs.confirmOrderAddress({ ...claim, reference: "ABCD-EFGH" })).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(await seatOf(order)).toMatchObject({ provedAt: null });
    expect(await verbs.show(claim)).toMatchObject({ canConfirm: true });
    await verbs.confirmOrderAddress(claim);
    const confirmed = await seatOf(order);
    expect(confirmed).toMatchObject({ state: "held", provedAt: expect.any(Date), askedFrom: null, askedBy: null });
    await verbs.confirmOrderAddress(claim);
    expect(await seatOf(order)).toEqual(confirmed);
    expect(await verbs.show(claim)).toMatchObject({ canConfirm: false, holding: { isProved: true } });
  });

  it("keeps the seat while a picture waits, until staff release it with words that the student reads", async () => {
    const batch = await newBatch(3);
    const order = await orderAt(batch);
    const { orders: verbs } = test.app.services;
    expect(await verbs.sendProof(order, png())).toBe("proof_sent");
    const seat = await seatOf(order);
    await opened.database
      .update(enrolments)
      .set({ heldUntil: new Date(Date.now() - hour) })
      .where(eq(enrolments.id, seat?.id ?? ""));
    // Another's order of the same batch ends the holds that are over.
    await orderAt(batch);
    expect(await seatOf(order)).toMatchObject({ state: "held" });
    const staff = await member("support");
    const released = "Your bank has no such transfer.";
    await staff.verbs.releaseSeat(order.reference, released);
    expect(await seatOf(order)).toMatchObject({ state: "withdrawn" });
    expect((await verbs.show(await mailedClaim(order))).holding).toMatchObject({ released });
    // Nobody has proved to be the student: the form's answer may be a stranger's.
    expect((await verbs.show(order)).holding).toMatchObject({ released: null, until: null });
    const mail = await until(() => mailTo(order.email).find(({ parsed }) => /released/.test(parsed.subject ?? "")));
    expect(mail.parsed.text).toContain(released);
    await expect(staff.verbs.releaseSeat(order.reference, "Twice.")).rejects.toMatchObject({ code: "invalid" });
  });

  it("gets one email, which says that the proof has come if it was there at once", { tags: ["thorough"] }, async () => {
    smtp.refuseWith = 450;
    const order = await orderAt(await newBatch(3));
    // An email under way when the proof comes would be about the order as it was.
    await until(() => smtp.refused.includes(order.email));
    await test.app.services.orders.sendProof(order, png());
    smtp.refuseWith = null;
    const mail = await until(() => mailTo(order.email)[0], 30_000);
    expect(mail.parsed.subject).toContain("We have your receipt");
    expect(mail.parsed.text).toContain("usually within one working day");
    expect(mail.parsed.text).toContain("your seat stays yours");
    expect(mailTo(order.email)).toHaveLength(1);
  });

  it("asks who sends the simple form as well, by the link of its acknowledgement", async () => {
    const [batch, email] = [await newBatch(1), somebody()];
    await send(simpleEnrolment({ email, course: courseId, batch }));
    expect(lastsAbout((await heldIn(batch))[0], day)).toBe(true);
    const mail = await until(() => mailTo(email)[0]);
    const url = new URL(/https:\/\/\S+\/place\/\S+/.exec(mail.parsed.text ?? "")?.[0] ?? "");
    const link = { id: url.pathname.split("/")[2] ?? "", key: url.searchParams.get("key") };
    const { services } = test.app;
    expect(await services.showPlace(link)).toMatchObject({ state: "unconfirmed", batch: { name: batch } });
    await expect(services.showPlace({ ...link, key: "x" })).rejects.toMatchObject({ code: "forbidden" });
    expect(await services.confirmPlace(link)).toMatchObject({ next: null, state: "held" });
    expect((await heldIn(batch))[0]?.heldUntil).toEqual(payableUntil(test.app.services));
    expect(await services.confirmPlace(link)).toMatchObject({ state: "held" });
  });
});

it("where no email leaves the machine, a seat is held as long as its order may be paid", async () => {
  const test = await startTestApp({ DEMO_CONTENT: "on" });
  const order = await openOrder(test, { course: courseId, batch: "data-weekend" });
  const { holding } = await test.app.services.orders.show(order);
  expect(holding).toMatchObject({
    until: { iso: payableUntil(test.app.services).toISOString(), words: expect.stringMatching(/11:59\sPM/) },
    hasMail: false,
  });
  await test.stop();
});

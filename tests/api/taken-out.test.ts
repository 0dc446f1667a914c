import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findLedgerEntries } from "#domains/money/server/queries/ledger-queries.ts";
import { findOrder } from "#domains/money/server/queries/order-queries.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { settleOrder } from "../support/call-verb.ts";
import { confirmAddress } from "../support/confirmed-address.ts";
import { databases } from "../support/databases.ts";
import { planEnrolment } from "../support/enrolment-forms.ts";
import { startOffice } from "../support/office.ts";
import { openOrder, someAddress } from "../support/orders.ts";
import { png, proofForm } from "../support/proofs.ts";
import { newBatch, type Staff, startStaff } from "../support/staff.ts";

const { courseId } = newBatch;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
const address = () => `${randomUUID()}@example.com`;

describe.each(databases)("a student whom staff take out, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  const { signedUp } = startOffice(() => staff.test);

  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  const addBatch = async (seats = 3) => {
    const id = `batch-${randomUUID().slice(0, 8)}`;
    const dates = { startDate: inDays(7), endDate: inDays(90) };
    expect((await staff.enter("batches", { ...newBatch, id, name: id, ...dates, seats })).status).toBe(200);
    return id;
  };
  const enrol = async (batchId: string, email = address()) =>
    (await staff.call("enrolPerson", { batchId, name: "Ayesha Khan", email })).body as { id: string; state: string };
  const takeOut = async (id: string, reason = "") => await staff.call("withdrawEnrolment", id, { reason });
  const takeIn = async (id: string, place = "seat") => await staff.call("takeInAgain", id, place);
  const placesIn = async (batchId: string) => {
    const { rows } = await opened.database.execute(
      sql`select id, state, position from batch_enrolments where batch_id = ${batchId} order by created_at`,
    );
    return rows.map(({ id, state }) => ({ id: String(id), state: String(state) }));
  };
  /** The emails that wait about a place, and in how many seconds from their making each is sent. */
  const mailsAbout = async (id: string) => {
    const { rows } = await opened.database.execute(sql`
      select data->>'email' as email, extract(epoch from start_after - created_on)::int as after
      from pgboss.job where name = 'send-mail' and data->>'about' = ${id} order by created_on`);
    return rows.map(({ email, after }) => [email, Number(after)]);
  };
  /** The student's order, of which the first of the months is paid, and its seat. */
  const paidOrder = async (batch: string) => {
    const order = await openOrder(staff.test, { course: courseId, batch, schedule: "monthly" });
    await settleOrder(staff.test, order.reference);
    return { ...order, seat: (await placesIn(batch)).at(-1)?.id ?? "" };
  };
  const ledgerOf = async (reference: string) => {
    const order = await findOrder(opened.database, reference);
    const entries = await findLedgerEntries(opened.database, [order?.id ?? ""]);
    const left = entries.reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0);
    return { state: order?.state, left, entries };
  };

  it("is told of it with the reason, a while later, and the order asks for nothing more; what was paid stays", async () => {
    const batch = await addBatch();
    const { reference, seat } = await paidOrder(batch);
    const before = await ledgerOf(reference);
    const [money] = (await staff.call("listClassMoney", batch)).body;
    expect(money).toMatchObject({ enrolmentId: seat, renews: false });
    expect(money.openCharges).toBe(before.entries.filter(({ kind }) => kind === "charge").length - 1);
    expect([money.open, money.paid]).toEqual([expect.stringMatching(/\d/), expect.stringMatching(/\d/)]);
    expect((await takeOut(seat, "Moves to Lahore")).body).toMatchObject({ state: "withdrawn" });
    const after = await ledgerOf(reference);
    expect(after).toMatchObject({ state: "paid", left: 0 });
    // Each open charge ends by itself.
    const ended = after.entries.slice(before.entries.length);
    expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries);
    expect(ended).toHaveLength(money.openCharges);
    expect(ended.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(-before.left);
    for (const entry of ended)
      expect(entry).toMatchObject({ kind: "correction", act: "left", note: "Moves to Lahore" });
    expect((await mailsAbout(seat)).at(-1)).toEqual(["seat-taken-out", 30]);
    await takeOut(seat);
    expect(await ledgerOf(reference)).toEqual(after);
  });

  it("comes back with the same enrolment, and with the charges as they were", async () => {
    const batch = await addBatch();
    const { reference, seat } = await paidOrder(batch);
    const before = await ledgerOf(reference);
    await takeOut(seat);
    expect((await takeIn(seat)).body).toEqual({ id: seat, batchId: batch, state: "active" });
    const after = await ledgerOf(reference);
    expect([after.state, after.left]).toEqual([before.state, before.left]);
    const open = before.entries.filter(({ kind }) => kind === "charge").length - 1;
    expect(after.entries).toHaveLength(before.entries.length + 2 * open);
    expect((await mailsAbout(seat)).map(([email]) => email)).not.toContain("seat-taken-in");
    await takeIn(seat);
    expect(await ledgerOf(reference)).toEqual(after);
    await takeOut(seat);
    expect((await ledgerOf(reference)).left).toBe(0);
    await takeIn(seat);
    expect((await ledgerOf(reference)).left).toBe(before.left);
  });

  it("has an unpaid order cancelled, which may be paid again after coming back", async () => {
    const batch = await addBatch();
    const { reference } = await openOrder(staff.test, { course: courseId, batch });
    const [seat] = await placesIn(batch);
    const { left } = await ledgerOf(reference);
    await takeOut(seat?.id ?? "");
    expect(await ledgerOf(reference)).toMatchObject({ state: "cancelled", left: 0 });
    expect((await takeIn(seat?.id ?? "")).body).toMatchObject({ id: seat?.id, state: "held" });
    expect(await ledgerOf(reference)).toMatchObject({ state: "awaiting_payment", left });
    await settleOrder(staff.test, reference);
    expect(await placesIn(batch)).toEqual([{ id: seat?.id, state: "active" }]);
  });

  it("gets no seat by money that comes late: it is written down, and staff decide", async () => {
    const batch = await addBatch();
    const { reference } = await openOrder(staff.test, { course: courseId, batch });
    const [seat] = await placesIn(batch);
    await takeOut(seat?.id ?? "");
    const withoutAmount = await settleOrder(staff.test, reference);
    expect(withoutAmount).toMatchObject({ status: 409, body: { message: expect.stringContaining("taken out") } });
    const late = { amount: "10", method: "cash", isBeyond: true };
    expect(await settleOrder(staff.test, reference, late)).toMatchObject({ status: 200, body: { state: "cancelled" } });
    expect(await placesIn(batch)).toEqual([{ id: seat?.id, state: "withdrawn" }]);
    expect(await ledgerOf(reference)).toMatchObject({ state: "cancelled", left: -1_000 });
    const { review } = (await staff.call("findOrder", reference)).body;
    expect(review.takenOut).toBe(true);
    expect(review.figures.credit).toContain("10");
    expect((await takeIn(seat?.id ?? "")).body).toMatchObject({ state: "held" });
    expect((await staff.call("findOrder", reference)).body.review.takenOut).toBe(false);
  });

  it("stays while a proof of payment waits for a decision", async () => {
    const batch = await addBatch();
    const { reference, key } = await openOrder(staff.test, { course: courseId, batch });
    const path = `/api/payments/${reference}/proof?key=${encodeURIComponent(key)}`;
    await staff.test.ask(path, { method: "POST", body: proofForm(png(batch)) }, someAddress());
    const [seat] = await placesIn(batch);
    expect(await takeOut(seat?.id ?? "")).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(`order ${reference}`) },
    });
    expect(await placesIn(batch)).toEqual([{ id: seat?.id, state: "held" }]);
  });

  it("is offered the waiting list where another has the seat, before all who have not paid", async () => {
    const batch = await addBatch(1);
    const [out, next] = [await enrol(batch), await enrol(batch)];
    await takeOut(out.id);
    expect(await placesIn(batch)).toMatchObject([{ state: "withdrawn" }, { state: "active" }]);
    expect(await takeIn(out.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("the seat has gone to someone else") },
    });
    expect((await takeIn(out.id, "waiting list")).body).toMatchObject({ id: out.id, state: "waitlisted" });
    await takeOut(next.id);
    expect(await placesIn(batch)).toEqual([
      { id: out.id, state: "active" },
      { id: next.id, state: "withdrawn" },
    ]);
  });

  it("keeps their turn on the waiting list, if they are taken off it and put back", async () => {
    const batch = await addBatch(1);
    const [, first, second] = [await enrol(batch), await enrol(batch), await enrol(batch)];
    await takeOut(first.id);
    expect((await takeIn(first.id)).body).toMatchObject({ state: "waitlisted" });
    await staff.call("changeBatch", batch, { fields: { seats: 2 } });
    expect(await placesIn(batch)).toContainEqual({ id: first.id, state: "active" });
    expect(await placesIn(batch)).toContainEqual({ id: second.id, state: "waitlisted" });
  });

  it("gets the same enrolment also by hand, from a list and by the form", async () => {
    const batch = await addBatch();
    const email = address();
    const { id } = await enrol(batch, email);
    for (const again of [
      () => enrol(batch, email),
      () => staff.call("enrolStudents", batch, { text: `Ayesha Khan\t${email}` }),
      async () => {
        const form = planEnrolment({ email, course: courseId, batch });
        const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(form) };
        await staff.test.ask("/api/send-email", init, someAddress());
      },
    ]) {
      await takeOut(id);
      await again();
      const places = await placesIn(batch);
      expect(places).toEqual([{ id, state: expect.stringMatching(/active|held/) }]);
    }
  });

  it("reads in the portal that they are out and why, until they are back", async () => {
    const batch = await addBatch();
    const { email, user, browser } = await signedUp();
    await confirmAddress(opened.database, email);
    const { id } = await enrol(batch, email);
    await takeOut(id, "Classes at your school begin.");
    const portal = async () => {
      const now = (await staff.test.app.services.accounts.whoIs(browser.visitor)) ?? user;
      return await staff.test.app.services.showOwnPortal(now);
    };
    expect(await portal()).toMatchObject({
      batches: [],
      takenOut: [{ id, batch, reason: "Classes at your school begin." }],
    });
    await takeIn(id);
    expect(await portal()).toMatchObject({ batches: [{ id, state: "active" }], takenOut: [] });
  });

  it("is taken out once and told once by two at the same moment", async () => {
    const { id } = await enrol(await addBatch());
    await Promise.all([takeOut(id), takeOut(id)]);
    expect((await mailsAbout(id)).filter(([email]) => email === "seat-taken-out")).toHaveLength(1);
  });
});

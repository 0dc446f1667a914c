import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findOrder, findStudentOrder } from "#domains/money/server/queries/order-queries.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { openOrder } from "../support/orders.ts";
import { newBatch, type Staff, startStaff } from "../support/staff.ts";

const timeZone = "Asia/Karachi";
const [month, registration] = [600_000, 100_000];

describe.each(databases)("the fees of a student, changed, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  const { member } = startOffice(() => staff.test);
  let owner: Awaited<ReturnType<typeof member>>;
  let clerk: Awaited<ReturnType<typeof member>>;
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    expect((await staff.enter("batches", { ...newBatch, seats: 100 })).status).toBe(200);
    owner = await member("owner");
    clerk = await member("support");
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  /** A student who owes registration, unless it is paid, and three months from 2028-12 on. */
  const student = async (isRegistered = false) => {
    const [name, phone] = [`Bilal ${randomUUID().slice(0, 8)}`, `+92300${randomInt(1_000_000, 9_999_999)}`];
    const { id } = await owner.verbs.enrolPerson({ batchId: newBatch.id, name, email: null, phone });
    const terms = { plan: "standard", currency: "PKR" as const, feeFor: "month" as const, dueDay: 5 };
    const once = isRegistered ? {} : { registration: "1,000" };
    const fees = { monthly: "6,000", ...once, firstMonth: "2028-12", months: 3 };
    const { references } = await owner.verbs.openFees({ batchId: newBatch.id, places: [id], ...terms, ...fees });
    const { members } = await owner.verbs.showClass(newBatch.id);
    const personId = members.find((one: { id: string }) => one.id === id)?.person.id ?? "";
    return { id, name, personId, reference: references[0] ?? "" };
  };
  const chargesOf = async (reference: string) => {
    const { statement } = await owner.verbs.findOrder(reference);
    return statement.instalments.map(({ instalment, amountMinor, leftMinor, dueAt }) => [
      ...[instalment, amountMinor, leftMinor, dayOf(dueAt, timeZone)],
    ]);
  };
  const statementOf = async (reference: string) => (await owner.verbs.findOrder(reference)).statement;
  const pay = async (reference: string, amount: string) => {
    const payment = { key: randomUUID(), orders: [{ reference, charges: 0 }], amount, method: "cash" as const };
    return (await clerk.verbs.takeMoney(payment)).receipts[0]?.number ?? 0;
  };
  const ask = async (reference: string, given: object = {}) => {
    const asked = { key: randomUUID(), reference, kind: "scholarship" as const, charges: [1, 2, 3], percent: 50 };
    return await clerk.verbs.askReduction({ ...asked, reason: "Half of the fee", ...given });
  };

  it("are lowered once one has asked and another has approved, with the reason in the ledger", async () => {
    const { reference } = await student();
    const { id } = await ask(reference);
    expect((await statementOf(reference)).priceMinor).toBe(registration + 3 * month);
    expect(await owner.verbs.listReductions("")).toContainEqual(expect.objectContaining({ id, verdict: null }));
    await expect(clerk.verbs.decideReduction({ id, verdict: "approved", note: "" })).rejects.toMatchObject({
      code: "forbidden",
    });
    await owner.verbs.decideReduction({ id, verdict: "approved", note: "" });
    await owner.verbs.decideReduction({ id, verdict: "approved", note: "" });
    await expect(owner.verbs.decideReduction({ id, verdict: "refused", note: "" })).rejects.toMatchObject({
      code: "conflict",
    });
    expect((await chargesOf(reference)).map(([, amount]) => amount)).toEqual([
      registration,
      ...[1, 2, 3].map(() => month / 2),
    ]);
    const { ledger } = await owner.verbs.findOrder(reference);
    expect(ledger.at(-1)).toMatchObject({
      kind: "correction",
      act: "scholarship",
      note: "Half of the fee",
      instalment: 3,
    });
  });

  it("are lowered for a brother or sister once the family is known", async () => {
    const [one, other] = [await student(), await student()];
    await expect(ask(one.reference, { kind: "sibling" })).rejects.toMatchObject({ reason: "fees.noFamily" });
    await owner.verbs.joinFamily({ personId: one.personId, withId: other.personId });
    await expect(ask(one.reference, { kind: "sibling" })).resolves.toMatchObject({ amount: expect.any(String) });
  });

  it("are not lowered by whoever asked, where another may decide, nor once they were refused", async () => {
    await member("manager");
    const { reference } = await student();
    const asked = {
      key: randomUUID(),
      reference,
      kind: "waiver" as const,
      charges: [1],
      amount: "6000",
      reason: "Ill",
    };
    const { id } = await owner.verbs.askReduction(asked);
    await owner.verbs.askReduction(asked);
    expect(await owner.verbs.listReductions(reference)).toHaveLength(1);
    await expect(owner.verbs.decideReduction({ id, verdict: "approved", note: "" })).rejects.toMatchObject({
      code: "forbidden",
    });
    const { verbs } = await member("manager");
    await verbs.decideReduction({ id, verdict: "refused", note: "She came to each class" });
    expect((await statementOf(reference)).priceMinor).toBe(registration + 3 * month);
    expect(await owner.verbs.listReductions(reference)).toMatchObject([{ answer: "She came to each class" }]);
  });

  it.each([
    ["more than a month costs", { percent: undefined, amount: "7,000" }, "amount"],
    ["another currency", { percent: undefined, amount: "$5" }, "amount"],
    ["nothing", { percent: undefined }, "amount"],
  ])("refuse %s at the field", async (_, given, field) => {
    const { reference } = await student();
    await expect(ask(reference, given)).rejects.toMatchObject({ fields: { [field]: expect.anything() } });
  });

  it("are asked for in parts on other days, and cost the same", async () => {
    const { reference } = await student();
    await pay(reference, "3,000");
    const parts = [
      { on: "2028-12-05", amount: "1,000" },
      { on: "2028-12-20", amount: "3,000" },
    ];
    const given = { reference, charge: 1, parts, following: false, reason: "Agreed" };
    const wrong = { ...given, parts: [{ on: "2028-12-06", amount: "1,000" }, ...parts] };
    await expect(clerk.verbs.rescheduleFees(wrong)).rejects.toMatchObject({ fields: { amount: expect.anything() } });
    await clerk.verbs.rescheduleFees(given);
    expect((await chargesOf(reference)).slice(0, 4)).toEqual([
      ...[
        [0, registration, 0, "2028-12-05"],
        [1, 200_000, 0, "2028-12-05"],
      ],
      ...[
        [1, 100_000, 100_000, "2028-12-05"],
        [1, 300_000, 300_000, "2028-12-20"],
      ],
    ]);
    expect(await statementOf(reference)).toMatchObject({ costsMinor: registration + 3 * month, takenOffMinor: 0 });
    await expect(clerk.verbs.rescheduleFees({ ...given, seen: 2 })).rejects.toMatchObject({ code: "conflict" });
  });

  it("move to a later day, with all that follow by as many days", async () => {
    const { reference } = await student();
    const given = { reference, charge: 2, parts: [{ on: "2029-01-15" }], following: true, reason: "Harvest" };
    await clerk.verbs.rescheduleFees(given);
    const { costsMinor, takenOffMinor, balanceMinor } = await statementOf(reference);
    expect([costsMinor, takenOffMinor, balanceMinor]).toEqual([registration + 3 * month, 0, registration + 3 * month]);
    const days = await chargesOf(reference);
    expect(days.slice(2)).toEqual([
      [2, month, month, "2029-01-15"],
      [3, month, month, "2029-02-15"],
    ]);
    await expect(clerk.verbs.rescheduleFees({ ...given, charge: 2 })).rejects.toMatchObject({ code: "invalid" });
  });

  it("are shown as a change would make them, and stay as they are", async () => {
    const { reference } = await student();
    const before = await chargesOf(reference);
    const shown = (charges: { charge: number | null; leftMinor: number; dueAt: Date }[]) =>
      charges.map(({ leftMinor, dueAt }) => [leftMinor, dayOf(dueAt, timeZone)]);
    const later = { reference, charge: 2, parts: [{ on: "2029-01-15" }], following: true, reason: "Harvest" };
    const moved = await clerk.verbs.previewDueDays(later);
    expect(shown(moved.before.charges)).toEqual(before.map(([, , left, on]) => [left, on]));
    expect(shown(moved.after.charges).slice(2)).toEqual([
      [month, "2029-01-15"],
      [month, "2029-02-15"],
    ]);
    const dearer = { reference, from: 2, monthly: "7,500", reason: "Weekend batch" };
    const changed = await owner.verbs.previewMonthlyFee(dearer);
    expect(changed.after.charges.map(({ leftMinor }) => leftMinor)).toEqual([registration, month, 750_000, 750_000]);
    expect([changed.before, changed.after].map(({ balanceMinor }) => balanceMinor)).toEqual([1_900_000, 2_200_000]);
    await expect(clerk.verbs.previewMonthlyFee(dearer)).rejects.toMatchObject({ code: "forbidden" });
    const wrong = clerk.verbs.previewDueDays({ ...later, parts: [{ on: "2049-01-15" }] });
    await expect(wrong).rejects.toMatchObject({ fields: { on: expect.anything() } });
    expect(await chargesOf(reference)).toEqual(before);
    expect((await owner.verbs.findOrder(reference)).ledger).toHaveLength(4);
  });

  it("are due on the day that was agreed before any money came, earlier or later", async () => {
    const { reference } = await student(true);
    const move = async (charge: number, on: string) =>
      await clerk.verbs.rescheduleFees({ reference, charge, parts: [{ on }], following: false, reason: "Agreed" });
    const days = async () => (await chargesOf(reference)).map(([, , , on]) => on);
    await move(1, "2028-11-20");
    expect(await days()).toEqual(["2028-11-20", "2029-01-05", "2029-02-05"]);
    await move(1000, "2028-12-20");
    expect(await days()).toEqual(["2028-12-20", "2029-01-05", "2029-02-05"]);
  });

  it("keep an order of the site, and its seat, until the later day that was agreed", async () => {
    const { reference } = await openOrder(staff.test, { batch: "mern-gulf" });
    const [first] = (await statementOf(reference)).instalments;
    const daysLater = (count: number) => dayOf(new Date(Date.now() + count * 86_400_000), timeZone);
    const lastDay = async () => {
      const order = await findOrder(opened.database, reference);
      return order && dayOf(order.dueAt, timeZone);
    };
    const heldUntil = async () => {
      const { heldUntil } = (await findStudentOrder(opened.database, reference))?.seat ?? {};
      return heldUntil && dayOf(heldUntil, timeZone);
    };
    const move = async (charge: number | null | undefined, on: string) => {
      const given = { reference, charge: charge ?? null, parts: [{ on }], following: false, reason: "Salary day" };
      await clerk.verbs.rescheduleFees(given);
    };
    await move(first?.charge, daysLater(40));
    expect(await lastDay()).toBe(daysLater(40));
    expect(await heldUntil()).toBe(daysLater(40));
    // It does not end sooner than its student was told.
    await move((await statementOf(reference)).instalments[0]?.charge, daysLater(-1));
    expect([await lastDay(), await heldUntil()]).toEqual([daysLater(40), daysLater(40)]);
  });

  it("cost another fee from a month on, up or down, and keep what was taken off", async () => {
    const { reference } = await student();
    const { id } = await ask(reference, { charges: [3], percent: undefined, amount: "1,000" });
    await owner.verbs.decideReduction({ id, verdict: "approved", note: "" });
    await owner.verbs.changeMonthlyFee({ reference, from: 2, monthly: "7,500", reason: "Weekend batch" });
    expect((await chargesOf(reference)).map(([, amount]) => amount)).toEqual([registration, month, 750_000, 650_000]);
    await owner.verbs.changeMonthlyFee({ reference, from: 3, monthly: "5,000", reason: "Back again" });
    expect((await chargesOf(reference)).map(([, amount]) => amount)).toEqual([registration, month, 750_000, 400_000]);
  });

  it("are corrected for one month, which gives what was paid back as credit", async () => {
    const { reference } = await student();
    await pay(reference, "7,000");
    const less = { amount: "3,000", direction: "down" as const, charge: 1, reason: "9 of 14 classes not taken" };
    await owner.verbs.correctOrder(reference, less);
    expect((await chargesOf(reference)).map(([, amount, left]) => [amount, left])).toEqual([
      ...[
        [registration, 0],
        [month - 300_000, 0],
        [month, 300_000],
        [month, month],
      ],
    ]);
  });

  it("end with a student who leaves: what comes later is not asked for, and comes back with them", async () => {
    const { id, reference } = await student();
    await pay(reference, "7,000");
    await owner.verbs.withdrawEnrolment(id, { reason: "Moves away", keepsDue: true });
    expect((await chargesOf(reference)).map(([instalment]) => instalment)).toEqual([0, 1]);
    expect(await statementOf(reference)).toMatchObject({ priceMinor: registration + month, balanceMinor: 0 });
    await owner.verbs.takeInAgain(id, "seat");
    expect(await statementOf(reference)).toMatchObject({
      priceMinor: registration + 3 * month,
      balanceMinor: 2 * month,
    });
    expect((await chargesOf(reference)).map(([instalment]) => instalment)).toEqual([0, 1, 2, 3]);
  });

  it("are cancelled where no money came, and opened again", async () => {
    const { id, reference } = await student();
    const paid = await student();
    await pay(paid.reference, "10");
    await expect(owner.verbs.cancelOrder(paid.reference, "Twice")).rejects.toMatchObject({ code: "conflict" });
    await owner.verbs.cancelOrder(reference, "Wrong class");
    await owner.verbs.cancelOrder(reference, "Wrong class");
    expect(await statementOf(reference)).toMatchObject({ standing: "cancelled", balanceMinor: 0, dueMinor: 0 });
    const { members } = await owner.verbs.showClass(newBatch.id);
    expect(members.find((one: { id: string }) => one.id === id)?.state).toBe("active");
    await expect(pay(reference, "10")).rejects.toMatchObject({ code: "conflict" });
  });

  it("put two swapped payments of a family right: both ledgers name the other, and sums stay", async () => {
    const [hamza, hina] = [await student(), await student()];
    const [wrong, other] = [await pay(hamza.reference, "6,400"), await pay(hina.reference, "7,000")];
    const before = await clerk.verbs.showDrawer(clerk.user.id);
    const first = await clerk.verbs.movePayment({ receipt: wrong, to: hina.reference });
    await clerk.verbs.movePayment({ receipt: other, to: hamza.reference });
    expect(await clerk.verbs.movePayment({ receipt: wrong, to: hina.reference })).toEqual(first);
    const [his, hers] = [await owner.verbs.findOrder(hamza.reference), await owner.verbs.findOrder(hina.reference)];
    expect([his.statement.receivedMinor, hers.statement.receivedMinor]).toEqual([700_000, 640_000]);
    expect(his.ledger.map(({ note }) => note).join(" ")).toContain(hina.name);
    expect(hers.ledger.map(({ note }) => note).join(" ")).toContain(hamza.name);
    expect((await clerk.verbs.showDrawer(clerk.user.id)).cash).toEqual(before.cash);
    await expect(clerk.verbs.movePayment({ receipt: wrong, to: (await student()).reference })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("take a discount code at the desk", async () => {
    const { reference } = await student();
    const code = `EARLY${randomInt(100, 999)}`;
    await owner.verbs.makeDiscount({ code, percent: 10, maxUses: 5 });
    await clerk.verbs.applyCode(reference, code.toLowerCase());
    expect((await chargesOf(reference)).map(([, amount]) => amount)).toEqual([registration, 540_000, 540_000, 540_000]);
    await expect(clerk.verbs.applyCode(reference, code)).rejects.toMatchObject({ fields: { code: expect.anything() } });
  });
});

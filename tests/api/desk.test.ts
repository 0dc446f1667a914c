import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NewClosing } from "#domains/money/contract.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { contendedDatabases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { newBatch, type Staff, startStaff } from "../support/staff.ts";

const fees = { plan: "standard", schedule: "monthly", monthly: "6,000", currency: "PKR" };
const monthMinor = 600_000;

describe.each(contendedDatabases)("money at the desk on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  const { member } = startOffice(() => staff.test);
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    expect((await staff.enter("batches", { ...newBatch, seats: 100 })).status).toBe(200);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  /** A student of the batch whose fees are open: 6,000 rupees a month. */
  const student = async () => {
    const [name, phone] = [`Bilal ${randomUUID().slice(0, 8)}`, `+92300${randomInt(1_000_000, 9_999_999)}`];
    const { id } = (await staff.call("enrolPerson", { batchId: newBatch.id, name, email: null, phone })).body;
    const { reference } = (await staff.call("billPlace", id, fees)).body;
    const { members } = (await staff.call("showClass", newBatch.id)).body;
    const { person } = members.find((one: { id: string }) => one.id === id);
    return { id, name, reference: reference as string, personId: person.id as string };
  };
  const payerOf = async (personId: string) => (await staff.call("showPayer", personId)).body;
  const payment = (references: { reference: string; charges?: number; seen?: number }[], given: object = {}) => {
    return { key: randomUUID(), orders: references, method: "cash", ...given };
  };
  const take = (given: object) => staff.call("takeMoney", given);

  it("takes what is proposed, a part, several months and more than is owed, each with the next receipt", async () => {
    const { personId, reference } = await student();
    const [before] = (await payerOf(personId)).orders;
    const first = (await take(payment([{ reference, charges: 1, seen: before.seen }]))).body;
    expect(first).toMatchObject({ isRepeat: false, receipts: [{ reference, amountMinor: monthMinor }] });
    const part = (await take(payment([{ reference, charges: 1 }], { amount: "2,500/-" }))).body;
    const ahead = (await take(payment([{ reference, charges: 2 }]))).body;
    const numbers = [first, part, ahead].map(({ receipts: [{ number }] }) => number);
    expect(numbers).toEqual([numbers[0], numbers[0] + 1, numbers[0] + 2]);
    expect(part.receipts[0].amountMinor).toBe(250_000);
    expect(ahead.receipts[0].amountMinor).toBe(350_000 + monthMinor);
    await take(payment([{ reference, charges: 9 }], { amount: "1,00,000" }));
    const [after] = (await payerOf(personId)).orders;
    expect(after).toMatchObject({ charges: [], credit: expect.stringContaining("PKR") });
  });

  it("is for brothers and sisters at once: a receipt each, the oldest charge first", async () => {
    const [hamza, hina] = [await student(), await student()];
    const both = [hamza, hina].map(({ reference }) => ({ reference, charges: 1 }));
    const { receipts } = (await take(payment(both))).body;
    expect(receipts).toMatchObject(both.map(({ reference }) => ({ reference, amountMinor: monthMinor })));
    const more = (await take(payment(both, { amount: "13,000" }))).body;
    expect(more.receipts.map(({ amountMinor }: { amountMinor: number }) => amountMinor)).toEqual([
      monthMinor + 100_000,
      monthMinor,
    ]);
  });

  it("is offered for all of a family, and all for whom one person or company pays", async () => {
    const [first, second, third, other] = [await student(), await student(), await student(), await student()];
    const together = async (personId: string) =>
      (await payerOf(personId)).together.map(({ id }: { id: string }) => id).sort();
    await staff.call("joinFamily", { personId: first.personId, withId: second.personId });
    const mill = { relation: "other", phone: "0300 7654321", email: null };
    for (const { personId } of [first, third])
      await staff.call("changeGuardian", {
        ...mill,
        personId,
        name: personId === first.personId ? "The Mill" : "the mill",
      });
    await staff.call("changeGuardian", { ...mill, phone: null, personId: other.personId, name: "The Mill" });
    expect(await together(first.personId)).toEqual([second.personId, third.personId].sort());
    expect(await together(third.personId)).toEqual([first.personId]);
    expect(await together(other.personId)).toEqual([]);
  });

  it("is written once, however often the form is sent, and by two at once", async () => {
    const { reference } = await student();
    const given = payment([{ reference, charges: 1, seen: undefined }]);
    const sent = await Promise.all([take(given), take(given), take(given)]);
    const numbers = sent.map(({ body }) => body.receipts[0].number);
    expect(new Set(numbers).size).toBe(1);
    expect(sent.filter(({ body }) => !body.isRepeat)).toHaveLength(1);
  });

  it("is refused to the second of two clerks who take for the same page", async () => {
    const { personId, reference } = await student();
    const [{ seen }] = (await payerOf(personId)).orders;
    const [one, other] = [payment([{ reference, charges: 1, seen }]), payment([{ reference, charges: 1, seen }])];
    const answers = await Promise.all([take(one), take(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("counts from the day on which it was received, and lies in the drawer of today", async () => {
    const { verbs, user } = await member("support");
    const { personId, reference } = await student();
    const { timeZone } = staff.test.app.services.site().content.company.hours;
    const yesterday = dayOf(new Date(Date.now() - day), timeZone);
    const given = payment([{ reference, charges: 1 }], { receivedOn: yesterday, note: "By her brother" });
    const { receipts } = await verbs.takeMoney(given as never);
    const { ledger } = (await staff.call("findOrder", reference)).body;
    expect(ledger.at(-1)).toMatchObject({ kind: "payment", receivedOn: yesterday, note: "By her brother" });
    const drawer = await verbs.showDrawer(user.id);
    expect(drawer).toMatchObject({ receipts: [{ number: receipts[0]?.number, personId }] });
    expect(drawer.cash).toEqual([expect.stringContaining("6,000")]);
  });

  it("is taken back by the clerk who took it, once, with a receipt that names the first", async () => {
    const { verbs, user } = await member("support");
    const { verbs: others } = await member("support");
    const { personId, reference } = await student();
    const { receipts } = await verbs.takeMoney(payment([{ reference, charges: 1 }]) as never);
    const numbers = receipts.map(({ number }) => number);
    await expect(others.untakeMoney(numbers)).rejects.toMatchObject({ code: "not_found" });
    expect(await verbs.untakeMoney(numbers)).toEqual({ receipts: [(numbers[0] ?? 0) + 1] });
    expect(await verbs.untakeMoney(numbers)).toEqual({ receipts: [] });
    const [order] = (await payerOf(personId)).orders;
    expect(order.charges[0].leftMinor).toBe(monthMinor);
    expect((await verbs.showDrawer(user.id)).cash).toEqual([expect.stringMatching(/\D0$/)]);
  });

  it.each([
    ["a minus", { amount: "-6000" }, "amount"],
    ["another currency", { amount: "$60" }, "amount"],
    ["a text", { amount: "six thousand" }, "amount"],
    ["a day that has not come", { receivedOn: "2099-01-01" }, "receivedOn"],
    ["a day long ago", { receivedOn: "1999-01-01" }, "receivedOn"],
  ])("refuses %s at its field, with nothing written", async (_, given, field) => {
    const { personId, reference } = await student();
    const { status, body } = await take(payment([{ reference, charges: 1 }], given));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
    const [order] = (await payerOf(personId)).orders;
    expect(order.charges[0].leftMinor).toBe(monthMinor);
  });

  it("reads the digits of any keyboard", async () => {
    const { reference } = await student();
    const typed = payment([{ reference, charges: 1 }], { amount: "۶۰۰۰" });
    expect((await take(typed)).body.receipts).toMatchObject([{ amountMinor: monthMinor }]);
  });

  it("is refused for a student who was taken out, and for two currencies at once", async () => {
    const [gone, here] = [await student(), await student()];
    await staff.call("withdrawEnrolment", gone.id);
    expect((await take(payment([{ reference: gone.reference, charges: 1 }], { amount: "10" }))).status).toBe(409);
    expect((await take(payment([{ reference: "2222-2222", charges: 1 }]))).status).toBe(404);
    const [name, phone] = [`Dana ${randomUUID().slice(0, 8)}`, `+92300${randomInt(1_000_000, 9_999_999)}`];
    const { id } = (await staff.call("enrolPerson", { batchId: newBatch.id, name, email: null, phone })).body;
    const { reference } = (await staff.call("billPlace", id, { ...fees, monthly: "100", currency: "USD" })).body;
    const both = payment([
      { reference: here.reference, charges: 1 },
      { reference, charges: 1 },
    ]);
    expect((await take(both)).status).toBe(422);
  });

  it("is counted and handed over at the day's end: a difference needs its reason, and it is closed once", async () => {
    const { verbs, user } = await member("support");
    const { reference } = await student();
    await verbs.takeMoney(payment([{ reference, charges: 1 }]) as never);
    const drawerOf = async () => (await verbs.showDeskDay()).drawers.find(({ userId }) => userId === user.id);
    const seen = (await drawerOf())?.seen ?? "";
    const closing = {
      key: randomUUID(),
      currency: "PKR" as const,
      seen,
      counted: "5,800",
      handedTo: { place: "The bank" },
    };
    await expect(verbs.closeDrawer(closing)).rejects.toMatchObject({ fields: { reason: expect.anything() } });
    await expect(verbs.closeDrawer({ ...closing, seen: "100" })).rejects.toMatchObject({ code: "conflict" });
    const counted = { ...closing, reason: "Change given twice" };
    expect((await verbs.closeDrawer(counted)).difference).toMatch(/200/);
    expect((await verbs.closeDrawer(counted)).difference).toMatch(/200/);
    expect(await drawerOf()).toBeUndefined();
    const { closings, taken } = await verbs.showDeskDay();
    expect(closings[0]).toMatchObject({ userId: user.id, reason: "Change given twice", handedTo: "The bank" });
    expect(closings.filter(({ userId }) => userId === user.id)).toHaveLength(1);
    expect(taken).toContainEqual(
      expect.objectContaining({ userId: user.id, method: "cash", kind: "payment", count: 1 }),
    );
    await verbs.takeMoney(payment([{ reference, charges: 1 }]) as never);
    expect((await drawerOf())?.seen).toBe(seen);
  });

  it("is in the drawer of the colleague who takes it over, until that one is closed", async () => {
    const [giver, receiver, teacher] = [await member("support"), await member("cashier"), await member("teacher")];
    const { reference } = await student();
    await giver.verbs.takeMoney(payment([{ reference, charges: 1 }]) as never);
    const cashOf = async ({ user }: typeof giver) =>
      (await giver.verbs.showDeskDay()).drawers.find(({ userId }) => userId === user.id)?.seen ?? "0";
    const close = (one: typeof giver, handedTo: NewClosing["handedTo"], counted: string, seen: string) =>
      one.verbs.closeDrawer({ key: randomUUID(), currency: "PKR", seen, counted, handedTo, reason: "Torn" });
    for (const nobody of [teacher.user.id, giver.user.id, randomUUID()])
      await expect(close(giver, { userId: nobody }, "6000", "600000")).rejects.toMatchObject({
        fields: { handedTo: expect.anything() },
      });
    await close(giver, { userId: receiver.user.id }, "5900", "600000");
    expect([await cashOf(giver), await cashOf(receiver)]).toEqual(["0", "590000"]);
    const more = await student();
    await receiver.verbs.takeMoney(payment([{ reference: more.reference, charges: 1 }]) as never);
    expect(await cashOf(receiver)).toBe("1190000");
    expect((await receiver.verbs.showDrawer(receiver.user.id)).cash).toEqual([expect.stringContaining("11,900")]);
    // Two who hand over to each other at once: one has all of it, and the other counts again.
    await giver.verbs.takeMoney(payment([{ reference, charges: 1 }]) as never);
    const ends = await Promise.allSettled([
      close(giver, { userId: receiver.user.id }, "6000", "600000"),
      close(receiver, { userId: giver.user.id }, "11900", "1190000"),
    ]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect([await cashOf(giver), await cashOf(receiver)].toSorted()).toEqual(["0", "1790000"]);
  });
});

import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { newBatch, type Staff, startStaff } from "../support/staff.ts";

const monthMinor = 600_000;

describe.each(databases)("a seat that is handed on, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  const { member } = startOffice(() => staff.test);
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  const someone = (name: string) => ({
    ...{ name: `${name} ${randomUUID().slice(0, 8)}`, email: null },
    phone: `+92300${randomInt(1_000_000, 9_999_999)}`,
  });
  /** A batch of one seat, whose student has three months to pay, and somebody who waits for the seat. */
  const fullClass = async () => {
    const batch = { ...newBatch, id: `one-${randomUUID().slice(0, 8)}`, seats: 1 };
    expect((await staff.enter("batches", batch)).status).toBe(200);
    const { id } = (await staff.call("enrolPerson", { batchId: batch.id, ...someone("Adeel") })).body;
    const waits = (await staff.call("enrolPerson", { batchId: batch.id, ...someone("Zoya") })).body;
    expect(waits.state).toBe("waitlisted");
    const terms = { plan: "standard", currency: "PKR", feeFor: "month", monthly: "6,000", firstMonth: "2026-12" };
    const given = { batchId: batch.id, places: [id], ...terms, months: 3, dueDay: 5, registration: "1,000" };
    const { references } = (await staff.call("openFees", given)).body;
    return { batchId: batch.id, id: id as string, reference: references[0] as string, waitingId: waits.id as string };
  };
  const take = async (reference: string, charges: number) =>
    await staff.call("takeMoney", { key: randomUUID(), orders: [{ reference, charges }], method: "cash" });
  const orderOf = async (reference: string) => (await staff.call("findOrder", reference)).body;

  it("passes to the other person with what is left, on the same days; nobody who waits comes in between", async () => {
    const { verbs } = await member("support");
    const { batchId, id, reference, waitingId } = await fullClass();
    await take(reference, 2);
    const before = await orderOf(reference);
    const next = someone("Kamran");
    const handed = await verbs.handOnSeat({ reference, ...next, reason: "Her brother comes instead" } as never);
    expect(handed.left).toBe("PKR\u00a012,000");
    const { members } = (await staff.call("showClass", batchId)).body;
    const stateOf = (is: (one: { id: string; person: { name: string } }) => boolean) => members.find(is)?.state;
    expect(stateOf((one) => one.person.name === next.name)).toBe("active");
    expect(stateOf((one) => one.id === waitingId)).toBe("waitlisted");
    expect(stateOf((one) => one.id === id) ?? "withdrawn").toBe("withdrawn");
    const [first, other] = [await orderOf(reference), await orderOf(handed.reference ?? "")];
    expect(first.statement).toMatchObject({ receivedMinor: monthMinor + 100_000, balanceMinor: 0 });
    expect(first.ledger.at(-1)).toMatchObject({ act: "left", note: "Her brother comes instead" });
    const daysOf = (of: { statement: { instalments: { dueAt: string; leftMinor: number }[] } }) =>
      of.statement.instalments.filter(({ leftMinor }) => leftMinor > 0).map(({ dueAt }) => dueAt);
    expect(daysOf(other)).toEqual(daysOf(before));
    expect(other.statement).toMatchObject({ balanceMinor: 2 * monthMinor, receivedMinor: 0 });
    await expect(
      verbs.handOnSeat({ reference, ...someone("Third"), reason: "Once more" } as never),
    ).rejects.toMatchObject({ code: "invalid" });
  });

  it("asks nothing of the other person once everything is paid, and is refused to who is there already", async () => {
    const { verbs } = await member("support");
    const { batchId, reference, waitingId } = await fullClass();
    await take(reference, 4);
    const { members } = (await staff.call("showClass", batchId)).body;
    const waiting = members.find((one: { id: string }) => one.id === waitingId).person;
    const there = { name: waiting.name, email: null, phone: waiting.phone };
    await expect(verbs.handOnSeat({ reference, ...there, reason: "Again" } as never)).rejects.toMatchObject({
      reason: "enrolment.alreadyThere",
    });
    const handed = await verbs.handOnSeat({ reference, ...someone("Kamran"), reason: "Moves away" } as never);
    expect(handed).toEqual({ reference: null, left: null });
    expect((await orderOf(reference)).statement).toMatchObject({ balanceMinor: 0, receivedMinor: 1_900_000 });
  });

  it("is refused where neither an address nor a number says who comes", async () => {
    const { reference } = await fullClass();
    const given = { reference, name: "Nobody", email: null, phone: null, reason: "Who" };
    expect(await staff.call("handOnSeat", given)).toMatchObject({ status: 422 });
  });
});

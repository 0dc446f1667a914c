import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { contendedDatabases } from "../support/databases.ts";
import { newBatch, type Staff, startStaff } from "../support/staff.ts";

const fees = {
  ...{ plan: "standard", currency: "PKR", feeFor: "month", monthly: "6,000/-", registration: "1000" },
  ...{ firstMonth: "2098-12", months: 3, dueDay: 5 },
};

describe.each(contendedDatabases)("a known person who is enrolled at the desk, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    expect((await staff.enter("batches", { ...newBatch, seats: 2 })).status).toBe(200);
    expect((await staff.enter("batches", { ...newBatch, id: "one-seat", name: "One seat", seats: 1 })).status).toBe(
      200,
    );
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  const person = async () => {
    const phone = `+92300${randomInt(1_000_000, 9_999_999)}`;
    return (await staff.call("addStudent", { name: `Bilal ${randomUUID().slice(0, 8)}`, phone })).body as string;
  };
  const enrol = async (personId: string, given: object = {}) =>
    await staff.call("enrolAtDesk", { personId, batchId: newBatch.id, place: "seat", fees, ...given });

  it("gets a seat and fees at once, as the same person, and no second place however often it is sent", async () => {
    const personId = await person();
    const answers = await Promise.all([enrol(personId), enrol(personId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const done = answers.find(({ status }) => status === 200)?.body;
    expect(done.place).toBe("seat");
    const order = (await staff.call("findOrder", done.reference)).body;
    expect(order.ledger.map(({ amountMinor }: { amountMinor: number }) => amountMinor)).toEqual([
      ...[100_000, 600_000, 600_000, 600_000],
    ]);
    const card = (await staff.call("showPerson", personId)).body;
    expect(card.person.id).toBe(personId);
    expect(card.enrolments.map(({ enrolment }: { enrolment: { state: string } }) => enrolment.state)).toEqual([
      "active",
    ]);
    expect(card.orders).toHaveLength(1);
    expect((await enrol(personId)).body).toMatchObject({ error: "They are in that batch already, or wait for it." });
  });

  it("pays registration once, in whatever class", async () => {
    const personId = await person();
    await enrol(personId);
    const { body } = await enrol(personId, { batchId: "data-evening" });
    const order = (await staff.call("findOrder", body.reference)).body;
    expect(order.ledger.map(({ instalment }: { instalment: number }) => instalment)).toEqual([1, 2, 3]);
  });

  it("is refused a seat of a full batch with nothing written, and waits there if that is chosen", async () => {
    const [first, second] = [await person(), await person()];
    const both = await Promise.all([first, second].map((id) => enrol(id, { batchId: "one-seat" })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = both[0]?.status === 200 ? second : first;
    const before = (await staff.call("showPerson", late)).body;
    expect([before.enrolments, before.orders]).toEqual([[], []]);
    const waits = await enrol(late, { batchId: "one-seat", place: "waiting list", fees: null });
    expect(waits.body).toMatchObject({ place: "waiting list", reference: null });
  });

  it("keeps neither seat nor fees where a fee is none", async () => {
    const personId = await person();
    const wrong = await enrol(personId, { batchId: "data-evening", fees: { ...fees, monthly: "six thousand" } });
    expect(wrong.status).toBe(422);
    expect((await staff.call("showPerson", personId)).body.enrolments).toEqual([]);
    expect((await enrol(randomUUID())).status).toBe(404);
  });
});

import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { remindOfInstalments } from "#domains/money/server/remind-instalments.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { settleOrder } from "../support/call-verb.ts";
import { databases } from "../support/databases.ts";
import { newBatch, type Staff, startStaff } from "../support/staff.ts";

const fees = { plan: "standard", schedule: "monthly", monthly: "100", currency: "USD" };

describe.each(databases)("fees that staff open without an enrolment request, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    expect((await staff.enter("batches", newBatch)).status).toBe(200);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  /** Somebody whom staff put into the batch, with a phone number alone or with an address. */
  const added = async (email: string | null = null) => {
    const [name, phone] = [`Bilal ${randomUUID().slice(0, 8)}`, `+92300${randomInt(1_000_000, 9_999_999)}`];
    const { id } = (await staff.call("enrolPerson", { batchId: newBatch.id, name, email, phone })).body;
    const { members } = (await staff.call("showClass", newBatch.id)).body;
    const { person } = members.find((one: { id: string }) => one.id === id);
    return { id, name, phone, personId: person.id as string };
  };
  const bill = async (id: string, given: object = fees) => await staff.call("billPlace", id, given);
  const find = async (reference: string) => (await staff.call("findOrder", reference)).body;

  it("are an order for person and batch, once, that never expires and leaves the seat alone", async () => {
    const { id, name, phone, personId } = await added();
    const { status, body } = await bill(id);
    expect(status).toBe(200);
    expect((await bill(id)).body).toEqual(body);
    const order = await find(body.reference);
    expect(order).toMatchObject({ state: "awaiting_payment", student: { email: "", phone } });
    expect(order.review).toMatchObject({ seat: "active", batch: { name: newBatch.name }, student: { name, phone } });
    expect(order.ledger.length).toBeGreaterThan(1);
    const { orders } = (await staff.call("showPerson", personId)).body;
    expect(orders).toMatchObject([{ reference: body.reference, byStaff: true, enrolmentRequestId: null }]);
  });

  it("are paid, receipted, reminded of, found and listed as others are", async () => {
    const { id, name } = await added(`${randomUUID()}@example.com`);
    const { reference } = (await bill(id)).body;
    expect(await settleOrder(staff.test, reference)).toMatchObject({ status: 200, body: { state: "paid" } });
    const order = await find(reference);
    expect(order.ledger.find(({ kind }: { kind: string }) => kind === "payment")).toMatchObject({
      receipt: expect.any(Number),
    });
    const listed = (await staff.call("listOrders", { limit: 50 })).body.entries;
    const student = listed.find((one: { reference: string }) => one.reference === reference)?.student;
    expect(`${student.firstName} ${student.lastName}`).toBe(name);
    const found = (await staff.call("findAnything", reference)).body;
    expect(JSON.stringify(found)).toContain(name);
    const [, second] = order.ledger.filter(({ kind }: { kind: string }) => kind === "charge");
    const sent: unknown[] = [];
    const emailQueue = { enqueue: async (_: unknown, requests: unknown[]) => void sent.push(...requests) };
    const { site } = staff.test.app.services;
    await remindOfInstalments({ database: opened.database, emailQueue, site }, new Date(+new Date(second.dueAt) - day));
    expect(sent.length).toBeGreaterThan(0);
    expect(
      (await staff.call("listClassMoney", newBatch.id)).body.map((one: { enrolmentId: string }) => one.enrolmentId),
    ).toContain(id);
  });

  it("are refused for a place that was given up, a plan that is not sold, and half a price", async () => {
    const { id } = await added();
    expect((await bill(id, { plan: "none" })).status).toBe(422);
    expect((await bill(id, { plan: "standard", monthly: "100" })).status).toBe(422);
    await staff.call("withdrawEnrolment", id);
    expect((await bill(id)).status).toBe(422);
    expect((await bill(randomUUID())).status).toBe(404);
  });

  it("go with an erased person who has not paid, and keep nothing but the amount of one who has", async () => {
    const [unpaid, paid] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    const [one, other] = [await added(unpaid), await added(paid)];
    const [open_, settled] = [(await bill(one.id)).body.reference, (await bill(other.id)).body.reference];
    await settleOrder(staff.test, settled);
    const erase = async (email: string) => {
      const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ email }) };
      return (await staff.test.app.manage(new Request("http://localhost/people/erase", init))).status;
    };
    expect([await erase(unpaid), await erase(paid)]).toEqual([200, 200]);
    expect((await staff.call("findOrder", open_)).status).toBe(404);
    expect(await find(settled)).toMatchObject({ student: { firstName: "", lastName: "", email: "", phone: "" } });
  });
});

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findOrder } from "#domains/money/server/queries/order-queries.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { settleOrder } from "../support/call-verb.ts";
import { databases } from "../support/databases.ts";
import { planFormData } from "../support/enrolment-forms.ts";
import { readPayPath, someAddress } from "../support/orders.ts";
import { newBatch, type Staff, startStaff } from "../support/staff.ts";
import { until } from "../support/until.ts";

describe.each(databases)("the seats of a person who is erased, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  const [email, waiting] = ["leaver@example.com", "waiting@example.com"];

  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    for (const [id, seats] of Object.entries({ "one-seat": 1, "paid-seat": 1, "two-seats": 2 }))
      expect((await staff.enter("batches", { ...newBatch, id, seats })).status).toBe(200);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  const enrol = async (batchId: string, name: string, address: string) =>
    (await staff.call("enrolPerson", { batchId, name, email: address })).body.state;
  const states = async (batchId: string) => {
    const { rows } = await opened.database.execute(sql`
      select person.email, person.name, place.state from batch_enrolments place
      join people person on person.id = place.person_id where batch_id = ${batchId} order by place.created_at`);
    return rows;
  };
  const erase = (address: string) => staff.ask("POST", "/people/erase", { email: address });

  it("go to the next who waits; a place without an order goes with the person", async () => {
    expect(await enrol("one-seat", "Leaver", email)).toBe("active");
    expect(await enrol("one-seat", "Waiting", waiting)).toBe("waitlisted");
    expect(await erase(email)).toMatchObject({ status: 200, body: { enrolments: 1, leads: 0 } });
    expect(await states("one-seat")).toEqual([{ email: waiting, name: "Waiting", state: "active" }]);
    const { rows } = await opened.database.execute(sql`select actor, verb from audit_entries where subject = 'person'`);
    expect(rows).toEqual([{ actor: "operator", verb: "erasePerson" }]);
  });

  it("are not offered to the person who leaves, though they wait under another address", async () => {
    expect(await enrol("one-seat", "Waiting", "second@example.com")).toBe("waitlisted");
    await opened.database.execute(sql`
      update people set merged_into = (select id from people where email = ${waiting})
      where email = 'second@example.com'`);
    expect(await enrol("one-seat", "Third", "third@example.com")).toBe("waitlisted");
    const held = await staff.ask("POST", "/people/export", { email: "second@example.com" });
    expect(held.body).toMatchObject({ people: [{ email: waiting }, {}], enrolments: [{}, {}] });
    expect(await erase("second@example.com")).toMatchObject({ status: 200, body: { enrolments: 2 } });
    expect(await states("one-seat")).toEqual([{ email: "third@example.com", name: "Third", state: "active" }]);
    const { rows } = await opened.database.execute(sql`
      select data->>'email' as email from pgboss.job where name = 'send-mail' and data->>'email' like 'seat-%'`);
    expect(rows.map((row) => row.email)).not.toContain("seat-offered");
    // Their mail about the seat may have been written at that moment: it is removed as soon as it is there.
    await until(async () => (await staff.ask("POST", "/people/export", { email: waiting })).status === 404);
  });

  it("are given on exactly once, though others come at the same moment", async () => {
    for (const name of ["a", "b"]) expect(await enrol("two-seats", name, `${name}@example.com`)).toBe("active");
    const [left] = await Promise.all([
      erase("a@example.com"),
      enrol("two-seats", "c", "c@example.com"),
      enrol("two-seats", "d", "d@example.com"),
      erase("b@example.com"),
      enrol("two-seats", "e", "e@example.com"),
    ]);
    expect(left.status).toBe(200);
    const found = await states("two-seats");
    expect(found.map(({ name }) => name).sort()).toEqual(["c", "d", "e"]);
    expect(found.map(({ state }) => state).sort()).toEqual(["active", "active", "waitlisted"]);
  });

  it("stay without the person where a paid order refers to them", async () => {
    const asked = { email, course: newBatch.courseId, batch: "paid-seat" };
    const form = { formType: "registration-form", formData: { ...planFormData, ...asked } };
    const answer = await staff.test.ask(
      "/api/send-email",
      { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(form) },
      someAddress(),
    );
    const { reference } = readPayPath((await answer.json()).next);
    expect(await enrol("paid-seat", "Next", "next@example.com")).toBe("waitlisted");
    await settleOrder(staff.test, reference);
    const before = await findOrder(opened.database, reference);
    expect(before?.enrolmentId).toEqual(expect.any(String));
    expect(await erase(email)).toMatchObject({ body: { enrolments: 1, anonymised: [reference] } });
    expect(await findOrder(opened.database, reference)).toEqual(before);
    expect(await states("paid-seat")).toEqual([
      { email: null, name: "", state: "withdrawn" },
      { email: "next@example.com", name: "Next", state: "active" },
    ]);
    const { rows } = await opened.database.execute(sql`select person_id from enrolments where email = ''`);
    expect(rows).toEqual([{ person_id: null }]);
  });
});

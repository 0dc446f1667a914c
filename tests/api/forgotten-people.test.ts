import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseExpired } from "#domains/privacy/server/erase-expired.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { retention } from "#shared/retention.ts";
import { settleOrder } from "../support/call-verb.ts";
import { contactForm } from "../support/contact-form.ts";
import { databases } from "../support/databases.ts";
import { planFormData } from "../support/enrolment-forms.ts";
import { readPayPath, someAddress } from "../support/orders.ts";
import { newBatch, type Staff, startStaff } from "../support/staff.ts";

describe.each(databases)("people of whom nothing is left, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  const start = Date.now();

  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    expect((await staff.enter("batches", newBatch)).status).toBe(200);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  const send = async (body: unknown) => {
    const headers = { "Content-Type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return await (await staff.test.ask("/api/send-email", init, someAddress())).json();
  };
  const nightAfter = async (days: number) =>
    await eraseExpired(
      {
        database: opened.database,
        fileRemovals: { place: async () => {} },
        outboxFiles: { findAbout: async () => [], findBefore: async () => [], remove: async () => {} },
      },
      new Date(start + days * day),
    );
  const people = async () => {
    const { rows } = await opened.database.execute(sql`select name, email from people order by email nulls last`);
    return rows.map(({ name, email }) => `${name} <${email}>`);
  };

  it("go with their last record; one who was merged goes alone, and the other stays as long as something is there", async () => {
    await send(contactForm({ email: "writer@example.com" }));
    await send(contactForm({ email: "other@example.com" }));
    await staff.call("mergePeople", { kept: "writer@example.com", merged: "other@example.com" });
    await opened.database.execute(sql`
      update inquiries set created_at = now() - interval '10 days' where email = 'other@example.com'`);
    expect(await nightAfter(retention.inquiries.days - 5)).toEqual({ inquiries: 1, leads: 1, people: 1 });
    expect((await people()).join()).toMatch(/<writer@example.com>$/);
    expect(await nightAfter(retention.inquiries.days + 1)).toEqual({ inquiries: 1, leads: 1, people: 1 });
    expect(await people()).toEqual([]);
    const { rows } = await opened.database.execute(sql`select 1 from person_merges`);
    expect(rows).toEqual([]);
  });

  it("lose their name with their paid order's term; the place stays with the order", async () => {
    const asked = { email: "student@example.com", course: newBatch.courseId, batch: newBatch.id };
    const { next } = await send({ formType: "registration-form", formData: { ...planFormData, ...asked } });
    await settleOrder(staff.test, readPayPath(next).reference);
    expect(await nightAfter(retention.paidOrders.days - 1)).not.toHaveProperty("people");
    expect(await nightAfter(retention.paidOrders.days + 1)).toMatchObject({ paidOrders: 1, leads: 1, people: 1 });
    expect(await people()).toEqual([" <null>"]);
    const { rows } = await opened.database.execute(sql`select state from batch_enrolments`);
    expect(rows).toEqual([{ state: "active" }]);
    expect(await nightAfter(retention.paidOrders.days + 1)).toEqual({});
  });

  it("go with a place that they gave up, and with one in a batch long over; acts are kept for seven years", async () => {
    const enrol = (email: string) => staff.call("enrolPerson", { batchId: newBatch.id, name: "Student", email });
    await enrol("stays@example.com");
    const { body: left } = await enrol("left@example.com");
    await staff.call("withdrawEnrolment", left.id);
    expect(await nightAfter(retention.withdrawnPlaces.days - 1)).toEqual({});
    expect(await nightAfter(retention.withdrawnPlaces.days + 1)).toMatchObject({ withdrawnEnrolments: 1, people: 1 });
    expect(await people()).toEqual(["Student <stays@example.com>", " <null>"]);
    const afterBatch = (Date.parse(newBatch.endDate) - start) / day;
    const last = await nightAfter(afterBatch + retention.places.days + 2);
    expect(last).toMatchObject({ enrolments: 1, people: 1 });
    expect(last.auditEntries).toBeGreaterThan(2);
    expect(await people()).toEqual([" <null>"]);
  });
});

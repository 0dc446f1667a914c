import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { settleOrder } from "../support/call-verb.ts";
import { contendedDatabases } from "../support/databases.ts";
import { planEnrolment } from "../support/enrolment-forms.ts";
import { openOrder, someAddress } from "../support/orders.ts";
import { png, proofForm } from "../support/proofs.ts";
import { newBatch, type Staff, startStaff } from "../support/staff.ts";
import { until } from "../support/until.ts";

/** Every file that writes places, or the seats and days of a batch, and how it offers what it frees. */
const writers = {
  "domains/seats/server/queries.ts": "called by the rules of seats, each under the lock of its batch",
  "domains/seats/server/place-people.ts": "called by them too",
  "domains/catalogue/server/entry-queries.ts": "called by the catalogue's writes, which have a hook for it",
  "domains/timetable/server/queries.ts": "called where a timetable is saved, which offers",
  "domains/privacy/server/removal.ts": "called by an erasure, which withdraws and offers",
  "domains/privacy/server/expired.ts": "removes places of batches that have ended, and withdrawn ones",
  "domains/privacy/server/expiring.ts": "removes rows of other tables that are past their time",
  "domains/timetable/server/teachers-of-classes.ts": "writes whose record a batch's teacher is, never its seats",
  "domains/staff/server/queries.ts": "writes which batches a member of the staff looks after",
  "server/db/row-transfer.ts": "restores an archive into an empty database",
  "server/demo/seed-demo.ts": "writes batches into an empty database",
};

it("whatever changes the room of a batch is known here", () => {
  const writes =
    /\.(?:insert|update|delete)\((?:enrolments|batches|table)\)|(?:into|update|from) "?batch(?:_enrolment)?es"? set/;
  const found = globSync(["domains/**/*.{ts,tsx}", "server/**/*.{ts,tsx}", "admin/**/*.{ts,tsx}", "app/**/*.{ts,tsx}"])
    .filter((file) => !file.includes(".test."))
    .filter((file) => writes.test(readFileSync(file, "utf8")));
  expect(found.sort()).toEqual(Object.keys(writers).sort());
});

const { courseId } = newBatch;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
const address = () => `${randomUUID()}@example.com`;

describe.each(contendedDatabases)("freed seats on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;

  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  const addBatch = async (fields: object = {}) => {
    const id = `batch-${randomUUID().slice(0, 8)}`;
    const dates = { startDate: inDays(7), endDate: inDays(90) };
    const { status } = await staff.enter("batches", { ...newBatch, id, name: id, ...dates, seats: 1, ...fields });
    expect(status).toBe(200);
    return id;
  };
  /** Somebody whom staff have given a seat, or a place before those who have not paid. */
  const enrol = async (batchId: string, name: string, email = address()) => {
    const { body } = await staff.call("enrolPerson", { batchId, name, email });
    return { id: body.id, email };
  };
  const send = async (changes: object) => {
    const form = planEnrolment({ email: address(), course: courseId, ...changes });
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(form) };
    expect((await staff.test.ask("/api/send-email", init, someAddress())).status).toBe(200);
  };
  const placesIn = async (batchId: string) => {
    const { rows } = await opened.database.execute(sql`
      select place.id, person.name, place.state from batch_enrolments place
      join people person on person.id = place.person_id
      where batch_id = ${batchId} order by place.created_at`);
    return rows.map(({ id, name, state }) => ({ id: String(id), name: String(name), state: String(state) }));
  };
  const standing = async (batchId: string) => (await placesIn(batchId)).map(({ name, state }) => `${name} ${state}`);
  /** The emails about seats that were queued for these places. */
  const told = async (batchId: string) => {
    const ids = (await placesIn(batchId)).map(({ id }) => id);
    const { rows } = await opened.database.execute(sql`
      select data->>'email' as email, data->>'about' as about from pgboss.job
      where name = 'send-mail' and data->>'email' in ('seat-given', 'seat-offered')`);
    return rows.filter(({ about }) => ids.includes(String(about))).map(({ email }) => email);
  };
  const change = (batchId: string, fields: object) => staff.call("changeBatch", batchId, { fields });

  /** A full batch, and two who wait: one without a payment first, then one who has paid. */
  const fullBatch = async (fields: object = {}) => {
    const batch = await addBatch(fields);
    const seated = await enrol(batch, "seated");
    await send({ firstName: "Unpaid", lastName: "Student", batch });
    await enrol(batch, "paid");
    expect(await standing(batch)).toEqual(["seated active", "Unpaid Student waitlisted", "paid waitlisted"]);
    return { batch, seated };
  };

  it.each<[string, object, (batch: string, seated: { id: string; email: string }) => Promise<{ status: number }>]>([
    ["more seats", {}, (batch) => change(batch, { seats: 2 })],
    [
      "fewer students from elsewhere",
      { seats: 2, enrolledElsewhere: 1 },
      (batch) => change(batch, { enrolledElsewhere: 0 }),
    ],
    ["an import of the batch", {}, (batch) => staff.enter("batches", { id: batch, seats: 2 }, true)],
    ["a withdrawal by staff", {}, (_batch, { id }) => staff.call("withdrawEnrolment", id)],
    ["an erasure", {}, (_batch, { email }) => staff.ask("POST", "/people/erase", { email })],
    ["a move to another batch", {}, async (_batch, { id }) => staff.call("moveEnrolment", id, await addBatch())],
  ])("go at once to who has paid, by %s", async (_what, fields, act) => {
    const { batch, seated } = await fullBatch(fields);
    expect((await act(batch, seated)).status).toBe(200);
    expect((await standing(batch)).filter((one) => !one.startsWith("seated"))).toEqual([
      "Unpaid Student waitlisted",
      "paid active",
    ]);
    expect(await told(batch)).toEqual(["seat-given"]);
  });

  it("are offered to everybody for whom there is room, once, and as few as before to people who proved nothing", async () => {
    const { batch } = await fullBatch();
    for (const name of ["Second", "Third"]) await send({ firstName: name, lastName: "Student", batch });
    await change(batch, { seats: 5 });
    const states = [
      "seated active",
      "Unpaid Student held",
      "paid active",
      "Second Student waitlisted",
      "Third Student waitlisted",
    ];
    expect(await standing(batch)).toEqual(states);
    await change(batch, { description: "Another text." });
    expect(await standing(batch)).toEqual(states);
    expect((await told(batch)).sort()).toEqual(["seat-given", "seat-offered"]);
  });

  it.each([
    ["in its settings", (batch: string) => change(batch, { endDate: inDays(30) })],
    [
      "by its timetable",
      (batch: string) => {
        const hours = { weekdays: [1, 3], startsAt: "19:00", endsAt: "20:30", timeZone: "Asia/Karachi" };
        const days = { fromDay: inDays(-60), untilDay: inDays(30), holidays: [], exceptions: [] };
        return staff.call("saveTimetable", batch, { rule: { ...hours, ...days, note: "", meetingUrl: "" }, seen: 0 });
      },
    ],
  ])("are given when a batch that had ended goes on, %s", async (_where, goOn) => {
    const { batch, seated } = await fullBatch();
    await opened.database.execute(
      sql`update batches set start_date = ${inDays(-60)}, end_date = ${inDays(-5)} where id = ${batch}`,
    );
    await staff.call("withdrawEnrolment", seated.id);
    expect(await standing(batch)).toContain("paid waitlisted");
    expect((await goOn(batch)).status).toBe(200);
    expect(await standing(batch)).toContain("paid active");
  });

  it("go to whose proof of payment waits before others who have not paid", async () => {
    const batch = await addBatch();
    await enrol(batch, "seated");
    await send({ firstName: "First", lastName: "Unpaid", batch });
    const { reference, key } = await openOrder(staff.test, { firstName: "With", lastName: "Proof", course: courseId });
    expect((await staff.call("chooseBatch", reference, batch)).body).toMatchObject({ state: "waitlisted" });
    const path = `/api/payments/${reference}/proof?key=${encodeURIComponent(key)}`;
    const sent = await staff.test.ask(path, { method: "POST", body: proofForm(png(batch)) }, someAddress());
    expect(sent.status).toBe(200);
    await change(batch, { seats: 2 });
    expect(await standing(batch)).toEqual(["seated active", "First Unpaid waitlisted", "With Proof held"]);
    expect(await told(batch)).toEqual(["seat-offered"]);
  });

  it("are not offered to a person who has one under another address, until it turns out that they are two", async () => {
    const batch = await addBatch();
    const [one, other] = [await enrol(batch, "One"), await enrol(batch, "Other")];
    const merged = await staff.call("mergeAccountHolders", { kept: one.email, merged: other.email });
    await change(batch, { seats: 2 });
    expect(await standing(batch)).toEqual(["One active", "Other waitlisted"]);
    expect((await staff.call("unmergeAccountHolders", merged.body.merge)).status).toBe(200);
    expect(await standing(batch)).toEqual(["One active", "Other active"]);
    expect(await told(batch)).toEqual(["seat-given"]);
  });

  it("are never one too many while seats, withdrawals and payments change at once", async () => {
    const batch = await addBatch({ seats: 2 });
    const seated = [await enrol(batch, "a"), await enrol(batch, "b")];
    const orders = await Promise.all([0, 1, 2].map(() => openOrder(staff.test, { course: courseId })));
    await Promise.all(orders.map(({ reference }) => settleOrder(staff.test, reference)));
    await Promise.all([
      change(batch, { seats: 4 }),
      ...orders.map(({ reference }) => staff.call("chooseBatch", reference, batch)),
      staff.call("withdrawEnrolment", seated[0]?.id),
      ...["c", "d", "e"].map((name) => enrol(batch, name)),
      staff.enter("batches", { id: batch, description: "Other words." }, true),
    ]);
    const states = (await placesIn(batch)).map(({ state }) => state);
    expect(states.filter((state) => state === "active")).toHaveLength(4);
    expect(states.filter((state) => state === "waitlisted")).toHaveLength(3);
  });

  it("which an earlier release left free are given when the program starts", async () => {
    const { batch } = await fullBatch();
    await opened.database.execute(sql`update batches set seats = 2 where id = ${batch}`);
    const again = await startStaff({ ...opened, close: async () => {} });
    await until(async () => (await standing(batch)).includes("paid active"));
    await again.test.stop();
  });
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { batches } from "#domains/catalogue/server/tables.ts";
import { upsertLectureProgress } from "#domains/lectures/server/progress-queries.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { day, hour } from "#shared/durations.ts";
import { settleOrder } from "../support/call-verb.ts";
import { databases } from "../support/databases.ts";
import { simpleEnrolment } from "../support/enrolment-forms.ts";
import { openOrder, someAddress } from "../support/orders.ts";
import { startStudents } from "../support/students.ts";

const courseId = "data-analyst";

describe.each(databases)("the portal of a student on the $name database", ({ open }) => {
  const { running, call, signedUp, student, userOf } = startStudents(open);
  const portalOf = async (someone: Parameters<typeof userOf>[0]) =>
    await running.test.app.services.showOwnPortal(await userOf(someone));

  /** A batch of its own for a test, whose classes are every day. */
  const newBatch = async (changes: Partial<typeof batches.$inferInsert> = {}) => {
    const id = `batch-${randomUUID().slice(0, 8)}`;
    const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
    await running.opened.database.insert(batches).values({
      ...{ id, courseId, name: `Batch ${id}`, mode: "Online", instructor: "نور فاطمہ", description: "", seats: 20 },
      ...{
        schedule: "Mon – Sun",
        timing: "7:00 PM – 8:30 PM Pakistan time",
        startDate: inDays(7),
        endDate: inDays(90),
      },
      ...changes,
    });
    return id;
  };

  it("is empty for somebody without a seat, and for an address that is not confirmed", async () => {
    const someone = await signedUp();
    await call("enrolPerson", { batchId: await newBatch(), name: "Ayesha", email: someone.person.email });
    expect(await portalOf(someone)).toMatchObject({ isConfirmed: false, nextClass: null, batches: [], orders: [] });
    expect(await portalOf(await student())).toMatchObject({ isConfirmed: true, nextClass: null, batches: [] });
  });

  it("shows a request for a place until staff have opened its order", async () => {
    const someone = await student();
    const form = simpleEnrolment({ email: someone.person.email, course: courseId });
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(form) };
    await running.test.ask("/api/send-email", init, someAddress());
    const [request, ...others] = (await portalOf(someone)).requests;
    expect(others).toEqual([]);
    expect(request).toMatchObject({ course: "Data Analysis", reference: expect.stringMatching(/^\w{4}-\w{4}$/) });
    await call("openOrder", request?.reference, { plan: "standard" });
    expect(await portalOf(someone)).toMatchObject({ requests: [], orders: [{ reference: request?.reference }] });
  });

  it("begins with the earliest class of all active batches, by the institute's clock", async () => {
    const [late, soon, held] = [
      await newBatch(),
      await newBatch({ timing: "9:00 AM – 10:30 AM Pakistan time" }),
      await newBatch(),
    ];
    const someone = await student(late, soon, held);
    await running.opened.database
      .update(enrolments)
      .set({ state: "held", heldUntil: new Date(Date.now() + hour) })
      .where(eq(enrolments.batchId, held));
    const { nextClass, batches: own } = await portalOf(someone);
    expect(nextClass).toMatchObject({
      ...{ batch: `Batch ${soon}`, teacher: "نور فاطمہ", is: "later", zone: "Pakistan time" },
      ...{ from: { words: "9:00\u00a0AM" }, to: { words: "10:30\u00a0AM" } },
    });
    expect(own.map(({ state }) => state).sort()).toEqual(["active", "active", "held"]);
  });

  it("tells what is owed month by month: to come, overdue, and when the lectures close", async () => {
    const batch = await newBatch();
    const someone = await student();
    const order = await openOrder(running.test, {
      email: someone.person.email,
      course: courseId,
      batch,
      schedule: "monthly",
    });
    const { orders: unpaid } = await portalOf(someone);
    expect(unpaid).toMatchObject([
      { state: "awaiting_payment", owed: { state: "due", months: { from: 1, to: 1, inAll: 3 } }, receipts: [] },
    ]);
    await settleOrder(running.test, order.reference, { method: "cash" });
    const { orders: paid, batches: own } = await portalOf(someone);
    expect(paid).toMatchObject([
      {
        ...{ state: "paid", path: expect.stringContaining(`/payment/${order.reference}?key=`) },
        owed: { state: "upcoming", months: { from: 2, to: 2, inAll: 3 } },
        receipts: [
          { number: expect.any(Number), isRefund: false, path: expect.stringMatching(/^\/receipts\/\d+\?key=/) },
        ],
      },
    ]);
    expect(own).toMatchObject([{ state: "active", lecturesPath: `/recorded-lectures/${batch}` }]);
  });

  it("says nothing of money for an order that is cancelled or has expired", async () => {
    const someone = await student();
    const order = await openOrder(running.test, { email: someone.person.email, course: courseId });
    await running.opened.database
      .update(orders)
      .set({ dueAt: new Date(Date.now() - day) })
      .where(eq(orders.reference, order.reference));
    expect((await portalOf(someone)).orders).toMatchObject([{ state: "expired", owed: null }]);
  });

  it("knows how far the lectures are watched, and which comes next", async () => {
    const someone = await student("mern-evening");
    const { id: userId } = await userOf(someone);
    const watch = async (lecture: number, seconds: number, isFinished: boolean) =>
      await upsertLectureProgress(running.opened.database, {
        ...{ userId, lectureId: `mern-evening-lecture-${lecture}`, seconds, isFinished, updatedAt: new Date() },
      });
    const lectures = async () => (await portalOf(someone)).batches[0]?.lectures;
    expect(await lectures()).toMatchObject({
      all: 3,
      finished: 0,
      next: { number: 1, isBegun: false, minutesLeft: null },
    });
    await watch(2, 5, false);
    expect(await lectures()).toMatchObject({
      ...{ finished: 0, next: { number: 2, isBegun: true, minutesLeft: 1 } },
      next: { path: "/recorded-lectures/mern-evening#video-mern-evening-lecture-2" },
    });
    await watch(2, 9, true);
    expect(await lectures()).toMatchObject({ finished: 1, next: { number: 3, isBegun: false } });
    await watch(3, 9, true);
    expect(await lectures()).toMatchObject({ finished: 2, next: { number: 1 } });
    await watch(1, 9, true);
    expect(await lectures()).toEqual({ all: 3, finished: 3, next: null });
  });

  it("shows a waiting place, an offered seat with the way to take it, and where a seat was moved from", async () => {
    const [small, other] = [await newBatch({ seats: 1 }), await newBatch()];
    const someone = await student();
    const { name, email } = someone.person;
    const first = await call("enrolPerson", { batchId: small, name: "Bilal", email: `${randomUUID()}@example.com` });
    await call("enrolPerson", { batchId: small, name, email });
    expect((await portalOf(someone)).batches).toMatchObject([
      { state: "waitlisted", place: 1, offerPath: null, lecturesPath: null },
    ]);
    // A student enrolled by the staff need not pay: their turn would give them the seat at once.
    await running.opened.database.update(enrolments).set({ isPaid: false }).where(eq(enrolments.state, "waitlisted"));
    await call("withdrawEnrolment", first.body.id);
    const [offered] = (await portalOf(someone)).batches;
    expect(offered).toMatchObject({ state: "held", offerPath: expect.stringMatching(/^\/seats\/.+\?key=/) });
    await call("confirmEnrolment", offered?.id);
    await call("moveEnrolment", offered?.id, other);
    expect((await portalOf(someone)).batches).toMatchObject([{ batch: { id: other }, movedFrom: `Batch ${small}` }]);
  });

  it("leads to a person with the courses named", async () => {
    const someone = await student("mern-evening");
    const { help, batches: own } = await portalOf(someone);
    expect(decodeURIComponent(help.whatsapp)).toContain(own[0]?.course);
    expect(help.email?.href).toContain(`subject=${encodeURIComponent("A question about ")}`);
  });
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { batches } from "#domains/catalogue/server/tables.ts";
import { leads } from "#domains/leads/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { auditEntries } from "#server/audit/tables.ts";
import type { OperatorVerb } from "#server/compose/operator-verbs.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { hour } from "#shared/durations.ts";
import { password } from "../support/accounts.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { Browser } from "../support/browser.ts";
import { callVerb, settleOrder } from "../support/call-verb.ts";
import { confirmAddress } from "../support/confirmed-address.ts";
import { contendedDatabases } from "../support/databases.ts";
import { planEnrolment, simpleEnrolment } from "../support/enrolment-forms.ts";
import { openOrder, readPayPath, someAddress } from "../support/orders.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

const courseId = "data-analyst";

/** A signed-in student with an account. */
async function signUp(test: TestApp, email: string) {
  const browser = new Browser(someAddress());
  const own = test.app.services.accounts.own;
  if (!own) throw new Error("The accounts are not ours.");
  browser.take(await own.signUp({ name: "Ayesha Khan", email, password }, browser.visitor));
  return { email, headers: () => new Headers(browser.headers), visitor: () => browser.visitor };
}
const inDays = (days: number) => new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10);

describe.each(contendedDatabases)("seats on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    const environment = { SMTP_URL: smtp.url, SITE_URL: "https://darsgah.example" };
    test = await startTestApp(environment, { database: opened });
  });
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  /** A batch of its own for a test. */
  const newBatch = async (seats: number, changes: Partial<typeof batches.$inferInsert> = {}) => {
    const id = `batch-${randomUUID().slice(0, 8)}`;
    const names = {
      name: id,
      schedule: "Mon, Wed",
      timing: "7:00 PM – 8:30 PM Pakistan time",
      instructor: "Noor Fatima",
    };
    const dates = { startDate: inDays(7), endDate: inDays(90) };
    await opened.database
      .insert(batches)
      .values({ id, courseId, mode: "Online", ...names, ...dates, seats, description: "", ...changes });
    return id;
  };
  const send = async (form: unknown) => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(form) };
    const response = await test.ask("/api/send-email", init, someAddress());
    return { status: response.status, body: await response.json() };
  };
  const inBatch = async (batchId: string) => {
    const found = await opened.database
      .select({ enrolment: enrolments, email: people.email })
      .from(enrolments)
      .innerJoin(people, eq(people.id, enrolments.personId))
      .where(eq(enrolments.batchId, batchId))
      .orderBy(enrolments.createdAt);
    return found.map(({ enrolment, email }) => ({ ...enrolment, email }));
  };
  const statesIn = async (batchId: string) => (await inBatch(batchId)).map(({ state }) => state);
  const shown = async (batchId: string): Promise<{ enrolled: number } | undefined> => {
    const all: { _id: string; enrolled: number }[] = await (await test.ask("/api/batches/")).json();
    return all.find(({ _id }) => _id === batchId);
  };
  const settle = (reference: string) => settleOrder(test, reference);
  const call = (verb: OperatorVerb, ...args: unknown[]) => callVerb(test, verb, ...args);
  const mailTo = (email: string, subject: RegExp) =>
    smtp.received.filter(({ to, parsed }) => to.includes(email) && subject.test(parsed.subject ?? ""));

  it("are held by a request that names a batch, and named on the order's page and in its emails", async () => {
    const batch = await newBatch(3);
    const order = await openOrder(test, { course: courseId, batch });
    expect(await inBatch(batch)).toMatchObject([{ state: "held", isPaid: false, email: order.email }]);
    expect(await shown(batch)).toMatchObject({ enrolled: 1 });
    const view = await test.app.services.orders.show({ reference: order.reference, key: order.key });
    expect(view).toMatchObject({ seat: "held", batch: { name: batch, schedule: "Mon, Wed" } });
    await until(() => mailTo(order.email, /to pay/).length === 1);
    expect(mailTo(order.email, /to pay/)[0]?.parsed.text).toContain(`Batch: ${batch}: Mon, Wed`);
  });

  it("make one person and one lead of somebody who writes twice", async () => {
    const [email, batch] = [`${randomUUID()}@example.com`, await newBatch(3)];
    await openOrder(test, { email, course: courseId, batch });
    await send(simpleEnrolment({ email: email.toUpperCase(), course: courseId, batch }));
    const found = await opened.database.select().from(people).where(eq(people.email, email));
    expect(found).toHaveLength(1);
    const opens = await opened.database
      .select()
      .from(leads)
      .where(eq(leads.personId, found[0]?.id ?? ""));
    expect(opens.map(({ source, state }) => [source, state])).toEqual([
      ["enrolment", "new"],
      ["enrolment", "new"],
    ]);
    expect(await statesIn(batch)).toEqual(["held"]);
  });

  it.each([
    ["an unknown batch", async () => "no-such-batch", "This course has no such batch."],
    ["a batch of another course", async () => "mern-evening", "This course has no such batch."],
    [
      "a batch that has ended",
      (of: typeof newBatch) => of(5, { startDate: inDays(-60), endDate: inDays(-3) }),
      "has ended",
    ],
  ])("are refused in words in %s", async (_what, batchOf, words) => {
    const email = `${randomUUID()}@example.com`;
    const { status, body } = await send(planEnrolment({ email, course: courseId, batch: await batchOf(newBatch) }));
    expect(status).toBe(422);
    expect(body.fields.batch).toContain(words);
    expect(await opened.database.select().from(people).where(eq(people.email, email))).toEqual([]);
  });

  it("become the student's when paid, and wait in order when the batch is full", async () => {
    const batch = await newBatch(1);
    const first = await openOrder(test, { course: courseId, batch });
    const email = `${randomUUID()}@example.com`;
    const second = await send(planEnrolment({ email, course: courseId, batch }));
    expect(second.body.next).toBe("/Thank-you#waiting-list");
    await settle(first.reference);
    expect(await statesIn(batch)).toEqual(["active", "waitlisted"]);
    await until(() => mailTo(first.email, /^Paid/).length === 1);
    const [paid] = mailTo(first.email, /^Paid/);
    expect(paid?.parsed.text).toContain("Your seat is confirmed, and your classes begin on");
    expect(paid?.parsed.attachments.map(({ mimeType }) => mimeType)).toContain("text/calendar");
    const acts = await opened.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, (await inBatch(batch))[0]?.id ?? ""))
      .orderBy(auditEntries.id);
    expect(acts.map(({ actor, verb }) => [actor, verb])).toEqual([
      ["visitor", "holdSeat"],
      ["operator", "confirmSeat"],
    ]);
  });

  it("are offered to the next who waits, who takes them with the link of the email", async () => {
    const batch = await newBatch(1);
    const first = await openOrder(test, { course: courseId, batch });
    await settle(first.reference);
    const email = `${randomUUID()}@example.com`;
    await send(planEnrolment({ email, course: courseId, batch }));
    const [seated] = await inBatch(batch);
    expect((await call("withdrawEnrolment", seated?.id)).body).toMatchObject({ state: "withdrawn" });
    expect(await statesIn(batch)).toEqual(["withdrawn", "held"]);
    await until(() => mailTo(email, /A seat is free/).length === 1);
    const link = /https:\S+\/seats\/\S+/.exec(mailTo(email, /A seat is free/)[0]?.parsed.text ?? "")?.[0] ?? "";
    const { pathname, searchParams } = new URL(link);
    const claim = { id: pathname.split("/")[2] ?? "", key: searchParams.get("key") };
    const { services } = test.app;
    expect(await services.showOfferedSeat(claim)).toMatchObject({ batch: { name: batch } });
    await expect(services.showOfferedSeat({ ...claim, key: "x" })).rejects.toMatchObject({ code: "forbidden" });
    const { next } = await services.acceptSeat(claim);
    expect(await services.acceptSeat(claim)).toEqual({ next });
    await settle(readPayPath(next ?? "").reference);
    expect(await statesIn(batch)).toEqual(["withdrawn", "active"]);
  });

  it("pass on by themselves at the end of an unused hold", async () => {
    const batch = await newBatch(1);
    await openOrder(test, { course: courseId, batch });
    await send(planEnrolment({ email: `${randomUUID()}@example.com`, course: courseId, batch }));
    const [held] = await inBatch(batch);
    await opened.database
      .update(enrolments)
      .set({ heldUntil: new Date() })
      .where(eq(enrolments.id, held?.id ?? ""));
    await until(async () => (await statesIn(batch)).join() === "withdrawn,held");
  });

  it("are never one too many: 40 payments at once for the last 3, the others wait in the order of payment", {
    tags: ["thorough"],
  }, async () => {
    const batch = await newBatch(3);
    const orders = await Promise.all(Array.from({ length: 40 }, () => openOrder(test, { course: courseId })));
    await Promise.all(orders.map(({ reference }) => settle(reference)));
    await Promise.all(orders.map(({ reference }) => call("chooseBatch", reference, batch)));
    const states = await statesIn(batch);
    expect(states.filter((state) => state === "active")).toHaveLength(3);
    expect(states.filter((state) => state === "waitlisted")).toHaveLength(37);
    const positions = (await inBatch(batch)).flatMap(({ position }) => position ?? []);
    expect(new Set(positions).size).toBe(37);
  });

  it("move to another batch of the course with what was paid, and to no other", async () => {
    const [from, to, full] = [await newBatch(1), await newBatch(1), await newBatch(1, { enrolledElsewhere: 1 })];
    const order = await openOrder(test, { course: courseId, batch: from });
    await settle(order.reference);
    const [seat] = await inBatch(from);
    const move = (batchId: string) => call("moveEnrolment", seat?.id, batchId);
    expect(await move(full)).toMatchObject({ status: 422, body: { message: "This batch is full." } });
    expect(await move("mern-evening")).toMatchObject({
      status: 422,
      body: { message: "That is a batch of another course." },
    });
    expect(await move(to)).toMatchObject({ status: 200, body: { batchId: to, state: "active" } });
    expect([await statesIn(from), await statesIn(to)]).toEqual([[], ["active"]]);
    await until(() => mailTo(order.email, /Your new batch/).length === 1);
  });

  it("open the batch's lectures to the student's account, once its address is confirmed, and to nobody else's", async () => {
    const batch = await newBatch(1);
    const order = await openOrder(test, { course: courseId, batch });
    const [account, stranger] = [await signUp(test, order.email), await signUp(test, `${randomUUID()}@example.com`)];
    const ask = async (headers: Headers) => (await test.ask(`/api/batches/${batch}/videos`, { headers })).status;
    const confirm = (email: string) => confirmAddress(opened.database, email);
    await confirm(stranger.email);
    await settle(order.reference);
    expect(await ask(account.headers())).toBe(403);
    await confirm(order.email);
    expect(await ask(account.headers())).toBe(200);
    expect(await ask(stranger.headers())).toBe(403);
    expect(await ask(new Headers())).toBe(401);
    const user = await test.app.services.accounts.whoIs(account.visitor());
    const own = user && (await test.app.services.showOwnPortal(user));
    expect(own).toMatchObject({
      isConfirmed: true,
      batches: [{ state: "active", batch: { name: batch }, lecturesPath: `/recorded-lectures/${batch}` }],
      orders: [{ reference: order.reference, state: "paid", owed: null, receipts: [{ isRefund: false }] }],
    });
    const [seat] = await inBatch(batch);
    await call("withdrawEnrolment", seat?.id);
    expect(await ask(account.headers())).toBe(403);
  });

  it("are confirmed by a late payment also for somebody who has asked again meanwhile", async () => {
    const [batch, email] = [await newBatch(2), `${randomUUID()}@example.com`];
    const late = await openOrder(test, { email, course: courseId, batch });
    const [first] = await inBatch(batch);
    await call("withdrawEnrolment", first?.id);
    await openOrder(test, { email, course: courseId, batch, message: "I am still interested." });
    expect(await statesIn(batch)).toEqual(["held"]);
    expect(await settle(late.reference)).toMatchObject({ body: { state: "paid" } });
    expect(await statesIn(batch)).toEqual(["active"]);
    const { seat } = await test.app.services.orders.show({ reference: late.reference, key: late.key });
    expect(seat).toBe("active");
  });

  it("keep their batch from being removed", async () => {
    const batch = await newBatch(2);
    await openOrder(test, { course: courseId, batch });
    expect(await call("removeBatch", batch, { withLectures: true })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining("1 person with a place, 1 request for a place, 1 order") },
    });
  });

  it("are given by staff without an order", async () => {
    const batch = await newBatch(1);
    const student = { batchId: batch, name: "Ayesha Khan", email: `${randomUUID()}@example.com` };
    expect(await call("enrolPerson", student)).toMatchObject({ status: 200, body: { state: "active" } });
    const other = { ...student, email: `${randomUUID()}@example.com` };
    expect((await call("enrolPerson", other)).body).toMatchObject({ state: "waitlisted" });
  });
});

import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { tellOfExpiry } from "#domains/money/server/tell-of-expiry.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { auditEntries } from "#server/audit/tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import type { EmailRequest } from "#server/mail/email-queue.ts";
import { day, hour } from "#shared/durations.ts";
import { databases } from "../support/databases.ts";
import { simpleEnrolment } from "../support/enrolment-forms.ts";
import { moneyOf } from "../support/money.ts";
import { type StudentOrder, someAddress } from "../support/orders.ts";
import { png } from "../support/proofs.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { type Staff, startStaff } from "../support/staff.ts";
import { until } from "../support/until.ts";

describe.each(databases)("the end of an order on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let staff: Staff;
  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    const environment = { SMTP_URL: smtp.url, SITE_URL: "https://darsgah.example" };
    staff = await startStaff(opened, { environment });
  }, 60_000);
  afterAll(async () => {
    await staff.test.stop();
    await smtp.close();
  });

  const { orders: verbs, monthly, rowOf, settle, view, newBatch } = moneyOf(() => ({ opened, staff }));
  type Named = Pick<StudentOrder, "reference">;

  /** Lets the order's time to pay and its seat's hold be over since an hour. */
  const letPass = async ({ reference }: Named) => {
    const over = new Date(Date.now() - hour);
    const [{ enrolmentId } = { enrolmentId: null }] = await opened.database
      .update(orders)
      .set({ dueAt: over })
      .where(eq(orders.reference, reference))
      .returning();
    if (enrolmentId)
      await opened.database.update(enrolments).set({ heldUntil: over }).where(eq(enrolments.id, enrolmentId));
  };
  /** Lets the hold of the order's seat, and that alone, be over since an hour. */
  const endHold = async (order: Named) => {
    const { enrolmentId } = await rowOf(order);
    await opened.database
      .update(enrolments)
      .set({ heldUntil: new Date(Date.now() - hour) })
      .where(eq(enrolments.id, enrolmentId ?? ""));
  };
  const noJobsLeft = async () =>
    await until(async () => {
      const { rows } = await opened.database.execute(sql`
        select count(*)::int as jobs from pgboss.job
        where name = 'send-mail' and state in ('created', 'retry', 'active') and start_after <= now()`);
      return Number(rows[0]?.jobs) === 0;
    });
  const seatOf = async (order: Named) => {
    const { enrolmentId } = await rowOf(order);
    const [seat] = await opened.database
      .select()
      .from(enrolments)
      .where(eq(enrolments.id, enrolmentId ?? ""));
    return seat?.state ?? null;
  };
  const listed = async (state: string) => {
    const { body } = await staff.call("listOrders", { limit: 50 }, state);
    return (body.entries as Named[]).map(({ reference }) => reference);
  };
  const mailOf = async (email: string, subject: RegExp) => {
    const found = () =>
      smtp.received.find(({ to, parsed }) => to.includes(email) && subject.test(parsed.subject ?? ""));
    return (await until(found)).parsed.text ?? "";
  };
  /** Tells students of the end of their orders; returns the emails that are queued about one. */
  const tell = async (order: Named) => {
    const { id } = await rowOf(order);
    const queued: string[] = [];
    const emailQueue = {
      enqueue: async (_: unknown, requests: EmailRequest[]) => {
        queued.push(...requests.filter(({ about }) => about === id).map(({ email }) => email));
      },
    };
    const now = new Date();
    await Promise.all([1, 2].map(() => tellOfExpiry({ database: opened.database, emailQueue }, now)));
    return queued;
  };

  /** An order that staff keep: it is proved. */
  const proved = async (changes: Parameters<typeof monthly>[0] = {}) => {
    const order = await monthly(changes);
    expect(await staff.call("keepOrder", order.reference)).toMatchObject({ status: 200 });
    return order;
  };

  /** Another student of the batch: whoever comes ends the holds that are over. */
  const somebodyComes = async (batch: string) => await monthly({ batch });

  const billOfStaff = async (batch: string): Promise<Named> => {
    const form = simpleEnrolment({ course: "data-analyst", batch });
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(form) };
    const { id } = await (await staff.test.ask("/api/send-email", init, someAddress())).json();
    const { body } = await staff.call("openOrder", id, { plan: "standard", monthly: "15000", currency: "PKR" });
    return body;
  };

  it.each<[string, (batch: string) => Promise<Named>, string]>([
    [
      "money came for it",
      async (batch) => {
        const order = await monthly({ batch });
        await settle(order, { amount: "10" });
        return order;
      },
      "awaiting_payment",
    ],
    [
      "money came for it after its day",
      async (batch) => {
        const order = await monthly({ batch });
        await letPass(order);
        await settle(order, { amount: "10" });
        return order;
      },
      "awaiting_payment",
    ],
    [
      "its proof waits",
      async (batch) => {
        const order = await monthly({ batch });
        await verbs().sendProof(order, png());
        return order;
      },
      "proof_sent",
    ],
    ["staff opened it", billOfStaff, "awaiting_payment"],
  ])("never comes where %s, nor does its seat's hold end", async (_, make, state) => {
    const batch = await newBatch(10);
    const order = await make(batch);
    await letPass(order);
    await somebodyComes(batch);
    expect(await seatOf(order)).toBe("held");
    expect((await staff.call("findOrder", order.reference)).body).toMatchObject({ state, review: { state } });
    expect(await listed(state)).toContain(order.reference);
    expect(await listed("expired")).not.toContain(order.reference);
    expect(await tell(order)).toEqual([]);
  });

  it("comes once all money that came went back", async () => {
    const batch = await newBatch(10);
    const order = await monthly({ batch });
    await settle(order, { amount: "10" });
    await letPass(order);
    await staff.call("refundOrder", order.reference, { amount: "10", method: "cash", reason: "asked" });
    await somebodyComes(batch);
    expect(await seatOf(order)).toBe("withdrawn");
    expect(await listed("expired")).toContain(order.reference);
  });

  it("leaves a day to send another receipt after one is refused", async () => {
    const batch = await newBatch(10);
    const order = await monthly({ batch });
    await verbs().sendProof(order, png());
    await letPass(order);
    await settle(order, { verdict: "proof_refused" });
    await somebodyComes(batch);
    expect(await view(order)).toMatchObject({ state: "rejected", asks: "now" });
    expect(await seatOf(order)).toBe("held");
  });

  it("is told to the student two days before, and when it came, each once", async () => {
    const order = await proved({ batch: await newBatch(10) });
    expect(await tell(order)).toEqual([]);
    const [createdAt, dueAt] = [new Date(Date.now() - 12 * day), new Date(Date.now() + 1.9 * day)];
    await opened.database.update(orders).set({ createdAt, dueAt }).where(eq(orders.reference, order.reference));
    expect(await tell(order)).toEqual(["order-ending"]);
    await letPass(order);
    expect(await tell(order)).toEqual(["order-ended"]);
    expect(await tell(order)).toEqual([]);
  });

  it("of one that could be paid for a day is told at half of it, and a long past one is not told at all", async () => {
    const [short, old] = [await proved(), await proved()];
    const ends = async (order: Named, createdAt: number, dueAt: number) =>
      await opened.database
        .update(orders)
        .set({ createdAt: new Date(Date.now() + createdAt), dueAt: new Date(Date.now() + dueAt) })
        .where(eq(orders.reference, order.reference));
    await ends(old, -30 * day, -3 * day);
    expect(await tell(old)).toEqual([]);
    await ends(short, -11 * hour, 13 * hour);
    expect(await tell(short)).toEqual([]);
    await ends(short, -13 * hour, 11 * hour);
    expect(await tell(short)).toEqual(["order-ending"]);
  });

  it("takes no seat from a student whose proof waited past the hold, though others wait for one", async () => {
    const batch = await newBatch(1);
    const order = await monthly({ batch });
    await verbs().sendProof(order, png());
    await somebodyComes(batch);
    await letPass(order);
    await settle(order);
    expect(await seatOf(order)).toBe("active");
  });

  it("is undone by staff: the order is open again, with its seat, and the student is told", async () => {
    const batch = await newBatch(10);
    const order = await monthly({ batch });
    expect(await staff.call("reopenOrder", order.reference)).toMatchObject({ status: 422 });
    await letPass(order);
    await somebodyComes(batch);
    expect(await listed("expired")).toContain(order.reference);
    expect(await staff.call("reopenOrder", order.reference)).toMatchObject({ status: 200 });
    expect(await seatOf(order)).toBe("held");
    expect(await listed("awaiting_payment")).toContain(order.reference);
    const { body } = await staff.call("findOrder", order.reference);
    expect(body.review.figures).toMatchObject({ standing: "awaiting_payment", overdue: null });
    expect(await mailOf(order.email, /open again/)).toContain(`Your seat in ${batch} is held until`);
  });

  it("does not come while staff add a student, whose hold lasts a moment", async () => {
    const batch = await newBatch(10);
    const entry = { batchId: batch, name: "Noor", email: "noor@example.com", phone: null };
    const { body } = await staff.call("enrolPerson", entry);
    expect(body).toMatchObject({ state: "active" });
    const ended = and(eq(auditEntries.verb, "endHold"), eq(auditEntries.subjectId, body.id));
    expect(await opened.database.$count(auditEntries, ended)).toBe(0);
  });

  it("is not that of a hold, whose end is told too", async () => {
    const batch = await newBatch(10);
    const order = await proved({ batch });
    await endHold(order);
    await somebodyComes(batch);
    expect(await seatOf(order)).toBe("withdrawn");
    expect(await mailOf(order.email, /no longer held/)).toContain("Your order stays open until");
    expect(await view(order)).toMatchObject({ state: "awaiting_payment" });
  });

  it("is told to nobody who has proved nothing, nor that of a hold: they have had their one email", async () => {
    const batch = await newBatch(10);
    const order = await monthly({ batch });
    const [createdAt, dueAt] = [new Date(Date.now() - 12 * day), new Date(Date.now() + 1.9 * day)];
    await opened.database.update(orders).set({ createdAt, dueAt }).where(eq(orders.reference, order.reference));
    expect(await tell(order)).toEqual([]);
    const known = await proved({ batch });
    for (const one of [order, known]) await endHold(one);
    await somebodyComes(batch);
    expect([await seatOf(order), await seatOf(known)]).toEqual(["withdrawn", "withdrawn"]);
    await mailOf(known.email, /no longer held/);
    const over = new Date(Date.now() - hour);
    await opened.database.update(orders).set({ dueAt: over }).where(eq(orders.reference, order.reference));
    expect(await tell(order)).toEqual([]);
    await noJobsLeft();
    expect(smtp.received.filter(({ to }) => to.includes(order.email))).toHaveLength(1);
  });
});

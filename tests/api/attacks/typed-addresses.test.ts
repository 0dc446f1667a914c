import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { mailedOrderPath } from "#domains/money/server/order-links.ts";
import { findOrder } from "#domains/money/server/queries/order-queries.ts";
import { people } from "#domains/people/server/tables.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { databases } from "../../support/databases.ts";
import { moneyOf } from "../../support/money.ts";
import { openOrder, readPayPath, type StudentOrder } from "../../support/orders.ts";
import { startStudents } from "../../support/students.ts";

const secret = randomBytes(32).toString("base64");
const course = "data-analyst";

describe.each(databases)("an order with another person's address, on the $name database", ({ open }) => {
  const { running, own, call } = startStudents(open, { AUTH_SECRET: secret });
  const { newBatch, view } = moneyOf(() => ({ opened: running.opened, staff: running }));
  const address = () => `${randomUUID()}@example.com`;

  /** The same order as a reader of the mailbox opens it. */
  const mailed = async (order: StudentOrder): Promise<StudentOrder> => {
    const row = await findOrder(running.opened.database, order.reference);
    if (!row) throw new Error("There is no such order.");
    return { ...order, ...readPayPath(await mailedOrderPath(createSignedTokens(secret), row)) };
  };
  const seated = async (batchId: string) => {
    const email = address();
    const { body } = await call("enrolPerson", { batchId, name: "Vera Vogt", email, tell: false });
    return { email, seat: body.id as string };
  };

  it("shows a seat that they have to a reader of the mailbox; anyone else sees what a new order has", async () => {
    const [batch, other] = [await newBatch(10), await newBatch(10)];
    const { email, seat } = await seated(batch);
    const order = await openOrder(running.test, { email, course, batch });
    expect(await view(await mailed(order))).toMatchObject({ seat: "active", holding: null });
    const fresh = await view(await openOrder(running.test, { course, batch }));
    const shown = await view(order);
    expect(fresh).toMatchObject({ seat: "held", holding: { isKept: false, released: null } });
    expect(shown.seat).toBe(fresh.seat);
    expect(shown.holding).toEqual({ ...fresh.holding, until: shown.holding?.until });
    expect(shown.holding?.until?.words.slice(0, -8)).toBe(fresh.holding?.until?.words.slice(0, -8));
    await call("moveEnrolment", seat, other);
    expect(await view(order)).toMatchObject({ seat: "held", batch: { name: batch } });
    expect(await view(await mailed(order))).toMatchObject({ seat: "active", batch: { name: other } });
  });

  it("shows what staff wrote when they released a seat to a reader of the mailbox alone", async () => {
    const batch = await newBatch(10);
    const order = await openOrder(running.test, { course, batch });
    await call("keepOrder", order.reference);
    const second = await openOrder(running.test, { email: order.email, course, batch, plan: "premium" });
    await call("releaseSeat", order.reference, "Your brother has your seat now.");
    expect((await view(second)).holding).toMatchObject({ released: null });
    expect((await view(await mailed(second))).holding).toMatchObject({ released: "Your brother has your seat now." });
  });

  it("fills the sign-up page with the address for a reader of the mailbox alone, once staff have changed it too", async () => {
    const order = await openOrder(running.test, { course });
    const [person] = await running.opened.database.select().from(people).where(eq(people.email, order.email));
    const next = address();
    const seen = { name: person?.name, phone: person?.phone, email: order.email };
    expect((await call("changePerson", { personId: person?.id, ...seen, email: next, seen })).status).toBe(200);
    expect(await own().findSignUpAddress(order)).toBeNull();
    expect(await own().findSignUpAddress(await mailed(order))).toMatchObject({ email: next });
  });
});

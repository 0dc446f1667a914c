import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Figures } from "#domains/money/rules/figures.ts";
import { proofReceived } from "#domains/money/server/emails/proof-emails.tsx";
import { findProofs } from "#domains/money/server/queries/payment-queries.ts";
import { auditEntries } from "#server/audit/tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { contendedDatabases } from "../support/databases.ts";
import { moneyOf, monthlyCost } from "../support/money.ts";
import { expectOneTruth, surfacesOfOrders } from "../support/order-surfaces.ts";
import { openOrder, type StudentOrder, someAddress } from "../support/orders.ts";
import { plainDollars } from "../support/plan-cost.ts";
import { png } from "../support/proofs.ts";
import { type Staff, startStaff } from "../support/staff.ts";

const { totalCents } = monthlyCost;

describe.each(contendedDatabases)("an order's money on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
  }, 60_000);
  afterAll(() => staff.test.stop());

  const { orders, monthly, rowOf, settle, passTime } = moneyOf(() => ({ opened, staff }));
  const { surfacesOf, write } = surfacesOfOrders(() => ({ opened, staff }));
  const whole = () => openOrder(staff.test, { course: "data-analyst" });
  const correct = ({ reference }: StudentOrder, minor: number) =>
    staff.call("correctOrder", reference, { amount: plainDollars(minor), direction: "down", reason: "agreed" });
  const refund = ({ reference }: StudentOrder, amount: string) =>
    staff.call("refundOrder", reference, { amount, method: "transfer", reason: "asked", beyondWindow: true });
  const useCode = async ({ reference, key }: StudentOrder) => {
    const code = `ONE-${Math.random().toString(36).slice(2, 8).toUpperCase()}`;
    await staff.call("makeDiscount", { code, percent: 10, maxUses: 1 });
    await orders().applyDiscount({ reference, key }, code, someAddress());
  };

  const kinds: [what: string, make: () => Promise<StudentOrder>, expected: Partial<Figures>][] = [
    ["open", whole, { standing: "awaiting_payment", isDue: true }],
    ["partly paid", () => made(whole, (order) => settle(order, { amount: "100" })), { standing: "part_received" }],
    ["with a code", () => made(whole, useCode), { standing: "awaiting_payment" }],
    ["with a code, paid", () => made(whole, useCode, settle), { standing: "paid", left: null }],
    [
      "waived",
      () => made(whole, (order) => correct(order, totalCents), settle),
      { standing: "waived", received: null, price: "$0" },
    ],
    [
      "paid beyond its price",
      () => made(whole, settle, (order) => correct(order, 10_000)),
      { standing: "credit", credit: "$100" },
    ],
    [
      "partly returned",
      () => made(whole, settle, (order) => refund(order, "49")),
      { standing: "paid", returned: "$49" },
    ],
    ["month by month", () => made(monthly, settle), { standing: "paid_so_far" }],
    ["overdue", () => made(monthly, settle, (order) => passTime(order, 52)), { standing: "overdue" }],
    ["cancelled", () => made(whole, (order) => settle(order, { verdict: "cancelled" })), { standing: "cancelled" }],
  ];

  it.each(kinds)("that is %s is the same on every surface", async (_, make, expected) => {
    const surfaces = await surfacesOf(await make());
    expect(surfaces.figures).toMatchObject(expected);
    expectOneTruth(surfaces);
  });

  it("says which month a proof is for", async () => {
    const order = await made(monthly, settle);
    await passTime(order, 46);
    await orders().sendProof({ reference: order.reference, key: order.key }, png("second month"));
    const [proof] = await findProofs(opened.database, (await rowOf(order)).id);
    const mail = (await write(proofReceived, [proof?.id ?? ""]))[0];
    expect(mail).toContain("Month 2 of 3");
    expect(mail).toContain(`look for ${monthlyCost.monthly} `);
    const { body } = await staff.call("findOrder", order.reference);
    expect(body.review.figures.asked.months).toEqual({ from: 2, to: 2, inAll: 3 });
  });

  it("keeps its currency on every surface after the owner has changed the institute's", async () => {
    const order = await made(monthly, settle, (one) => passTime(one, 46));
    const code = `OFF-${Math.random().toString(36).slice(2, 8).toUpperCase()}`;
    await staff.call("makeDiscount", { code, amount: "12.50", currency: "USD", maxUses: 1 });
    const everything = async () => {
      const register = await staff.call("showRegister", { of: "all" });
      const { body } = await staff.call("findOrder", order.reference);
      return {
        surfaces: await surfacesOf(order),
        page: await orders().show(order),
        rows: register.body.rows.filter(({ reference }: { reference: string }) => reference === order.reference),
        totals: register.body.totals,
        review: body.review,
        discount: (await opened.database.select().from(auditEntries).where(eq(auditEntries.subjectId, code))).map(
          ({ details }) => details,
        ),
      };
    };
    const before = await everything();
    expect(before.rows).toHaveLength(1);
    expect(before.discount).toMatchObject([{ amountMinor: 1_250, currency: "USD" }]);
    const money = { currency: "PKR", markets: [], elsewhere: { fees: "shown" } };
    expect(await staff.call("setMoney", { settings: money })).toMatchObject({ status: 200 });
    expect(staff.test.app.services.site().content.money.currency).toBe("PKR");
    const after = await everything();
    expect(after).toEqual(before);
    expectOneTruth(after.surfaces);
  });

  async function made(start: () => Promise<StudentOrder>, ...acts: ((order: StudentOrder) => Promise<unknown>)[]) {
    const order = await start();
    for (const act of acts) await act(order);
    return order;
  }
});

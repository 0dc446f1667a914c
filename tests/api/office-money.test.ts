import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { databases } from "../support/databases.ts";
import { simpleEnrolment } from "../support/enrolment-forms.ts";
import { moneyOf } from "../support/money.ts";
import { startOffice } from "../support/office.ts";
import { type Staff, startStaff } from "../support/staff.ts";

describe.each(databases)("money in the back office on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  const { member } = startOffice(() => staff.test);
  const { monthly, rowOf, settle, passTime } = moneyOf(() => ({ opened, staff }));

  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  it("lists who owes an instalment and since when, and nobody else", async () => {
    const { verbs } = await member("support");
    const [order, unpaid, later] = [await monthly(), await monthly(), await monthly()];
    for (const one of [order, later]) await settle(one);
    // Its second month was due ten days ago; a wholly unpaid order is not overdue.
    for (const one of [order, unpaid]) await passTime(one, 55);
    const { entries, totals } = await verbs.listOverdue();
    const [found, ...others] = entries;
    const { openedMonthlyMinor: monthlyMinor } = await rowOf(order);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ reference: order.reference, owedMinor: monthlyMinor });
    expect(totals).toEqual([{ currency: "USD", orders: 1, owedMinor: monthlyMinor }]);
    const days = (Date.now() - (found?.owedSince.getTime() ?? 0)) / day;
    expect(days).toBeGreaterThan(8);
    expect(days).toBeLessThan(13);
  });

  it("links every payment to its receipt", async () => {
    const { verbs } = await member("support");
    const order = await monthly();
    await settle(order);
    const { ledger } = await verbs.findOrder(order.reference);
    const [paid] = ledger.filter(({ kind }) => kind === "payment");
    expect(paid?.receiptPath).toMatch(/^\/receipts\/\d+\?key=/);
    const response = await staff.test.ask(
      (paid?.receiptPath ?? "").replace("/receipts", "/api/receipts").replace("?", "/pdf?"),
    );
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  });

  it("opens the order of a request that has none once, at the agreed price, on the record", async () => {
    const { verbs } = await member("support");
    const form = simpleEnrolment();
    const sent = await staff.test.post("/api/send-email", form);
    const { id } = await sent.json();
    const price = { plan: "standard", schedule: "whole", monthly: "15,000", currency: "PKR" } as const;
    const { reference } = await verbs.openOrder(id, price);
    expect(await verbs.openOrder(id, price)).toEqual({ reference });
    expect(await rowOf({ reference })).toMatchObject({ currency: "PKR", openedMonthlyMinor: 1_500_000 });
    const { rows } = await opened.database.execute(sql`
      select actor from audit_entries where verb = 'openOrder' and subject = 'order'`);
    expect(rows).toContainEqual({ actor: "staff" });
    await expect(verbs.openOrder(id, { ...price, plan: "gold" })).rejects.toMatchObject({ code: "invalid" });
  });
});

import { randomInt, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chargeLateFees } from "#domains/money/server/desk/late-fees.ts";
import { voucherPath } from "#domains/money/server/order-links.ts";
import { findOrder } from "#domains/money/server/queries/order-queries.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { day } from "#shared/durations.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { someAddress } from "../support/orders.ts";
import { newBatch, type Staff, startStaff } from "../support/staff.ts";

const secret = "Rx7-kept-for-these-tests-only-0123456789";
const tokens = createSignedTokens(secret);
const fees = { plan: "standard", schedule: "monthly", monthly: "6,000", currency: "PKR" };
const bank = {
  ...{ kind: "bank" as const, title: "Meezan Bank", note: "", currencies: [], hasQr: true, isOn: true },
  details: [{ label: "IBAN", value: "PK36 SCBL 0000 0011 2345 6702" }],
  consumerNumber: "1000123456",
};

describe.each(databases)("fee vouchers on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  const { member } = startOffice(() => staff.test);
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened, { environment: { AUTH_SECRET: secret } });
    expect((await staff.enter("batches", { ...newBatch, seats: 100 })).status).toBe(200);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  /** A student of the batch whose fees are open: 6,000 rupees a month. */
  const student = async (name = `Bilal ${randomUUID().slice(0, 8)}`) => {
    const phone = `+92300${randomInt(1_000_000, 9_999_999)}`;
    const { id } = (await staff.call("enrolPerson", { batchId: newBatch.id, name, email: null, phone })).body;
    const { reference } = (await staff.call("billPlace", id, fees)).body;
    const order = await findOrder(opened.database, reference);
    if (!order) throw new Error("No order.");
    return { id, name, reference: reference as string, order };
  };
  const keyOf = async (order: { reference: string; createdAt: Date }) =>
    (await voucherPath(tokens, order)).split("key=")[1] ?? "";
  const show = async (reference: string, key: string) =>
    await staff.test.app.services.orders.showVoucher({ reference, key });
  const settle = async (reference: string, charges: number) =>
    await staff.call("takeMoney", { key: randomUUID(), orders: [{ reference, charges }], method: "cash" });

  it("ask for what is next, with how to pay it in words beside the code, for the bearer of their link alone", async () => {
    const { verbs } = await member("owner");
    await verbs.setWaysToPay({ ways: [bank] });
    const { order, name, reference } = await student();
    const key = await keyOf(order);
    const voucher = await show(reference, key);
    expect(voucher).toMatchObject({
      ...{ reference: { value: reference }, copies: ["Bank's copy", "Institute's copy", "Student's copy"] },
      amount: { value: "PKR\u00a06,000", inWords: "Six thousand Pakistani rupees only" },
      after: null,
      pay: [{ title: "Meezan Bank", details: bank.details, code: { path: { size: expect.any(Number) } } }],
    });
    expect(voucher.rows.map(({ value }) => value)).toEqual(
      expect.arrayContaining([name, newBatch.name, bank.consumerNumber]),
    );
    const other = await keyOf((await student()).order);
    const shownAlone = await tokens.sign("order", reference, new Date(Date.now() + day));
    for (const wrong of ["", "wrong", other, shownAlone])
      await expect(show(reference, wrong)).rejects.toMatchObject({ reason: "voucher.link" });
    const pdf = await staff.test.ask(`/api/vouchers/${reference}/pdf?key=${key}`, {}, someAddress());
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get("content-disposition")).toBe(`attachment; filename="fee-voucher-${reference}.pdf"`);
    expect((await staff.test.ask(`/api/vouchers/${reference}/pdf?key=x`, {}, someAddress())).status).toBe(403);
  });

  it("end once everything is paid", async () => {
    const { order, reference } = await student();
    await settle(reference, 12);
    await expect(show(reference, await keyOf(order))).rejects.toMatchObject({ reason: "voucher.link" });
  });

  it("come for a class as one PDF, a page each, and for nobody in no file", async () => {
    const { verbs } = await member("support");
    const [owing, paid] = [await student(), await student()];
    await settle(paid.reference, 12);
    const pagesOf = async (request: object) => {
      const { content, fileName } = await verbs.printVouchers(request as never);
      expect(fileName).toBe("fee-vouchers.pdf");
      return Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(Buffer.from(content).toString("latin1"))?.[1]);
    };
    const before = await pagesOf({ of: "batch", id: newBatch.id, show: "all" });
    await settle(owing.reference, 12);
    expect(await pagesOf({ of: "batch", id: newBatch.id, show: "all" })).toBe(before - 1);
    await expect(verbs.printVouchers({ of: "batch", id: "unknown", show: "all" })).rejects.toMatchObject({
      reason: "voucher.nothing",
    });
    const teacher = await member("teacher", [newBatch.id]);
    await expect(teacher.verbs.printVouchers({ of: "batch", id: newBatch.id, show: "all" })).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  it("say what is paid after the day where there is a late fee, which is added once to what was not paid by then", async () => {
    const { verbs, user } = await member("manager");
    const { site } = staff.test.app.services;
    const { rules, seen } = await verbs.showFeeRules();
    await verbs.setFeeRules({ rules: { ...rules, lateFee: { PKR: 500 } }, seen });
    await expect(verbs.setFeeRules({ rules: { ...rules, lateFee: { PKR: 900 } }, seen })).rejects.toMatchObject({
      reason: "feeRules.changed",
    });
    const [late, punctual] = [await student(), await student()];
    const shown = await show(late.reference, await keyOf(late.order));
    expect(shown.after).toMatchObject({ value: "PKR\u00a06,500" });
    await settle(punctual.reference, 1);
    const { rows } = await opened.database.execute<{ at: string }>(
      sql`select min(due_at)::text as at from ledger_entries where kind = 'charge' and order_id = ${late.order.id}`,
    );
    const after = new Date(new Date(rows[0]?.at ?? "").getTime() + day);
    for (const _ of ["that morning", "again"]) await chargeLateFees({ database: opened.database, site }, after);
    const charged = async (id: string) =>
      (
        await opened.database.execute<{ amount: string; note: string }>(
          sql`select amount_minor::text as amount, note from ledger_entries where kind = 'correction' and order_id = ${id}`,
        )
      ).rows;
    expect(await charged(late.order.id)).toEqual([{ amount: "50000", note: expect.stringContaining("Late fee") }]);
    expect(await charged(punctual.order.id)).toEqual([]);
    expect((await show(late.reference, await keyOf(late.order))).amount.value).toBe("PKR\u00a06,500");
    const audited = await opened.database.execute(
      sql`select verb, actor_id from audit_entries where verb in ('setFeeRules', 'chargeLateFee') and (subject_id = ${late.order.id} or verb = 'setFeeRules')`,
    );
    expect(audited.rows).toEqual(
      expect.arrayContaining([
        { verb: "setFeeRules", actor_id: user.id },
        { verb: "chargeLateFee", actor_id: null },
      ]),
    );
    await verbs.setFeeRules({ rules: { ...rules, lateFee: {} }, seen: (await verbs.showFeeRules()).seen });
  });
});

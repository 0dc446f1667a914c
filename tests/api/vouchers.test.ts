import { randomInt, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { receiptName } from "#domains/money/rules/receipt-numbers.ts";
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
  const student = async (name = `Bilal ${randomUUID().slice(0, 8)}`, batchId: string = newBatch.id) => {
    const phone = `+92300${randomInt(1_000_000, 9_999_999)}`;
    const { id } = (await staff.call("enrolPerson", { batchId, name, email: null, phone })).body;
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

  it("print the consumer number of an order, which one open order has at a time and the search finds", async () => {
    const { verbs } = await member("support");
    const [first, second] = [await student(), await student()];
    const number = String(randomInt(100_000_000, 999_999_999));
    const numbersOf = async ({ reference, order }: typeof first) =>
      (await show(reference, await keyOf(order))).rows.map(({ value }) => value);
    expect(
      await verbs.setConsumerNumbers([
        { reference: first.reference, number: `${number.slice(0, 4)}-${number.slice(4)}` },
      ]),
    ).toEqual({
      changed: 1,
    });
    expect(await numbersOf(first)).toContain(number);
    const both = [
      { reference: second.reference, number: `9${number}` },
      { reference: (await student()).reference, number },
    ];
    await expect(verbs.setConsumerNumbers(both)).rejects.toMatchObject({
      fields: { number: { reason: "consumer.taken", values: { number, reference: first.reference } } },
    });
    expect((await findOrder(opened.database, second.reference))?.consumerNumber).toBeNull();
    await expect(verbs.setConsumerNumbers([{ reference: first.reference, number: "12" }])).rejects.toMatchObject({
      fields: { number: { reason: "consumer.wrong" } },
    });
    const { entries } = await verbs.listOrders({ limit: 5 }, null, { words: number });
    expect(entries.map(({ reference }) => reference)).toEqual([first.reference]);
    await settle(first.reference, 12);
    expect(await verbs.setConsumerNumbers([{ reference: second.reference, number }])).toEqual({ changed: 1 });
    expect(await numbersOf(second)).toContain(number);
    await verbs.setConsumerNumbers([{ reference: second.reference, number: "" }]);
    expect(await numbersOf(second)).not.toContain(number);
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

  describe("and receipts", () => {
    const gulberg = {
      ...{ id: "gulberg", name: "Gulberg Campus", street: "12 Main Boulevard", city: "Lahore" },
      ...{ phones: ["042 111 222 333"], rooms: [] },
    };
    const gulbergLines = ["12 Main Boulevard, Lahore", "042 111 222 333"];
    const tax = {
      ...{ name: "Punjab sales tax on services", rate: 1600, from: "2026-07-01", until: null, branchId: null },
    };
    const take = async (reference: string) => {
      const { receipts } = (await settle(reference, 1)).body as { receipts: { number: number }[] };
      return receipts[0]?.number ?? 0;
    };
    const paperOf = async (number: number) => {
      const key = await tokens.sign("receipt", String(number), new Date(Date.now() + day));
      return await staff.test.app.services.orders.showReceipt({ number: String(number), key });
    };
    const saved = async (rules: object) => {
      const { verbs } = await member("owner");
      await verbs.setReceiptRules({ rules: rules as never, seen: (await verbs.showReceiptRules()).seen });
    };

    it("say the tax numbers, the branch and the taxes of the day, and keep what they were issued with", async () => {
      const before = await take((await student()).reference);
      const plain = await paperOf(before);
      const { verbs } = await member("owner");
      await verbs.setBranches({ branches: [gulberg] });
      await opened.database.execute(sql`update batches set branch_id = 'gulberg' where id = ${newBatch.id}`);
      const branchTax = { ...tax, name: "Cess", rate: 100, branchId: "gulberg" };
      const ended = { ...tax, name: "Old tax", until: "2026-07-31" };
      await saved({ ntn: "1234567-8", strn: "3277876123456", series: {}, taxes: [tax, branchTax, ended] });
      const { reference, order } = await student();
      const number = await take(reference);
      const paper = await paperOf(number);
      expect(paper.issuer.lines).toEqual([
        ...["NTN 1234567-8", "STRN 3277876123456"],
        ...["Gulberg Campus", ...gulbergLines],
      ]);
      expect(paper.rows.slice(-2)).toEqual([
        { label: "of which Punjab sales tax on services 16\u00a0%", value: "PKR\u00a0820.51" },
        { label: "of which Cess 1\u00a0%", value: "PKR\u00a051.28" },
      ]);
      expect((await show(reference, await keyOf(order))).issuer.lines).toEqual(paper.issuer.lines);
      await saved({ ntn: null, strn: null, series: {}, taxes: [{ ...tax, rate: 1500 }] });
      await verbs.setBranches({ branches: [{ ...gulberg, name: "Renamed" }] });
      expect(await paperOf(number)).toEqual(paper);
      expect(await paperOf(before)).toEqual(plain);
      const lower = await paperOf(await take((await student()).reference));
      expect(lower.rows.at(-1)).toEqual({
        ...{ label: "of which Punjab sales tax on services 15\u00a0%", value: "PKR\u00a0782.61" },
      });
      const undone = await verbs.refundOrder(reference, {
        ...{ amount: "6,000", method: "cash" as const, reason: "Illness", beyondWindow: true },
      });
      expect((await paperOf(undone.receipt ?? 0)).rows.slice(-2)).toEqual(paper.rows.slice(-2));
      await saved({ ntn: null, strn: null, series: {}, taxes: [] });
      await opened.database.execute(sql`update batches set branch_id = null where id = ${newBatch.id}`);
      const none = await paperOf(await take((await student()).reference));
      expect([none.issuer, none.rows.length]).toEqual([plain.issuer, plain.rows.length]);
    });

    it("are numbered by branch where it has letters: gapless, beside the institute's own, however many at once", async () => {
      const { verbs } = await member("owner");
      await verbs.setBranches({ branches: [gulberg] });
      const other = { ...newBatch, id: "at-gulberg", branchId: "gulberg", roomId: null, seats: 100 };
      expect((await staff.enter("batches", other)).status).toBe(200);
      const before = await take((await student()).reference);
      await saved({ ntn: null, strn: null, series: { gulberg: "GU" }, taxes: [] });
      await expect(
        verbs.setReceiptRules({
          ...{ rules: { ntn: null, strn: null, series: { nowhere: "NO" }, taxes: [] } },
          seen: (await verbs.showReceiptRules()).seen,
        }),
      ).rejects.toMatchObject({ fields: { "series.nowhere": { reason: "branch.unknown" } } });
      const pairs = await Promise.all(
        Array.from({ length: 6 }, async () => [await student(), await student(undefined, other.id)] as const),
      );
      const pairsTaken = pairs.map(async ([own, ofBranch], at) => {
        const both = at % 2 === 0 ? [own, ofBranch] : [ofBranch, own];
        const orders = both.map(({ reference }) => ({ reference, charges: 1 }));
        const key = randomUUID();
        const act = async () => await staff.call("takeMoney", { key, orders, method: "cash" });
        let { status, body } = await act();
        while (status === 503) ({ status, body } = await act()); // a busy machine
        expect({ status, body }).toMatchObject({ status: 200, body: { receipts: [{}, {}] } });
        return body.receipts as { number: number }[];
      });
      const given = (await Promise.all(pairsTaken)).flat().sort((one, two) => one.number - two.number);
      expect(given.map(({ number }) => receiptName(number))).toEqual([
        ...Array.from({ length: 6 }, (_, at) => String(before + 1 + at)),
        ...Array.from({ length: 6 }, (_, at) => `GU-${at + 1}`),
      ]);
      const last = given.at(-1)?.number ?? 0;
      const key = await tokens.sign("receipt", String(last), new Date(Date.now() + day));
      expect(await paperOf(last)).toMatchObject({
        number: "No. GU-000006",
        issuer: { lines: ["Gulberg Campus", ...gulbergLines] },
      });
      const pdf = await staff.test.ask(`/api/receipts/${last}/pdf?key=${key}`, {}, someAddress());
      expect(pdf.headers.get("content-disposition")).toBe('attachment; filename="receipt-GU-000006.pdf"');
      await saved({ ntn: null, strn: null, series: {}, taxes: [] });
      expect(await take((await student(undefined, other.id)).reference)).toBe(before + 7);
    }, 30_000);

    it("are set by owners, for branches that there are, and by one of two at once", async () => {
      const { verbs, user } = await member("owner");
      const { rules, seen } = await verbs.showReceiptRules();
      const unknown = { ...rules, taxes: [{ ...tax, branchId: "nowhere" }] };
      await expect(verbs.setReceiptRules({ rules: unknown, seen })).rejects.toMatchObject({
        fields: { "taxes.0.branchId": { reason: "branch.unknown" } },
      });
      const twice = { ...rules, taxes: [tax, { ...tax, from: "2026-12-01" }] };
      expect((await staff.call("setReceiptRules", { rules: twice, seen })).status).toBe(422);
      await verbs.setReceiptRules({ rules: { ...rules, ntn: "1" }, seen });
      await expect(verbs.setReceiptRules({ rules: { ...rules, ntn: "2" }, seen })).rejects.toMatchObject({
        reason: "feeRules.changed",
      });
      await saved(rules);
      const manager = await member("manager");
      await expect(manager.verbs.showReceiptRules()).rejects.toMatchObject({ code: "forbidden" });
      const of = sql`select distinct actor_id from audit_entries where verb = 'setReceiptRules' and actor_id = ${user.id}`;
      expect((await opened.database.execute(of)).rows).toHaveLength(1);
    });
  });
});

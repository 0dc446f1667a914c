import { randomInt, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { receiptPath } from "#domains/money/server/order-links.ts";
import { findReceipt } from "#domains/money/server/queries/ledger-queries.ts";
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
const mill = { name: "Karachi Textile Mills", ntn: "1234567-8", contact: "021 111 222 333" };

describe.each(databases)("a company that pays, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  const { member } = startOffice(() => staff.test);
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened, { environment: { AUTH_SECRET: secret } });
    expect((await staff.enter("batches", { ...newBatch, seats: 100 })).status).toBe(200);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  const student = async () => {
    const [name, phone] = [`Asma ${randomUUID().slice(0, 8)}`, `+92300${randomInt(1_000_000, 9_999_999)}`];
    const { id } = (await staff.call("enrolPerson", { batchId: newBatch.id, name, email: null, phone })).body;
    const { reference } = (await staff.call("billPlace", id, fees)).body;
    const { members } = (await staff.call("showClass", newBatch.id)).body;
    const { person } = members.find((one: { id: string }) => one.id === id);
    return { name, reference: reference as string, personId: person.id as string };
  };
  const ten = async () => {
    const all: Awaited<ReturnType<typeof student>>[] = [];
    while (all.length < 10) all.push(await student());
    return all;
  };
  const paperOf = async (number: number | string) => {
    const key = await tokens.sign("receipt", String(number), new Date(Date.now() + day));
    return await staff.test.app.services.orders.showReceipt({ number: String(number), key });
  };
  type Verbs = Awaited<ReturnType<typeof member>>["verbs"];
  const takeFor = async (verbs: Verbs, students: { reference: string }[], given: object = {}) => {
    const orders = students.map(({ reference }) => ({ reference, charges: 1 }));
    const payment = { key: randomUUID(), orders, method: "transfer", sponsor: mill, ...given };
    return { payment, taken: await verbs.takeMoney(payment as never) };
  };

  it("gets one receipt for ten students, which names each with their sum; each ledger has its own entry", async () => {
    const { verbs } = await member("support");
    const students = await ten();
    const { payment, taken } = await takeFor(verbs, students);
    const [number, ...others] = new Set(taken.receipts.map((one) => one.number));
    expect([taken.receipts.length, others.length]).toEqual([10, 0]);
    expect(await verbs.takeMoney(payment as never)).toMatchObject({ isRepeat: true, receipts: taken.receipts });
    const paper = await paperOf(number ?? 0);
    expect(paper).toMatchObject({ amount: { value: "PKR\u00a060,000" }, person: { value: mill.name } });
    expect(paper.rows.map(({ value }) => value)).toContain(mill.ntn);
    expect(paper.parts?.rows.map(({ name }) => name).sort()).toEqual(students.map(({ name }) => name).sort());
    expect(new Set(paper.parts?.rows.map(({ amount }) => amount))).toEqual(new Set(["PKR\u00a06,000"]));
    for (const { reference } of students) {
      const { ledger } = (await staff.call("findOrder", reference)).body;
      expect(ledger.at(-1)).toMatchObject({ kind: "payment", amountMinor: -600_000, receipt: number });
    }
    const next = (await takeFor(verbs, [students[0] ?? raise()], { sponsor: undefined })).taken;
    expect(next.receipts[0]?.number).toBe((number ?? 0) + 1);
    for (const paperSize of ["", "&paper=80"]) {
      const path = (taken.receipts[0]?.path ?? "").replace("/receipts", "/api/receipts").replace("?", "/pdf?");
      expect((await staff.test.ask(`${path}${paperSize}`, {}, someAddress())).status).toBe(200);
    }
  });

  it("leaves each student their own part alone, which names no other", async () => {
    const { verbs } = await member("support");
    const [one, other] = [await student(), await student()];
    const { taken } = await takeFor(verbs, [one, other]);
    const number = taken.receipts[0]?.number ?? 0;
    const receipt = (await findReceipt(opened.database, number)) ?? raise();
    const order = (await findOrder(opened.database, one.reference)) ?? raise();
    const part = receipt.parts.find(({ entry }) => entry.orderId === order.id)?.entry.id ?? 0;
    const paper = await paperOf(`${number}.${part}`);
    expect(paper).toMatchObject({ amount: { value: "PKR\u00a06,000" }, person: { value: one.name } });
    expect(paper.parts).toBeUndefined();
    expect(JSON.stringify(paper)).not.toContain(other.name);
    expect(paper.rows.map(({ value }) => value)).toContain(mill.name);
    const path = await receiptPath(tokens, { number, issuedAt: receipt.issuedAt, part });
    const [, key] = path.split("key=");
    await expect(
      staff.test.app.services.orders.showReceipt({ number: String(number), key: key ?? "" }),
    ).rejects.toMatchObject({ reason: "receipt.link" });
  });

  it("keeps the rest right when one part is refunded, moved, or all is taken back", async () => {
    const { verbs } = await member("manager");
    const [first, second, third, right] = [await student(), await student(), await student(), await student()];
    const { taken } = await takeFor(verbs, [first, second, third]);
    const number = taken.receipts[0]?.number ?? 0;
    const before = await paperOf(number);
    const refund = { amount: "6,000", method: "transfer" as const, reason: "Left", beyondWindow: true };
    const refunded = await verbs.refundOrder(first.reference, refund);
    expect(refunded).toMatchObject({ isCancelled: true, receipt: number + 1 });
    expect(await paperOf(number)).toEqual(before);
    const stateOf = async ({ reference }: { reference: string }) =>
      (await staff.call("findOrder", reference)).body.state;
    expect([await stateOf(first), await stateOf(second)]).toEqual(["cancelled", "paid"]);
    await expect(verbs.movePayment({ receipt: number, to: right.reference })).rejects.toMatchObject({
      reason: "fees.jointReceipt",
    });
    const moved = await verbs.movePayment({ receipt: number, of: second.reference, to: right.reference });
    expect(moved).toMatchObject({ from: second.reference, receipt: number + 2 });
    const pair = [await student(), await student()];
    const again = (await takeFor(verbs, pair)).taken.receipts[0]?.number ?? 0;
    expect((await verbs.untakeMoney([again])).receipts).toHaveLength(2);
    for (const { personId } of pair)
      expect((await verbs.showPayer(personId)).orders[0]?.charges[0]?.leftMinor).toBe(600_000);
  });

  it("is offered for all of its students from then on, is one of the list, and has one voucher", async () => {
    const { verbs } = await member("support");
    const own = { ...mill, name: `Mill ${randomUUID().slice(0, 8)}` };
    const [one, other, third] = [await student(), await student(), await student()];
    const references = [one, other].map(({ reference }) => reference);
    const { id } = await verbs.nameSponsor({ references, sponsor: own });
    const known = { ...own, name: own.name.toUpperCase(), ntn: "", contact: "" };
    expect(await verbs.nameSponsor({ references: [third.reference], sponsor: known })).toEqual({ id });
    expect((await verbs.showPayer(one.personId)).sponsor).toMatchObject({ id, ...own });
    const together = (await verbs.showPayer(one.personId)).together.map((relative) => relative.id);
    expect(together.sort()).toEqual([other.personId, third.personId].sort());
    const listed = (await verbs.listSponsors()).find((company) => company.id === id);
    expect(listed?.students).toHaveLength(3);
    const { content, fileName } = await verbs.printSponsorVoucher(id ?? "");
    expect(fileName).toBe("fee-voucher-company.pdf");
    expect(Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(Buffer.from(content).toString("latin1"))?.[1])).toBe(2);
    await verbs.nameSponsor({ references: [third.reference], sponsor: null });
    expect((await verbs.showPayer(third.personId)).sponsor).toBeNull();
    await expect(verbs.printSponsorVoucher(randomUUID())).rejects.toMatchObject({ reason: "sponsor.unknown" });
    const audited = await opened.database.execute(
      sql`select count(*)::int as count from audit_entries where verb = 'nameSponsor'`,
    );
    expect(Number(audited.rows[0]?.count)).toBeGreaterThanOrEqual(4);
  });

  it("is proposed for a bank's row with its name, and one receipt settles it", async () => {
    const { verbs } = await member("support");
    const own = { ...mill, name: "Lyallpur Cotton Works" };
    const pair = [await student(), await student()];
    const references = pair.map(({ reference }) => reference);
    await verbs.nameSponsor({ references, sponsor: own });
    const text =
      "Date,Particulars,Debit,Credit,Balance\n10-Nov-2026,RTGS LYALLPUR COTTON WORKS TRAINING,,12000.00,99000.00\n";
    const columns = { heading: 0, day: 0, text: [1], credit: 3, debit: 2, amount: null, balance: 4, monthFirst: false };
    await verbs.importStatement({ text, currency: "PKR", columns, isOurs: true });
    const row = (await verbs.listBankRows()).waiting.find((one) => one.text.includes("LYALLPUR")) ?? raise();
    const [proposal] = row.proposals;
    expect(proposal?.shares.map(({ reference }) => reference).sort()).toEqual(references.toSorted());
    await verbs.decideBankRow({ row: row.id, shares: proposal?.shares ?? [], entryId: null });
    const numbers = await Promise.all(
      references.map(async (reference) => (await staff.call("findOrder", reference)).body.ledger.at(-1).receipt),
    );
    expect(new Set(numbers).size).toBe(1);
    expect((await paperOf(numbers[0])).amount.value).toBe("PKR\u00a012,000");
  });
});

function raise(): never {
  throw new Error("It is not there.");
}

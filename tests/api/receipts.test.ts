import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MovedMoney, recordPayment, recordRefund } from "#domains/money/server/ledger.ts";
import { receiptPath } from "#domains/money/server/order-links.ts";
import { lockOrder } from "#domains/money/server/queries/order-queries.ts";
import { showReceipt } from "#domains/money/server/receipts/show-receipt.ts";
import { ledgerEntries, receipts } from "#domains/money/server/tables/ledger-tables.ts";
import { system } from "#server/audit/actor.ts";
import type { Database, OpenDatabase } from "#server/db/client.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { day } from "#shared/durations.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { contendedDatabases } from "../support/databases.ts";
import { openOrder, type StudentOrder, someAddress } from "../support/orders.ts";
import { dollars, orderCost } from "../support/plan-cost.ts";
import { onceServed } from "../support/until.ts";

const secret = "Rx7-kept-for-these-tests-only-0123456789";
const tokens = createSignedTokens(secret);
const { monthly, monthlyCents, total, totalCents } = orderCost;
const money: MovedMoney = { amountMinor: monthlyCents, method: "transfer", source: null, actor: system };

describe.each(contendedDatabases)("receipts on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ AUTH_SECRET: secret }, { database: opened });
  });
  afterAll(async () => await test.stop());

  const move = async (order: StudentOrder, record = recordPayment, changes: Partial<MovedMoney> = {}) =>
    await opened.database.transaction(async (transaction) => {
      const locked = await lockOrder(transaction, order.reference);
      if (!locked) throw new Error("No such order.");
      const recorded = await record({ site: test.app.services.site }, transaction, locked, { ...money, ...changes });
      if (!recorded) throw new Error("Nothing was recorded.");
      return recorded.receipt;
    });
  const keyOf = async (number: number | string, until = new Date(Date.now() + day)) =>
    await tokens.sign("receipt", String(number), until);
  const show = async (number: number) =>
    await test.app.services.orders.showReceipt({ number: String(number), key: await keyOf(number) });
  const download = async (number: number | string, key: string) =>
    await test.ask(`/api/receipts/${number}/pdf?key=${key}`, {}, someAddress());

  it("tell whom and what a payment is for, and how the order stood right after it, for good", async () => {
    const order = await openOrder(test, { firstName: "محمد", lastName: "نیازی" });
    const number = await move(order);
    const receipt = await show(number);
    expect(receipt).toMatchObject({
      kind: "payment",
      number: `No. ${String(number).padStart(6, "0")}`,
      amount: { value: monthly },
      person: { value: "محمد نیازی" },
    });
    expect(receipt.rows.map(({ value }) => value)).toEqual(
      expect.arrayContaining([orderCost.courseTitle, orderCost.planTitle, order.reference, "Part of the course fee"]),
    );
    expect(receipt.totals.map(({ value }) => value)).toEqual([monthly, dollars(totalCents - monthlyCents)]);
    await move(order);
    expect(await show(number)).toEqual(receipt);
  });

  it("are credit notes for money that went back", async () => {
    const order = await openOrder(test);
    await move(order, recordPayment, { amountMinor: totalCents });
    const note = await show(await move(order, recordRefund, { amountMinor: totalCents }));
    expect(note).toMatchObject({ kind: "refund", title: "Credit note", amount: { label: "Returned", value: total } });
    expect(note.rows.map(({ value }) => value)).toContain("The whole course");
    expect(note.totals).toEqual([{ label: "Paid after this", value: "$0" }]);
  });

  it("come as one page of PDF, with the receipt's number as title, nobody's to keep", async () => {
    const number = await move(await openOrder(test, { firstName: "محمد عبداللہ", lastName: "خان نیازی" }));
    const response = await download(number, await keyOf(number));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const padded = String(number).padStart(6, "0");
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="receipt-${padded}.pdf"`);
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.length).toBeLessThan(60_000);
    const slip = Buffer.from(await (await download(number, `${await keyOf(number)}&paper=80`)).arrayBuffer());
    expect(slip.toString("latin1")).toMatch(/\/MediaBox \[0 0 227 /);
  });

  it("name nobody once the person is erased", async () => {
    const order = await openOrder(test);
    const number = await move(order, recordPayment, { amountMinor: totalCents });
    const erased = await test.app.manage(
      new Request("http://localhost/people/erase", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email: order.email }),
      }),
    );
    expect(erased.status).toBe(200);
    expect((await show(number)).person.value).toBe("Name erased");
    expect((await download(number, await keyOf(number))).status).toBe(200);
  });

  it("are refused in the same words for a wrong, an old or another's key, and for an unknown number", async () => {
    const number = await move(await openOrder(test));
    const old = await keyOf(number, new Date(Date.now() - day));
    const order = await tokens.sign("order", String(number), new Date(Date.now() + day));
    const asked: [number | string, string][] = [
      ...["", "wrong", old, order, await keyOf(number + 1)].map((key): [number, string] => [number, key]),
      [999_999, await keyOf(999_999)],
      [`0${number}`, await keyOf(number)],
    ];
    const answers = await Promise.all(
      asked.map(async ([one, key]) => {
        const response = await download(one, key);
        return { status: response.status, body: await response.json() };
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(403);
    const { orders } = test.app.services;
    for (const [one, key] of asked)
      await expect(orders.showReceipt({ number: String(one), key })).rejects.toMatchObject({ reason: "receipt.link" });
  });

  it("are printed thirty times in ten minutes for one address", { tags: ["thorough"] }, async () => {
    const number = await move(await openOrder(test));
    const path = await receiptPath(tokens, { number, issuedAt: new Date() });
    const address = someAddress();
    const asked = Array.from({ length: 31 }, () => async () => {
      const response = await test.ask(`/api${path.replace("?", "/pdf?")}`, {}, address);
      return response.status;
    });
    const statuses: number[] = [];
    for (const ask of asked) statuses.push(await ask());
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });

  it("make the rest wait while sixteen of them are being printed", { tags: ["thorough"] }, async () => {
    const number = await move(await openOrder(test));
    const key = await keyOf(number);
    const answers = await Promise.all(Array.from({ length: 40 }, () => download(number, key)));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect((await download(number, key)).status).toBe(200);
  });

  it("keep the institute's name and address as they were when they were issued", async () => {
    const number = await move(await openOrder(test));
    const paper = await show(number);
    const { site } = test.app.services;
    const { company } = site().content;
    const renamed = {
      ...company,
      legalName: "Another Name Ltd",
      address: { ...company.address, street: "1 New Road" },
    };
    const later = { ...site(), content: { ...site().content, company: renamed } };
    const deps = { database: opened.database, signedTokens: tokens, site: () => later };
    const claim = { number: String(number), key: await keyOf(number) };
    expect(await showReceipt(deps, claim)).toEqual(paper);
    expect(paper.issuer.name).toBe(company.legalName);
    // One of an earlier release kept none: it prints the institute of today, as before.
    await opened.database.update(receipts).set({ facts: null }).where(eq(receipts.number, number));
    const { issuer } = await showReceipt(deps, claim);
    expect([issuer.name, issuer.lines[0]]).toEqual(["Another Name Ltd", expect.stringContaining("1 New Road")]);
  });

  it("leave no gap and no double when 200 payments come at once, some of them failing", {
    tags: ["thorough"],
    timeout: 60_000,
  }, async () => {
    const students = await Promise.all(Array.from({ length: 8 }, () => openOrder(test)));
    const before = await opened.database.select().from(receipts);
    const moved = await Promise.allSettled(
      Array.from({ length: 200 }, async (_, at) => {
        const order = students[at % students.length] ?? raise();
        const pay = async (transaction: Database) => {
          const locked = (await lockOrder(transaction, order.reference)) ?? raise();
          const recorded = await recordPayment({ site: test.app.services.site }, transaction, locked, {
            ...money,
            amountMinor: 100,
            source: `test:${at}`,
          });
          if (at % 10 === 0) throw new Error("The transaction fails after its number was given.");
          return recorded?.receipt ?? raise();
        };
        return await onceServed(async () => await opened.database.transaction(pay));
      }),
    );
    expect(moved.filter(({ status }) => status === "rejected")).toHaveLength(20);
    const numbers = (await opened.database.select().from(receipts)).map(({ number }) => number);
    expect(numbers).toHaveLength(before.length + 180);
    expect(numbers.sort((one, other) => one - other)).toEqual(numbers.map((_, at) => at + 1));
    const given = moved.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(new Set(given).size).toBe(180);
    const entries = await opened.database.select().from(ledgerEntries);
    const withReceipt = entries.filter(({ kind }) => kind === "payment" || kind === "refund");
    expect(withReceipt).toHaveLength(numbers.length);
  });
});

function raise(): never {
  throw new Error("Missing.");
}

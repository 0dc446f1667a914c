import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { createSite } from "#domains/content/rules/site.ts";
import { type Figures, figuresOf } from "#domains/money/rules/figures.ts";
import { paymentReceived, refundSent } from "#domains/money/server/emails/ledger-emails.tsx";
import { orderOpened } from "#domains/money/server/emails/order-opened.tsx";
import { orderPaid } from "#domains/money/server/emails/order-paid.tsx";
import { proofReceived } from "#domains/money/server/emails/proof-emails.tsx";
import { readStatement } from "#domains/money/server/ledger.ts";
import { findOwnOrders } from "#domains/money/server/own-orders.ts";
import { findRequestOfOrder } from "#domains/money/server/queries/order-queries.ts";
import { findProofs } from "#domains/money/server/queries/payment-queries.ts";
import { showReceipt } from "#domains/money/server/receipts/show-receipt.ts";
import { orderWords } from "#domains/money/site/order-words.ts";
import { renderEmails } from "#server/compose/render-emails.tsx";
import { en } from "#server/compose/words/messages.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { day } from "#shared/durations.ts";
import { plainAmount } from "#shared/formats/format-money.ts";
import { databases } from "../support/databases.ts";
import { moneyOf, monthlyCost } from "../support/money.ts";
import { openOrder, type StudentOrder, someAddress } from "../support/orders.ts";
import { png } from "../support/proofs.ts";
import { type Staff, startStaff } from "../support/staff.ts";

const { totalCents } = monthlyCost;
const site = createSite(demoContent, en);
const render = renderEmails(() => site, { siteUrl: "http://localhost", picture: () => null });

describe.each(databases)("an order's money on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
  }, 60_000);
  afterAll(() => staff.test.stop());

  const { orders, monthly, rowOf, ledgerOf, view, settle, passTime } = moneyOf(() => ({ opened, staff }));
  const whole = () => openOrder(staff.test, { course: "data-analyst" });
  const correct = ({ reference }: StudentOrder, minor: number) =>
    staff.call("correctOrder", reference, { amount: plainAmount(minor), direction: "down", reason: "agreed" });
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
    const order = await make();
    const { statement, figures, said, receipts } = await surfacesOf(order);
    expect(figures).toMatchObject(expected);
    const { body: listed } = await staff.call("findOrder", order.reference);
    expect(figuresOf(dated(listed.statement))).toEqual(figures);
    expect(figuresOf(statement)).toEqual(figures);
    const moved = (await ledgerOf(order)).map((entry) => `$${plainAmount(Math.abs(entry.amountMinor))}`);
    const known = new Set([...amountsIn(JSON.stringify(figures)), ...moved.map((one) => one.replace(".00", ""))]);
    for (const [surface, text] of Object.entries(said)) {
      expect({ surface, others: amountsIn(text).filter((one) => !known.has(one)) }).toEqual({ surface, others: [] });
      if (figures.isDue) expect(`${surface}: ${text}`).toContain(figures.asked.amount);
      if (figures.isDue) expect(text).not.toMatch(/\bpaid (?:for|so far)\b|^Paid\b/im);
      if (figures.credit) expect(`${surface}: ${text}`).toContain(figures.credit);
    }
    for (const text of receipts) expect(text).toMatch(/^(?:Paid|Received) \$\S+ \(.+\) · (?:.+ · )?in all \$\S+$/);
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

  async function made(start: () => Promise<StudentOrder>, ...acts: ((order: StudentOrder) => Promise<unknown>)[]) {
    const order = await start();
    for (const act of acts) await act(order);
    return order;
  }

  async function surfacesOf(order: StudentOrder) {
    const row = await rowOf(order);
    const statement = await readStatement(opened.database, row);
    const figures = figuresOf(statement);
    const page = await view(order);
    const words = orderWords(en.payment, page, "/lms");
    const shown = [page.amount, page.fullAmount, page.asked.words, page.paid, page.credit, page.next?.amount];
    const { personId } = (await findRequestOfOrder(opened.database, row.id)) ?? {};
    const [own] = await findOwnOrders(deps(), personId ? [personId] : [], { now: new Date(), timeZone: "UTC" });
    const entries = await ledgerOf(order);
    const moved = (kind: string) => entries.filter((entry) => entry.kind === kind).map(({ id }) => String(id));
    const mails = {
      paid: page.state === "paid" ? await write(orderPaid, [row.id]) : [],
      opened: await write(orderOpened, [row.id]),
      received: await write(paymentReceived, moved("payment")),
      returned: await write(refundSent, moved("refund")),
    };
    const papers = entries.flatMap(({ receipt, kind }) => (receipt && kind === "payment" ? [receipt] : []));
    const receipts = papers.map(async (number) => {
      const key = await tokens.sign("receipt", String(number), new Date(Date.now() + day));
      return (await showReceipt(deps(), { number: String(number), key })).summary ?? "";
    });
    const owed = own && [own.amount, own.credit, own.owed?.amount].join(" ");
    return {
      ...{ statement, figures, receipts: await Promise.all(receipts) },
      said: {
        page: [...shown, words.intro.title, words.intro.lead, words.summary.fee].join(" "),
        portal: owed ?? "",
        ...Object.fromEntries(Object.entries(mails).flatMap(([name, texts]) => (texts[0] ? [[name, texts[0]]] : []))),
      },
    };
  }

  const tokens = createSignedTokens("kept-for-these-tests-only-0123456789");
  const deps = () => ({
    ...{ database: opened.database, signedTokens: tokens, site: () => site, siteUrl: "http://localhost" },
    ...{ staff: () => ({ name: "", address: "desk@example.com" }), clock: () => new Date() },
    organizer: () => ({ name: "", address: "desk@example.com" }),
  });
  type Written =
    | typeof orderPaid
    | typeof orderOpened
    | typeof paymentReceived
    | typeof refundSent
    | typeof proofReceived;
  async function write({ writer }: Pick<Written, "writer">, abouts: string[]): Promise<string[]> {
    const written = await writer(deps(), render)(abouts);
    return [...written.values()].map(({ subject, text }) => `${subject}\n${text}`);
  }
});

const amountsIn = (text: string) => text.match(/\$\d+(?:,\d{3})*(?:\.\d\d)?/g) ?? [];

/** A statement as JSON has it, with its days as dates again. */
function dated(json: unknown) {
  return JSON.parse(JSON.stringify(json), (name, value) => (/^(?:dueAt|since)$/.test(name) ? new Date(value) : value));
}

import { expect } from "vitest";
import { type Figures, figuresOf } from "#domains/money/rules/figures.ts";
import type { Statement } from "#domains/money/rules/statement.ts";
import { type instalmentReminder, paymentReceived, refundSent } from "#domains/money/server/emails/ledger-emails.tsx";
import { orderOpened } from "#domains/money/server/emails/order-opened.tsx";
import { orderPaid } from "#domains/money/server/emails/order-paid.tsx";
import type { proofReceived } from "#domains/money/server/emails/proof-emails.tsx";
import { readStatement } from "#domains/money/server/ledger.ts";
import { findOwnOrders } from "#domains/money/server/own-orders.ts";
import { findSubjectOfOrder } from "#domains/money/server/queries/order-queries.ts";
import { showReceipt } from "#domains/money/server/receipts/show-receipt.ts";
import { orderWords } from "#domains/money/site/order-words.ts";
import { emailDepsOf } from "#server/compose/email-deps.ts";
import { renderEmails } from "#server/compose/render-emails.tsx";
import { en } from "#server/compose/words/messages.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { day } from "#shared/durations.ts";
import { moneyOf } from "./money.ts";
import type { StudentOrder } from "./orders.ts";
import { plainDollars } from "./plan-cost.ts";
import type { Staff } from "./staff.ts";

const tokens = createSignedTokens("kept-for-these-tests-only-0123456789");

/** The emails that tell a student, or the staff, of an order's money. */
type MoneyEmail =
  | typeof orderOpened
  | typeof orderPaid
  | typeof paymentReceived
  | typeof refundSent
  | typeof proofReceived
  | typeof instalmentReminder;

/** An order's money, and each place where the program shows it. */
export interface OrderSurfaces {
  statement: Statement;
  figures: Figures;
  /** The figures as the staff's API has them. */
  office: Figures;
  /** The line on each receipt that says what it paid. */
  receipts: string[];
  /** The text of each page and email, by its name. */
  said: Record<string, string>;
  /** The amounts that these may say, "$149". */
  known: Set<string>;
}

/** Reads what every surface says about an order's money, on the program that `home` returns once it runs. */
export function surfacesOfOrders(home: () => { opened: OpenDatabase; staff: Staff }) {
  const { rowOf, ledgerOf, view } = moneyOf(home);
  const site = () => home().staff.test.app.services.site();
  const render = renderEmails(site, { siteUrl: "http://localhost", picture: () => null });
  const deps = () =>
    emailDepsOf({
      ...{ database: home().opened.database, signedTokens: tokens, site, siteUrl: "http://localhost" },
      ...{ staff: () => ({ name: "", address: "desk@example.com" }), clock: () => new Date() },
      organizer: () => ({ name: "", address: "desk@example.com" }),
    });

  /** Writes emails of a kind as they would go out now. */
  async function write({ writer }: Pick<MoneyEmail, "writer">, abouts: string[]): Promise<string[]> {
    const written = await writer(deps(), render)(abouts);
    return [...written.values()].map(({ subject, text }) => `${subject}\n${text}`);
  }

  async function surfacesOf(order: StudentOrder): Promise<OrderSurfaces> {
    const { database } = home().opened;
    const row = await rowOf(order);
    const statement = await readStatement(database, row);
    const figures = figuresOf(statement);
    const { body: listed } = await home().staff.call("findOrder", order.reference);
    const page = await view(order);
    const words = orderWords(en.payment, page, "/lms");
    const shown = [page.amount, page.fullAmount, page.asked.words, page.paid, page.credit, page.next?.amount];
    const { personId } = (await findSubjectOfOrder(database, row.id)) ?? {};
    const owns = await findOwnOrders(deps(), personId ? [personId] : [], { now: new Date(), site: deps().site() });
    const own = owns.find(({ reference }) => reference === order.reference);
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
    const amounts = entries.map((entry) => `$${plainDollars(Math.abs(entry.amountMinor))}`.replace(".00", ""));
    return {
      ...{ statement, figures, office: figuresOf(dated(listed.statement)), receipts: await Promise.all(receipts) },
      said: {
        page: [...shown, words.intro.title, words.intro.lead, words.summary.fee].join(" "),
        portal: own ? [own.amount, own.credit, own.owed?.amount].join(" ") : "",
        ...Object.fromEntries(Object.entries(mails).flatMap(([name, texts]) => (texts[0] ? [[name, texts[0]]] : []))),
      },
      known: new Set([...amountsIn(JSON.stringify(figures)), ...amounts]),
    };
  }
  return { surfacesOf, write };
}

/** Every surface says the figures of the statement, and no others; "paid" only where nothing is due. */
export function expectOneTruth({ statement, figures, office, receipts, said, known }: OrderSurfaces) {
  expect(office).toEqual(figures);
  expect(figuresOf(statement)).toEqual(figures);
  for (const [surface, text] of Object.entries(said)) {
    expect({ surface, others: amountsIn(text).filter((one) => !known.has(one)) }).toEqual({ surface, others: [] });
    if (figures.isDue) expect(`${surface}: ${text}`).toContain(figures.asked.amount);
    if (figures.isDue) expect(text).not.toMatch(/\bpaid (?:for|so far)\b|^Paid\b/im);
    if (figures.credit) expect(`${surface}: ${text}`).toContain(figures.credit);
  }
  for (const text of receipts) expect(text).toMatch(/^(?:Paid|Received) \$\S+ \(.+\) · (?:.+ · )?in all \$\S+$/);
}

/** The dollar amounts in a text. */
export const amountsIn = (text: string) => text.match(/\$\d+(?:,\d{3})*(?:\.\d\d)?/g) ?? [];

/** A statement as JSON has it, with its days as dates again. */
function dated(json: unknown): Statement {
  return JSON.parse(JSON.stringify(json), (name, value) => (/^(?:dueAt|since)$/.test(name) ? new Date(value) : value));
}

import type { OrderSearch } from "#domains/money/contract/income.ts";
import { orderSearch } from "#domains/money/contract/income.ts";
import { orderState } from "#domains/money/contract.ts";
import type { PaymentAsked } from "#domains/money/office/payment-search.tsx";
import { deskFigures, figuresOf } from "#domains/money/rules/figures.ts";
import type { ListedOrder } from "#domains/money/server/list-orders.ts";
import { cutText } from "#shared/cut-text.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import type { Currency } from "#shared/money.ts";
import { shortTime } from "#ui/office/times.ts";
import { entryRows } from "./entry-rows.ts";
import type { OpenOffice } from "./office.ts";
import { cursorText, pageRequest } from "./page-of.ts";

/** The lists of payments: proofs to check, what is overdue, what was received, and the orders of a state. */
export const shownStates = [
  ...(["check", "overdue", "received", "awaiting_payment", "paid", "rejected", "expired", "cancelled", "all"] as const),
] as const;

type Office = Pick<OpenOffice, "verbs" | "site">;

/** The list of whoever sees no list, only the orders that they open. */
export const noPayments = {
  ...{ shown: "all" as const, asked: { q: "", from: "", to: "" }, isLater: false },
  ...{ totals: [], entries: null, rows: [], next: null },
};

/** The list that an address asks for, and what it comes to in each currency. */
export async function listedPayments(url: URL, { verbs, site }: Office) {
  const text = (name: string) => cutText((url.searchParams.get(name) ?? "").trim(), 100);
  const asked: PaymentAsked = { q: text("q"), from: text("from"), to: text("to") };
  const state = shownStates.find((one) => one === text("state")) ?? (asked.q ? "all" : "check");
  const search = searchOf(asked);
  const shown = { shown: state, asked, isLater: url.searchParams.has("after") };
  const words = site.messages.admin.income.search;
  if (state === "received") {
    const { entries, next, totals } = await verbs.listEntries(pageRequest(url), { side: "received", ...search });
    const said = totals.map(({ currency, count, upMinor, downMinor }) => {
      const sums = [fillText(words.received, { amount: deskFigures(downMinor, currency).amount })];
      if (upMinor > 0) sums.push(fillText(words.givenBack, { amount: deskFigures(upMinor, currency).amount }));
      return [fillCount(site.messages.admin.income.tiles.payments, count), ...sums].join(" · ");
    });
    return { ...shown, totals: said, entries: entryRows(entries, "received", site), rows: [], next: cursorText(next) };
  }
  if (state === "check") return { ...shown, ...(await toCheck(asked.q, { verbs, site })), entries: null, next: null };
  if (state === "overdue") return { ...shown, ...(await toRemind(url, asked.q, { verbs, site })), entries: null };
  const of = orderState.safeParse(state).data;
  const { entries, next, totals = [] } = await verbs.listOrders(pageRequest(url), of, { ...search, sums: true });
  const rows = entries.map((order) => {
    const { row, figures } = rowOf(order);
    const due = figures.isDue && figures.asked.amount !== figures.price ? figures.asked.amount : null;
    return { ...row, amount: figures.price, asked: due, since: timeOf(order.createdAt, site) };
  });
  const said = totals.map(({ currency, orders, priceMinor, receivedMinor, leftMinor }) => {
    const amount = (minor: number) => ({ amount: deskFigures(minor, currency).amount });
    return [
      ...[fillCount(words.orders, orders), fillText(words.price, amount(priceMinor))],
      ...[fillText(words.received, amount(receivedMinor)), fillText(words.left, amount(leftMinor))],
    ].join(" · ");
  });
  return { ...shown, totals: said, entries: null, rows, next: cursorText(next) };
}

/** What is typed and read as days; days that are none are left out. */
function searchOf({ q, from, to }: PaymentAsked): OrderSearch {
  const { shape } = orderSearch;
  const [first, last] = [shape.from.safeParse(from).data, shape.to.safeParse(to).data];
  return { ...(q && { words: q }), ...(first && { from: first }), ...(last && { to: last }) };
}

/** What orders of a currency come to. */
type Sum = { currency: Currency; orders: number; minor: number };

/** The proofs to check, of those whose name, number or reference has what was typed. */
async function toCheck(typed: string, { verbs, site }: Office) {
  const found = await verbs.listWaitingProofs(...(typed ? [typed] : []));
  const sums = [...Map.groupBy(found, ({ currency }) => currency)].map(([currency, of]) => ({
    ...{ currency, orders: of.length },
    minor: of.reduce((sum, { statement }) => sum + statement.asked.minor, 0),
  }));
  const rows = found.map(({ since, ...order }) => toDo(order, { since, minor: order.statement.asked.minor }, site));
  return { totals: totalsOf(sums, site), rows };
}

/** What is overdue, of those whose name, number or reference has what was typed; the sums are of all of it. */
async function toRemind(url: URL, typed: string, { verbs, site }: Office) {
  const { entries, next, totals } = await verbs.listOverdue(pageRequest(url), ...(typed ? [typed] : []));
  const sums = totals.map(({ owedMinor: minor, ...sum }) => ({ ...sum, minor }));
  const rows = entries.map(({ owedSince: since, owedMinor: minor, ...order }) => toDo(order, { since, minor }, site));
  return { totals: totalsOf(sums, site), rows, next: cursorText(next) };
}

const totalsOf = (sums: Sum[], site: Office["site"]) =>
  sums.map(({ currency, orders: count, minor }) => {
    const { orders, left } = site.messages.admin.income.search;
    return `${fillCount(orders, count)} · ${fillText(left, { amount: deskFigures(minor, currency).amount })}`;
  });

function toDo(order: ListedOrder, { since, minor }: { since: Date; minor: number }, site: Office["site"]) {
  const { amount } = deskFigures(minor, order.currency);
  return { ...rowOf(order).row, amount, asked: null, since: timeOf(since, site) };
}

const timeOf = (moment: Date, site: Office["site"]) =>
  shortTime(moment, new Date(), site.content.company.hours.timeZone, site.messages.language.lang);

function rowOf({ reference, courseTitle: course, student, statement }: ListedOrder) {
  const figures = figuresOf(statement);
  const name = `${student.firstName} ${student.lastName}`;
  return { row: { reference, course, name, standing: figures.standing }, figures };
}

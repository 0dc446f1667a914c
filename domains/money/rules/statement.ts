import type { OrderState } from "#domains/money/contract.ts";
import { day } from "#shared/durations.ts";
import type { Currency } from "#shared/money.ts";
import { type Entry, type Instalment, instalmentsAt, instalmentTerms, registration } from "./instalments.ts";
import { isUnpaid, orderStateAt, type TimedOrder } from "./order-state.ts";

/** The part of an order that its statement needs; every sum comes from its ledger. */
interface StatedOrder extends Omit<TimedOrder, "holdsMoney"> {
  months: number;
  currency: Currency;
}

/** The months that an amount is for, from 1, and the number of months of the order. */
export interface Months {
  from: number;
  to: number;
  inAll: number;
}

/**
 * How an order stands in a word: its state, or for one whose seat is confirmed what its money says. "paid" and
 * "paid_so_far" are orders with nothing due, "part_received" waits for the rest of its first payment, "waived" cost
 * nothing in the end, and "credit" has more than it costs.
 */
export type Standing = OrderState | "part_received" | "paid_so_far" | "due" | "overdue" | "waived" | "credit";

/** An order's money at a time, in minor units of its currency: the only source of its figures. */
export interface Statement {
  currency: Currency;
  months: number;
  /** The listed fee of a month, before anything is taken off. */
  monthlyMinor: number;
  /** The charge for registration, 0 for none; part of the costs. */
  registrationMinor: number;
  /** Charges, and corrections upwards. */
  costsMinor: number;
  /** Discounts, and corrections downwards. */
  takenOffMinor: number;
  /** The costs less what was taken off. */
  priceMinor: number;
  paidMinor: number;
  returnedMinor: number;
  /** Payments less what was returned. */
  receivedMinor: number;
  /** Costs − taken off − paid + returned: what is still to be paid, below zero if more was paid. */
  balanceMinor: number;
  /** The amount paid beyond the price. */
  creditMinor: number;
  /** The next payment: everything that is due or soon will be, or the next instalment; 0 if nothing is left. */
  asked: { minor: number; months: Months | null };
  /** The earliest instalment with something left; registration with the one after it. */
  next: { minor: number; dueAt: Date; state: Instalment["state"]; months: Months | null } | null;
  /** The next charge of a card that renews: an instalment, or the course after its months. */
  recurring: { minor: number; months: number };
  /** The amount overdue by now, and the days since the oldest of it was due, begun ones too. */
  overdue: { minor: number; since: Date; days: number } | null;
  /** The overdue amount by the days of its charges: up to a week, up to thirty, and more. */
  overdueByAge: [week: number, month: number, older: number];
  /** What is left of the charges whose day has come, today's too. */
  dueMinor: number;
  /** What is left of the charges of the next day after today; null for none. */
  upcoming: { minor: number; dueAt: Date } | null;
  /** What was paid beyond the charges whose day has come. */
  aheadMinor: number;
  /** Whether the order asks for money now. */
  isDue: boolean;
  standing: Standing;
  instalments: Instalment[];
}

/**
 * The statement of an order at a time, from the entries of its ledger. Money of the desk counts from the day on which it
 * was received. Lectures close when something is overdue for longer than the grace, in milliseconds.
 */
export function statementOf(
  written: Entry[],
  order: StatedOrder,
  at: Date,
  grace: number = instalmentTerms.grace,
): Statement {
  const entries = written.filter(({ receivedOn, dueAt }) => !receivedOn || dueAt <= at);
  const sum = (which: (entry: Entry) => boolean) =>
    entries.filter(which).reduce((total, { amountMinor }) => total + amountMinor, 0);
  const isPrice = ({ kind }: Entry) => kind !== "payment" && kind !== "refund";
  const costsMinor = sum((entry) => isPrice(entry) && isCharged(entry));
  const priceMinor = sum(isPrice);
  const paidMinor = 0 - sum(({ kind }) => kind === "payment");
  const returnedMinor = sum(({ kind }) => kind === "refund");
  const balanceMinor = priceMinor - paidMinor + returnedMinor;
  const instalments = instalmentsAt(order.state === "paid" ? entries : notBefore(entries, order.dueAt), at, grace);
  const open = instalments.filter(({ leftMinor }) => leftMinor > 0);
  const [next] = open;
  const ofCourse = instalments.filter(({ instalment }) => instalment !== registration);
  const again = ofCourse.find(({ leftMinor }) => leftMinor > 0) ?? ofCourse.at(-1);
  const sums = {
    ...{ costsMinor, takenOffMinor: costsMinor - priceMinor, priceMinor, paidMinor, returnedMinor },
    ...{ receivedMinor: paidMinor - returnedMinor, balanceMinor, creditMinor: Math.max(0, 0 - balanceMinor) },
  };
  const pressing = open.filter(({ state }) => state !== "upcoming");
  // Registration is paid with the first payment of the course.
  const first = open.slice(0, next?.instalment === registration ? 2 : 1);
  const asked = pressing.length > 0 ? pressing : first;
  const state = orderStateAt({ ...order, holdsMoney: sums.receivedMinor > 0 }, at);
  const isDue =
    state === "paid" ? pressing.length > 0 : asked.length > 0 && (isUnpaid(state) || state === "proof_sent");
  const overdue = isDue && state !== "proof_sent" ? overdueOf(open, at) : null;
  return {
    ...{ currency: order.currency, months: order.months, ...sums, isDue, overdue, instalments },
    overdueByAge: byAge(overdue ? open : [], at),
    ...byToday(state === "cancelled" || state === "expired" ? [] : instalments, sums.creditMinor, at),
    monthlyMinor: listedMinor(entries, order.months) / order.months,
    registrationMinor: sum(({ kind, instalment }) => kind === "charge" && instalment === registration),
    asked: { minor: leftOf(asked), months: monthsOf(asked, order.months) },
    next: next
      ? { minor: leftOf(first), dueAt: next.dueAt, state: next.state, months: monthsOf(first, order.months) }
      : null,
    recurring: { minor: again?.amountMinor ?? 0, months: again?.instalment ? 1 : order.months },
    standing: standingOf(state, { ...sums, isDue, overdue }),
  };
}

/**
 * Whether an entry of the price is part of what was charged; else it was taken off. What is asked for on another day is
 * taken back there and charged again here: it costs nothing more, and nothing was given away.
 */
export const isCharged = ({ amountMinor, act }: Pick<Entry, "amountMinor" | "act">) =>
  amountMinor > 0 || act === "moved";

/** The charges of an order that may be paid until `dueAt`, which is later than they were due if staff reopened it. */
function notBefore(entries: Entry[], dueAt: Date): Entry[] {
  return entries.map((entry) => (entry.kind === "charge" && entry.dueAt < dueAt ? { ...entry, dueAt } : entry));
}

const leftOf = (instalments: Instalment[]) => instalments.reduce((total, { leftMinor }) => total + leftMinor, 0);

/** The charges that the order was opened with: a month's price times its months. */
function listedMinor(entries: Entry[], months: number): number {
  return entries.reduce((total, { kind, instalment, amountMinor }) => {
    const isListed = kind === "charge" && instalment !== registration && (instalment ?? 1) <= months;
    return isListed ? total + amountMinor : total;
  }, 0);
}

/** The months of these instalments; null for a course that is paid at once, registration, and what came after its months. */
function monthsOf(all: Instalment[], inAll: number): Months | null {
  const instalments = all.filter(({ instalment }) => instalment !== registration);
  const [from, to] = [instalments[0]?.instalment, instalments.at(-1)?.instalment];
  return from && to && to <= inAll ? { from, to, inAll } : null;
}

function overdueOf(open: Instalment[], at: Date): Statement["overdue"] {
  const late = open.filter(({ dueAt }) => dueAt < at);
  const [oldest] = late;
  if (!oldest) return null;
  const days = Math.ceil((at.getTime() - oldest.dueAt.getTime()) / day);
  return { minor: leftOf(late), since: oldest.dueAt, days };
}

/** Whether a charge's day has come: its money may come until the end of that day. */
const isDueBy =
  (at: Date) =>
  ({ dueAt }: Instalment) =>
    dueAt.getTime() - at.getTime() < day;

/** What the charges ask for by today, and after it. */
function byToday(instalments: Instalment[], creditMinor: number, at: Date) {
  const ahead = instalments.filter((one) => !isDueBy(at)(one));
  const paid = ahead.reduce((total, one) => total + Math.max(0, one.amountMinor - one.leftMinor), 0);
  const dueMinor = leftOf(instalments.filter(isDueBy(at)));
  return { dueMinor, upcoming: firstOf(ahead), aheadMinor: creditMinor + paid };
}

/** What is left of the first day on which any of these charges has something left. */
function firstOf(charges: Instalment[]): Statement["upcoming"] {
  const open = charges.filter(({ leftMinor }) => leftMinor > 0);
  const [first] = open;
  return first ? { minor: leftOf(open.filter(({ dueAt }) => +dueAt === +first.dueAt)), dueAt: first.dueAt } : null;
}

function byAge(open: Instalment[], at: Date): Statement["overdueByAge"] {
  const late = open.filter((one) => one.dueAt < at);
  const between = (from: number, to: number) =>
    leftOf(
      late.filter(({ dueAt }) => {
        const days = Math.ceil((at.getTime() - dueAt.getTime()) / day);
        return days >= from && days <= to;
      }),
    );
  return [between(0, 7), between(8, 30), between(31, Number.POSITIVE_INFINITY)];
}

type Sums = Pick<Statement, "priceMinor" | "receivedMinor" | "balanceMinor" | "creditMinor" | "isDue" | "overdue">;

function standingOf(state: OrderState, sums: Sums): Standing {
  if (state === "awaiting_payment" && sums.receivedMinor > 0) return "part_received";
  if (state !== "paid") return state;
  if (sums.overdue) return "overdue";
  if (sums.isDue) return "due";
  if (sums.creditMinor > 0) return "credit";
  if (sums.balanceMinor > 0) return "paid_so_far";
  return sums.priceMinor === 0 && sums.receivedMinor === 0 ? "waived" : "paid";
}

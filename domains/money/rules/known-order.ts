import { day } from "#shared/durations.ts";
import type { Currency } from "#shared/money.ts";
import { type Entry, instalmentTerms } from "./instalments.ts";
import { isUnpaid, orderStateAt, type TimedOrder } from "./order-state.ts";
import { isCharged, type Statement, statementOf } from "./statement.ts";

/** What the statement of an order says at any time, small enough to keep that of every order in memory. */
export interface KnownOrder extends TimedOrder {
  id: string;
  reference: string;
  currency: Currency;
  personId: string | null;
  batchId: string | null;
  /** The moment it was opened, in milliseconds. */
  createdAt: number;
  priceMinor: number;
  receivedMinor: number;
  creditMinor: number;
  /** Whether any money was written for it, also some that went back. */
  wasPaid: boolean;
  /** Its instalments in their order: the moment each is due, what it asks for, and what is left of it. */
  charges: Float64Array;
  /** What changed its price: the moment from which it counts in the books, what it charged, and what it took off. */
  prices: Float64Array;
}

/** An entry with the moment from which it counts in the books, in milliseconds. */
export type BookedEntry = Entry & { countsAt: number };

type Named = Pick<KnownOrder, "id" | "reference" | "currency" | "personId" | "batchId" | "createdAt"> & TimedOrder;

/** An order as its statement says it, from the entries of its ledger. */
export function knownOrder(order: Named & { months: number }, entries: BookedEntry[]): KnownOrder {
  const { months: _, ...named } = order;
  const { priceMinor, receivedMinor, creditMinor, instalments } = statementOf(entries, order, new Date());
  const prices = entries.filter(({ kind }) => kind !== "payment" && kind !== "refund");
  return {
    ...{ ...named, priceMinor, receivedMinor, creditMinor },
    wasPaid: entries.some(({ kind }) => kind === "payment"),
    charges: Float64Array.from(
      instalments.flatMap(({ dueAt, amountMinor, leftMinor }) => [dueAt.getTime(), amountMinor, leftMinor]),
    ),
    prices: Float64Array.from(
      prices.flatMap((entry) => [
        entry.countsAt,
        ...(isCharged(entry) ? [entry.amountMinor, 0] : [0, 0 - entry.amountMinor]),
      ]),
    ),
  };
}

/** Calls `each` with the moment at which every instalment is due, what it asks for, and what is left of it. */
export function eachCharge(
  { charges }: Pick<KnownOrder, "charges">,
  each: (dueAt: number, amountMinor: number, leftMinor: number) => void,
) {
  for (let at = 0; at < charges.length; at += 3) each(charges[at] ?? 0, charges[at + 1] ?? 0, charges[at + 2] ?? 0);
}

/** What an order owes at a time, as its statement says it. */
export type KnownStanding = Pick<Statement, "dueMinor" | "aheadMinor" | "overdueByAge"> & {
  /** The days since the oldest overdue charge was due; 0 for none. */
  lateDays: number;
};

const pressingFrom = instalmentTerms.remindBefore + day;

export function standingAt(order: KnownOrder, at: Date): KnownStanding {
  const now = at.getTime();
  const state = orderStateAt({ ...order, holdsMoney: order.receivedMinor > 0 }, at);
  const isOver = state === "cancelled" || state === "expired";
  let [isOpen, isPressing, dueMinor, aheadMinor, lateDays] = [false, false, 0, order.creditMinor, 0];
  const overdueByAge: KnownStanding["overdueByAge"] = [0, 0, 0];
  eachCharge(order, (dueAt, amountMinor, leftMinor) => {
    if (dueAt - now < day) dueMinor += leftMinor;
    else aheadMinor += Math.max(0, amountMinor - leftMinor);
    if (leftMinor === 0) return;
    isOpen = true;
    isPressing ||= now - dueAt > -pressingFrom;
    if (dueAt >= now) return;
    const days = Math.ceil((now - dueAt) / day);
    lateDays = Math.max(lateDays, days);
    overdueByAge[ageOf(days)] += leftMinor;
  });
  const isDue = state === "paid" ? isPressing : isOpen && isUnpaid(state);
  return {
    dueMinor: isOver ? 0 : dueMinor,
    aheadMinor: isOver ? order.creditMinor : aheadMinor,
    ...(isDue ? { overdueByAge, lateDays } : { overdueByAge: [0, 0, 0], lateDays: 0 }),
  };
}

function ageOf(days: number): 0 | 1 | 2 {
  if (days <= 7) return 0;
  return days <= 30 ? 1 : 2;
}

/** Whether the charges of an order count in the books: it is confirmed, billed by staff, or money came for it. */
export const isInBooks = ({ state, holdsMoney, byStaff, wasPaid }: KnownOrder) =>
  state === "paid" || holdsMoney || wasPaid || (byStaff && state !== "cancelled");

/** Whether an order is a debt that time does not end. */
export const isDebt = ({ state, holdsMoney, byStaff }: KnownOrder) =>
  state === "paid" || ((isUnpaid(state) || state === "proof_sent") && (holdsMoney || byStaff));

/** What is left of an order's charges by age: of those due before each of these moments, and not before the one before. */
export function leftByAge(order: KnownOrder, ends: Date[]): number[] {
  const left = ends.map(() => 0);
  const befores = ends.map((end) => end.getTime());
  eachCharge(order, (dueAt, _, leftMinor) => {
    const age = leftMinor > 0 ? befores.findIndex((before) => dueAt < before) : -1;
    if (age >= 0) left[age] = (left[age] ?? 0) + leftMinor;
  });
  return left;
}

/**
 * What was charged and what was taken off in a span of the books, in minor units. What was moved to another day is
 * charged there alone.
 */
export function billedWithin({ prices }: KnownOrder, { from, until }: { from: Date; until: Date }) {
  const [begins, ends] = [from.getTime(), until.getTime()];
  let [billedMinor, offMinor] = [0, 0];
  for (let at = 0; at < prices.length; at += 3) {
    const countsAt = prices[at] ?? 0;
    if (countsAt < begins || countsAt >= ends) continue;
    billedMinor += prices[at + 1] ?? 0;
    offMinor += prices[at + 2] ?? 0;
  }
  return { billedMinor, offMinor };
}

import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import type { Instalment } from "./instalments.ts";
import { eachCharge, type KnownOrder } from "./known-order.ts";
import type { Statement } from "./statement.ts";

/** How a student stands in a month: what they were to pay in it, and what is left of that, in minor units. */
export interface MonthCell {
  state: "none" | "paid" | "part" | "due" | "overdue" | "ahead" | "waived";
  amountMinor: number;
  leftMinor: number;
  /** The days since the oldest unpaid charge of the month was due; 0 for none. */
  lateDays: number;
}

/** The months of a register, "2026-12", from one on, or from some before it. */
export function monthsFrom(first: string, count: number, before = 0): string[] {
  const [year = 0, month = 1] = first.split("-").map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - 1 - before + at, 1)).toISOString().slice(0, 7),
  );
}

/** An order's charges by the month in which each is due on a zone's calendar. */
export function cellsOf({ instalments, isDue }: Statement, timeZone: string, now: Date): Map<string, MonthCell> {
  const months = Map.groupBy(instalments, ({ dueAt }) => dayOf(dueAt, timeZone).slice(0, 7));
  return new Map([...months].map(([month, charges]) => [month, cellOf(charges, isDue, now)]));
}

function cellOf(charges: Instalment[], isDue: boolean, now: Date): MonthCell {
  const amountMinor = charges.reduce((sum, one) => sum + one.amountMinor, 0);
  const open = charges.filter(({ leftMinor }) => leftMinor > 0);
  const leftMinor = open.reduce((sum, one) => sum + one.leftMinor, 0);
  const [oldest] = open;
  const late = oldest && isDue ? Math.max(0, Math.ceil((now.getTime() - oldest.dueAt.getTime()) / day)) : 0;
  const state = stateOf(open, { amountMinor, leftMinor, late });
  return { state, amountMinor, leftMinor, lateDays: late };
}

function stateOf(
  open: Instalment[],
  { amountMinor, leftMinor, late }: { amountMinor: number; leftMinor: number; late: number },
): MonthCell["state"] {
  if (leftMinor === 0) return amountMinor === 0 ? "waived" : "paid";
  if (late > 0) return "overdue";
  if (leftMinor < amountMinor) return "part";
  return open.some(({ state }) => state !== "upcoming") ? "due" : "ahead";
}

/** What came for a month, and what is left of it, of all students together, in minor units. */
export interface MonthTotal {
  receivedMinor: number;
  leftMinor: number;
}

/** The totals of the months between these moments, which follow one another: one month less than there are moments. */
export function totalsOf(orders: Pick<KnownOrder, "charges">[], bounds: number[]): MonthTotal[] {
  const totals = bounds.slice(1).map(() => ({ receivedMinor: 0, leftMinor: 0 }));
  const [first = 0, last = 0] = [bounds[0], bounds.at(-1)];
  const paid = new Float64Array(totals.length);
  for (const order of orders) {
    paid.fill(0);
    eachCharge(order, (dueAt, amountMinor, leftMinor) => {
      if (dueAt < first || dueAt >= last) return;
      const month = bounds.findLastIndex((from) => dueAt >= from);
      const total = totals[month];
      if (!total) return;
      total.leftMinor += leftMinor;
      paid[month] = (paid[month] ?? 0) + amountMinor - leftMinor;
    });
    for (let month = 0; month < paid.length; month += 1) {
      const total = totals[month];
      if (total) total.receivedMinor += Math.max(0, paid[month] ?? 0);
    }
  }
  return totals;
}

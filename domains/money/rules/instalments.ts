import type { ChargeAct, LedgerKind } from "#domains/money/contract.ts";
import type { PaymentSchedule } from "#domains/seats/contract/enrolment.ts";
import { day } from "#shared/durations.ts";

/** An entry of an order's ledger, as far as sums go; `amountMinor` raises what is owed, in minor units. */
export interface Entry {
  kind: LedgerKind;
  amountMinor: number;
  /**
   * The month that a charge or its discount is for, from 1, or `registration`; null for a single charge and for
   * everything else. A charge that stands for a part of another has a number of its own, from `firstPart` on.
   */
  instalment: number | null;
  /** Why a correction changes one charge, the one of its `instalment`; without it a correction is about the order. */
  act?: ChargeAct | null;
  /** Of a part: the month that it is for; null for a part of a whole course. */
  partOf?: number | null;
  dueAt: Date;
  /** The day on which the desk received the money; it counts from `dueAt` on. */
  receivedOn?: string | null;
}

/** The instalment of a charge for registration, which is paid before the months of the same day. */
export const registration = 0;

/** The first number of the charges that stand for a part of another, or for one on another day. */
export const firstPart = 1_000;

/** The times of an instalment's reminders, and how long after its due day the lectures stay open unless a rule says so. */
export const instalmentTerms = { remindBefore: 3 * day, remindAfter: 3 * day, grace: 7 * day };

/** An order's price and the day it counts from. */
export interface Priced {
  schedule: PaymentSchedule;
  /** Minor units a month. */
  monthlyMinor: number;
  months: number;
  /** The deadline of the first payment. */
  dueAt: Date;
  /** The registration fee in minor units, 0 for none. */
  registrationMinor?: number;
}

/** The time of a course: its first class, and its end, null where no batch is chosen. */
export interface CourseTime {
  begins: Date;
  ends: Date | null;
}

/**
 * The charges of an order: registration with the first payment, and the whole course at once, or one a month. The first is due with the order, the others in
 * monthly steps after the first class. None is due after the course: for somebody who joins late, what is left then is
 * due with the last month within it.
 */
export function chargesOf({ registrationMinor = 0, ...order }: Priced, time: CourseTime): Entry[] {
  const first: Entry = { kind: "charge", amountMinor: registrationMinor, instalment: registration, dueAt: order.dueAt };
  return [...(registrationMinor > 0 ? [first] : []), ...chargesOfCourse(order, time)];
}

function chargesOfCourse({ schedule, monthlyMinor, months, dueAt }: Priced, { begins, ends }: CourseTime): Entry[] {
  if (schedule === "whole" || months === 1)
    return [{ kind: "charge", amountMinor: monthlyMinor * months, instalment: null, dueAt }];
  const from = begins > dueAt ? begins : dueAt;
  const days = Array.from({ length: months }, (_, index) => (index === 0 ? dueAt : monthsAfter(from, index)));
  const last = days.findLast((at) => ends === null || at <= ends) ?? dueAt;
  return days.map((at, index) => ({
    ...{ kind: "charge", amountMinor: monthlyMinor, instalment: index + 1 },
    dueAt: at < last ? at : last,
  }));
}

/** The same day some months later, in UTC; the last day of a shorter month. */
export function monthsAfter(start: Date, months: number): Date {
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(start);
  moved.setUTCFullYear(year, month, Math.min(start.getUTCDate(), lastDay));
  return moved;
}

/** Splits a total into parts of whole minor units, as equal as can be, larger ones first; they add up to the total. */
export function splitEvenly(total: number, parts: number): number[] {
  const least = Math.trunc(total / parts);
  const rest = total - least * parts;
  return Array.from({ length: parts }, (_, index) => least + (index < Math.abs(rest) ? Math.sign(rest) : 0));
}

/** An instalment as people see it. */
export interface Instalment {
  /** The month that it is for, from 1, or `registration`; null for a single charge. */
  instalment: number | null;
  /** The number of its charge, which a part has of its own. */
  charge: number | null;
  /** With its discount. */
  amountMinor: number;
  /** The part still to be paid. */
  leftMinor: number;
  dueAt: Date;
  state: InstalmentState;
}

/** `due` from the first reminder on, `overdue` after its day, `closed` once lectures are closed over it. */
export type InstalmentState = "paid" | "upcoming" | "due" | "overdue" | "closed";

const inOrderOfPayment = (one: Entry, other: Entry) =>
  +one.dueAt - +other.dueAt || Number(other.instalment === registration) - Number(one.instalment === registration);

/** Why a charge that costs nothing any more is not shown: it stands elsewhere, or is asked for no longer. */
const isGone = (act: ChargeAct | null | undefined) => act === "moved" || act === "left" || act === "cancelled";

/** Whether an entry changes the price of one charge. */
const isOfCharge = ({ kind, act }: Entry) => kind === "charge" || kind === "discount" || (kind === "correction" && act);

/**
 * An order's instalments in order; money and corrections of the order count for the earliest unpaid one. What is left of
 * them adds up to the order's balance, or to nothing if more was paid. A charge that was moved or ended is left out.
 */
export function instalmentsAt(entries: Entry[], now: Date, grace: number = instalmentTerms.grace): Instalment[] {
  const prices = new Map<number | null, { minor: number; isGone: boolean }>();
  let credit = 0;
  for (const entry of entries) {
    const { amountMinor, instalment, act } = entry;
    if (isOfCharge(entry)) {
      const minor = (prices.get(instalment)?.minor ?? 0) + amountMinor;
      prices.set(instalment, { minor, isGone: isGone(act) });
    } else credit -= amountMinor;
  }
  // More was taken off a charge than it costs: what is over counts for the others.
  for (const { minor } of prices.values()) credit += Math.max(0, -minor);
  // A correction upwards, or money that went back, adds to the first one.
  const extra = Math.max(0, -credit);
  credit = Math.max(0, credit);
  const charges = entries.filter(({ kind, instalment }) => {
    const price = prices.get(instalment);
    return kind === "charge" && !(price?.isGone && price.minor <= 0);
  });
  return charges.toSorted(inOrderOfPayment).map(({ instalment: charge, partOf, dueAt }, at) => {
    const amountMinor = Math.max(0, prices.get(charge)?.minor ?? 0);
    const covered = Math.min(amountMinor, credit);
    credit -= covered;
    const leftMinor = amountMinor - covered + (at === 0 ? extra : 0);
    const instalment = charge !== null && charge >= firstPart ? (partOf ?? null) : charge;
    const state = stateOf(leftMinor, now.getTime() - dueAt.getTime(), grace);
    return { instalment, charge, amountMinor, leftMinor, dueAt, state };
  });
}

function stateOf(leftMinor: number, late: number, grace: number): InstalmentState {
  if (leftMinor === 0) return "paid";
  if (late > grace) return "closed";
  if (late > 0) return "overdue";
  // Due until the end of its day: the whole day of the first reminder counts.
  return late > -(instalmentTerms.remindBefore + day) ? "due" : "upcoming";
}

/** A discount: per cent of the price, or an amount in minor units of the order's currency. */
export type DiscountValue = { percent: number } | { amountMinor: number };

/** The entries of a discount on charges that are wholly unpaid: spread evenly over them, never more than they are. */
export function discountEntries(charges: Entry[], value: DiscountValue, now: Date): Entry[] {
  const total = charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const wanted = "percent" in value ? Math.round((total * value.percent) / 100) : value.amountMinor;
  const off = splitEvenly(Math.min(wanted, total), charges.length);
  return charges.flatMap(({ instalment, dueAt }, index) => {
    const amountMinor = -(off[index] ?? 0);
    return amountMinor === 0 ? [] : [{ kind: "discount", amountMinor, instalment, dueAt: dueAt > now ? dueAt : now }];
  });
}

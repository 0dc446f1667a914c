import { z } from "zod";
import { currencyCode } from "#shared/currency-fields.ts";
import { amount, day } from "#shared/fields.ts";
import type { Currency } from "#shared/money.ts";
import { oneFee } from "./course-price.ts";
import { feesOn, inFees } from "./fees-of-documents.ts";

const id = z.string().min(1).max(80);

/** One fee in a currency; null where it is asked for, or where the plan's or the institute's counts again. */
const feeCell = z.strictObject({
  /** A plan's fee, a course's own for one of its plans or its one fee, or a registration fee. */
  kind: z.enum(["plan", "course", "registration"]),
  /** The course; null for a plan's fee and for the institute's registration fee. */
  course: id.nullable(),
  plan: id.nullable(),
  currency: currencyCode,
  amount: amount.nullable(),
});

export type FeeCell = z.infer<typeof feeCell>;

/** Fees that change together, at once or from a day on by the institute's clock; or planned ones that are taken back. */
export const feeChange = z.strictObject({
  from: day.nullable(),
  cells: z.array(feeCell).max(10_000),
  /** What a course's fees are for; changed at once. */
  units: z.array(z.strictObject({ course: id, feeFor: z.enum(["month", "course"]) })).max(1000),
  takeBack: z.boolean().exactOptional(),
});

export type FeeChange = z.infer<typeof feeChange>;

type Amounts = Record<string, number>;
type ByPlan = { currency: Currency; monthly: Amounts }[];

/** A document as far as its fees go. */
type Priced = {
  fee?: Amounts;
  fees?: unknown;
  registration?: Amounts;
  feeFor?: "month" | "course";
  later?: ({ from: string } & Pick<Priced, "fee" | "fees" | "registration">)[];
};

type Key = { kind: string; id: string };

/** A document with fees after a change, seen on the day `today`; the same object where nothing of it changes. */
export function changeFees(key: Key, document: unknown, change: FeeChange, about: { today: string; common: Currency }) {
  const { from, takeBack = false } = change;
  const now: Priced = feesOn(inFees(key.kind, document, about.common) as Priced, about.today);
  const { later = [], ...others } = now;
  if (takeBack) {
    const kept = later.filter((one) => one.from !== from);
    if (kept.length === later.length) return document;
    return kept.length > 0 ? { ...others, later: kept } : others;
  }
  const cells = change.cells.filter((cell) => isOf(key, cell));
  const unit = key.kind === "course" ? change.units.find(({ course }) => course === key.id) : undefined;
  if (cells.length === 0 && !unit) return document;
  const at = from ?? about.today;
  const isLater = at > about.today;
  const changed = withCells(isLater ? feesOn(now, at) : now, cells);
  const planned =
    isLater && cells.length > 0 ? [...later.filter((one) => one.from !== at), { from: at, ...changed }] : later;
  return {
    ...others,
    ...(isLater ? {} : changed),
    ...(unit ? { feeFor: unit.feeFor } : {}),
    ...(planned.length > 0 ? { later: planned } : {}),
  };
}

/** Whether a cell is one of a document's. */
function isOf({ kind, id: name }: Key, cell: FeeCell): boolean {
  if (kind === "plan") return cell.kind === "plan" && cell.plan === name;
  if (kind === "course") return cell.course === name;
  return kind === "settings" && name === "money" && cell.kind === "registration" && cell.course === null;
}

/** The fees that cells change, whole, by their field. */
function withCells(
  { fee = {}, fees, registration = {} }: Priced,
  cells: FeeCell[],
): Pick<Priced, "fee" | "fees" | "registration"> {
  const ofPlans = cells.filter(({ kind, plan }) => kind === "course" && plan !== oneFee.id);
  const alone = cells.filter(({ kind, plan }) => kind === "course" && plan === oneFee.id);
  const ofPlan = cells.filter(({ kind }) => kind === "plan");
  const once = cells.filter(({ kind }) => kind === "registration");
  return {
    ...(alone.length > 0 ? { fee: withAmounts(fee, alone) } : {}),
    ...(ofPlan.length > 0 ? { fees: withAmounts((fees ?? {}) as Amounts, ofPlan) } : {}),
    ...(ofPlans.length > 0 ? { fees: byPlan((fees ?? []) as ByPlan, ofPlans) } : {}),
    ...(once.length > 0 ? { registration: withAmounts(registration, once) } : {}),
  };
}

function withAmounts(before: Amounts, cells: FeeCell[]): Amounts {
  const after: Record<string, number | null> = { ...before };
  for (const { currency, amount: sum } of cells) after[currency] = sum;
  return Object.fromEntries(Object.entries(after).flatMap(([code, sum]) => (sum === null ? [] : [[code, sum]])));
}

function byPlan(before: ByPlan, cells: FeeCell[]): ByPlan {
  const all = new Map(before.map(({ currency, monthly }) => [currency, { ...monthly }]));
  for (const { currency, plan, amount: sum } of cells) {
    if (plan === null) continue;
    const monthly = all.get(currency) ?? {};
    if (sum === null) delete monthly[plan];
    else monthly[plan] = sum;
    all.set(currency, monthly);
  }
  return [...all].flatMap(([currency, monthly]) => (Object.keys(monthly).length > 0 ? [{ currency, monthly }] : []));
}

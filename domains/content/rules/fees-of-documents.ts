import { z } from "zod";
import { type Currency, isCurrency } from "#shared/money.ts";
import { type CourseFees, type Fees, oneFee } from "./course-price.ts";

type LocalPrices = { currency: Currency; monthly: Partial<Record<string, number>> };

/** Where an earlier release kept prices: in the currency of the company's facts, and in those of some countries. */
type Earlier = { common: Currency; localPrices: LocalPrices[] };

type PlanDocument = { id: string; fees?: Record<string, number> | undefined; monthlyPrice?: number | undefined };

type CourseDocument = {
  fees?: { currency: Currency; monthly: Record<string, number> }[] | undefined;
  prices?: Record<string, number> | undefined;
  fee?: Record<string, number> | undefined;
};

/** A plan's fees by currency, those that an earlier release stored included. */
export function feesOfPlan({ id, fees = {}, monthlyPrice }: PlanDocument, { common, localPrices }: Earlier): Fees {
  const earlier = localPrices.map(({ currency, monthly }): [string, number | undefined] => [currency, monthly[id]]);
  const all = [...earlier, [common, monthlyPrice] as const, ...Object.entries(fees)];
  return Object.fromEntries(all.filter(([code, fee]) => isCurrency(code) && fee !== undefined));
}

/** A course's own fees by currency and plan, those that an earlier release stored and its one fee included. */
export function feesOfCourse({ fees = [], prices, fee = {} }: CourseDocument, common: Currency): CourseFees {
  const all: CourseFees = {};
  const add = (code: string, ofPlans: Partial<Record<string, number>>) => {
    if (isCurrency(code)) all[code] = { ...all[code], ...ofPlans };
  };
  if (prices) add(common, prices);
  for (const { currency, monthly } of fees) add(currency, monthly);
  for (const [currency, amount] of Object.entries(fee)) add(currency, { [oneFee.id]: amount });
  return all;
}

const earlierPlan = z.looseObject({ monthlyPrice: z.number(), fees: z.record(z.string(), z.number()).optional() });
const earlierCourse = z.looseObject({
  prices: z.record(z.string(), z.number()),
  fees: z.array(z.unknown()).optional(),
});

/**
 * A document with its fees by currency, whatever release wrote it: prices without a currency are in `common`, the one of
 * the company's facts. Any other document is the same.
 */
export function inFees(kind: string, document: unknown, common: Currency): unknown {
  const plan = kind === "plan" ? earlierPlan.safeParse(document).data : undefined;
  if (plan) {
    const { monthlyPrice, fees, ...others } = plan;
    return { ...others, fees: { [common]: monthlyPrice, ...fees } };
  }
  const course = kind === "course" ? earlierCourse.safeParse(document).data : undefined;
  if (!course) return document;
  const { prices, fees = [], ...others } = course;
  return { ...others, fees: [{ currency: common, monthly: prices }, ...fees] };
}

/** A document's fees that replace others from a day on. */
interface Later {
  from: string;
}

/**
 * A document as it is on a day, by the institute's clock: what replaces its fees until then is in their place, the
 * latest last, and what comes later stays to come.
 */
export function feesOn<Document extends { later?: Later[] | undefined }>(document: Document, day: string): Document {
  const { later = [], ...now } = document;
  const due = later.filter(({ from }) => from <= day).toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (due.length === 0) return document;
  const toCome = later.filter(({ from }) => from > day);
  const changed = Object.assign({}, now, ...due.map(({ from: _, ...fees }) => fees));
  return toCome.length > 0 ? { ...changed, later: toCome } : changed;
}

/** What replaces a document's fees from a day on. */
export interface PlannedFees {
  /** The day, by the institute's clock. */
  from: string;
  /** The title of the course or plan; null for the institute's registration fee. */
  title: string | null;
  amounts: { currency: string; amount: number; plan: string | null; isRegistration: boolean }[];
}

type PlannedEntry = Later & {
  fee?: Record<string, number> | undefined;
  fees?: Record<string, number> | NonNullable<CourseDocument["fees"]> | undefined;
  registration?: Record<string, number> | undefined;
};

/** What is to replace the fees of a document, by day. */
export function plannedOf(title: string | null, later: PlannedEntry[] = []): PlannedFees[] {
  const amountsOf = (fees: Record<string, number> = {}, isRegistration = false) =>
    Object.entries(fees).map(([currency, amount]) => ({ currency, amount, plan: null, isRegistration }));
  return later.map(({ from, fee, fees = {}, registration }) => {
    const ofPlans = Array.isArray(fees)
      ? fees.flatMap(({ currency, monthly }) =>
          Object.entries(monthly).map(([plan, amount]) => ({ currency, amount, plan, isRegistration: false })),
        )
      : amountsOf(fees);
    return { from, title, amounts: [...amountsOf(fee), ...ofPlans, ...amountsOf(registration, true)] };
  });
}

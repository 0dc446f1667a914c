import { z } from "zod";
import { type Currency, isCurrency } from "#shared/money.ts";
import type { CourseFees, Fees } from "./course-price.ts";

type LocalPrices = { currency: Currency; monthly: Partial<Record<string, number>> };

/** Where an earlier release kept prices: in the currency of the company's facts, and in those of some countries. */
type Earlier = { common: Currency; localPrices: LocalPrices[] };

type PlanDocument = { id: string; fees?: Record<string, number> | undefined; monthlyPrice?: number | undefined };

type CourseDocument = {
  fees?: { currency: Currency; monthly: Record<string, number> }[] | undefined;
  prices?: Record<string, number> | undefined;
};

/** A plan's fees by currency, those that an earlier release stored included. */
export function feesOfPlan({ id, fees = {}, monthlyPrice }: PlanDocument, { common, localPrices }: Earlier): Fees {
  const earlier = localPrices.map(({ currency, monthly }): [string, number | undefined] => [currency, monthly[id]]);
  const all = [...earlier, [common, monthlyPrice] as const, ...Object.entries(fees)];
  return Object.fromEntries(all.filter(([code, fee]) => isCurrency(code) && fee !== undefined));
}

/** A course's own fees by currency and plan, those that an earlier release stored included. */
export function feesOfCourse({ fees = [], prices }: CourseDocument, common: Currency): CourseFees {
  const earlier = prices ? [[common, prices] as const] : [];
  return Object.fromEntries([...earlier, ...fees.map(({ currency, monthly }) => [currency, monthly] as const)]);
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

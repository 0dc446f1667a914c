import { type MoneyRules, shownCurrencies } from "#domains/institute/rules/markets.ts";
import type { FeeTexts } from "#shared/formats/fee-texts.ts";
import { formatPrice, type PriceCurrency } from "#shared/formats/format-price.ts";
import { formats, siteLocale } from "#shared/formats/formats.ts";
import type { Currency } from "#shared/money.ts";

/** A fee a month by currency, in whole units of it. */
export type Fees = Partial<Record<Currency, number>>;

/** A course's own fees a month by currency and plan, where they differ from the plan's. */
export type CourseFees = Partial<Record<Currency, Partial<Record<string, number>>>>;

type PricedCourse = { plans: string[]; fees: CourseFees };
type PricedPlan = { id: string; fees: Fees };

/** What a course without plans is sold in: one fee without a name. */
export const oneFee = { id: "fee", title: "", fees: {} as Fees };

/** The plans that a course is sold in, or its one fee. */
export function soldIn<Plan extends { id: string }>(
  course: Pick<PricedCourse, "plans">,
  plans: Plan[],
): (Plan | typeof oneFee)[] {
  return course.plans.length === 0 ? [oneFee] : plans.filter(({ id }) => course.plans.includes(id));
}

/** Whether a course is sold in the plan that an id names; one without plans is, whatever the id. */
export const isSoldIn = ({ plans }: Pick<PricedCourse, "plans">, id: string) =>
  plans.length === 0 || plans.includes(id);

/** The plan of a course that an id names; whatever the id, the one fee of a course without plans. */
export function planOf<Plan extends { id: string }>(
  course: Pick<PricedCourse, "plans">,
  plans: Plan[],
  id: string,
): Plan | typeof oneFee | undefined {
  return course.plans.length === 0 ? oneFee : plans.find((plan) => plan.id === id);
}

/** The months that a course's fee is asked for: each of its months, or one where the fee is for the whole course. */
export const paidMonths = ({ months, feeFor }: { months: number; feeFor?: "month" | "course" | undefined }): number =>
  feeFor === "course" ? 1 : months;

/** What a course's fee is for, in words that follow its amount. */
export const feeUnit = <Words extends Record<"perMonth" | "wholeCourse", string>>(
  { feeFor }: { feeFor?: "month" | "course" | undefined },
  words: Words,
): string => (feeFor === "course" ? words.wholeCourse : words.perMonth);

/** The own price of a batch, for whatever plan. */
export type OwnFee = { amount: number; currency: Currency } | null;

/** A batch's own price; one that an earlier release stored is in the currency of the company's facts. */
export function ownFeeOf(
  { price, priceCurrency }: { price: number | null; priceCurrency: Currency | null },
  { company }: { company: { currency: { code: Currency } } },
): OwnFee {
  return price === null ? null : { amount: price, currency: priceCurrency ?? company.currency.code };
}

/**
 * A course's fee in a plan and a currency, for a month or for the whole course: the own one of a batch, if `own` is in
 * this currency, otherwise the course's, otherwise the plan's. Undefined where none has one in this currency: it is asked
 * for, and never converted.
 */
export function coursePrice(
  { fees }: Pick<PricedCourse, "fees">,
  { id, fees: ofPlan }: PricedPlan,
  currency: Currency,
  own: OwnFee = null,
): number | undefined {
  return own?.currency === currency ? own.amount : (fees[currency]?.[id] ?? ofPlan[currency]);
}

/** The fee shown for a course in a currency: the lowest of the plans that it is sold in; undefined without any. */
export function lowestPrice(course: PricedCourse, plans: PricedPlan[], currency: Currency): number | undefined {
  const fees = soldIn(course, plans).flatMap((plan) => coursePrice(course, plan, currency) ?? []);
  return fees.length > 0 ? Math.min(...fees) : undefined;
}

/** The institute's own sign of its currency, and its markets. */
type Money = { company: { currency: PriceCurrency }; money: MoneyRules; zero?: string };

/** The currencies that visitors see fees in, with the signs before their amounts; the company's own sign where it has one. */
export function shownSigns({ company, money, zero }: Money): PriceCurrency[] {
  const { code: own, symbol } = company.currency;
  const ownSign = /\p{L}$/u.test(symbol) ? `${symbol}\u00A0` : symbol;
  const written = zero ? { zero } : {};
  return shownCurrencies(money).map((code) => ({ code, symbol: code === own ? ownSign : signOf(code), ...written }));
}

/** The sign in front of a currency's amounts: "£", "PKR ". */
export function signOf(code: Currency): string {
  const parts = formats(siteLocale).money(code).formatToParts(1);
  const whole = parts.findIndex(({ type }) => type === "integer");
  return parts
    .slice(0, whole)
    .map(({ value }) => value)
    .join("");
}

/** A fee as text in each currency that visitors see: `feeIn` gives it in whole units. */
export function feeTexts(content: Money, feeIn: (currency: Currency) => number | undefined): FeeTexts {
  return shownSigns(content).map((sign) => {
    const fee = feeIn(sign.code);
    return fee === undefined ? null : formatPrice(fee, sign);
  });
}

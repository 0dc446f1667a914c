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

/**
 * A course's fee a month in a plan and a currency: the course's own if it names one, otherwise the plan's. Undefined where
 * neither has one in this currency: it is asked for, and never converted.
 */
export function coursePrice(
  { fees }: Pick<PricedCourse, "fees">,
  { id, fees: ofPlan }: PricedPlan,
  currency: Currency,
): number | undefined {
  return fees[currency]?.[id] ?? ofPlan[currency];
}

/** The fee a month shown for a course in a currency: the lowest of the plans that it is sold in; undefined without any. */
export function lowestPrice(course: PricedCourse, plans: PricedPlan[], currency: Currency): number | undefined {
  const sold = plans.filter(({ id }) => course.plans.includes(id));
  const fees = sold.flatMap((plan) => coursePrice(course, plan, currency) ?? []);
  return fees.length > 0 ? Math.min(...fees) : undefined;
}

/** The institute's own sign of its currency, and its markets. */
type Money = { company: { currency: PriceCurrency }; money: MoneyRules };

/** The currencies that visitors see fees in, with the signs before their amounts; the company's own sign where it has one. */
export function shownSigns({ company, money }: Money): PriceCurrency[] {
  const { code: own, symbol } = company.currency;
  const ownSign = /\p{L}$/u.test(symbol) ? `${symbol}\u00A0` : symbol;
  return shownCurrencies(money).map((code) => ({ code, symbol: code === own ? ownSign : signOf(code) }));
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
